/**
 * Weekly opening hours: the notation content writes ("Mo-Fr 09:00-17:00; Sa,Su
 * 10:00-18:00", "24/7") and what can be asked of it. A day that is not named is
 * closed; an interval that ends before it begins runs past midnight.
 */

export const WEEKDAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
/** "HH:MM" twice; the end is "24:00" at midnight and smaller than the start when it lies on the next day. */
export type OpenInterval = readonly [from: string, to: string];
export type WeekHours = Readonly<Record<Weekday, readonly OpenInterval[]>>;

const RULE =
  /^((?:Mo|Tu|We|Th|Fr|Sa|Su)(?:[-,](?:Mo|Tu|We|Th|Fr|Sa|Su))*) (\d\d:\d\d-\d\d:\d\d(?:,\d\d:\d\d-\d\d:\d\d)*)$/;
const ALL_DAY: readonly OpenInterval[] = [['00:00', '24:00']];

/** Null when the text is not in the notation. A later rule replaces an earlier one for the same day. */
export function parseHours(text: string): WeekHours | null {
  const week: Record<Weekday, readonly OpenInterval[]> = { mo: [], tu: [], we: [], th: [], fr: [], sa: [], su: [] };
  if (text === '24/7') {
    for (const day of WEEKDAYS) week[day] = ALL_DAY;
    return week;
  }
  for (const part of text.split(';')) {
    const [, days, spans] = RULE.exec(part.trim()) ?? [];
    if (!days || !spans) return null;
    const intervals = spans.split(',').map((span) => span.split('-'));
    for (const day of daysIn(days)) {
      week[day] = intervals.flatMap(([from, to]) => (isTime(from) && isTime(to) ? [[from, to] as const] : []));
      if (week[day].length < intervals.length) return null;
    }
  }
  return week;
}

function isTime(text: string | undefined): text is string {
  const minutes = minutesOf(text ?? '');
  return minutes >= 0 && minutes <= 24 * 60 && Number(text?.slice(3)) < 60;
}

/** "Mo-Fr,Su": a range may run over the end of the week. */
function daysIn(text: string): Weekday[] {
  return text
    .toLowerCase()
    .split(',')
    .flatMap((part) => {
      const [first, last = first] = part.split('-').map((day) => WEEKDAYS.indexOf(day as Weekday));
      if (first === undefined || last === undefined) return [];
      const length = ((last - first + 7) % 7) + 1;
      return Array.from({ length }, (_, i) => WEEKDAYS[(first + i) % 7]).filter((day) => day !== undefined);
    });
}

/** "09:30" → 570. Not a number for anything else. */
export function minutesOf(time: string): number {
  const match = /^(\d\d):(\d\d)$/.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : Number.NaN;
}

/** 570 → "09:30". */
export function timeText(minutes: number): `${number}:${number}` {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` as `${number}:${number}`;
}

/** The day's intervals in minutes, an end past midnight counted on: [[1080, 1560]] is 18:00 to 02:00. */
export function intervalsOn(hours: WeekHours, weekday: Weekday): readonly (readonly [number, number])[] {
  return hours[weekday].map(([from, to]) => {
    const [start, end] = [minutesOf(from), minutesOf(to)];
    return [start, end <= start ? end + 24 * 60 : end] as const;
  });
}
