/** What a monitor watches of the waitlist: from rows, so every process tells the same. */
import type { Deps } from '../../../kernel/deps.ts';
import type { MetricReading } from '../../../kernel/metric-readings.ts';
import { countByState } from '../store/entries.ts';

export const waitlistReading: MetricReading<Pick<Deps, 'db'>> = {
  gauges: [{ name: 'waitlist_entries', help: 'Entries of the waitlist that have not ended, by state', label: 'state' }],
  read: async ({ db }) => [await countByState(db)],
};
