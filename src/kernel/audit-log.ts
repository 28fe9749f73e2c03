/**
 * The audit log of the back office: who did what to which thing, and how it was
 * before and after. Only added to; the table itself refuses anything else. An entry is
 * written in the transaction of the action, so there is neither without the other.
 *
 * Things are named by kind and id ("booking:4711"). `before` and `after` hold what
 * was changed and nothing else, and nothing personal of a traveller: what is
 * erased elsewhere must not live on here.
 */
import { sql } from 'kysely';
import type { Db } from '../database/sql.ts';
import { type CalendarDay, plusDays } from '../shared/dates.ts';
import type { Operator } from './sessions/operator-sessions.ts';

export type Noted = { readonly [field: string]: unknown };

interface NewAuditEntry {
  /** Null: done on the command line. */
  readonly operator: Pick<Operator, 'id' | 'name'> | typeof STRANGER | typeof IMPORT | null;
  /** Kind of thing and verb: "package.publish". */
  readonly action: string;
  /** Kind of thing and id: "package:aspen-gold". */
  readonly subject: string;
  readonly before?: Noted | null;
  readonly after?: Noted | null;
}

export interface AuditEntry {
  readonly id: number;
  readonly at: Date;
  readonly operatorId: number | null;
  readonly operator: string;
  readonly action: string;
  readonly subject: string;
  readonly before: Noted | null;
  readonly after: Noted | null;
}

const COMMAND_LINE = 'Command line';
/** Not a person: what an import found by itself. */
export const IMPORT = { id: null, name: 'Import' } as const;
/** It is not known who it was. */
export const STRANGER = { id: null, name: 'Not signed in' } as const;

export async function audit(trx: Db, { operator, action, subject, before, after }: NewAuditEntry): Promise<void> {
  await sql`
    insert into audit_log (operator_id, operator, action, subject, before, after)
    values (${operator?.id ?? null}, ${operator?.name ?? COMMAND_LINE}, ${action}, ${subject},
      ${before ? JSON.stringify(before) : null}, ${after ? JSON.stringify(after) : null})`.execute(trx);
}

export async function countAuditEntries(
  db: Db,
  action: string,
  { hours }: { readonly hours: number },
): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const found = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(at) as oldest from audit_log
    where action = ${action} and at > now() - make_interval(hours => ${hours})`.execute(db);
  return found.rows[0] ?? { count: 0, oldest: null };
}

/** Every action in the log, by one step through the index for each: the log itself is long. */
export async function listAuditActions(db: Db): Promise<string[]> {
  const found = await sql<{ action: string }>`
    with recursive found as (
      (select action from audit_log order by action limit 1)
      union all
      select (select action from audit_log where action > found.action order by action limit 1) from found
      where found.action is not null
    )
    select action from found where action is not null order by action`.execute(db);
  return found.rows.map(({ action }) => action);
}

export interface AuditFilter {
  readonly operatorId?: number | undefined;
  /** A kind of thing or a whole action: "package" or "package.publish". */
  readonly action?: string | undefined;
  readonly subject?: string | undefined;
  /** A day as it is in a time zone (IANA). */
  readonly on?: { readonly day: CalendarDay; readonly timeZone: string } | undefined;
  /** Entries older than this one. */
  readonly beforeId?: number | undefined;
  readonly most: number;
}

/** The latest first. */
export async function readAudit(db: Db, filter: AuditFilter): Promise<AuditEntry[]> {
  const { operatorId, action, subject, on, beforeId, most } = filter;
  const startOf = (day: CalendarDay) => sql`(${day}::date::timestamp at time zone ${on?.timeZone})`;
  const found = await sql<AuditEntry>`
    select id::int as id, at, operator_id as "operatorId", operator, action, subject, before, after from audit_log
    where (${operatorId ?? null}::int is null or operator_id = ${operatorId ?? null})
      and (${action ?? null}::text is null or action = ${action ?? null} or starts_with(action, ${`${action ?? ''}.`}))
      and (${subject ?? null}::text is null or subject = ${subject ?? null})
      and ${on ? sql`at >= ${startOf(on.day)} and at < ${startOf(plusDays(on.day, 1))}` : sql`true`}
      and (${beforeId ?? null}::bigint is null or id < ${beforeId ?? null})
    order by id desc limit ${most}`.execute(db);
  return found.rows;
}
