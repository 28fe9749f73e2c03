/**
 * What a feature keeps about a traveller. Each feature that keeps something says here
 * how it is handed over and how it is forgotten, so that a person can have all of it
 * without anybody knowing every table.
 */

import type { Db } from '../database/sql.ts';
import type { Deps } from './deps.ts';

export interface PersonalRecords {
  /** The heading in the person's file. */
  readonly name: string;
  /** Everything, as plain JSON that a person can read. */
  read(db: Db, travellerId: number): Promise<unknown>;
  /** What forbids to forget the person now; null: nothing. Asked in the transaction that forgets. */
  hindrance(
    deps: Pick<Deps, 'tripNow'>,
    db: Db,
    travellerId: number,
  ): Promise<'trip_ahead' | 'payment_open' | 'refund_open' | null>;
  /** Forgets what is in the database, in the caller's transaction. What it answers is done once that is settled. */
  forget(db: Db, travellerId: number): Promise<Afterwards>;
}

/** For what is no row: files. Done twice, it does no harm. */
export type Afterwards = (deps: Pick<Deps, 'keptEmails'>) => Promise<void>;
