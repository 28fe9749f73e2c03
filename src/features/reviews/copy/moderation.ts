/** What an operator reads in the queue of reviews. */
import type { Details, Sentence } from '../../../shared/result.ts';
import type { ModerationError, Queue } from '../contract/moderation.ts';
import type { HeldFor, ModerationReason } from '../rules/moderation.ts';
import type { ReportReason } from '../rules/review-limits.ts';

export const moderationErrors = {
  no_such_review: 'There is no such review.',
  changed_meanwhile: ({ by, state }: Details) =>
    by
      ? `${String(by)} has ${state === 'shown' ? 'shown' : 'hidden'} it in the meantime. Nothing of yours was done: look at it again, and then decide.`
      : 'It has been reported once more in the meantime. Look at it again, and then decide.',
} satisfies Record<ModerationError, Sentence>;

export const moderationCopy = {
  title: 'Reviews',
  caption: 'Reviews to decide about',
  queues: { waiting: 'Waiting', reported: 'Reported', hidden: 'Hidden', shown: 'Shown' } satisfies Record<
    Queue,
    string
  >,
  queue: 'Queue',
  lead: {
    waiting: 'Nobody reads these before you have. The longest waiting comes first.',
    reported: 'Everybody reads these, and somebody has complained. The most often reported comes first.',
    hidden: 'Nobody reads these any more. The last written comes first.',
    shown: 'Everybody reads these. Who wants theirs corrected or erased tells the place or trip, the name and the day.',
  } satisfies Record<Queue, string>,
  keys: 'Keys: j and k go down and up, s shows, h hides.',
  empty: {
    waiting: 'Nothing waits.',
    reported: 'Nothing is reported.',
    hidden: 'Nothing is hidden.',
    shown: 'No review that is shown fits.',
  } satisfies Record<Queue, string>,
  shown: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  by: (author: string, rating: number) => `${author}, ${rating} of 5`,
  held: {
    rude: 'Held: a rude word',
    link: 'Held: a link',
    contact: 'Held: an address or a number to write to',
    shouting: 'Held: all in capitals',
    repetition: 'Held: one sign many times',
    duplicate: 'Held: the same words have been sent before',
    same_sender: 'Held: the third or a later one from the same connection within a day',
    every_trip: 'Waits: reviews of trips are read before anybody else sees them',
  } satisfies Record<HeldFor, string>,
  verified: 'Verified traveler',
  reports: {
    untrue: 'Not true, or about another place',
    rude: 'Insults or threatens',
    advertising: 'Advertises',
    personal: 'Tells something private',
  } satisfies Record<ReportReason, string>,
  reported: (words: string, count: number) =>
    count === 1 ? `Reported: ${words}` : `Reported ${count} times: ${words}`,
  since: 'since',
  show: 'Show',
  hide: 'Hide',
  keep: 'Keep it shown',
  sought: { label: 'Find what is shown', place: 'Place or trip', author: 'Name of the author', day: 'Day' },
  erase: {
    label: 'Erase',
    title: 'Erase this review for good?',
    text: 'Its words, its reports and what was decided about it are gone, and its stars do not count. The log keeps that there was one. Whoever wanted it corrected can write it anew.',
    action: 'Erase it',
    pendingLabel: 'Erasing...',
    done: 'The review is erased',
  },
  history: 'History',
  decided: (operator: string, state: 'shown' | 'hidden') => `${operator} ${state === 'shown' ? 'showed' : 'hid'} it`,
  dialog: {
    title: { shown: 'Show this review?', hidden: 'Hide this review?' },
    text: {
      shown: 'Everybody reads it from then on, and its stars count.',
      hidden: 'Nobody reads it from then on, and its stars do not count.',
    },
    reason: 'Reason',
    choose: 'Please choose',
    words: 'In your own words',
    wordsHint: 'Read by operators alone. Needed where no reason of the list fits.',
    cancel: 'Leave it',
    pending: 'Saving...',
    look: 'Look at it again',
    failed: 'That did not work',
  },
  reasons: {
    harmless: 'Nothing is wrong with it',
    opinion: 'An opinion, honestly told',
    unfounded: 'The reports are unfounded',
    mistaken: 'It was hidden by mistake',
    untrue: 'It is not true, or about another place',
    rude: 'It insults or threatens somebody',
    advertising: 'It advertises something',
    personal: 'It tells something private of a person',
    off_topic: 'It is not about the visit or the trip',
    duplicate: 'The same has been written before',
    other: 'Something else',
  } satisfies Record<ModerationReason, string>,
  done: { shown: 'The review is shown', hidden: 'The review is hidden' },
} as const;
