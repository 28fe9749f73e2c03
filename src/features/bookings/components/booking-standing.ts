/** How a booking stands in one word: what its page says on top. */
import type { Booking } from '../contract/bookings.ts';

export type Standing = 'confirmed' | 'pending' | 'failed' | 'cancelled';

export function standingOf({ status, paymentStatus }: Pick<Booking, 'status' | 'paymentStatus'>): Standing {
  if (status !== 'cancelled') return status;
  return paymentStatus === 'failed' ? 'failed' : 'cancelled';
}
