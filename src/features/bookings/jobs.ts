/**
 * What keeps the sale honest: two loops of their own, so that a sick one never
 * stops the other. And what a confirmed booking leaves to be done.
 */
import { LetterRefused } from '../../effects/mail/port.ts';
import { type Loop, type Work, workOn } from '../../server/jobs.ts';
import { reconcilePayments } from './actions/reconcile.ts';
import { recoverBookings } from './actions/recover.ts';
import { sendConfirmationLetter } from './actions/send-confirmation.ts';
import { sendConfirmation } from './contract.ts';

export const bookingLoops: readonly Loop[] = [
  { name: 'bookings.recover', everyMs: 500, run: (deps) => recoverBookings(deps) },
  { name: 'bookings.reconcile-payments', everyMs: 2000, run: (deps) => reconcilePayments(deps) },
];

export const bookingWork: readonly Work[] = [
  workOn(
    sendConfirmation,
    (deps, { bookingId }) => sendConfirmationLetter(deps, bookingId),
    (fault) => fault instanceof LetterRefused,
  ),
];
