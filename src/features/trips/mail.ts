/**
 * The emails 30 and 7 days before a trip and after it: facts in, an email out. None names who travels, a price or a
 * card, and none sells anything.
 */
import type { Email } from '../../effects/mail/mail-port.ts';
import { type CalendarDay, epochDay, type Instant, longDate } from '../../shared/dates.ts';
import { block, type EmailBlock, type EmailLine, emailBody, subjectLine } from '../../shared/email-body.ts';
import { confirmationCopy as page } from '../bookings/copy/confirmation.ts';
import { confirmationMail } from '../bookings/copy/mail.ts';
import {
  type BookingFacts,
  namesUntil,
  type Reminder,
  reminderEmailId,
  type TripDays,
} from '../bookings/rules/booking-emails.ts';
import { reminderMail as copy } from './copy/reminders.ts';
import type { TripAdvice } from './rules/travel-advice.ts';

const { paragraph, section, facts, step, list, button, link } = block;

export interface ReminderFacts extends BookingFacts {
  readonly days: TripDays;
  /** Since when it is due: a repeat has the same date. */
  readonly date: Instant;
  /** At the destination. */
  readonly today: CalendarDay;
  /** Places without a name. */
  readonly unnamed: number;
  readonly advice: TripAdvice | null;
  /** The page on which the trip is reviewed, for whoever has the address. */
  readonly reviewPath: string;
}

export function reminderEmail(reminder: Reminder, facts: ReminderFacts): Email {
  const { booking, to, date, mode, name } = facts;
  const { title, subject, preview, blocks } = WRITTEN[reminder](facts);
  return {
    id: reminderEmailId(booking.id, reminder),
    to,
    subject: subjectLine(subject),
    date,
    ...emailBody({ mode, title, preview, name, blocks, why: confirmationMail.why }),
  };
}

interface Said {
  readonly title: string;
  readonly subject: string;
  readonly preview: string;
  readonly blocks: readonly EmailBlock[];
}

const WRITTEN: Readonly<Record<Reminder, (facts: ReminderFacts) => Said>> = {
  '30-days': monthBefore,
  '7-days': weekBefore,
  'how-was-it': afterwards,
};

function monthBefore(given: ReminderFacts): Said {
  const { package: trip, reference } = given.booking;
  const { advice } = given;
  return {
    title: copy.month.title,
    subject: copy.month.subject(trip.name, reference),
    preview: copy.month.preview(trip.departure),
    blocks: [
      paragraph(copy.month.lead(trip.name, trip.departure)),
      tripLines(given),
      opening(given),
      section(copy.who.title),
      ...whoTravels(given),
      ...(advice ? [...papers(advice), ...packing(advice), ...knowing(advice, given.days, emergencyIn(advice))] : []),
    ],
  };
}

function weekBefore(given: ReminderFacts): Said {
  const { package: trip, reference } = given.booking;
  const { advice, days } = given;
  const [first] = trip.itinerary;
  const last = trip.itinerary.length > 1 ? trip.itinerary.at(-1) : undefined;
  return {
    title: copy.week.title,
    subject: copy.week.subject(trip.name, reference),
    preview: copy.week.preview(trip.departure),
    blocks: [
      paragraph(copy.week.lead(trip.name, trip.departure)),
      tripLines(given),
      opening(given),
      ...(first ? [section(copy.first), dated(days.departsOn, first)] : []),
      ...(last ? [section(copy.last), dated(days.returnsOn, last)] : []),
      section(copy.included),
      list(trip.features),
      ...wayThere(advice),
      ...whoToCall(given),
      ...(given.unnamed > 0 ? [section(copy.who.title), ...whoTravels(given)] : []),
      ...(advice ? [...packing(advice), ...knowing(advice, days)] : []),
    ],
  };
}

function afterwards({ booking, publicUrl, reviewPath }: ReminderFacts): Said {
  const { package: trip, reference } = booking;
  const { subject, title, preview, lead, ask, review, reply, contact, last } = copy.after;
  return {
    title,
    subject: subject(trip.name, reference),
    preview,
    blocks: [
      paragraph(lead(trip.name)),
      paragraph(ask),
      button(review, `${publicUrl}${reviewPath}`),
      paragraph(reply),
      link(contact, `${publicUrl}/contact`),
      paragraph(last),
    ],
  };
}

function tripLines({ booking, days, today }: ReminderFacts): EmailBlock {
  const { package: trip, reference, numberOfTravelers } = booking;
  return facts([
    { label: page.reference, value: reference },
    { label: copy.about.place, value: trip.location },
    { label: page.trip.departure, value: trip.departure },
    { label: copy.about.days, value: String(epochDay(days.departsOn) - epochDay(today)) },
    { label: page.trip.returns, value: longDate(days.returnsOn) },
    { label: page.facts.travelers, value: page.trip.travelers(numberOfTravelers) },
  ]);
}

function opening({ bookingUrl }: ReminderFacts): EmailBlock {
  return button(copy.see, bookingUrl);
}

function whoTravels({ booking, days, today, unnamed }: ReminderFacts): EmailBlock[] {
  const { specialRequests, numberOfTravelers } = booking;
  const asked = specialRequests ? [step({ label: copy.who.asked, value: specialRequests })] : [];
  if (unnamed === 0) return [paragraph(copy.who.complete), ...asked];
  const until = namesUntil(days.departsOn, new Date(booking.createdAt));
  const todo =
    today > until ? copy.who.closed : today === until ? copy.who.untilToday : copy.who.until(longDate(until));
  return [paragraph(`${copy.who.missing(unnamed, numberOfTravelers)} ${todo}`), ...asked];
}

/** Each rule with its own month: they are not all of one age, and the newest says so. */
function papers({ entry }: TripAdvice): EmailBlock[] {
  const newest = entry
    .map(({ asOf }) => asOf)
    .toSorted()
    .at(-1);
  if (!newest) return [];
  return [
    section(copy.papers),
    paragraph(copy.rules(copy.inMonth(newest))),
    ...entry.map(
      ({ text, source, asOf }): EmailBlock => ({
        kind: 'cited',
        line: { label: copy.checked(source.name, copy.inMonth(asOf)), value: text },
        href: source.url,
      }),
    ),
  ];
}

function packing({ weather, sockets }: TripAdvice): EmailBlock[] {
  const { cold, cool, rain, sun } = copy.pack;
  const { high, low, rainDays, sea } = weather;
  const isKnown = [high, low, rainDays, sea].some((figure) => figure !== null);
  const bag = [
    ...(low === null || low >= 13 ? [] : [low < 3 ? cold : cool]),
    ...(rainDays !== null && rainDays >= 6 && (high === null || high >= 3) ? [rain] : []),
    ...(high !== null && high >= 25 ? [sun] : []),
    ...(sockets ? [copy.pack.sockets(sockets)] : []),
  ];
  const sentences = isKnown ? `${copy.weather(weather)} ${copy.normals(weather)}` : copy.weather(weather);
  return [section(copy.packing), paragraph(sentences), ...(bag.length > 0 ? [list(bag)] : [])];
}

function knowing(
  { currency, tipping, languages, timeZone }: TripAdvice,
  { departsOn }: TripDays,
  more: readonly EmailLine[] = [],
): EmailBlock[] {
  const { money, currency: named, tipping: tips, languages: tongues, spoken, clock, zone } = copy.facts;
  return [
    section(copy.knowing),
    facts([
      { label: money, value: named(currency) },
      { label: tongues, value: spoken(languages) },
      { label: clock, value: zone(timeZone, offsetOn(departsOn, timeZone)) },
      ...more,
    ]),
    step({ label: tips, value: tipping.text }),
  ];
}

function wayThere(advice: TripAdvice | null): EmailBlock[] {
  if (!advice || advice.airports.length === 0) return [];
  return [section(copy.way), paragraph(copy.ownWay), ...advice.airports.map(copy.transfer).map(step)];
}

/** Nobody answers the numbers of a demonstration. */
function whoToCall({ advice, mode }: ReminderFacts): EmailBlock[] {
  const { us, contact, demo, reference } = copy.call;
  return [
    section(copy.calling),
    facts([{ label: us, value: mode === 'demo' ? demo : contact }, ...emergencyIn(advice)]),
    ...(mode === 'demo' ? [] : [paragraph(reference)]),
  ];
}

/** "GMT+9", at noon of that day. */
function offsetOn(day: CalendarDay, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  const found = parts.formatToParts(new Date(`${day}T12:00:00Z`)).find(({ type }) => type === 'timeZoneName');
  return found?.value ?? '';
}

function emergencyIn(advice: TripAdvice | null): readonly EmailLine[] {
  return advice ? [{ label: copy.call.emergency, value: advice.emergency }] : [];
}

function dated(day: CalendarDay, { title, text }: { readonly title: string; readonly text: string }): EmailBlock {
  return step({ label: `${longDate(day)}: ${title}`, value: text });
}
