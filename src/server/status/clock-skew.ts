/**
 * Whether the clocks that we hear agree: the database's, which all processes share, this process's, and the payment
 * provider's. Nothing about money is measured from one to the other; a clock that is wrong makes everything else late.
 */
import { sql } from 'kysely';
import type { Alert } from '../../kernel/alerts.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { MetricReading } from '../../kernel/metric-readings.ts';

/** Clocks that are kept agree within a second; what is heard over a slow line is off by a few. */
const AGREE_WITHIN_SECONDS = 30;

type ClockSkewDeps = Pick<Deps, 'db' | 'now' | 'payments'>;

/** Seconds by which a clock is ahead of the database's. */
interface Skew {
  readonly process: number;
  /** Null: the provider has not told lately, or has no clock of its own. */
  readonly provider: number | null;
}

async function readSkew({ db, now, payments }: ClockSkewDeps): Promise<Skew> {
  const asked = now().getTime();
  const found = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  // It was read somewhere between question and answer.
  const process = (asked + now().getTime()) / 2 - (found.rows[0]?.at.getTime() ?? Number.NaN);
  const aheadOfProcess = payments.clockAheadMs();
  return { process: process / 1000, provider: aheadOfProcess === null ? null : (aheadOfProcess + process) / 1000 };
}

export async function clockSkewAlert(deps: ClockSkewDeps): Promise<Alert> {
  const { process, provider } = await readSkew(deps);
  const clocks = [
    { whose: 'The payment provider’s clock', ahead: provider ?? 0 },
    { whose: 'The clock of this server', ahead: process },
  ].filter(({ ahead }) => Math.abs(ahead) > AGREE_WITHIN_SECONDS);
  const wrong = clocks.map(
    ({ whose, ahead }) =>
      `${whose} is ${Math.round(Math.abs(ahead))} s ${ahead > 0 ? 'ahead of' : 'behind'} the database’s`,
  );
  return {
    id: 'clocks',
    title: 'Clocks that are wrong',
    count: wrong.length,
    oldest: null,
    href: null,
    state: wrong.length > 0 ? 'urgent' : 'fine',
    ...(wrong.length > 0 && { detail: wrong.join('; ') }),
  };
}

export const clockReading: MetricReading<ClockSkewDeps> = {
  gauges: [
    {
      name: 'payment_provider_clock_ahead_seconds',
      help: 'By how much the payment provider’s clock is ahead of the database’s, negative when behind; NaN when not known',
    },
    {
      name: 'process_clock_ahead_seconds',
      help: 'By how much the clock of this process is ahead of the database’s, negative when behind',
    },
  ],
  async read(deps) {
    const { process, provider } = await readSkew(deps);
    return [provider ?? Number.NaN, process];
  },
};
