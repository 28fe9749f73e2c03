/** The states of a booking, as operators read them. */
import type { State } from '../../bookings/rules/booking-state.ts';

export const bookingStates = {
  held: 'Held',
  optioned: 'Kept for a caller',
  authorised: 'Authorized',
  capturing: 'Capturing',
  confirmed: 'Confirmed',
  declined: 'Declined',
  released: 'Released',
  cancelled: 'Cancelled',
} as const satisfies Record<State, string>;
