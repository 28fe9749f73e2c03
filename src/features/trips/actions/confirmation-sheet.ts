/** What the confirmation says, word by word: a booking in, a sheet of paper out. */
import { site } from '../../../../site.config.ts';
import type { ConfirmationSheet, MapLocation } from '../../../effects/documents/documents-port.ts';
import { longDate, plusDays } from '../../../shared/dates.ts';
import { usd } from '../../../shared/usd.ts';
import { standingOf } from '../../bookings/components/booking-standing.ts';
import { dayFrom, nextStepsOf } from '../../bookings/components/next-steps.ts';
import type { Booking } from '../../bookings/contract/bookings.ts';
import { confirmationCopy } from '../../bookings/copy/confirmation.ts';
import { bookingStatusText, paymentStatusText } from '../../bookings/copy/status.ts';
import { pageOf } from '../../bookings/rules/booking-emails.ts';
import { documentCopy as copy } from '../copy/documents.ts';

/** What of a place the documents need. */
export interface TripPlace {
  readonly timeZone: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The tilt of the earth's axis, which sets the tropics. */
const TILT = 23.44;
/** The email of afterwards is none that one packs. */
const STEPS_PRINTED = 3;

/** `names`: of the travellers, as far as they are told. */
export function confirmationSheet(
  booking: Booking,
  place: TripPlace | null,
  publicUrl: string,
  names: readonly string[] = [],
): ConfirmationSheet {
  const { trip, sums, next, reference, headers, support } = confirmationCopy;
  const { package: booked } = booking;
  const standing = standingOf(booking);
  const isOn = standing === 'confirmed' || standing === 'pending';
  return {
    brand: site.name,
    title: copy.title(booked.name, booking.reference),
    issued: new Date(booking.createdAt),
    heading: headers[standing].title,
    place: booked.location,
    trip: booked.name,
    reference: { label: reference, value: booking.reference },
    status: {
      label: confirmationCopy.facts.status,
      value: copy.status(bookingStatusText[booking.status], paymentStatusText[booking.paymentStatus]),
    },
    online: { label: copy.online, url: pageOf(booking, publicUrl) },
    facts: [
      { label: trip.departure, value: booked.departure },
      { label: trip.returns, value: longDate(dayFrom(booked.returnsOn)) },
      { label: trip.duration, value: booked.duration },
      {
        label: confirmationCopy.facts.travelers,
        value: (names.length === booking.numberOfTravelers
          ? names
          : [trip.travelers(booking.numberOfTravelers), ...names]
        ).join('\n'),
      },
    ],
    included: { title: trip.included, items: booked.features },
    where: place && whereabouts(place, booked.location),
    sums: {
      title: copy.price,
      lines: [
        { label: sums.each(booking.pricePerPerson, booking.numberOfTravelers), value: usd(booking.subtotal) },
        { label: sums.taxes, value: usd(booking.taxes) },
      ],
      total: { label: sums.total, value: usd(booking.totalPrice) },
    },
    next: {
      title: next.title,
      steps: isOn
        ? nextStepsOf(booking)
            .slice(0, STEPS_PRINTED)
            .map(({ when, date, text }) => ({
              when: date ? `${when}, ${next.from(date)}` : when,
              text,
            }))
        : [{ when: support.title, text: support.text }],
    },
    days: {
      title: trip.days,
      days: booked.itinerary.map(({ title, text }, i) => ({
        label: trip.day(i + 1),
        date: longDate(plusDays(dayFrom(booked.departsOn), i)),
        title,
        text,
      })),
    },
    support: { text: copy.support, email: site.email },
    pageOf: copy.pageOf,
  };
}

function whereabouts({ timeZone, latitude, longitude }: TripPlace, location: string): MapLocation {
  const coordinates = coordinatesText(latitude, longitude);
  const { cancer, equator, capricorn } = copy.circles;
  return {
    title: copy.where,
    latitude,
    longitude,
    lines: [coordinates, copy.zone(timeZone)],
    description: copy.globe(location, coordinates),
    circles: [
      { name: cancer, latitude: TILT },
      { name: equator, latitude: 0 },
      { name: capricorn, latitude: -TILT },
    ],
  };
}

/** "45.30° N, 6.58° E". */
function coordinatesText(latitude: number, longitude: number): string {
  const part = (degrees: number, positive: string, negative: string) =>
    `${Math.abs(degrees).toFixed(2)}° ${degrees < 0 ? negative : positive}`;
  return `${part(latitude, 'N', 'S')}, ${part(longitude, 'E', 'W')}`;
}
