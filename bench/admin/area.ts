/** One area of the back office in the bench: the rows it is filled with, and the queries that are timed. */
import type { Db } from '../../src/database/sql.ts';

export interface AdminArea {
  /** For the head of its table. */
  readonly name: string;
  fill(db: Db): Promise<void>;
  /** Paths below `/api/admin/`, by what they stand for; those that have a `next` are leafed through. */
  questions(db: Db): Promise<Readonly<Record<string, string>>>;
}

let state = 7;

/** The same numbers in every run. */
export function roll(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}
