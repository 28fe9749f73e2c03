/**
 * The model's budget of a day in UTC, in millionths of a dollar, shared by all
 * processes. The most a call can cost is reserved before it, and the rest is given
 * back afterwards. A process that dies before the call has left did not spend it:
 * the reservation lapses with its lease. One that dies later may have spent all of
 * it, and it stays counted.
 */
import { sql } from 'kysely';
import type { Db } from '../../database/sql.ts';
import type { Spending } from './model-port.ts';

export interface DailySpendLimit {
  /** Null when less than that is left; otherwise a way to say what it cost in the end. */
  reserve(micros: number): Promise<SpendReservation | null>;
  spending(): Promise<Spending>;
}

export interface SpendReservation {
  /** Called right before the request leaves. False: the lease is over, and nothing may be sent. */
  send(): Promise<boolean>;
  settle(actualMicros: number): Promise<void>;
}

/** Nothing slow happens between reserving and sending. */
const LEASE_SECONDS = 10;

export function openDailySpendLimit(db: Db, mostMicros: number): DailySpendLimit {
  async function takeBackLapsed(): Promise<void> {
    await sql`
      with lapsed as (delete from model_reservations where lapses_at < now() returning day, micros),
        sums as (select day, sum(micros) as micros from lapsed group by day)
      update model_spending set committed_micros = committed_micros - sums.micros
      from sums where model_spending.day = sums.day`.execute(db);
  }

  return {
    async spending() {
      await takeBackLapsed();
      const found = await sql<{ calls: number; micros: number }>`
        select calls, committed_micros::float8 as micros from model_spending
        where day = (now() at time zone 'utc')::date`.execute(db);
      return { ...(found.rows[0] ?? { calls: 0, micros: 0 }), mostMicros };
    },
    async reserve(micros) {
      if (micros > mostMicros) return null;
      await takeBackLapsed();
      // One statement: another one at the same moment waits for this row and then sees the new sum.
      const taken = await sql<{ id: number; day: string }>`
        with taken as (
          insert into model_spending (day, committed_micros, calls)
          values ((now() at time zone 'utc')::date, ${micros}, 1)
          on conflict (day) do update
            set committed_micros = model_spending.committed_micros + ${micros}, calls = model_spending.calls + 1
            where model_spending.committed_micros + ${micros} <= ${mostMicros}
          returning day)
        insert into model_reservations (day, micros, lapses_at)
        select day, ${micros}::bigint, now() + make_interval(secs => ${LEASE_SECONDS}) from taken
        returning id, day`.execute(db);
      const reserved = taken.rows[0];
      if (reserved === undefined) return null;
      const { id, day } = reserved;
      return {
        async send() {
          const sent = await sql`delete from model_reservations where id = ${id} returning id`.execute(db);
          return sent.rows.length > 0;
        },
        async settle(actualMicros) {
          if (actualMicros === micros) return;
          await sql`update model_spending set committed_micros = committed_micros + ${actualMicros - micros}
            where day = ${day}`.execute(db);
        },
      };
    },
  };
}
