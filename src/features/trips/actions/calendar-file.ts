/**
 * A trip as an iCalendar file: one event over all its days, in the calendar of
 * the place. The same booking keeps its UID, so a newer file replaces an older
 * one, and a cancelled booking takes its days out of the calendar again.
 */
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { site } from '../../../../site.config.ts';
import { plusDays } from '../../../shared/dates.ts';
import { dayFrom } from '../../bookings/components/next-steps.ts';
import type { BookedPackage, Booking } from '../../bookings/contract/bookings.ts';
import { confirmationCopy } from '../../bookings/copy/confirmation.ts';
import { pageOf } from '../../bookings/rules/booking-emails.ts';
import type { BookingStatus } from '../../bookings/rules/booking-state.ts';
import type { Departed } from '../../bookings/store/read-bookings.ts';
import { travelersText } from '../../packages/copy/travelers.ts';
import { calendarCopy as copy } from '../copy/documents.ts';
import type { TripPlace } from './confirmation-sheet.ts';

/** Before the midnight with which the departure day begins: nine in the morning of the day before. */
const REMINDER_SECONDS = 15 * 3600;
/** How often a calendar that follows a trip may look again. */
const LOOK_AGAIN_SECONDS = 6 * 3600;

const STANDS: Readonly<Record<BookingStatus, { readonly status: ICalEventStatus; readonly sequence: number }>> = {
  pending: { status: ICalEventStatus.TENTATIVE, sequence: 0 },
  confirmed: { status: ICalEventStatus.CONFIRMED, sequence: 1 },
  cancelled: { status: ICalEventStatus.CANCELLED, sequence: 2 },
};

export function tripCalendar(booking: Booking, place: TripPlace | null, publicUrl: string): string {
  const { reference, numberOfTravelers, package: trip } = booking;
  const url = pageOf(booking, publicUrl);
  return calendarOf({
    id: `booking-${booking.id}`,
    trip,
    status: booking.status,
    agreement: booking.agreement,
    bookedAt: new Date(booking.createdAt),
    changedAt: null,
    place,
    about: [copy.reference(reference), copy.travelers(travelersText(numberOfTravelers)), copy.online(url), ''],
    url,
    publicUrl,
  });
}

export interface FeedFacts {
  /** Of the address's token: names the event without naming the booking. */
  readonly hash: string;
  readonly followed: Departed;
  readonly place: TripPlace | null;
  readonly publicUrl: string;
}

/** For whoever has the address: nothing about who travels, what it cost, or the booking. */
export function tripFeed({ hash, followed, place, publicUrl }: FeedFacts): string {
  const { departsOn, returnsOn, agreed } = followed;
  return calendarOf({
    id: `trip-${hash.slice(0, 32)}`,
    trip: { ...agreed, departsOn, returnsOn },
    status: followed.status,
    agreement: followed.agreement,
    bookedAt: followed.bookedAt,
    changedAt: followed.changedAt,
    place,
    about: [],
    url: `${publicUrl}/my-trips`,
    publicUrl,
  });
}

interface CalendarFacts {
  readonly id: string;
  readonly trip: Pick<BookedPackage, 'name' | 'location' | 'departsOn' | 'returnsOn' | 'itinerary'>;
  readonly status: BookingStatus;
  readonly agreement: number;
  readonly bookedAt: Date;
  /** Null: a file that is taken once. */
  readonly changedAt: Date | null;
  readonly place: TripPlace | null;
  /** Stands above the days. */
  readonly about: readonly string[];
  readonly url: string;
  readonly publicUrl: string;
}

function calendarOf({
  id,
  trip,
  status,
  agreement,
  bookedAt,
  changedAt,
  place,
  about,
  url,
  publicUrl,
}: CalendarFacts): string {
  const calendar = ical({
    prodId: { company: site.name, product: 'Trips', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    name: trip.name,
    // A zone of the whole calendar would also take the Z from its instants, which must be in UTC.
    timezone: { name: null, generator: zoneBlock },
    ...(changedAt && { ttl: LOOK_AGAIN_SECONDS }),
  });
  const days = trip.itinerary.map(({ title }, i) => `${confirmationCopy.trip.day(i + 1)}: ${title}`);
  const event = calendar.createEvent({
    id: `${id}@${new URL(publicUrl).hostname}`,
    status: STANDS[status].status,
    // A change is newer than what it changes, and the end of a booking newer than all changes.
    sequence: STANDS[status].sequence + 2 * (agreement - 1),
    stamp: changedAt ?? bookedAt,
    created: bookedAt,
    ...(changedAt && { lastModified: changedAt }),
    allDay: true,
    timezone: place?.timeZone ?? 'UTC',
    start: localMidnight(trip.departsOn),
    // The first day that is not part of it any more.
    end: localMidnight(plusDays(dayFrom(trip.returnsOn), 1)),
    summary: trip.name,
    description: { plain: [...about, ...days].join('\n') },
    location: place ? { title: trip.location, geo: { lat: place.latitude, lon: place.longitude } } : trip.location,
    url,
  });
  if (status !== 'cancelled') {
    event.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: REMINDER_SECONDS,
      description: copy.reminder(trip.name),
    });
  }
  return calendar.toString();
}

/** The generator reads the day of an event with a zone from the parts of a local date. */
function localMidnight(day: string): Date {
  return new Date(`${day}T00:00:00`);
}

function zoneBlock(zone: string): string | null {
  const [block] = tzlib_get_ical_block(zone);
  return block ?? null;
}
