/** Every word about who waits, on a departure's page of the admin area. */
import type { Sentence } from '../../../shared/result.ts';
import type { ChangeEntryError } from '../contract/departure-waitlist.ts';
import { ACCUMULATE_DAYS, MOST_TIMES_PASSED, OFFER_HOURS } from '../rules/waitlist.ts';

export const adminWaitlistCopy = {
  title: 'Who waits',
  caption: 'Who waits for seats, in the order of joining',
  none: 'Nobody waits for this departure.',
  head: { number: 'In line', party: 'Travelers', who: 'Who', since: 'Since', turn: 'Turn' },
  inTurn: 'Has its turn',
  turn: (seats: number) => `${seats} kept until`,
  gathering: (seats: number) => `${seats} kept, more are gathered until`,
  noTurn: 'Not yet',
  rules: `Free seats are offered by themselves, in the order of joining, to the first party that fits them. A party that does not fit may be passed over ${MOST_TIMES_PASSED} times; then free seats are kept for it, for ${ACCUMULATE_DAYS} days at most and once. An offer lasts ${OFFER_HOURS} hours, and ends with the sale.`,
  actions: 'What can be done',
  offer: {
    label: 'Offer now',
    title: 'Offer the free seats to this party now?',
    text: 'Before those who stand in front of it. They get the email and the time of every offer.',
    action: 'Offer them',
    pendingLabel: 'Offering...',
  },
  remove: {
    label: 'Remove',
    title: 'Take this party off the waitlist?',
    text: 'Seats that are kept for it are free at once. It is not told by an email.',
    action: 'Remove it',
    pendingLabel: 'Removing...',
  },
} as const;

export const adminWaitlistErrors = {
  no_such_departure: 'There is no such departure.',
  no_such_entry: 'This party does not wait any more, or has its offer.',
  too_few_free: ({ free, seats }) => `${Number(free)} of the ${Number(seats)} seats it needs are free.`,
  not_on_sale: 'Offers begin only while the departure is on sale, and for long enough.',
} as const satisfies Record<ChangeEntryError, Sentence>;
