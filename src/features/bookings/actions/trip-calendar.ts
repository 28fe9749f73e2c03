/**
 * A trip as an iCalendar file: one event over all its days, in the calendar of
 * the place. The same booking keeps its UID, so a newer file replaces an older
 * one, and a cancelled booking takes its days out of the calendar again.
 */
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { site } from '../../../../site.config.ts';
import { plusDays } from '../../../shared/dates.ts';
import { dayFrom } from '../components/next-steps.ts';
import type { Booking, BookingStatus } from '../contract.ts';
import { travelersText } from '../copy/checkout.ts';
import { confirmationCopy } from '../copy/confirmation.ts';
import { calendarCopy as copy } from '../copy/take-home.ts';
import { onlineAddress, type TripPlace } from './confirmation-sheet.ts';

/** Before the midnight with which the departure day begins: nine in the morning of the day before. */
const REMINDER_SECONDS = 15 * 3600;

const STANDS: Readonly<Record<BookingStatus, { readonly status: ICalEventStatus; readonly sequence: number }>> = {
  pending: { status: ICalEventStatus.TENTATIVE, sequence: 0 },
  confirmed: { status: ICalEventStatus.CONFIRMED, sequence: 1 },
  cancelled: { status: ICalEventStatus.CANCELLED, sequence: 2 },
};

export function tripCalendar(booking: Booking, place: TripPlace | null, publicUrl: string): string {
  const { package: trip } = booking;
  const url = onlineAddress(booking, publicUrl);
  const calendar = ical({
    prodId: { company: site.name, product: 'Trips', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    name: trip.name,
    // A zone of the whole calendar would also take the Z from its instants, which must be in UTC.
    timezone: { name: null, generator: zoneBlock },
  });
  const { status, sequence } = STANDS[booking.status];
  const event = calendar.createEvent({
    id: `booking-${booking.id}@${new URL(publicUrl).hostname}`,
    sequence,
    status,
    stamp: new Date(booking.createdAt),
    created: new Date(booking.createdAt),
    allDay: true,
    timezone: place?.timeZone ?? 'UTC',
    start: localMidnight(trip.departsOn),
    // The first day that is not part of it any more.
    end: localMidnight(plusDays(dayFrom(trip.returnsOn), 1)),
    summary: trip.name,
    description: { plain: descriptionOf(booking, url) },
    location: place ? { title: trip.location, geo: { lat: place.latitude, lon: place.longitude } } : trip.location,
    url,
  });
  if (booking.status !== 'cancelled') {
    event.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: REMINDER_SECONDS,
      description: copy.reminder(trip.name),
    });
  }
  return calendar.toString();
}

function descriptionOf({ reference, numberOfTravelers, package: trip }: Booking, url: string): string {
  const days = trip.itinerary.map(({ title }, i) => `${confirmationCopy.trip.day(i + 1)}: ${title}`);
  return [
    copy.reference(reference),
    copy.travelers(travelersText(numberOfTravelers)),
    copy.online(url),
    '',
    ...days,
  ].join('\n');
}

/** The generator reads the day of an event with a zone from the parts of a local date. */
function localMidnight(day: string): Date {
  return new Date(`${day}T00:00:00`);
}

function zoneBlock(zone: string): string | null {
  const [block] = tzlib_get_ical_block(zone);
  return block ?? null;
}
