/**
 * Which squares of the map the live service has been asked about, and whether it may be asked now: one question at a time
 * by all processes of the site, and none while it is left alone.
 */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import { backoffMs, type ServiceFailure } from '../rules/backoff.ts';

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

const NAME = 'overpass';
/** Longer than a question may take: a process that dies holds no longer. */
const HOLD_MS = 12_000;

/** True for one caller, until it lets go. */
export async function holdService(db: Db, now: Instant): Promise<boolean> {
  const until = new Date(now.getTime() + HOLD_MS);
  const held = await sql`
    insert into live_services (name, held_until) values (${NAME}, ${until})
    on conflict (name) do update set held_until = excluded.held_until
    where live_services.held_until <= ${now} and live_services.backoff_until <= ${now}
    returning name`.execute(db);
  return held.rows.length > 0;
}

export async function releaseService(db: Db, now: Instant): Promise<void> {
  await sql`update live_services set held_until = ${now} where name = ${NAME}`.execute(db);
}

/** How the question ended; null: well. Answers until when the service is left alone. Only whoever holds it notes. */
export async function recordServiceAnswer(
  db: Db,
  now: Instant,
  failure: { readonly trouble: ServiceFailure; readonly waitMs: number | null } | null,
): Promise<Instant> {
  const before = await sql<{ failure: ServiceFailure | null; times: number }>`
    select failure, failures_in_a_row as times from live_services where name = ${NAME}`.execute(db);
  const last = before.rows[0];
  const times = failure === null ? 0 : last?.failure === failure.trouble ? last.times + 1 : 1;
  const until = failure === null ? now : new Date(now.getTime() + backoffMs(failure.trouble, times, failure.waitMs));
  await sql`
    update live_services set failure = ${failure?.trouble ?? null}, failures_in_a_row = ${times}, backoff_until = ${until}
    where name = ${NAME}`.execute(db);
  return until;
}

/** Why it is left alone now; null: it is not. */
export async function serviceFailure(db: Db, now: Instant): Promise<ServiceFailure | null> {
  const found = await sql<{ failure: ServiceFailure | null }>`
    select failure from live_services where name = ${NAME} and backoff_until > ${now}`.execute(db);
  return found.rows[0]?.failure ?? null;
}
