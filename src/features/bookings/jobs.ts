/** What keeps the sale honest: two loops of their own, so that a sick one never stops the other. */
import type { Loop } from '../../server/jobs.ts';
import { reconcilePayments } from './actions/reconcile.ts';
import { recoverBookings } from './actions/recover.ts';

export const bookingLoops: readonly Loop[] = [
  { name: 'bookings.recover', everyMs: 500, run: (deps) => recoverBookings(deps) },
  { name: 'bookings.reconcile-payments', everyMs: 2000, run: (deps) => reconcilePayments(deps) },
];
