/** What an operator reads about subscribers. */
import type { Sentence } from '../../../shared/result.ts';
import type { SubscriberError, SubscriberStatus } from '../contract/subscribers.ts';

export const subscriberErrors = {
  no_such_subscriber: 'This address is not in our list any more.',
} satisfies Record<SubscriberError, Sentence>;

export const subscribersCopy = {
  title: 'Subscribers',
  caption: 'Addresses of the newsletter, the newest first',
  /** Stands in the record of consents beside the moment. */
  leftOnRequest: 'Taken off the list by us, because the owner of the address asked for it.',
  statuses: { confirmed: 'Confirmed', waiting: 'Waiting', left: 'Left' } satisfies Record<SubscriberStatus, string>,
  filters: {
    label: 'Find subscribers',
    search: 'How the address begins',
    status: 'Status',
    any: 'All',
  },
  columns: { email: 'Address', status: 'Status', asked: 'Asked', confirmed: 'Confirmed', left: 'Left' },
  empty: 'Nobody has asked for the newsletter yet.',
  emptyFiltered: 'No address fits these filters.',
  shown: (count: number) => (count === 1 ? '1 address shown' : `${count} addresses shown`),
  export: 'Export the confirmed',
  exporting: 'Exporting...',
  exportFailed: 'The list could not be exported',
  file: 'subscribers.csv',
  head: { email: 'Address', confirmed: 'Confirmed at', wording: 'Agreed to', leave: 'Link to leave' },
  proof: {
    title: 'Consent',
    caption: 'What was agreed to, and when',
    columns: { event: 'What happened', when: 'When', wording: 'Words', letter: 'Letter' },
    events: { asked: 'Asked for it', confirmed: 'Confirmed', left: 'Left' },
    none: 'Nothing is on record.',
    unknown: 'Not recorded',
  },
  leave: {
    label: 'Take off the list',
    title: 'Take this address off the list?',
    text: 'No further letter of the newsletter goes there. The record of consents stays, and says that it was done at the owner’s wish.',
    action: 'Take off the list',
    pendingLabel: 'Taking off...',
    done: 'The address is off the list',
  },
  erase: {
    label: 'Erase',
    title: 'Erase this address for good?',
    text: 'The address and the proof of its consent are deleted. This cannot be undone, and we can no longer show that we were allowed to write.',
    action: 'Erase for good',
    pendingLabel: 'Erasing...',
    done: 'The address is erased',
  },
} as const;
