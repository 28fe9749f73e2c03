/**
 * The audit log of the back office: who did what to which thing, and how it was
 * before and after. Only added to; the table itself refuses anything else. A deed is
 * written in the transaction that does it, so there is none without the other.
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

export interface Deed {
  /** Null: done on the command line. */
  readonly operator: Pick<Operator, 'id' | 'name'> | typeof STRANGER | typeof IMPORT | null;
  /** Kind of thing and verb: "package.publish". */
  readonly did: string;
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
  readonly did: string;
  readonly subject: string;
  readonly before: Noted | null;
  readonly after: Noted | null;
}

const COMMAND_LINE = 'Command line';
/** Nobody: what an import found by itself. */
export const IMPORT = { id: null, name: 'Import' } as const;
/** Nobody knows who it was. */
export const STRANGER = { id: null, name: 'Not signed in' } as const;

export async function audit(trx: Db, { operator, did, subject, before, after }: Deed): Promise<void> {
  await sql`
    insert into audit_log (operator_id, operator, did, subject, before, after)
    values (${operator?.id ?? null}, ${operator?.name ?? COMMAND_LINE}, ${did}, ${subject},
      ${before ? JSON.stringify(before) : null}, ${after ? JSON.stringify(after) : null})`.execute(trx);
}

export async function countDeeds(
  db: Db,
  did: string,
  { hours }: { readonly hours: number },
): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const found = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(at) as oldest from audit_log
    where did = ${did} and at > now() - make_interval(hours => ${hours})`.execute(db);
  return found.rows[0] ?? { count: 0, oldest: null };
}

/** Every deed there has been, one step through the index for each: the log itself is long. */
export async function listDeeds(db: Db): Promise<string[]> {
  const found = await sql<{ did: string }>`
    with recursive deeds as (
      (select did from audit_log order by did limit 1)
      union all
      select (select did from audit_log where did > deeds.did order by did limit 1) from deeds where deeds.did is not null
    )
    select did from deeds where did is not null order by did`.execute(db);
  return found.rows.map(({ did }) => did);
}

export interface AuditFilter {
  readonly operatorId?: number | undefined;
  /** A kind of thing or the start of a deed: "package" or "package.publish". */
  readonly did?: string | undefined;
  readonly subject?: string | undefined;
  /** A day as it is in a time zone (IANA). */
  readonly on?: { readonly day: CalendarDay; readonly timeZone: string } | undefined;
  /** Entries older than this one. */
  readonly beforeId?: number | undefined;
  readonly most: number;
}

/** The latest first. */
export async function readAudit(db: Db, filter: AuditFilter): Promise<AuditEntry[]> {
  const { operatorId, did, subject, on, beforeId, most } = filter;
  const startOf = (day: CalendarDay) => sql`(${day}::date::timestamp at time zone ${on?.timeZone})`;
  const found = await sql<AuditEntry>`
    select id::int as id, at, operator_id as "operatorId", operator, did, subject, before, after from audit_log
    where (${operatorId ?? null}::int is null or operator_id = ${operatorId ?? null})
      and (${did ?? null}::text is null or did = ${did ?? null} or starts_with(did, ${`${did ?? ''}.`}))
      and (${subject ?? null}::text is null or subject = ${subject ?? null})
      and ${on ? sql`at >= ${startOf(on.day)} and at < ${startOf(plusDays(on.day, 1))}` : sql`true`}
      and (${beforeId ?? null}::bigint is null or id < ${beforeId ?? null})
    order by id desc limit ${most}`.execute(db);
  return found.rows;
}
