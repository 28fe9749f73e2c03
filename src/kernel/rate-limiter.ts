/**
 * Counters that hold over all processes: so many of a thing per so many seconds.
 *
 * A window is fixed, not sliding: at its edge a determined client gets at most
 * twice the figure. Keys never hold an address or a name in the clear.
 */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/sql.ts';

export interface Limits {
  /** A key as it is kept: whose address or name it is cannot be told from it. */
  hidden(key: string): string;
  /** Counts one more; false when that is more than `most` within the window. */
  take(key: string, most: number, perSeconds: number): Promise<boolean>;
  /** How many were counted within the window that runs. */
  taken(key: string, perSeconds: number): Promise<number>;
  /** Looks without counting: false when `most` is used up. */
  peek(key: string, most: number, perSeconds: number): Promise<boolean>;
  /**
   * Counts one more before it is known whether it counts, so that attempts under way, in whatever process,
   * cannot be more than `most` together. Null when `most` is used up.
   */
  reserve(key: string, most: number, perSeconds: number): Promise<LimitReservation | null>;
}

export interface LimitReservation {
  /** It did not count after all. */
  giveBack(): Promise<void>;
}

export function openLimits(db: Db, secret: Buffer): Limits {
  const hidden = (key: string) => createHmac('sha256', secret).update(key).digest('base64url').slice(0, 32);
  const windowStart = (perSeconds: number) =>
    sql`to_timestamp(floor(extract(epoch from now()) / ${perSeconds}::int) * ${perSeconds}::int)`;
  async function taken(key: string, perSeconds: number): Promise<number> {
    const found = await sql<{ taken: number }>`
      select taken from limits where key = ${hidden(key)} and window_start = ${windowStart(perSeconds)}`.execute(db);
    return found.rows[0]?.taken ?? 0;
  }
  return {
    hidden,
    async take(key, most, perSeconds) {
      const taken = await sql<{ taken: number }>`
        insert into limits (key, window_start, taken) values (${hidden(key)}, ${windowStart(perSeconds)}, 1)
        on conflict (key, window_start) do update set taken = limits.taken + 1
        returning taken`.execute(db);
      return (taken.rows[0]?.taken ?? 0) <= most;
    },
    async reserve(key, most, perSeconds) {
      const reserved = await sql<{ start: Date }>`
        insert into limits (key, window_start, taken) values (${hidden(key)}, ${windowStart(perSeconds)}, 1)
        on conflict (key, window_start) do update set taken = limits.taken + 1 where limits.taken < ${most}
        returning window_start as start`.execute(db);
      const start = reserved.rows[0]?.start;
      if (!start) return null;
      return {
        async giveBack() {
          await sql`
            update limits set taken = taken - 1 where key = ${hidden(key)} and window_start = ${start}`.execute(db);
        },
      };
    },
    taken,
    peek: async (key, most, perSeconds) => (await taken(key, perSeconds)) < most,
  };
}

/** Windows longer than a day do not exist, so older counters are waste. */
export async function sweepLimits(db: Db): Promise<void> {
  await sql`delete from limits where window_start < now() - interval '1 day'`.execute(db);
}
