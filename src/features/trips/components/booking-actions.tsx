/** What one can do with a booking: take it home, show the trip to others, book another. */
import { pathTo } from '../../../shared/endpoint.ts';
import { ButtonLink, buttonLook } from '../../../ui/button.tsx';
import { standingOf } from '../../bookings/components/booking-standing.ts';
import type { Booking } from '../../bookings/contract/bookings.ts';
import { confirmationCopy } from '../../bookings/copy/confirmation.ts';
import { downloadCalendar } from '../contract/documents.ts';
import { downloadCopy } from '../copy/documents.ts';
import { DownloadConfirmation } from './download-confirmation.tsx';
import { ShareTrip } from './share-trip.tsx';

const { actions: copy } = confirmationCopy;

export function BookingActions({ booking }: { booking: Booking }) {
  const standing = standingOf(booking);
  const another = (
    <ButtonLink href="/upcoming-trips" variant="ghost">
      {copy.another}
    </ButtonLink>
  );
  if (standing === 'failed' || standing === 'cancelled') {
    return (
      <div className="no-print flex flex-wrap gap-3">
        <ButtonLink href={`/checkout/${booking.packageId}`}>{copy.tryAgain}</ButtonLink>
        {another}
      </div>
    );
  }
  return (
    <ShareTrip booking={booking} after={another}>
      <DownloadConfirmation booking={booking} />
      {/* A plain link: phones hand what it brings straight to their calendar. */}
      <a
        href={pathTo(downloadCalendar.path, { id: booking.id })}
        download=""
        className={buttonLook({ variant: 'ghost' })}
      >
        {downloadCopy.calendar}
      </a>
    </ShareTrip>
  );
}
