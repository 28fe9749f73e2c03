/** How a booking stands in one word: what its page says on top. */
import type { Booking } from '../contract/bookings.ts';

export type BookingStanding = 'confirmed' | 'pending' | 'failed' | 'cancelled';

export function standingOf({ status, paymentStatus }: Pick<Booking, 'status' | 'paymentStatus'>): BookingStanding {
  if (status !== 'cancelled') return status;
  return paymentStatus === 'failed' ? 'failed' : 'cancelled';
}
