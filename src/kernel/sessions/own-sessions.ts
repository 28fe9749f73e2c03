/**
 * A traveller's sessions as their owner sees and ends them. Outside the database a
 * session goes by a name that follows from its stored id and opens nothing.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../database/sql.ts';

/** A session that has not been used for so long has ended. */
export const IDLE_HOURS = 24;
const NAME_LENGTH = 16;

export interface OwnSession {
  readonly name: string;
  /** "Firefox on Windows"; null where it did not say. */
  readonly browser: string | null;
  readonly startedAt: Date;
  /** To five minutes. */
  readonly lastSeenAt: Date;
}

const name = sql`left(encode(sha256(convert_to(id, 'UTF8')), 'hex'), ${sql.lit(NAME_LENGTH)})`;
const isLive = sql`kind = 'traveller' and expires_at > now()
  and last_seen_at > now() - make_interval(hours => ${sql.lit(IDLE_HOURS)})`;

/** The same in both languages: the caller's own session is found in the list by it. */
export function nameOf(id: string | null): string | null {
  return id === null ? null : createHash('sha256').update(id).digest('hex').slice(0, NAME_LENGTH);
}

/** The last used first. */
export async function listSessions(db: Db, travellerId: number): Promise<OwnSession[]> {
  const found = await sql<OwnSession>`
    select ${name} as name, browser, created_at as "startedAt", last_seen_at as "lastSeenAt"
    from sessions where user_id = ${travellerId} and ${isLive}
    order by last_seen_at desc, created_at desc, id limit 100`.execute(db);
  return found.rows;
}

/** False when there is no such session of this traveller's. */
export async function endSession(db: Db, travellerId: number, sessionName: string): Promise<boolean> {
  const ended = await sql`
    delete from sessions where user_id = ${travellerId} and ${name} = ${sessionName} returning 1`.execute(db);
  return ended.rows.length > 0;
}

/** Every session of the traveller's but the one named; how many have ended. */
export async function endSessions(db: Db, travellerId: number, except: string | null): Promise<number> {
  const ended = await sql`
    delete from sessions where user_id = ${travellerId} and ${name} is distinct from ${except} returning 1`.execute(db);
  return ended.rows.length;
}
