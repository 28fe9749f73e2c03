/**
 * What keeps the sale honest: loops of their own, so that a sick one never
 * stops another. And what a confirmed booking leaves to be done.
 */
import { isRefused } from '../../effects/mail/mail-port.ts';
import { LONG_TURN_MS, type Loop, type Work, workOn } from '../../kernel/scheduler.ts';
import {
  sendCancellationEmail,
  sendChangeEmail,
  sendConfirmationEmail,
  sendOptionEmail,
  sendPaymentLinkEmail,
  sendRefundEmail,
} from './actions/booking-emails.ts';
import { endCalledOffBookings } from './actions/call-off.ts';
import { recoverRequested } from './actions/further-payment.ts';
import { lookAfterRefunds, payDueRefunds } from './actions/pay-refunds.ts';
import { followWebhookEvents } from './actions/process-webhook-events.ts';
import { reconcilePayments } from './actions/reconcile-payments.ts';
import { recoverBookings } from './actions/recover-bookings.ts';
import {
  sendCancellation,
  sendChangeNote,
  sendConfirmation,
  sendOption,
  sendPaymentLink,
  sendRefundNote,
} from './contract/email-jobs.ts';

export const bookingLoops: readonly Loop[] = [
  { name: 'bookings.recover', everyMs: 500, run: (deps) => recoverBookings(deps) },
  { name: 'bookings.recover-requested', everyMs: 500, run: (deps) => recoverRequested(deps) },
  {
    name: 'bookings.follow-webhook-events',
    everyMs: 500,
    // The sandbox tells nobody anything.
    run: async (deps) => (deps.payments.mode === 'hosted' ? followWebhookEvents(deps) : 0),
  },
  // The first turn reads the whole ledger.
  {
    name: 'bookings.reconcile-payments',
    everyMs: 2000,
    longestMs: LONG_TURN_MS,
    run: (deps) => reconcilePayments(deps),
  },
  {
    name: 'bookings.end-called-off',
    everyMs: 2000,
    longestMs: LONG_TURN_MS,
    run: (deps) => endCalledOffBookings(deps),
  },
  { name: 'bookings.refund', everyMs: 2000, run: (deps) => payDueRefunds(deps) },
  {
    name: 'bookings.look-after-refunds',
    everyMs: 600_000,
    longestMs: LONG_TURN_MS,
    run: (deps) => lookAfterRefunds(deps),
  },
];

export const bookingJobs: readonly Work[] = [
  workOn(sendConfirmation, (deps, { bookingId }) => sendConfirmationEmail(deps, bookingId), isRefused),
  workOn(sendCancellation, (deps, { bookingId }) => sendCancellationEmail(deps, bookingId), isRefused),
  workOn(sendChangeNote, sendChangeEmail, isRefused),
  workOn(sendOption, (deps, { bookingId }) => sendOptionEmail(deps, bookingId), isRefused),
  workOn(sendPaymentLink, sendPaymentLinkEmail, isRefused),
  workOn(sendRefundNote, sendRefundEmail, isRefused),
];
