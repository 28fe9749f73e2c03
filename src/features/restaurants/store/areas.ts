/** Which squares of the map the live service has been asked about, and when. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';

/** True for exactly one of those who come at once, and not again before what is known is older than `before`. */
export async function claimArea(db: Db, cell: number, now: Instant, before: Instant): Promise<boolean> {
  const claimed = await sql`
    insert into live_areas (cell, asked_at) values (${cell}, ${now})
    on conflict (cell) do update set asked_at = excluded.asked_at where live_areas.asked_at < ${before}
    returning cell`.execute(db);
  return claimed.rows.length > 0;
}

/** The service has answered for it. */
export async function markAnswered(db: Db, cell: number, at: Instant): Promise<void> {
  await sql`update live_areas set answered_at = ${at} where cell = ${cell}`.execute(db);
}

/** It was asked in vain: as if the last time had been then. */
export async function backdateArea(db: Db, cell: number, then: Instant): Promise<void> {
  await sql`update live_areas set asked_at = ${then} where cell = ${cell}`.execute(db);
}

/** Whether the service has answered for the square after `since`, or is being asked at this moment (`begun` or later). */
export async function isAnswered(db: Db, cell: number, since: Instant, begun: Instant): Promise<boolean> {
  const found = await sql`
    select cell from live_areas where cell = ${cell} and (answered_at >= ${since} or asked_at >= ${begun})`.execute(db);
  return found.rows.length > 0;
}
