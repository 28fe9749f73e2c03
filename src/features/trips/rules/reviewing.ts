/** Who may review a trip: whoever has a confirmed booking of it, from the day after the return there. */
import type { CalendarDay } from '../../../shared/dates.ts';
import type { State } from '../../bookings/rules/booking-state.ts';

export type ReviewRefusal = 'no_such_invitation' | 'booking_canceled' | 'trip_not_over';

/** `today` at the destination. Null: nothing is against it. */
export function reviewRefusal(state: State, returnsOn: CalendarDay, today: CalendarDay): ReviewRefusal | null {
  if (state === 'cancelled') return 'booking_canceled';
  if (state !== 'confirmed') return 'no_such_invitation';
  return returnsOn < today ? null : 'trip_not_over';
}
