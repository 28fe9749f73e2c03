/**
 * Facts that an operator has corrected. The columns hold what is shown and searched;
 * beside them stands what the source says, so that a correction can be undone and an
 * import can go on telling without being heard.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../server/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import { hoursWords } from '../copy/restaurants.ts';
import type { Fact, Facts } from '../rules/facts.ts';
import { weekTexts } from '../rules/osm-hours.ts';

/** Which columns a fact is kept in. */
const COLUMNS = {
  name: ['name'],
  address: ['address'],
  description: ['description'],
  hours: ['hours', 'hours_note', 'opening_hours'],
  phone: ['phone'],
  website: ['website'],
  cuisine: ['cuisine'],
  kinds: ['kinds'],
  price: ['price_level'],
  diets: ['diets'],
  stepFree: ['step_free'],
} as const satisfies Record<Fact, readonly string[]>;
type Column = (typeof COLUMNS)[Fact][number];
const FACT_OF = Object.entries(COLUMNS).flatMap(([fact, columns]) => columns.map((column) => [fact, column] as const));

/** All columns of the row under their names. */
const wholeTold = (row: 'restaurants' | 'excluded') =>
  sql`jsonb_build_object(${sql.join(FACT_OF.flatMap(([, column]) => [sql.lit(column), sql.ref(`${row}.${column}`)]))})`;

/** What an import writes over a row it finds: the corrected columns stay, and what it says of them is noted. */
export const unlessCorrected = {
  ...(Object.fromEntries(
    FACT_OF.map(([fact, column]) => [
      column,
      sql`case when ${sql.lit(fact)} = any(restaurants.corrected)
        then ${sql.ref(`restaurants.${column}`)} else ${sql.ref(`excluded.${column}`)} end`,
    ]),
  ) as unknown as Record<Column, RawBuilder<never>>),
  told: sql<Record<
    string,
    unknown
  > | null>`case when restaurants.corrected = '{}' then null else ${wholeTold('excluded')} end`,
};

/** Writes the corrected facts over what is shown. The row must be held. */
export async function correct(tx: Db, id: string, facts: Partial<Facts>, at: Instant): Promise<void> {
  const { hours, price, stepFree, kinds, diets, ...plain } = facts;
  await tx
    .updateTable('restaurants')
    .set({
      told: sql`${wholeTold('restaurants')} || coalesce(told, '{}')`,
      corrected: sql`(select array_agg(distinct fact order by fact) from unnest(corrected || ${Object.keys(facts)}::text[]) as fact)`,
      version: sql`version + 1`,
      updated_at: at,
      ...plain,
      ...(kinds && { kinds: [...kinds] }),
      ...(diets && { diets: [...diets] }),
      ...(price !== undefined && { price_level: price }),
      ...(stepFree !== undefined && { step_free: stepFree }),
      ...(hours !== undefined && { hours, hours_note: null, opening_hours: weekTexts(hours, hoursWords) }),
    })
    .where('id', '=', id)
    .execute();
}

/** The source's word counts again. The row must be held. */
export async function uncorrect(tx: Db, id: string, fact: Fact, at: Instant): Promise<void> {
  const given = sql`jsonb_populate_record(null::restaurants, told)`;
  const columns: readonly Column[] = COLUMNS[fact];
  const old = Object.fromEntries(columns.map((column) => [column, sql`(${given}).${sql.ref(column)}`]));
  await tx
    .updateTable('restaurants')
    .set({
      ...old,
      corrected: sql`array_remove(corrected, ${fact})`,
      told: sql`case when array_remove(corrected, ${fact}) = '{}' then null else told end`,
      version: sql`version + 1`,
      updated_at: at,
    })
    .where('id', '=', id)
    .execute();
}
