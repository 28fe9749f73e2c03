/** Jobs that write about a booking, left behind by the statement that writes down that the email is due. */
import * as z from 'zod/mini';
import { job } from '../../../shared/job.ts';
import { REMINDERS } from '../rules/booking-emails.ts';

/** Left behind by a booking that was confirmed and has a contact e-mail, in the same statement. */
export const sendConfirmation = job({
  name: 'bookings.send-confirmation',
  data: z.object({ bookingId: z.int() }),
});

/** Left behind by the statement that cancels a booking with a contact e-mail. */
export const sendCancellation = job({
  name: 'bookings.send-cancellation',
  data: z.object({ bookingId: z.int() }),
});

/** Left behind in the transaction that gives money back while the booking stands. */
export const sendRefundNote = job({
  name: 'bookings.send-refund-note',
  /** `count`: how many refunds it is, each of another payment; without, one. */
  data: z.object({ bookingId: z.int(), number: z.int(), count: z.optional(z.int()) }),
});

/** Left behind in the transaction that changes a booking. */
export const sendChangeNote = job({
  name: 'bookings.send-change-note',
  data: z.object({ bookingId: z.int(), number: z.int() }),
});

/** Left behind in the transaction that offers a change which costs more. */
export const sendPaymentLink = job({
  name: 'bookings.send-payment-link',
  data: z.object({ bookingId: z.int(), number: z.int() }),
});

/** Left behind in the transaction that keeps seats for a caller. */
export const sendOption = job({
  name: 'bookings.send-option',
  data: z.object({ bookingId: z.int() }),
});

/** Done by whoever looks after the trip (`trips/jobs.ts`). */
export const sendReminder = job({
  name: 'bookings.send-reminder',
  data: z.object({ bookingId: z.int(), reminder: z.enum(REMINDERS) }),
});
