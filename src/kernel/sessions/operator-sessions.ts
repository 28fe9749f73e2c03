/**
 * Sessions of the back office: a cookie of their own, which no link from elsewhere
 * brings along, and an early end when nobody works. Name and role are as they were
 * at sign-in; whoever changes them ends the operator's sessions in the same transaction.
 */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../database/sql.ts';
import type { Cookies } from '../http/cookies.ts';
import { unlessFull } from '../storage-health.ts';
import { browserName } from './browser-name.ts';

export interface Operator {
  readonly id: number;
  readonly name: string;
  readonly role: 'operator' | 'owner';
}

export interface OperatorSessions {
  /** The operator behind the cookies, or null. Finding one keeps the session from its idle end. */
  find(cookies: Cookies): Promise<Operator | null>;
  control(cookies: Cookies, setCookie: (cookie: string) => void, userAgent?: string): OperatorControl;
}

export interface OperatorControl {
  /** Ends the session the call came with. `trx` is the transaction that holds the operator's row. */
  start(trx: Db, operator: Operator): Promise<void>;
  end(): Promise<void>;
}

const IDLE_MINUTES = 30;
const LONGEST_HOURS = 12;

export function openOperatorSessions(
  db: Db,
  { cookie, secure }: { readonly cookie: string; readonly secure: boolean },
): OperatorSessions {
  const attributes = `Path=/; SameSite=Strict; HttpOnly${secure ? '; Secure' : ''}`;
  const idOf = (cookies: Cookies) => {
    const token = cookies.get(cookie);
    return token && /^[\w-]{43}$/.test(token) ? digest(token) : null;
  };
  return {
    async find(cookies) {
      const id = idOf(cookies);
      if (!id) return null;
      const found = await sql<Operator & { stale: boolean }>`
        select operator_id as id, name, role, last_seen_at < now() - interval '1 minute' as stale
        from operator_sessions where id = ${id} and ${isLive}`.execute(db);
      const row = found.rows[0];
      if (!row) return null;
      if (row.stale)
        await sql`update operator_sessions set last_seen_at = now() where id = ${id}`.execute(db).catch(unlessFull);
      return { id: row.id, name: row.name, role: row.role };
    },

    control: (cookies, setCookie, userAgent) => ({
      async start(trx, { id, name, role }) {
        const token = randomBytes(32).toString('base64url');
        await sql`
          with gone as (delete from operator_sessions where id = ${idOf(cookies)})
          insert into operator_sessions (id, operator_id, name, role, browser, expires_at)
          values (${digest(token)}, ${id}, ${name}, ${role}, ${browserName(userAgent)},
            now() + make_interval(hours => ${LONGEST_HOURS}))`.execute(trx);
        setCookie(`${cookie}=${token}; ${attributes}`);
      },
      async end() {
        const old = idOf(cookies);
        if (old) await sql`delete from operator_sessions where id = ${old}`.execute(db);
        setCookie(`${cookie}=; ${attributes}; Max-Age=0`);
      },
    }),
  };
}

/** All sessions of one operator; to be called in the transaction that changes what they may do. */
export async function endOperatorSessions(db: Db, operatorId: number): Promise<void> {
  await sql`delete from operator_sessions where operator_id = ${operatorId}`.execute(db);
}

export async function sweepOperatorSessions(db: Db): Promise<void> {
  await sql`delete from operator_sessions where not (${isLive})`.execute(db);
}

const isLive = sql`expires_at > now()
  and last_seen_at > now() - make_interval(mins => ${sql.lit(IDLE_MINUTES)})`;

export function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** When each operator with a session was last seen. */
export async function lastSeenOfOperators(db: Db): Promise<ReadonlyMap<number, Date>> {
  const found = await sql<{ id: number; at: Date }>`
    select operator_id as id, max(last_seen_at) as at from operator_sessions group by operator_id`.execute(db);
  return new Map(found.rows.map(({ id, at }) => [id, at]));
}
