/**
 * The day's money for the model, in millionths of a dollar, shared by all
 * processes. It is taken before a call, as much as the call can cost at most,
 * and what was not needed is given back afterwards: whoever dies in between has
 * spent it. The day is UTC's.
 */
import { sql } from 'kysely';
import type { Db } from '../../server/sql.ts';
import type { Spending } from './port.ts';

export interface DayBudget {
  /** Null when less than that is left; otherwise a way to say what it cost in the end. */
  reserve(micros: number): Promise<Reservation | null>;
  spending(): Promise<Spending>;
}

export interface Reservation {
  settle(actualMicros: number): Promise<void>;
}

export function openDayBudget(db: Db, mostMicros: number): DayBudget {
  return {
    async spending() {
      const found = await sql<{ calls: number; micros: number }>`
        select calls, committed_micros::float8 as micros from model_spending
        where day = (now() at time zone 'utc')::date`.execute(db);
      return { ...(found.rows[0] ?? { calls: 0, micros: 0 }), mostMicros };
    },
    async reserve(micros) {
      if (micros > mostMicros) return null;
      // One statement: whoever comes at the same moment waits for this row and then sees the new sum.
      const taken = await sql<{ day: string }>`
        insert into model_spending (day, committed_micros, calls)
        values ((now() at time zone 'utc')::date, ${micros}, 1)
        on conflict (day) do update
          set committed_micros = model_spending.committed_micros + ${micros}, calls = model_spending.calls + 1
          where model_spending.committed_micros + ${micros} <= ${mostMicros}
        returning day`.execute(db);
      const day = taken.rows[0]?.day;
      if (day === undefined) return null;
      return {
        async settle(actualMicros) {
          if (actualMicros === micros) return;
          await sql`update model_spending set committed_micros = committed_micros + ${actualMicros - micros}
            where day = ${day}`.execute(db);
        },
      };
    },
  };
}
