/** A traveller's bookings as they look for them: what lies ahead (soonest first), what lies behind, what came to nothing. */
import type { CalendarDay } from '../../../shared/dates.ts';
import type { Booking } from '../../bookings/contract/bookings.ts';

type Placed = Pick<Booking, 'status' | 'createdAt'> & {
  readonly package: Pick<Booking['package'], 'departsOn' | 'returnsOn'>;
};

export interface TripGroups<B> {
  readonly upcoming: readonly B[];
  readonly past: readonly B[];
  readonly ended: readonly B[];
}

export function groupTrips<B extends Placed>(bookings: readonly B[], today: CalendarDay): TripGroups<B> {
  const standing = bookings.filter((booking) => booking.status !== 'cancelled');
  const isOver = (booking: B) => booking.package.returnsOn < today;
  return {
    upcoming: standing.filter((booking) => !isOver(booking)).sort(byDeparture),
    past: standing.filter(isOver).sort((a, b) => byDeparture(b, a)),
    ended: bookings
      .filter((booking) => booking.status === 'cancelled')
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
  };
}

function byDeparture(a: Placed, b: Placed): number {
  return a.package.departsOn.localeCompare(b.package.departsOn) || a.createdAt.localeCompare(b.createdAt);
}
