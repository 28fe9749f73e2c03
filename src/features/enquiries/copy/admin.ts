/** What an operator reads in the inbox, and about subscribers. */
import type { Details, Sentence } from '../../../shared/result.ts';
import type { EnquiryKind, InboxError, InboxView, ReplyState } from '../contract/inbox.ts';
import type { SubscriberError, SubscriberStatus } from '../contract/subscribers.ts';

const CHANGES: Readonly<Record<string, string>> = {
  taken: 'has taken it',
  given: 'has given it to somebody else',
  left: 'has left it to whoever comes',
  answered: 'has answered it',
  done: 'has marked it as done',
  reopened: 'has opened it again',
  came: 'has come in',
};

/** `by` is an operator, never the person who wrote. */
function whatHappened({ by, change }: Details): string {
  return `${by ? String(by) : 'Somebody'} ${CHANGES[String(change)] ?? 'has changed it'}`;
}

export const inboxErrors = {
  no_such_enquiry: 'This inquiry is not there any more.',
  no_such_file: 'This file is not there any more.',
  no_such_operator: 'This operator does not work here now.',
  changed_meanwhile: (details: Details) =>
    `${whatHappened(details)} in the meantime. Nothing of yours was done: look at it again, and then decide.`,
  not_undelivered: 'This reply is on its way or was delivered, or is not there any more.',
  too_many_letters: 'It has been sent three times within an hour. Please wait before the next.',
  key_reused:
    'Your reply was sent already when you first pressed, with the words you had then: it stands above. Send these only if they are to be a second letter.',
} satisfies Record<InboxError, Sentence>;

export const inboxCopy = {
  title: 'Inbox',
  caption: 'What people wrote, the newest first',
  views: {
    open: 'Open',
    mine: 'Mine',
    nobodys: 'Open, nobody’s',
    unread: 'Answer not looked at',
    undelivered: 'Reply not delivered',
    done: 'Done',
    all: 'All',
  } satisfies Record<InboxView, string>,
  kinds: {
    message: 'Message',
    learn: 'Something to learn',
    guide: 'Custom guide',
    lesson: 'A lesson',
    business: 'Partnership',
    launch: 'Word of the launch',
    mistake: 'A mistake',
  } satisfies Record<EnquiryKind, string>,
  states: {
    due: 'On its way',
    late: 'Late',
    sent: 'Delivered',
    refused: 'Refused by the mail server',
    returned: 'Came back',
  } satisfies Record<ReplyState, string>,
  /** As a sentence about what was taken over by the mail server. */
  statesExplained: {
    due: 'Not yet taken by the mail server. It is tried again by itself.',
    late: 'It has not left for a quarter of an hour. It is tried for three days; after that only sending it again helps.',
    sent: 'The mail server has taken it.',
    refused: 'The mail server will not take it: the address does not receive mail. It is not tried again.',
    returned: 'It was taken and came back later: the address does not receive mail.',
  } satisfies Record<ReplyState, string>,
  filters: {
    label: 'Find in the inbox',
    search: 'Name, address, reference or words of the text',
    view: 'State',
    kind: 'Kind',
    anyKind: 'All kinds',
    files: 'Files',
    anyFiles: 'With or without',
    withFiles: 'With files',
  },
  columns: {
    from: 'From',
    about: 'What about',
    operator: 'Looked after by',
    came: 'Came',
    state: 'State',
  },
  empty: 'Nothing here. Whatever people write arrives in this list.',
  emptyFiltered: 'Nothing fits these filters.',
  shown: (count: number) => (count === 1 ? '1 inquiry shown' : `${count} inquiries shown`),
  fileCount: (count: number) => (count === 1 ? '1 file' : `${count} files`),
  unread: 'New answer',
  replyCount: (count: number) => (count === 1 ? '1 reply' : `${count} replies`),
  noText: 'No text.',
  open: 'Open',
  done: 'Done',
  nobody: 'Nobody',
  me: 'Me',
  notHere: (name: string) => `${name} (works here no longer)`,
  somebody: (id: number) => `Operator ${id}`,
  one: {
    back: 'Inbox',
    facts: { kind: 'Kind', email: 'Email', topic: 'About', came: 'Came', done: 'Done' },
    reference: 'Reference',
    text: 'What they wrote',
    files: 'Files',
    filesHint: 'Sent by a stranger. The kind is what we found when it arrived; look at it with care.',
    save: 'Save',
    saveNamed: (name: string) => `Save ${name}`,
    notSaved: 'The file could not be saved',
    operator: 'Looked after by',
    take: 'Take it',
    leave: 'Leave it to others',
    give: 'Give to',
    giveNow: 'Give',
    choose: 'Please choose',
    thread: 'Letters',
    stranger: 'From another address than the one we write to',
    automatic: 'Sent by a machine',
    wrote: (who: string) => `${who} wrote`,
    quoted: 'What they quoted',
    bookings: 'Bookings',
    party: (travelers: number) => (travelers === 1 ? '1 traveler' : `${travelers} travelers`),
    because: { answered: 'Its email was answered', address: 'Its contact email is this address' },
    replies: 'Replies',
    noReplies: 'Nobody has answered yet.',
    again: 'Send again',
    againDone: 'It is on its way again',
    undelivered: 'Reply not delivered',
    by: (operator: string) => `${operator} wrote`,
    canned: 'Put in a kept text',
    reply: 'Answer by letter',
    replyHint: (email: string) => `Goes to ${email}, below it what they wrote.`,
    field: 'Your answer',
    send: 'Send',
    sendAndSettle: 'Send and mark as done',
    sending: 'Sending...',
    sent: 'Your answer is on its way',
    erase: {
      label: 'Erase',
      title: 'Erase this inquiry for good?',
      text: 'What was written, its files and our replies are gone. The log keeps how many there were, and no word of them.',
      action: 'Erase it',
      pendingLabel: 'Erasing...',
      done: 'The inquiry is erased',
    },
    markDone: 'Mark as done',
    reopen: 'Open again',
    saving: 'Saving...',
    changed: 'Somebody was faster',
    look: 'Look at it again',
    failed: 'That did not work',
  },
} as const;

/** What an operator reads about subscribers. */
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

/** Of what the search of the whole back office has found. */
export const foundCopy = {
  open: 'Open',
  done: 'Done',
  reference: 'The reference begins so',
  name: 'The name begins so',
  email: 'The email begins so',
  words: 'In what was written',
} as const;
