/** Every word of the page of one booking. */
import { usd } from '../../../shared/usd.ts';
import type { EmailKind, NumberedKind } from '../../bookings/rules/booking-emails.ts';
import type { RefundState } from '../../bookings/rules/refund-state.ts';
import type { ContactFields } from '../contract/booking-actions.ts';
import { bookingStates } from './booking-states.ts';

const letters = {
  option: 'Link to pay',
  confirmation: 'Confirmation',
  cancellation: 'Cancellation',
  '30-days': '30 days before',
  '7-days': '7 days before',
  'how-was-it': 'How was it',
  refund: 'Money back',
  change: 'Change',
  payment: 'Payment link',
} as const satisfies Record<EmailKind | NumberedKind, string>;

const refundStates = {
  due: 'On its way to the provider',
  sent: 'With the bank',
  done: 'Paid back',
  outside: 'Paid back outside',
  refused: 'Refused',
  disputed: 'Not given: the bank decides',
  bank: 'Given by the bank',
  owed: 'Owed after a dispute',
} as const satisfies Record<RefundState, string>;

export const storyCopy = {
  title: (reference: string) => `Booking ${reference}`,
  states: bookingStates,
  facts: {
    person: 'Booked by',
    contact: 'Contact email',
    noContact: 'None given',
    caller: 'Name and telephone',
    country: 'Country of the invoice',
    trip: 'Trip',
    agreed: 'As booked',
    version: (version: number, isAssumed: boolean) =>
      isAssumed
        ? 'Booked before descriptions were kept: shown as the package was described later'
        : `Description ${version} of the package; later edits do not change this booking`,
    days: 'Departure',
    manifest: 'Who travels on this departure',
    travelers: 'Travelers',
    requests: 'Special requests',
    failure: 'Came to nothing because',
    left: 'Has left: what was known of the person is erased',
    byTelephone: 'By telephone, without an account',
    heldUntil: 'Kept until',
  },
  correct: {
    labels: {
      contactEmail: 'Contact email',
      contactName: 'Name of who booked',
      contactPhone: 'Telephone',
    } satisfies Record<keyof ContactFields, string>,
    hint: 'Letters that are sent from now on go there.',
    deed: 'Correct the address',
    pending: 'Keeping…',
    done: 'The address is corrected',
  },
  notes: {
    title: 'Notes',
    label: 'A note for other operators',
    hint: 'The traveler never sees it, but may ask what we keep about them.',
    deed: 'Keep the note',
    pending: 'Keeping…',
  },
  travellers: {
    title: 'Who travels',
    caption: 'Travelers, by place',
    untold: 'Not named yet',
    head: { name: 'Name', diet: 'Diet', access: 'Access', note: 'Note' },
  },
  steps: {
    title: 'What happened',
    unknown: 'The moment was not kept',
  },
  money: {
    title: 'Money',
    each: 'Price for one',
    subtotal: 'Subtotal',
    taxes: 'Taxes & fees',
    total: 'Total',
    card: 'Card',
    paid: 'Paid in all',
    givenBack: 'Given back',
    withheld: 'Not given by us',
    left: (left: number, dollars: number) => `${usd(left)} of ${usd(dollars)}`,
    ending: (last4: string) => `ending in ${last4}`,
    refunds: 'Refunds',
    none: 'Nothing has been given back.',
    head: { number: 'Refund', amount: 'Amount', state: 'State', asked: 'Asked for', ended: 'Ended', deed: 'To do' },
    name: (number: number, attempt: number) => (attempt === 1 ? `${number}` : `${number}, asked ${attempt} times`),
    states: refundStates,
    reasons: 'Why another amount than the terms say',
    reason: (operator: string, dollars: number, reason: string) => `${operator}, ${usd(dollars)}: ${reason}`,
  },
  provider: {
    title: 'At the payment provider',
    away: 'The provider does not answer right now. What is above is what we know ourselves.',
    none: 'The provider knows of no payment.',
    caption: 'Payments of this booking, as the provider tells them now',
    refunds: 'Refunds of the payment, as the provider tells them now',
    own: 'This booking’s own',
    other: 'Another attempt',
    head: {
      id: 'Payment',
      state: 'State',
      amount: 'Amount',
      captured: 'Taken',
      decline: 'Refused because',
      at: 'Made',
    },
    refundHead: { id: 'Refund', state: 'State', amount: 'Amount', at: 'Made' },
    notices: 'What the provider told by itself',
    webhookEventHead: { kind: 'Notice', at: 'Came', outcome: 'What came of it' },
    waiting: 'Not taken up yet',
    disputes: 'Taken back by the bank',
    disputeHead: { id: 'Dispute', amount: 'Amount', reason: 'Reason', status: 'State', until: 'Answer until' },
  },
  letters: {
    title: 'Letters',
    caption: 'Letters about this booking',
    none: 'No letter has been written.',
    kinds: letters,
    head: { kind: 'Letter', state: 'State', at: 'When', back: 'Came back' },
    states: {
      due: 'On its way',
      late: 'Stuck',
      sent: 'Sent',
      refused: 'Refused by the mailbox',
      unrecorded: 'Not known',
    },
    again: (repeats: number) => (repeats === 1 ? 'sent again once' : `sent again ${repeats} times`),
    repeat: (kind: EmailKind) => `Send the ${letters[kind].toLowerCase()} again`,
    repeatTitle: 'Send this letter again?',
    repeatBody: (email: string) => `It goes to ${email}, as a new mail. At most three an hour leave for one booking.`,
    deed: 'Send it again',
    pending: 'Sending…',
    done: 'The letter is on its way',
  },
  alarms: 'Payment alarms',
  audit: {
    title: 'What operators did',
    caption: 'Deeds about this booking, the latest first',
    none: 'Nobody of the brand has changed anything here.',
    columns: { when: 'When', who: 'Who', what: 'What', change: 'Change' },
  },
  cancel: {
    label: 'Cancel for the traveler',
    title: 'Cancel this trip?',
    back: (refund: number, paid: number) =>
      `By the terms of today ${usd(refund)} of ${usd(paid)} goes back, the way it was paid.`,
    nothing: (paid: number) => `By the terms of today nothing of ${usd(paid)} goes back.`,
    warning:
      'The places are free for others at once, and the traveler gets the letter of a cancellation. This cannot be undone.',
    deed: (refund: number) => (refund > 0 ? `Cancel and give ${usd(refund)} back` : 'Cancel without a refund'),
    pending: 'Canceling…',
    done: 'The trip is canceled',
  },
  atWill: {
    label: 'Cancel with another refund',
    title: 'Cancel with another refund?',
    lead: (byTerms: number | null, paid: number) =>
      byTerms === null
        ? `The trip has begun: the terms give nothing of ${usd(paid)} back.`
        : `The terms of today give ${usd(byTerms)} of ${usd(paid)} back.`,
    deed: 'Cancel the trip',
  },
  goodwill: {
    label: 'Give money back…',
    title: 'Give money back?',
    lead: (givenBack: number, total: number) =>
      `The booking stands as it is, and its traveler is told. ${usd(givenBack)} of ${usd(total)} has been given back so far.`,
    deed: 'Give it back',
    done: 'The money is on its way',
  },
  more: {
    label: 'Give back more',
    title: 'Give back more?',
    lead: (givenBack: number, total: number) => `${usd(givenBack)} of ${usd(total)} has been given back.`,
    deed: 'Give it back',
    done: 'The money is on its way',
  },
  gift: {
    amount: 'Amount in dollars',
    most: (most: number) => `At most ${usd(most)}`,
    reason: 'Why',
    reasonHint: 'It is kept with the booking, and erased when the person leaves.',
    pending: 'Doing it…',
    keep: 'Leave it',
    failed: 'Nothing was done',
  },
  retry: {
    label: 'Ask again',
    title: 'Ask the provider again?',
    body: (dollars: number) =>
      `${usd(dollars)} is asked for once more. If the money has gone back after all, it does not go twice.`,
    deed: 'Ask again',
    pending: 'Asking…',
    done: 'The provider has been asked again',
  },
  outside: {
    label: 'Paid back outside',
    title: 'Has this been paid back outside?',
    lead: (dollars: number) =>
      `${usd(dollars)} counts as paid back from now on: by hand at the provider, or by a bank transfer. It is not asked for again, and the traveler reads that it is back. This cannot be undone.`,
    note: 'How it was paid back',
    noteHint: 'It is kept with the refund, and erased when the person leaves.',
    deed: 'It has been paid back',
    pending: 'Keeping…',
    failed: 'Nothing was done',
    done: 'The refund is closed',
  },
} as const;
