/** The product's statements without one of their guards: what a check is worth shows when it fails against this. */
import { type KyselyPlugin, OperationNodeTransformer, type RawNode } from 'kysely';
import type { Db } from '../src/database/sql.ts';

export interface Guard {
  readonly text: string;
  readonly instead: string;
}

/** Seats are taken only where they are free. */
export const FREE_SEATS: Guard = { text: '::int <= capacity', instead: '::int is not null' };
/** Free seats are for sale only where nobody who waits has been promised them. */
export const PROMISED_SEATS: Guard = {
  text: 'and not w.has_accumulated))))) > 0',
  instead: 'and not w.has_accumulated))))) < 0',
};
/** Seats are kept for a bank's answer only within the quota. */
export const QUOTA: Guard = { text: 'seatless_since = case when ', instead: 'seatless_since = case when true or ' };
/** Whoever is on a departure that does not run is asked or ended. */
export const CALLED_OFF: Guard = { text: ' as gone on gone.id = departure_id', instead: ' as gone on gone.id < 0' };
/** All that was paid goes back. */
export const ALL_PAID: Guard = { text: '::int, moved.left) as dollars', instead: '::int, moved.left) - 1 as dollars' };

export function without(db: Db, { text, instead }: Guard): Db {
  class Transformer extends OperationNodeTransformer {
    protected override transformRaw(node: RawNode): RawNode {
      const raw = super.transformRaw(node);
      return { ...raw, sqlFragments: raw.sqlFragments.map((fragment) => fragment.replace(text, instead)) };
    }
  }
  const transformer = new Transformer();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => transformer.transformNode(node),
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin);
}
