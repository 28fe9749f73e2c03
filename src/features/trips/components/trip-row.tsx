/** One booking in the list of one's own: picture, facts, and the way to its page. */

import { usd } from '../../../shared/usd.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card, Facts } from '../../../ui/card.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Heading } from '../../../ui/section.tsx';
import type { Booking } from '../../bookings/contract/bookings.ts';
import { bookingStatusText } from '../../bookings/copy/status.ts';
import type { OwnTripReview } from '../contract/reviewing.ts';
import { myTripsCopy as copy } from '../copy/my-trips.ts';
import { tripReviewCopy } from '../copy/reviewing.ts';

const TONES: Readonly<Record<Booking['status'], BadgeTone>> = {
  confirmed: 'positive',
  pending: 'warning',
  cancelled: 'outline',
};

export function TripRow({ booking, review }: { booking: Booking; review?: OwnTripReview | undefined }) {
  const trip = booking.package;
  const nameId = `booking-${booking.id}`;
  const ended = booking.status === 'cancelled';
  return (
    <Card as="li" padded={false} labelledBy={nameId}>
      <div className="grid md:grid-cols-[18rem_minmax(0,1fr)]">
        <Picture
          id={trip.image}
          alt={trip.imageAlt}
          sizes="(width < 48rem) 92vw, 18rem"
          ratio="aspect-[16/10] md:aspect-auto md:h-full"
        />
        <div className="flex flex-col gap-4.5 p-5.5 md:p-7.5">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <div>
              <p className="mb-1 text-sm font-medium text-fg-muted">{trip.location}</p>
              <Heading level={3} size="card" id={nameId}>
                {trip.name}
              </Heading>
            </div>
            <Badge tone={TONES[booking.status]}>{bookingStatusText[booking.status]}</Badge>
          </div>
          <Facts
            facts={[
              { label: copy.departure, value: <time dateTime={trip.departsOn}>{trip.departure}</time> },
              { label: copy.travelers, value: copy.travelersText(booking.numberOfTravelers) },
              { label: copy.total, value: usd(booking.totalPrice) },
            ]}
          />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-fg-muted tabular-nums">{copy.reference(booking.reference)}</p>
            <span className="flex flex-wrap items-center gap-x-6 gap-y-2">
              {review && (
                <ButtonLink href={review.path} variant="quiet" size="sm" className="px-0!">
                  {tripReviewCopy.own[review.state]}
                  <span className="sr-only">: {trip.name}</span>
                </ButtonLink>
              )}
              {ended && (
                <ButtonLink href={`/checkout/${booking.packageId}`} variant="quiet" size="sm" className="px-0!">
                  {copy.again}
                  <span className="sr-only">: {trip.name}</span>
                </ButtonLink>
              )}
              <ButtonLink href={`/booking-confirmation/${booking.id}`} variant={ended ? 'ghost' : 'dark'} size="sm">
                {copy.see}
                <span className="sr-only">{copy.seeNamed(trip.name, booking.reference)}</span>
              </ButtonLink>
            </span>
          </div>
        </div>
      </div>
    </Card>
  );
}
