/** The facts of a booking on its page: reference, status, sums, trip and what is included. */

import { longDate } from '../../../shared/dates.ts';
import { Card, CardBody, CardPicture, Facts } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Heading } from '../../../ui/section.tsx';
import { TickList } from '../../../ui/tick-list.tsx';
import { dayFrom } from '../../bookings/components/next-steps.ts';
import { SumLines } from '../../bookings/components/sum-lines.tsx';
import type { Booking } from '../../bookings/contract/bookings.ts';
import { confirmationCopy as copy } from '../../bookings/copy/confirmation.ts';
import { bookingStatusText, paymentStatusText } from '../../bookings/copy/status.ts';
import { brandName, type CardBrand } from '../../payments/rules/card.ts';
import { LongDate } from './long-date.tsx';

const BRANDS: readonly CardBrand[] = ['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb'];

export function BookingFacts({ booking, className }: { booking: Booking; className?: string }) {
  const { facts, sums } = copy;
  const bookedOn = longDate(dayFrom(booking.createdAt.slice(0, 10)));
  return (
    <Card as="section" labelledBy="reference" className={cx('gap-5.5', className)}>
      <div>
        <h2 id="reference" className="mb-2.5 text-sm font-semibold text-fg-muted">
          {copy.reference}
        </h2>
        <p className="display text-4xl tabular-nums">{booking.reference}</p>
      </div>
      <Facts
        facts={[
          { label: facts.status, value: bookingStatusText[booking.status] },
          { label: facts.paymentStatus, value: paymentStatusText[booking.paymentStatus] },
          { label: facts.bookedOn, value: <time dateTime={booking.createdAt}>{bookedOn}</time> },
        ]}
        fit
      />
      <SumLines
        lines={[
          {
            label: copy.sums.each(booking.pricePerPerson, booking.numberOfTravelers),
            amount: booking.subtotal,
            quiet: true,
          },
          { label: sums.subtotal, amount: booking.subtotal },
          { label: sums.taxes, amount: booking.taxes },
        ]}
        totalLabel={sums.total}
        total={booking.totalPrice}
      />
      <dl className="grid gap-3 border-t border-line pt-4 text-sm empty:hidden">
        {booking.card && (
          <Line
            label={booking.paymentStatus === 'failed' ? facts.cardTried : facts.card}
            value={copy.cardLine(brandOf(booking.card.brand), booking.card.last4)}
          />
        )}
        {booking.contactEmail && <Line label={facts.email} value={booking.contactEmail} />}
        {booking.specialRequests && <Line label={facts.requests} value={booking.specialRequests} />}
      </dl>
    </Card>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-fg-muted">{label}</dt>
      <dd className="font-semibold whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
    </div>
  );
}

function brandOf(stored: string): string {
  return brandName(BRANDS.find((brand) => brand === stored) ?? 'card');
}

export function TripFacts({ booking, className }: { booking: Booking; className?: string }) {
  const trip = booking.package;
  return (
    <Card as="section" labelledBy="trip" padded={false} className={className}>
      <div className="print:hidden">
        <CardPicture picture={trip.image} alt={trip.imageAlt} sizes="(width < 64rem) 92vw, 48rem" priority />
      </div>
      <CardBody className="gap-5.5">
        <div>
          <p className="mb-1 text-sm font-medium text-fg-muted">{trip.location}</p>
          <Heading level={2} size="part" id="trip">
            <span className="sr-only">{copy.trip.title}: </span>
            {trip.name}
          </Heading>
        </div>
        <Facts
          facts={[
            { label: copy.trip.departure, value: <time dateTime={trip.departsOn}>{trip.departure}</time> },
            {
              label: copy.trip.returns,
              value: <LongDate day={trip.returnsOn} />,
            },
            { label: copy.trip.duration, value: trip.duration.replaceAll(/(\d) /g, '$1\u00a0') },
            { label: copy.facts.travelers, value: copy.trip.travelers(booking.numberOfTravelers) },
          ]}
        />
        <div>
          <h3 className="mb-3 text-lg font-bold">{copy.trip.included}</h3>
          <TickList items={trip.features} />
        </div>
      </CardBody>
    </Card>
  );
}
