/** Recovery and reconciliation, which otherwise wait for their time. */
import { reconcilePayments } from '../src/features/bookings/actions/reconcile-payments.ts';
import { recoverBookings } from '../src/features/bookings/actions/recover-bookings.ts';
import type { TestApp } from './app.ts';

/** Recovery of what has only just been left, and of all of it. */
export const AT_ONCE = { untouchedSeconds: 0, leaseSeconds: 0, givenUpSeconds: 0, most: 100 };

/** What recovery and reconciliation do in the end, at once. */
export async function settleBookings(app: TestApp): Promise<void> {
  for (let turn = 0; turn < 2; turn++) {
    await recoverBookings(app.deps, AT_ONCE);
    await reconcilePayments(app.deps);
  }
}
