/** How the values of a booking read on screen: the API's words, capitalised. */
import type { BookingStatus, PaymentStatus } from '../rules/booking-state.ts';

export const bookingStatusText = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
} as const satisfies Record<BookingStatus, string>;

export const paymentStatusText = {
  pending: 'Pending',
  authorized: 'Authorized',
  paid: 'Paid',
  refunded: 'Refunded',
  failed: 'Failed',
} as const satisfies Record<PaymentStatus, string>;
