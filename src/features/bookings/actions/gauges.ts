/** What a monitor watches of the sale: the figures come from rows, so every process tells the same. */
import type { Deps } from '../../../kernel/deps.ts';
import { countAlarms, oldestWebhookEventSeconds } from '../../payments/store.ts';
import { oldestRefundSeconds } from '../store/cancel.ts';
import { oldestOpenSeconds, sumsOfSale } from '../store/consistency.ts';
import { oldestDueSeconds } from '../store/emails.ts';
import { listOpenDisputes } from './disputes.ts';

interface SaleGauge {
  readonly name: string;
  readonly help: string;
  /** What is counted apart. */
  readonly label?: string;
  read(deps: Pick<Deps, 'db'>): Promise<number | Record<string, number>>;
}

export const saleGauges: readonly SaleGauge[] = [
  {
    name: 'bookings',
    help: 'Bookings by state',
    label: 'state',
    read: async ({ db }) => (await sumsOfSale(db)).bookings,
  },
  {
    name: 'bookings_dollars',
    help: 'Money of bookings: what the confirmed ones cost in all, what was given back, and what waits to be given back',
    label: 'kind',
    read: async ({ db }) => (await sumsOfSale(db)).dollars,
  },
  {
    name: 'seats_held',
    help: 'Seats held for somebody who pays at this moment',
    read: async ({ db }) => (await sumsOfSale(db)).held,
  },
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
  {
    name: 'payment_disputes',
    help: 'Payments that banks take back and somebody has to answer',
    read: async ({ db }) => (await listOpenDisputes(db)).asks.length,
  },
  {
    name: 'payment_notices_oldest_waiting_seconds',
    help: 'How long the oldest notice of the payment provider has been waiting in seconds; 0 when none waits',
    read: ({ db }) => oldestWebhookEventSeconds(db),
  },
  {
    name: 'booking_emails_oldest_waiting_seconds',
    help: 'How long the oldest confirmation letter has been waiting in seconds; 0 when none waits',
    read: ({ db }) => oldestDueSeconds(db),
  },
  {
    name: 'refunds_oldest_due_seconds',
    help: 'How long the oldest refund has not reached the provider in seconds; 0 when none waits',
    read: ({ db }) => oldestRefundSeconds(db),
  },
];
