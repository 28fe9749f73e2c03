/** What operators and owners do about a booking over the wire. Every deed answers how the booking stands after it. */
import * as z from 'zod/mini';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { ContactEmail } from '../../bookings/contract/change-contact.ts';
import { Caller } from '../../bookings/contract/forms.ts';
import { EMAIL_KINDS } from '../../bookings/rules/booking-emails.ts';
import { BookingStory } from './booking-story.ts';
import type { lookAtAlarm } from './payment-alarms.ts';

const one = z.object({ id: z.string() });
const agreedRefund = z
  .int('Agreed refund must be a whole number of dollars')
  .check(z.gte(0, 'Agreed refund cannot be negative'));
const reason = typedText(3, 1000, 'Please write why');

/** Cancelling what is cancelled already with the same refund answers the same again. */
export const cancelForTraveller = endpoint('POST /api/admin/bookings/:id/cancellation', {
  who: 'operator',
  summary: 'Cancel a booking on the traveller’s behalf, by the terms it was made under',
  params: one,
  input: z.object({
    /** What the terms give, as it was shown. Differs from ours: `refund_changed`. */
    agreedRefund,
    /**
     * Where the traveller's bank takes the payment back, we give nothing ourselves: what is done about the dispute, and
     * what was shown as taken. Differs from what the provider says now: `dispute_changed`.
     */
    dispute: z.optional(
      z.object({
        deed: z.enum(['accept', 'leave'], 'Please choose what is done about the dispute'),
        cents: z.int('Cents must be a whole number'),
      }),
    ),
  }),
  output: BookingStory,
  errors: {
    no_such_booking: 404,
    not_cancellable: 409,
    /** details: refund, what comes back now */
    refund_changed: 409,
    /** A bank takes the payment back, does not any more, or it cannot be given up. */
    dispute_changed: 409,
    /** Somebody else was faster, with another refund. details: refund */
    already_cancelled: 409,
    /** The dispute could not be given up, and nothing was cancelled. */
    provider_away: 503,
  },
});

export const cancelAtWill = endpoint('POST /api/admin/bookings/:id/cancellation-at-will', {
  who: 'owner',
  summary: 'Cancel a booking and give back another amount than its terms say, also once the trip has begun',
  params: one,
  input: z.object({
    refund: z.int('Refund must be a whole number of dollars').check(z.gte(0, 'Refund cannot be negative')),
    reason,
  }),
  output: BookingStory,
  errors: {
    no_such_booking: 404,
    not_cancellable: 409,
    /** details: most */
    more_than_paid: 422,
    payment_disputed: 409,
    already_cancelled: 409,
  },
});

export const giveBackMore = endpoint('POST /api/admin/bookings/:id/refunds', {
  who: 'owner',
  summary: 'Give back any part of what was paid, of a booking that stands or is cancelled',
  params: one,
  input: z.object({
    dollars: z.int('Refund must be a whole number of dollars').check(z.gte(1, 'Refund must be at least $1')),
    reason,
    /** What the page showed as given back. Differs from ours: `changed_meanwhile`. */
    givenBack: z.int('Given back must be a whole number of dollars'),
  }),
  output: BookingStory,
  status: 201,
  errors: {
    no_such_booking: 404,
    not_paid: 409,
    /** details: givenBack */
    changed_meanwhile: 409,
    more_than_paid: 422,
    payment_disputed: 409,
  },
});

export const retryRefund = endpoint('POST /api/admin/bookings/:id/refunds/:number/retry', {
  who: 'operator',
  summary: 'Ask the provider again for a refund that was refused, or is owed after a dispute',
  params: z.object({ id: z.string(), number: z.string() }),
  output: BookingStory,
  errors: {
    no_such_booking: 404,
    not_refused: 409,
    /** Somebody has given money back at the provider by hand, and it may be this. details: cents */
    went_back_by_hand: 409,
    provider_away: 503,
  },
});

export const closeRefund = endpoint('POST /api/admin/bookings/:id/refunds/:number/outside', {
  who: 'owner',
  summary:
    'Say that a refund which was refused, or is owed after a dispute, has been paid back outside: by hand at the provider, or by bank transfer',
  params: z.object({ id: z.string(), number: z.string() }),
  input: z.object({
    note: typedText(3, 1000, 'Please write how'),
  }),
  output: BookingStory,
  errors: { no_such_booking: 404, not_refused: 409, payment_disputed: 409 },
});

export const repeatEmail = endpoint('POST /api/admin/bookings/:id/letters', {
  who: 'operator',
  summary: 'Send a letter about a booking once more',
  params: one,
  input: z.object({ kind: z.enum(EMAIL_KINDS, 'Please choose a letter') }),
  output: BookingStory,
  errors: { no_such_booking: 404, no_address: 409, letter_of_no_use: 409, too_many_letters: 429 },
});

/** What operators correct of where emails go. The log says that it was corrected, and never what it is. */
export const ContactFields = z.object({ contactEmail: ContactEmail, ...Caller });
export type ContactFields = z.infer<typeof ContactFields>;

/** What stands there already has been done. Where no email had an address to go to, the confirmation leaves now. */
export const correctContact = endpoint('PUT /api/admin/bookings/:id/contact', {
  who: 'operator',
  summary: 'Correct where letters about a booking go, until its trip is over',
  params: one,
  input: z.extend(ContactFields, {
    /** The address that the page showed; null: none. Differs from ours: `contact_changed`. */
    shown: z.nullable(z.string('Shown must be an address, or null')),
    /** Likewise name and telephone, where they are changed. */
    shownCaller: z.optional(z.object({ contactName: z.nullable(z.string()), contactPhone: z.nullable(z.string()) })),
  }),
  output: BookingStory,
  errors: { no_such_booking: 404, contact_closed: 409, contact_changed: 409 },
});

export const addNote = endpoint('POST /api/admin/bookings/:id/notes', {
  who: 'operator',
  summary: 'Note something about a booking for other operators',
  params: one,
  input: z.object({
    note: typedText(1, 2000, 'Please write a note'),
  }),
  output: BookingStory,
  status: 201,
  errors: { no_such_booking: 404 },
});

export type AdminChangeError =
  | ErrorOf<typeof cancelForTraveller>
  | ErrorOf<typeof cancelAtWill>
  | ErrorOf<typeof giveBackMore>
  | ErrorOf<typeof retryRefund>
  | ErrorOf<typeof closeRefund>
  | ErrorOf<typeof repeatEmail>
  | ErrorOf<typeof correctContact>
  | ErrorOf<typeof addNote>
  | ErrorOf<typeof lookAtAlarm>;
