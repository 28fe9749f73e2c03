/** What an operator reads when a booking is changed. */
import { usd } from '../../../shared/money.ts';
import type { PriceChoice } from '../../bookings/rules/changes.ts';

export const changingCopy = {
  label: 'Change…',
  title: 'Change this booking',
  travelers: 'Travelers',
  departure: 'Departure',
  choice: (day: string, price: number, spots: number) => `${day}, ${usd(price)} a person, ${spots} spots free`,
  asNow: (day: string) => `${day}, as now`,
  price: 'Price for one person',
  prices: {
    kept: 'As it was agreed',
    today: 'As it is sold today',
  } satisfies Record<PriceChoice, string>,
  ask: 'What would it cost?',
  asking: 'Working it out…',
  facts: { before: 'Price now', after: 'Price then', refund: 'Comes back by the terms', due: 'More to pay' },
  waive: (due: number) =>
    `${usd(due)} more is due. Taking it later needs a payment of its own; here it is not asked for, and that needs a reason.`,
  refund: 'Gives back, in dollars',
  refundHint: (refund: number, most: number) =>
    `By the terms ${usd(refund)}; at most ${usd(most)}. Another amount needs a reason.`,
  reason: 'Why',
  deed: 'Change the booking',
  pending: 'Changing…',
  failed: 'The booking was not changed',
  keep: 'Keep it as it is',
  done: 'The booking is changed, and its traveler is told',
  list: {
    title: 'Changes',
    caption: 'What was agreed after booking',
    none: 'It is as it was booked.',
    head: { at: 'When', before: 'Before', after: 'After', money: 'Money', by: 'By' },
    side: (day: string, travelers: number, total: number) => `${day}, ${travelers} travelers, ${usd(total)}`,
    refund: (dollars: number) => `${usd(dollars)} back`,
    waived: (dollars: number) => `${usd(dollars)} not asked for`,
    even: 'Nothing to settle',
  },
} as const;
