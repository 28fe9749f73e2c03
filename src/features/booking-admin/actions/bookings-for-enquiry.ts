/** The bookings that stand beside an enquiry: the one whose email was answered, and others of the same address. */
import type { Db } from '../../../database/sql.ts';
import { referenceOf } from '../../bookings/rules/booking-id.ts';
import type { ListedBooking } from '../contract/list-bookings.ts';
import { bookingsCopy } from '../copy/list-bookings.ts';
import { listAllBookings } from './list-bookings.ts';

const MOST = 5;

export async function listBookingsForEnquiry(
  db: Db,
  { bookingId, email }: { readonly bookingId: number | null; readonly email: string },
) {
  const named =
    bookingId === null ? [] : (await listAllBookings({ db }, { search: `#${referenceOf(bookingId)}` })).bookings;
  const alike = (await listAllBookings({ db }, { search: email })).bookings.filter(
    ({ id, contactEmail }) => id !== bookingId && contactEmail?.toLowerCase() === email.toLowerCase(),
  );
  return [
    ...named.map((booking) => ({ ...shown(booking), because: 'answered' as const })),
    ...alike.slice(0, MOST).map((booking) => ({ ...shown(booking), because: 'address' as const })),
  ];
}

function shown({ id, reference, packageName, departsOn, numberOfTravelers, state }: ListedBooking) {
  return { id, reference, packageName, departsOn, numberOfTravelers, state: bookingsCopy.states[state] };
}
