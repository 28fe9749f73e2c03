/** Bookings for the one search of the back office. */
import type { AdminHit, FindInAdmin } from '../../../kernel/admin-search.ts';
import { isCalendarDay, longDate } from '../../../shared/dates.ts';
import { usd } from '../../../shared/usd.ts';
import { usernameKey } from '../../accounts/rules/credentials.ts';
import type { ListedBooking } from '../contract/list-bookings.ts';
import { foundCopy } from '../copy/admin-search.ts';
import { bookingStates } from '../copy/booking-states.ts';
import { parseSearch } from '../rules/parse-search.ts';
import { listAllBookings } from './list-bookings.ts';

export const findBookings: FindInAdmin = async (deps, text, most) => {
  const { bookings } = await listAllBookings(deps, { search: text });
  return bookings.slice(0, most).map((booking) => found(booking, text));
};

function found(booking: ListedBooking, text: string): AdminHit {
  const { id, reference, packageName, departsOn, numberOfTravelers, totalPrice, state } = booking;
  const day = isCalendarDay(departsOn) ? longDate(departsOn) : departsOn;
  return {
    kind: 'booking',
    title: `${reference}, ${packageName}`,
    detail: [day, foundCopy.party(numberOfTravelers), usd(totalPrice), bookingStates[state]].join(' · '),
    href: `/admin/bookings/${id}`,
    why: foundCopy.why[reasonOf(booking, text)],
  };
}

/** What is not in the reference, the username or the address is the name of somebody who travels. */
function reasonOf({ id, username, contactEmail }: ListedBooking, text: string): keyof typeof foundCopy.why {
  const { reference, beginning } = parseSearch(text);
  if (reference === id) return 'reference';
  const key = usernameKey(beginning ?? '');
  if (username !== null && usernameKey(username).startsWith(key)) return 'username';
  return contactEmail?.toLowerCase().startsWith(key) ? 'contact' : 'traveller';
}
