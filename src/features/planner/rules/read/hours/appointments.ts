/** What takes place on one day of the stay and must not be missed: "his appointment is Thurs 11 March", "the wedding is on 6 May at 3pm". */
import { type CalendarDay, plusDays, weekdayOf } from '../../../../../shared/dates.ts';
import type { Blocked } from '../../reading.ts';
import { isEnd } from '../clause-ends.ts';
import { type DateRow, has, senseAt } from '../dates/date-items.ts';
import { nthAt } from '../dates/date-ranges.ts';
import { dayAt } from '../dates/day-phrase.ts';
import { figuresAt } from '../dates/numeric-dates.ts';
import { dayOf } from '../dates/said-day.ts';
import type { Reader } from '../reader.ts';
import { tagTokens } from '../tagged-tokens.ts';
import { clockAt, minuteOf, minutesOf, rangeAt, timeOf } from './times-of-day.ts';

export interface DaysOfStay {
  readonly startDate: CalendarDay;
  readonly nights: number;
  readonly dayFirst: boolean;
}

interface Appointment {
  /** Items: the word for it, and one past all that is said of it. */
  readonly at: number;
  readonly to: number;
  /** None where it lies outside the stay, or takes no part of its day. */
  readonly block?: Blocked;
}

/** So far from the word for it stands its day, and behind that its hour. */
const REACH = 7;
const HOUR_REACH = 3;
const LEAVES_EARLIER = 30;
const LASTS = 120;
const UNSAID = { from: '08:00', to: '15:00', isHourUnsaid: true } as const;
/** They tell of the stay, of another day than the one named, or of more days than one. */
const OTHERWISE = ['arrive', 'return', 'from', 'to', 'until', 'way-in', 'way-out', 'departs', 'homeward', 'between'];
const SIDES = ['before', 'sooner', 'side-before', 'after', 'following', 'side-after', 'near'];

export function readAppointments(reader: Reader, stay: DaysOfStay): Appointment[] {
  const { items, polarity, tokens, gazetteer, languageIn } = reader;
  if (!items.some(({ senses }) => senses.has('appointment'))) return [];
  const row = tagTokens(tokens, gazetteer.calendar, languageIn, [figuresAt]);
  const last = plusDays(stay.startDate, stay.nights);
  return items.flatMap(({ senses, text }, at): Appointment[] => {
    const kind = senses.get('appointment');
    const on = kind === undefined || polarity[at] === 'unwanted' ? null : dayBehind(reader, row, at, stay);
    const hours = on && hoursIn(reader, at + 1, on);
    if (!on) return [];
    const said = { at, to: Math.max(on.to, hours?.to ?? 0) };
    // A day of travelling has its own hours.
    const isTravelDay = on.date === stay.startDate || on.date === last;
    if (on.date < stay.startDate || on.date > last || (!hours && (kind === 'hour' || isTravelDay))) return [said];
    const block = {
      ...(hours?.block ?? UNSAID),
      date: on.date,
      why: 'event',
      ...dinnerIn(text, hours?.block.from),
      what: text.replace(/^(?:the|an?|l[ea]|une?|una|il|um|o) /, ''),
    } as const;
    return [{ ...said, block }];
  });
}

/** "Client dinner", "cena di famiglia": of an evening. */
export const dinnerIn = (text: string, from = ''): Pick<Blocked, 'isDinner'> =>
  from >= '16:00' && DINNER.test(text) ? { isDinner: true } : {};
export const DINNER = /\b(?:dinner|supper|diner|cena|jantar|middag|aftensmad)\b|abendessen|夕食|ディナー/;

interface On {
  readonly date: CalendarDay;
  /** Items. */
  readonly from: number;
  readonly to: number;
}

/** The first day said behind the word, if nothing between them tells of something else. */
function dayBehind({ items, today }: Reader, row: DateRow, at: number, stay: DaysOfStay): On | null {
  const habits = { today, dayFirst: stay.dayFirst, atHome: items[at]?.field === 'dates' };
  for (let next = at + 1; next <= at + REACH && next < items.length && !isEnd(items, next); next++) {
    const here = row.findIndex(({ from }) => from === items[next]?.from);
    if (here < 0) continue;
    // "On" and "in" lead many things.
    const isOther = has(row, here, ...OTHERWISE, ...SIDES) && !has(row, here, 'of');
    if (isOther || items[next]?.senses.has('speaker')) return null;
    const found = dateAt(row, here, habits, stay);
    if (!found) continue;
    const behind = row[found.to];
    const token = row[found.to - 1]?.to ?? 0;
    const end = items.findIndex(({ from }) => from >= token);
    const to = end < 0 ? items.length : end;
    // "Le 6 mai à 15h": "à" leads to an hour, and to no other day.
    const isHour = [to, to + 1, to + 2].some((hour) => isSureClock(items, hour));
    const goesOn =
      has(row, found.to, ...SIDES, 'until', 'and') ||
      (has(row, found.to, 'to') && !isHour) ||
      behind?.joint === '-' ||
      behind?.text === '-';
    return goesOn ? null : { date: found.date, from: next, to };
  }
  return null;
}

/** "Sat 15 May"; "the 15th", "vendredi 15" and "Saturday" of the only such day of the stay. */
function dateAt(row: DateRow, at: number, habits: Parameters<typeof dayAt>[2], { startDate, nights }: DaysOfStay) {
  const day = dayAt(row, at, habits);
  if (day) return { date: dayOf(day.day, habits.today), to: day.to };
  const nth = nthAt(row, at);
  const weekday = senseAt(row, at, 'weekday');
  const days = Array.from({ length: nights + 1 }, (_, n) => plusDays(startDate, n)).filter((date) =>
    nth ? Number(date.slice(8)) === nth.day : weekdayOf(date) === Number(weekday),
  );
  const [date] = days;
  return date && days.length === 1 ? { date, to: nth?.to ?? at + 1 } : null;
}

const isSureClock = (items: Reader['items'], at: number) =>
  clockAt(items, at)?.value.isSure || (clockAt(items, at) !== null && leadsToHour(items, at));
const leadsToHour = (items: Reader['items'], at: number) =>
  items[at]?.senses.has('clock-before') || items[at - 1]?.text === 'at';

/** "At 3pm" between the word and the day, or right behind them; "from 2 to 4". */
function hoursIn({ items }: Reader, first: number, on: On) {
  // The dot of "8." and "7. Mai" ends nothing.
  const isDotted =
    items[on.to - 1]?.text === '.' || (items[on.to]?.text === '.' && items[on.to - 1]?.kind === 'digits');
  const behind = items[on.to]?.text === '.' && isDotted ? on.to + 1 : on.to;
  for (let at = first; at < behind + HOUR_REACH && at < items.length; at++) {
    if (at >= on.from && at < behind) continue;
    if (isEnd(items, at) && !(isDotted && at === behind)) break;
    const range = rangeAt(items, at);
    const clock = range ? null : clockAt(items, at);
    const isSure = clock?.value.isSure || leadsToHour(items, at);
    if (range && (range.value.from.isSure || range.value.to.isSure)) {
      const { from, to } = minutesOf(range.value);
      return { to: range.to, block: { from: timeOf(from - LEAVES_EARLIER), to: timeOf(to) } };
    }
    if (!clock || !isSure || (at < on.from && clock.to > on.from)) continue;
    const from = minuteOf(clock.value, clock.value.hour < 8);
    return { to: clock.to, block: { from: timeOf(from - LEAVES_EARLIER), to: timeOf(from + LASTS) } };
  }
  return null;
}
