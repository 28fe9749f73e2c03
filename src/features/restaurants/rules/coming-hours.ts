/**
 * What a restaurant's hours mean for the days around now, holidays and seasons in it. Only the server reads hours: a
 * page gets the outlook with each answer.
 */
import { type CalendarDay, type Instant, isCalendarDay, plusDays, weekdayOf } from '../../../shared/dates.ts';
import { memoize, memoizeByObject } from '../../../shared/memoize.ts';
import { type Holidays, spansOf } from '../../destinations/rules/opening-hours/evaluator.ts';
import { localClock } from '../../destinations/rules/opening-hours/local-clock.ts';
import type { OpeningValue } from '../../destinations/rules/opening-hours/opening-value.ts';
import { parseOpeningHours } from '../../destinations/rules/opening-hours/parser.ts';
import type { MinuteSpan } from '../../destinations/rules/opening-hours/spans.ts';
import { sunAt } from '../../destinations/rules/opening-hours/sun-times.ts';
import type { Position } from '../../destinations/rules/position.ts';
import { timeText } from '../../destinations/rules/weekly-hours.ts';
import type { Outlook, SourceHours } from './open-now.ts';

const DAY = 24 * 60;
/** Yesterday, for the night it may have begun, and more than a week for a page that is looked at tomorrow. */
const DAYS = 10;

/** Many rows say the same: a question about a city asks a thousand of them. Kept by the holidays that count. */
const outlooksBy = memoizeByObject((_holidays: object) =>
  memoize((asked: Asked) => outlookFrom(asked), {
    most: 5000,
    keyOf: ({ from, given: { months, closedOn, hours } }) => `${from} ${months ?? '-'} ${closedOn} ${hours}`,
  }),
);
const NO_HOLIDAYS = {};

interface Asked {
  readonly from: CalendarDay;
  readonly value: OpeningValue;
  readonly given: SourceHours;
  readonly at: Position;
  readonly holidays: Holidays | null;
}

/** Null where hours or clock are not known. */
export function outlookOf(given: SourceHours, at: Position, holidays: Holidays | null, now: Instant): Outlook | null {
  const { hours, timeZone } = given;
  const value = hours === null ? null : parseOpeningHours(hours);
  const here = timeZone === null ? null : localClock(timeZone, now);
  if (!value || !here || timeZone === null) return null;
  const asked: Asked = { from: plusDays(here.day, -1), value, given, at, holidays };
  return value.naming.sun ? outlookFrom(asked) : outlooksBy(holidays ?? NO_HOLIDAYS)(asked);
}

function outlookFrom({ from, value, given, at, holidays }: Asked): Outlook {
  const { timeZone, months, closedOn } = given;
  const isShut = (day: CalendarDay) =>
    closedOn.includes(day.slice(5)) || (months !== null && !months.includes(Number(day.slice(5, 7))));
  const sun = (day: CalendarDay) => sunAt(at, timeZone ?? 'UTC', day);
  return { from, spans: spansOf(value, from, DAYS, { holidays, sun, isShut }) };
}

interface Words {
  readonly closed: string;
  readonly allDay: string;
  readonly unknown: string;
}

/** Seven texts, Monday to Sunday, for the seven days from today: "12:00–15:00, 19:00–22:00", "Closed", "Not known". */
export function comingTexts({ from, spans }: Outlook, words: Words): string[] {
  if (!isCalendarDay(from)) return [];
  const texts = Array.from({ length: 7 }, (_, i): [number, string] => {
    const day = plusDays(from, i + 1);
    return [weekdayOf(day), textOf(spans, (i + 1) * DAY, words)];
  });
  return texts.sort(([a], [b]) => a - b).map(([, text]) => text);
}

/** What begins on the day; of what goes on from before it, what lies after midnight where it lasts all day. */
function textOf(spans: readonly MinuteSpan[], start: number, words: Words): string {
  const today = spans.filter(
    ({ from, to }) => (start <= from && from < start + DAY) || (from < start && start + DAY <= to),
  );
  if (today.length === 0) return words.closed;
  const said = today.map(({ from, to, unknown }) => {
    if (unknown === 'end') return `${timeText(from - start)}+`;
    if (unknown !== null) return words.unknown;
    if (from <= start && to >= start + DAY) return words.allDay;
    return `${timeText(from - start)}–${to - start === DAY ? '24:00' : timeText(to % DAY)}`;
  });
  return [...new Set(said)].join(', ');
}
