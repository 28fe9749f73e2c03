/**
 * Counters that hold over all processes: so many of a thing per so many seconds.
 *
 * A window is fixed, not sliding: at its edge a determined client gets at most
 * twice the figure. Keys never hold an address or a name in the clear.
 */
import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Db } from '../database/sql.ts';

export interface Limits {
  /** A key as it is kept: whose address or name it is cannot be told from it. */
  hidden(key: string): string;
  /** Counts one more; false when that is more than `most` within the window. */
  take(key: string, most: number, perSeconds: number): Promise<boolean>;
  /** Looks without counting: false when `most` is used up. */
  peek(key: string, most: number, perSeconds: number): Promise<boolean>;
  /**
   * Counts one more before it is known whether it counts, so that attempts under way, in whatever process,
   * cannot be more than `most` together. Null when `most` is used up.
   */
  reserve(key: string, most: number, perSeconds: number): Promise<Reservation | null>;
}

export interface Reservation {
  /** It did not count after all. */
  giveBack(): Promise<void>;
}

export function openLimits(db: Db, secret: Buffer): Limits {
  const hidden = (key: string) => createHmac('sha256', secret).update(key).digest('base64url').slice(0, 32);
  const windowStart = (perSeconds: number) =>
    sql`to_timestamp(floor(extract(epoch from now()) / ${perSeconds}::int) * ${perSeconds}::int)`;
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
    async peek(key, most, perSeconds) {
      const taken = await sql<{ taken: number }>`
        select taken from limits where key = ${hidden(key)} and window_start = ${windowStart(perSeconds)}`.execute(db);
      return (taken.rows[0]?.taken ?? 0) < most;
    },
  };
}

/** Windows longer than a day do not exist, so older counters are waste. */
export async function sweepLimits(db: Db): Promise<void> {
  await sql`delete from limits where window_start < now() - interval '1 day'`.execute(db);
}

/** As some proxies pass addresses on: `203.0.113.9:40312`, `[2001:db8::1]:40312`. */
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/;

/**
 * What counts as one address: an IPv4 address, an IPv6 /64, and IPv4 written as
 * IPv6 is IPv4. Undefined is a client that has hung up already.
 */
export function addressBlock(address: string | undefined): string {
  const [, inBrackets, dotted] = WITH_PORT.exec(address ?? '') ?? [];
  const [bare = ''] = (inBrackets ?? dotted ?? address ?? '').split('%');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return 'unknown';
  const groups = expandIPv6(bare);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped) return [6, 7].flatMap((i) => [(groups[i] ?? 0) >> 8, (groups[i] ?? 0) & 255]).join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

function expandIPv6(address: string): number[] {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const text = dotted
    ? `${dotted[1]}${((Number(dotted[2]) << 8) | Number(dotted[3])).toString(16)}:${((Number(dotted[4]) << 8) | Number(dotted[5])).toString(16)}`
    : address;
  const [head = '', tail] = text.split('::');
  const parse = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  const front = parse(head);
  if (tail === undefined) return front;
  const back = parse(tail);
  return [...front, ...Array<number>(Math.max(0, 8 - front.length - back.length)).fill(0), ...back];
}
