/** Limits count in fixed windows of the database's clock: a test that counts within one must not straddle two. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../src/database/sql.ts';

/** Waits for the next window unless `secondsNeeded` are left of this one. */
export async function untilAFreshWindow(db: Db, windowSeconds: number, secondsNeeded: number): Promise<void> {
  const now = await sql<{ epoch: number }>`select extract(epoch from now())::float8 as epoch`.execute(db);
  const left = windowSeconds - ((now.rows[0]?.epoch ?? 0) % windowSeconds);
  if (left < secondsNeeded) await pause(left * 1000 + 50);
}
