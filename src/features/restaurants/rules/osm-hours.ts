/**
 * The week that OpenStreetMap's `opening_hours` say, in our notation. A later rule replaces what an
 * earlier one said of its days (wiki.openstreetmap.org/wiki/Key:opening_hours/specification). Rules
 * of seasons, dates, daylight and the like fit no week: then nothing of the value is taken over.
 */
import { parseHours, WEEKDAYS, type Weekday } from '../../destinations/rules/hours.ts';

const RULE = /^((?:PH|SH) )?(?:([A-Z][A-Za-z,-]*) )?(off|closed|[\d:,-]+)$/;
const HOLIDAYS = ['PH', 'SH'];
const EVERY_DAY = 'Mo-Su';
const ALL_DAY = '00:00-24:00';

export interface WrittenWeek {
  readonly hours: string;
  /** The value says more than the week: what holds on public or school holidays. */
  readonly namesHolidays: boolean;
}

/** Null where the value says what fits no week, or never opens. */
export function weekIn(written: string): WrittenWeek | null {
  const week = new Map<Weekday, string>();
  let namesHolidays = false;
  for (const rule of rulesIn(written)) {
    const [, onHolidays, selector = EVERY_DAY, times] = RULE.exec(rule) ?? [];
    if (!times) return null;
    const named = selector.split(',');
    const days = named.filter((day) => !HOLIDAYS.includes(day));
    namesHolidays ||= onHolidays !== undefined || days.length < named.length;
    if (onHolidays || days.length === 0) continue;
    const isOpen = /\d/.test(times);
    const told = parseHours(`${days.join(',')} ${isOpen ? times : ALL_DAY}`);
    if (!told) return null;
    for (const day of WEEKDAYS.filter((one) => told[one].length > 0)) {
      if (isOpen) week.set(day, times);
      else week.delete(day);
    }
  }
  return week.size > 0 ? { hours: spelled(week), namesHolidays } : null;
}

function rulesIn(written: string): string[] {
  return written
    .split(';')
    .map((rule) =>
      rule
        .trim()
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ ?([,-]) ?/g, '$1')
        .replaceAll(/\b(\d):(\d\d)/g, '0$1:$2')
        .replace(/^24\/7$/, `${EVERY_DAY} ${ALL_DAY}`),
    )
    .filter(Boolean);
}

/** Days in a row that open alike are one rule. */
function spelled(week: ReadonlyMap<Weekday, string>): string {
  const runs: { first: Weekday; last: Weekday; times: string }[] = [];
  for (const [i, day] of WEEKDAYS.entries()) {
    const times = week.get(day);
    const before = runs.at(-1);
    if (times === undefined) continue;
    if (before?.times === times && before.last === WEEKDAYS[i - 1]) before.last = day;
    else runs.push({ first: day, last: day, times });
  }
  const text = runs
    .map(({ first, last, times }) => `${[...new Set([first, last])].map(code).join('-')} ${times}`)
    .join('; ');
  return text === `${EVERY_DAY} ${ALL_DAY}` ? '24/7' : text;
}

function code(day: Weekday): string {
  return day.charAt(0).toUpperCase() + day.slice(1);
}
