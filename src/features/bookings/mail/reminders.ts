/**
 * The letters 30 and 7 days before a trip and after it: facts in, a letter out. None names a traveller, a price or a
 * card, and none sells anything.
 */
import { site } from '../../../../site.config.ts';
import type { Letter } from '../../../effects/mail/port.ts';
import { type CalendarDay, epochDay, type Instant, longDate } from '../../../shared/dates.ts';
import {
  type Block,
  button,
  cited,
  facts,
  headline,
  type Line,
  letterHtml,
  list,
  paragraph,
  part,
  step,
} from '../../../shared/letter.ts';
import type { Booking } from '../contract/bookings.ts';
import { confirmationCopy as page } from '../copy/confirmation.ts';
import { confirmationMail } from '../copy/mail.ts';
import { reminderMail as copy } from '../copy/reminders.ts';
import type { TripAdvice } from '../rules/advice.ts';
import { namesUntil, type Reminder, reminderLetterId, type TripDays } from '../rules/reminders.ts';
import { line, oneLine } from './letters.ts';

export interface ReminderFacts {
  readonly booking: Booking;
  readonly days: TripDays;
  readonly to: string;
  readonly publicUrl: string;
  /** Since when it is due: a repeat has the same date. */
  readonly date: Instant;
  /** At the destination. */
  readonly today: CalendarDay;
  /** Places without a name. */
  readonly unnamed: number;
  readonly advice: TripAdvice | null;
}

export function reminderLetter(reminder: Reminder, facts: ReminderFacts): Letter {
  const { booking, to, date } = facts;
  const { title, subject, preview, pieces } = WRITTEN[reminder](facts);
  return {
    id: reminderLetterId(booking.id, reminder),
    to,
    subject: oneLine(subject),
    date,
    html: letterHtml({
      title,
      preview,
      brand: site.name,
      blocks: [headline(title), ...pieces.flatMap(({ blocks }) => blocks)],
      foot: confirmationMail.foot,
    }),
    text: [title, ...pieces.map(({ text }) => text), `-- \n${confirmationMail.foot}`].join('\n\n'),
  };
}

/** The same said twice: for programs that show HTML and for those that do not. */
interface Piece {
  readonly blocks: readonly Block[];
  readonly text: string;
}

interface Written {
  readonly title: string;
  readonly subject: string;
  readonly preview: string;
  readonly pieces: readonly Piece[];
}

const WRITTEN: Readonly<Record<Reminder, (facts: ReminderFacts) => Written>> = {
  '30-days': monthBefore,
  '7-days': weekBefore,
  'how-was-it': afterwards,
};

function monthBefore(given: ReminderFacts): Written {
  const { package: trip, reference } = given.booking;
  const { advice } = given;
  return {
    title: copy.month.title,
    subject: copy.month.subject(trip.name, reference),
    preview: copy.month.preview(trip.departure),
    pieces: [
      said(copy.month.lead(trip.name, trip.departure)),
      tripLines(given),
      opening(given),
      headed(copy.who.title, ...whoTravels(given)),
      ...(advice ? [papers(advice), packing(advice), knowing(advice, given.days, emergencyIn(advice))] : []),
    ],
  };
}

function weekBefore(given: ReminderFacts): Written {
  const { package: trip, reference } = given.booking;
  const { advice } = given;
  const [first] = trip.itinerary;
  const last = trip.itinerary.length > 1 ? trip.itinerary.at(-1) : undefined;
  return {
    title: copy.week.title,
    subject: copy.week.subject(trip.name, reference),
    preview: copy.week.preview(trip.departure),
    pieces: [
      said(copy.week.lead(trip.name, trip.departure)),
      tripLines(given),
      opening(given),
      ...(first ? [headed(copy.first, dated(given.days.departsOn, first))] : []),
      ...(last ? [headed(copy.last, dated(given.days.returnsOn, last))] : []),
      headed(copy.included, items(trip.features)),
      ...(advice && advice.airports.length > 0
        ? [headed(copy.way, said(copy.ownWay), ...advice.airports.map(copy.transfer).map(dateless))]
        : []),
      headed(
        copy.calling,
        table([{ label: copy.call.us, value: copy.call.contact }, ...emergencyIn(advice)]),
        said(copy.call.reference),
      ),
      ...(given.unnamed > 0 ? [headed(copy.who.title, ...whoTravels(given))] : []),
      ...(advice ? [packing(advice), knowing(advice, given.days)] : []),
    ],
  };
}

function afterwards({ booking, publicUrl }: ReminderFacts): Written {
  const { package: trip, reference } = booking;
  const { subject, title, preview, lead, ask, reply, last } = copy.after;
  return {
    title,
    subject: subject(trip.name, reference),
    preview,
    pieces: [
      said(lead(trip.name)),
      said(ask),
      said(reply),
      link(copy.after.button, `${publicUrl}/contact`),
      said(last),
    ],
  };
}

function tripLines({ booking, days, today }: ReminderFacts): Piece {
  const { package: trip, reference, numberOfTravelers } = booking;
  return table([
    { label: page.reference, value: reference },
    { label: copy.about.place, value: trip.location },
    { label: page.trip.departure, value: trip.departure },
    { label: copy.about.days, value: String(epochDay(days.departsOn) - epochDay(today)) },
    { label: page.trip.returns, value: longDate(days.returnsOn) },
    { label: page.facts.travelers, value: page.trip.travelers(numberOfTravelers) },
  ]);
}

function opening({ booking, publicUrl }: ReminderFacts): Piece {
  return link(copy.see, `${publicUrl}/booking-confirmation/${booking.id}`);
}

function whoTravels({ booking, days, today, unnamed }: ReminderFacts): Piece[] {
  const { specialRequests, numberOfTravelers } = booking;
  const asked = specialRequests ? [dateless({ label: copy.who.asked, value: specialRequests })] : [];
  if (unnamed === 0) return [said(copy.who.complete), ...asked];
  const until = namesUntil(days.departsOn, new Date(booking.createdAt));
  const todo =
    today > until ? copy.who.closed : today === until ? copy.who.untilToday : copy.who.until(longDate(until));
  return [said(`${copy.who.missing(unnamed, numberOfTravelers)} ${todo}`), ...asked];
}

function papers({ entry, asOf }: TripAdvice): Piece {
  const rules = entry.map(({ text, source }) => sourced({ label: source.name, value: text }, source.url));
  return headed(copy.papers, ...rules, said(copy.check(asOf)));
}

function packing({ weather, sockets }: TripAdvice): Piece {
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
  return headed(copy.packing, said(sentences), ...(bag.length > 0 ? [items(bag)] : []));
}

function knowing(
  { currency, tipping, languages, timeZone }: TripAdvice,
  { departsOn }: TripDays,
  more: readonly Line[] = [],
): Piece {
  const { money, currency: named, tipping: tips, languages: tongues, spoken, clock, zone } = copy.facts;
  return headed(
    copy.knowing,
    table([
      { label: money, value: named(currency) },
      { label: tongues, value: spoken(languages) },
      { label: clock, value: zone(timeZone, offsetOn(departsOn, timeZone)) },
      ...more,
    ]),
    dateless({ label: tips, value: tipping.text }),
  );
}

/** "GMT+9", at noon of that day. */
function offsetOn(day: CalendarDay, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  const found = parts.formatToParts(new Date(`${day}T12:00:00Z`)).find(({ type }) => type === 'timeZoneName');
  return found?.value ?? '';
}

function emergencyIn(advice: TripAdvice | null): readonly Line[] {
  return advice ? [{ label: copy.call.emergency, value: advice.emergency }] : [];
}

function said(text: string): Piece {
  return { blocks: [paragraph(text)], text };
}

function table(lines: readonly Line[]): Piece {
  return { blocks: [facts(lines)], text: lines.map(line).join('\n') };
}

function items(texts: readonly string[]): Piece {
  return { blocks: [list(texts)], text: texts.map((text) => `- ${text}`).join('\n') };
}

function dated(day: CalendarDay, { title, text }: { readonly title: string; readonly text: string }): Piece {
  return dateless({ label: `${longDate(day)}: ${title}`, value: text });
}

function dateless(one: Line): Piece {
  return { blocks: [step(one)], text: `${one.label}\n${one.value}` };
}

function sourced(one: Line, address: string): Piece {
  return { blocks: [cited(one, address)], text: `${one.label}\n${one.value}\n${address}` };
}

function link(text: string, address: string): Piece {
  return { blocks: [button(text, address)], text: `${text}: ${address}` };
}

function headed(title: string, ...pieces: readonly Piece[]): Piece {
  return {
    blocks: [part(title), ...pieces.flatMap(({ blocks }) => blocks)],
    text: [title, ...pieces.map(({ text }) => text)].join('\n'),
  };
}
