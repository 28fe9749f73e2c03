/** One booking's whole story over the wire, and what the payment provider says of it. */
import * as z from 'zod/mini';
import { endpoint } from '../../../shared/endpoint.ts';
import { LoggedAction } from '../../../shared/logged-action.ts';
import { CancellationOffer } from '../../bookings/contract/cancellation.ts';
import { EMAIL_KINDS, NUMBERED_KINDS } from '../../bookings/rules/booking-emails.ts';
import { REFUND_STATES } from '../../bookings/rules/refund-state.ts';
import { REFUND_KINDS } from '../../bookings/rules/refunds-owed.ts';
import { BookedTraveller } from '../../trips/contract/travellers.ts';
import { Need, State } from './list-bookings.ts';
import { AdminAlarm } from './payment-alarms.ts';

const Refund = z.object({
  number: z.int(),
  kind: z.enum(REFUND_KINDS),
  dollars: z.int(),
  /** What of it is still ours to give where it is refused, withheld or owed: a bank may have given some. Else all of it. */
  left: z.int(),
  state: z.enum(REFUND_STATES),
  /** How often it has been asked for. */
  attempt: z.int(),
  askedForAt: z.string(),
  endedAt: z.nullable(z.string()),
  /** Of money the provider never had: somebody pays it back. */
  isElsewhere: z.boolean(),
  /** How it was paid back outside; null: it was not, or its person has left. */
  note: z.nullable(z.string()),
});

const ListedEmail = z.object({
  kind: z.enum([...EMAIL_KINDS, ...NUMBERED_KINDS]),
  state: z.enum(['due', 'sent', 'refused', 'unrecorded']),
  dueSince: z.string(),
  endedAt: z.nullable(z.string()),
  repeats: z.int(),
  /** Due for so long that somebody should look. */
  isLate: z.boolean(),
  /** Whether it came back later, and with which status of the mail server. */
  returned: z.array(z.object({ at: z.string(), status: z.string(), mailboxIsGone: z.boolean() })),
});

export const Agreement = z.object({
  departureId: z.int(),
  departsOn: z.string(),
  returnsOn: z.string(),
  travelers: z.int(),
  pricePerPerson: z.int(),
  subtotal: z.int(),
  taxes: z.int(),
  total: z.int(),
});

const ListedChange = z.object({
  number: z.int(),
  /** `offered`: waits for its traveler, with its seats held. */
  state: z.enum(['offered', 'applied', 'refused', 'withdrawn', 'expired']),
  at: z.string(),
  operator: z.string(),
  before: Agreement,
  after: Agreement,
  refund: z.int(),
  waived: z.int(),
  /** To be paid for it, and how. */
  due: z.int(),
  settledBy: z.nullable(z.enum(['link', 'invoice', 'elsewhere'])),
  reason: z.nullable(z.string()),
  answerBy: z.nullable(z.string()),
});

/** Beyond the payment of its checkout. */
const FurtherPayment = z.object({
  attempt: z.int(),
  change: z.nullable(z.int()),
  method: z.enum(['card', 'invoice', 'elsewhere']),
  state: z.enum(['asked', 'waiting', 'capturing', 'captured', 'declined', 'released', 'invoiced']),
  dollars: z.int(),
  at: z.string(),
});

export const BookingStory = z.object({
  id: z.int(),
  reference: z.string(),
  state: State,
  failure: z.nullable(z.string()),
  /** Of an option: until when. */
  heldUntil: z.nullable(z.string()),
  needs: z.array(Need),
  person: z.object({
    username: z.nullable(z.string()),
    contactEmail: z.nullable(z.string()),
    contactName: z.nullable(z.string()),
    contactPhone: z.nullable(z.string()),
    country: z.nullable(z.string()),
    specialRequests: z.nullable(z.string()),
    hasLeft: z.boolean(),
    channel: z.enum(['web', 'phone']),
  }),
  trip: z.object({
    packageId: z.string(),
    packageName: z.string(),
    location: z.string(),
    departureId: z.int(),
    departsOn: z.string(),
    returnsOn: z.string(),
    /** Rises with each change that was agreed after booking. */
    agreement: z.int(),
    /** Which description of the package was booked. */
    version: z.int(),
    /** Booked before descriptions were kept: this is how the package was described later. */
    isAssumed: z.boolean(),
  }),
  numberOfTravelers: z.int(),
  /** One for each place; empty where nothing has been told. */
  travellers: z.array(BookedTraveller),
  money: z.object({
    pricePerPerson: z.int(),
    subtotal: z.int(),
    taxes: z.int(),
    total: z.int(),
    /** What its payments took: less or more than the total where that has changed since. */
    paid: z.int(),
    /** Promised back, arrived or not. */
    givenBack: z.int(),
    /** What of it is not given, because the bank takes the payment back, or was not when it did. */
    withheld: z.int(),
    refunds: z.array(Refund),
    reasons: z.array(z.object({ at: z.string(), operator: z.string(), dollars: z.int(), reason: z.string() })),
    card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
  }),
  /** `at` null: passed, and when was not kept. */
  steps: z.array(z.object({ state: State, at: z.nullable(z.string()) })),
  /** What comes back by the terms if it is cancelled today; null: it cannot be cancelled. */
  offer: z.nullable(CancellationOffer),
  payments: z.array(FurtherPayment),
  /** Offered or agreed after booking, the first first. */
  changes: z.array(ListedChange),
  /** What operators have told each other, the newest first. */
  notes: z.array(z.object({ id: z.int(), at: z.string(), operator: z.string(), note: z.string() })),
  letters: z.array(ListedEmail),
  /** Emails that may be sent once more now. */
  mayRepeat: z.array(z.enum(EMAIL_KINDS)),
  mayCorrectContact: z.boolean(),
  notices: z.array(
    z.object({ id: z.string(), kind: z.string(), receivedAt: z.string(), outcome: z.nullable(z.string()) }),
  ),
  /** What the bank does with the payment, of all its disputes, as last noted; null: nothing. */
  bank: z.nullable(
    z.object({
      /** It asks, and nothing has moved; it takes money back and decides; it has taken it for good. */
      standing: z.enum(['asks', 'decides', 'lost']),
      cents: z.int(),
      /** It can be given up now. */
      mayAccept: z.boolean(),
    }),
  ),
  disputes: z.array(
    z.object({
      id: z.string(),
      cents: z.int(),
      reason: z.string(),
      status: z.string(),
      answerUntil: z.nullable(z.string()),
    }),
  ),
  alarms: z.array(AdminAlarm),
  audit: z.array(LoggedAction),
});
export type BookingStory = z.infer<typeof BookingStory>;

const one = z.object({ id: z.string() });

export const readStory = endpoint('GET /api/admin/bookings/:id', {
  who: 'operator',
  summary: 'Everything on record about one booking',
  params: one,
  output: BookingStory,
  errors: { no_such_booking: 404 },
});

export const readBookingPayments = endpoint('GET /api/admin/bookings/:id/payments', {
  who: 'operator',
  summary: 'What the payment provider says about one booking, asked now',
  params: one,
  output: z.object({
    /** False: the provider does not answer, and the lists are empty. */
    answered: z.boolean(),
    payments: z.array(
      z.object({
        id: z.string(),
        attempt: z.int(),
        state: z.string(),
        cents: z.int(),
        capturedCents: z.int(),
        declineCode: z.nullable(z.string()),
        createdAt: z.string(),
        isOwn: z.boolean(),
      }),
    ),
    refunds: z.array(z.object({ id: z.string(), cents: z.int(), state: z.string(), createdAt: z.string() })),
  }),
  errors: { no_such_booking: 404 },
});
export type BookingPayments = z.infer<(typeof readBookingPayments)['output']>;
