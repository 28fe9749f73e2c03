/** The bookings that an enquiry may be about, and why. */
import { useQuery } from '@tanstack/react-query';
import { isCalendarDay, longDate } from '../../../shared/dates.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { Link } from '../../../web/link.tsx';
import { readEnquiryBookings } from '../contract/inbox.ts';
import { inboxCopy } from '../copy/inbox.ts';

const { one: words } = inboxCopy;

export function BookingsOf({ id }: { readonly id: number }) {
  const bookings = useQuery(queryOf(readEnquiryBookings, { params: { id } })).data?.bookings ?? [];
  if (bookings.length === 0) return null;
  return (
    <section className="mt-6">
      <h2>{words.bookings}</h2>
      <ul className="mt-2 grid gap-3">
        {bookings.map(({ id: bookingId, reference, packageName, departsOn, numberOfTravelers, state, because }) => (
          <li key={bookingId} className="border-l-2 border-line-strong pl-4">
            <Link href={`/admin/bookings/${bookingId}`} className="underline decoration-accent underline-offset-4">
              {reference}, {packageName}
            </Link>
            <p className="text-sm text-fg-muted">
              {[isCalendarDay(departsOn) ? longDate(departsOn) : departsOn, words.party(numberOfTravelers), state].join(
                ' · ',
              )}
            </p>
            <p className="text-sm text-fg-muted">{words.because[because]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
