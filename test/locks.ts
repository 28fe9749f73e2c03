/** Races are forced: the second one goes on when it is seen to wait for what the first one holds. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../src/database/sql.ts';

/** Until as many wait for a lock in this database. */
export async function untilSomebodyWaits(db: Db, people = 1): Promise<void> {
  for (let look = 0; look < 2000; look++) {
    const waiting = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (waiting.rows.length >= people) return;
    await pause(10);
  }
  throw new Error(`Fewer than ${people} waited`);
}
