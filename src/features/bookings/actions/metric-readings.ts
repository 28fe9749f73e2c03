/** What a monitor watches of the sale: the figures come from rows, so every process tells the same. */
import type { Deps } from '../../../kernel/deps.ts';
import type { MetricReading } from '../../../kernel/metric-readings.ts';
import { countAlarms } from '../../payments/store/alarms.ts';
import { oldestWebhookEventSeconds } from '../../payments/store/webhook-events.ts';
import { oldestOpenSeconds, sumsOfSale } from '../store/consistency.ts';
import { countEmails, oldestDueSeconds } from '../store/email-record.ts';
import { oldestRefundSeconds } from '../store/refund-payouts.ts';
import { listOpenDisputes } from './disputes.ts';

export const saleReadings: readonly MetricReading<Pick<Deps, 'db'>>[] = [
  {
    gauges: [
      { name: 'bookings', help: 'Bookings by state', label: 'state' },
      {
        name: 'bookings_dollars',
        help: 'Money of bookings: what the confirmed ones cost in all, what was given back, and what waits to be given back',
        label: 'kind',
      },
      { name: 'seats_held', help: 'Seats held for somebody who pays at this moment' },
    ],
    async read({ db }) {
      const { bookings, dollars, held } = await sumsOfSale(db);
      return [bookings, dollars, held];
    },
  },
  {
    gauges: [
      {
        name: 'bookings_oldest_open_seconds',
        help: 'Age of the oldest open booking in seconds; 0 when none is open',
      },
    ],
    read: async ({ db }) => [await oldestOpenSeconds(db)],
  },
  {
    gauges: [{ name: 'payment_alarms', help: 'Payments at the provider that no booking explains; must be 0' }],
    read: async ({ db }) => [await countAlarms(db)],
  },
  {
    gauges: [{ name: 'payment_disputes', help: 'Payments that banks take back and somebody has to answer' }],
    read: async ({ db }) => [(await listOpenDisputes(db)).asks.length],
  },
  {
    gauges: [
      {
        name: 'payment_notices_oldest_waiting_seconds',
        help: 'How long the oldest notice of the payment provider has been waiting in seconds; 0 when none waits',
      },
    ],
    read: async ({ db }) => [await oldestWebhookEventSeconds(db)],
  },
  {
    gauges: [{ name: 'booking_emails', help: 'Emails about bookings by state', label: 'state' }],
    read: async ({ db }) => [await countEmails(db)],
  },
  {
    gauges: [
      {
        name: 'booking_emails_oldest_waiting_seconds',
        help: 'How long the oldest confirmation letter has been waiting in seconds; 0 when none waits',
      },
    ],
    read: async ({ db }) => [await oldestDueSeconds(db)],
  },
  {
    gauges: [
      {
        name: 'refunds_oldest_due_seconds',
        help: 'How long the oldest refund has not reached the provider in seconds; 0 when none waits',
      },
    ],
    read: async ({ db }) => [await oldestRefundSeconds(db)],
  },
];
