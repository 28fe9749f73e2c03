/** The sale at a glance, in one look at the rows that are still open. */

import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import { EMAIL_LATE_SECONDS } from '../../../shared/late-email.ts';

import { SLOW_SECONDS } from '../rules/is-slow.ts';
import { isOpenTooLong } from './booking-columns.ts';
import { undeliveredEmailsSql } from './email-record.ts';

export interface OpenAlert {
  readonly count: number;
  readonly oldest: Date | null;
}

interface OpenSale {
  readonly holds: OpenAlert;
  /** Money was asked for, and it is not known yet how that ended. */
  readonly slowPayments: OpenAlert;
  readonly refusedRefunds: OpenAlert;
  readonly dueRefunds: OpenAlert;
  readonly lateEmails: OpenAlert;
  /** Refused, or come back. */
  readonly undeliveredEmails: OpenAlert;
  readonly today: OpenAlert;
}

/** @param timeZone whose midnight begins today */
export async function readOpenSale(db: Db, timeZone: string): Promise<OpenSale> {
  const since = sql`now() - make_interval(secs => ${sql.lit(SLOW_SECONDS)})`;
  const found = await sql<Record<keyof OpenSale, { count: number; oldest: string | null }>>`
    select
      (select json_build_object('count', count(*)::int, 'oldest', min(created_at))
         from bookings where open_slot is not null) as holds,
      (select json_build_object('count', count(*)::int, 'oldest', min(created_at))
         from bookings where ${isOpenTooLong}) as "slowPayments",
      (select json_build_object('count', count(*)::int, 'oldest', min(ended_at))
         from refunds where state = 'refused') as "refusedRefunds",
      (select json_build_object('count', count(*)::int, 'oldest', min(asked_for_at))
         from refunds where state = 'due' and asked_for_at < ${since}) as "dueRefunds",
      (select json_build_object('count', count(*)::int, 'oldest', min(due_since))
         from booking_emails where state = 'due' and due_since < now() - make_interval(secs => ${sql.lit(EMAIL_LATE_SECONDS)}))
         as "lateEmails",
      (select json_build_object('count', count(distinct booking_id)::int, 'oldest', null)
         from (${undeliveredEmailsSql()}) as undelivered) as "undeliveredEmails",
      (select json_build_object('count', count(*)::int, 'oldest', null)
         from bookings where state = 'confirmed' and created_at >= date_trunc('day', now() at time zone ${timeZone}) at time zone ${timeZone}) as today`.execute(
    db,
  );
  const row = found.rows[0];
  if (!row) throw new Error('A select without a table answers one row');
  const read = ({ count, oldest }: { count: number; oldest: string | null }): OpenAlert => ({
    count,
    oldest: oldest === null ? null : new Date(oldest),
  });
  return {
    holds: read(row.holds),
    slowPayments: read(row.slowPayments),
    refusedRefunds: read(row.refusedRefunds),
    dueRefunds: read(row.dueRefunds),
    lateEmails: read(row.lateEmails),
    undeliveredEmails: read(row.undeliveredEmails),
    today: read(row.today),
  };
}
