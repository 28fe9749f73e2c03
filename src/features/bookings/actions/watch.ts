/** What a monitor watches of the sale: both figures come from rows, so every process tells the same. */
import type { Deps } from '../../../server/deps.ts';
import { countAlarms } from '../../payments/store.ts';
import { oldestOpenSeconds } from '../store/agreement.ts';

interface SaleGauge {
  readonly name: string;
  readonly help: string;
  read(deps: Pick<Deps, 'db'>): Promise<number>;
}

export const saleGauges: readonly SaleGauge[] = [
  {
    name: 'bookings_oldest_open_seconds',
    help: 'Age of the oldest open booking in seconds; 0 when none is open',
    read: ({ db }) => oldestOpenSeconds(db),
  },
  {
    name: 'payment_alarms',
    help: 'Payments at the provider that no booking explains; must be 0',
    read: ({ db }) => countAlarms(db),
  },
];
