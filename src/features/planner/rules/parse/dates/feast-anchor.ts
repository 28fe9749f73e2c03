/** Finds a holiday in the text and says which days a trip for it takes: "Labor Day weekend" is Friday to Monday. */

import { type CalendarDay, plusDays } from '../../../../../shared/dates.ts';
import { daysOf, weekdayOf } from '../../../../destinations/rules/recurrence.ts';
import { type NamedFeast, namedFeasts } from '../../../content/named-feasts.ts';
import type { Anchor } from './anchor.ts';
import { saidYear, yearOf } from './day.ts';

const WEEKEND = '(?: (?:long |holiday )?(?:weekend|wknd|wochenende|bank holiday weekend)| fin de semana)';
const patterns = namedFeasts.map(
  (feast) =>
    [
      feast,
      new RegExp(
        `(?<![\\p{L}\\d])(?:${feast.words})(?![a-z])(${WEEKEND})?( week\\b)?(?:\\s*,?\\s*(?:of |de |in )?(20\\d\\d))?`,
        'u',
      ),
    ] as const,
);

export function feastAnchor(line: string, atHome: boolean): Anchor | null {
  for (const [feast, pattern] of patterns) {
    if (feast.homely && !atHome) continue;
    const found = pattern.exec(line);
    if (!found) continue;
    const [all, weekend, week, year] = found;
    const isWeekend = Boolean(weekend) || (/\b(?:long )?weekend\b/.test(line) && !feast.whole && !week);
    return {
      kind: 'real',
      from: found.index,
      to: found.index + all.length,
      name: feast.name,
      year: saidYear(year),
      find: (notBefore) => firstFrom(feast, isWeekend, Boolean(week), notBefore),
    };
  }
  return null;
}

function firstFrom(feast: NamedFeast, weekend: boolean, week: boolean, notBefore: CalendarDay) {
  for (let year = yearOf(notBefore); year <= yearOf(notBefore) + 2; year++) {
    for (const { from } of daysOf(feast.when, year)) {
      if (yearOf(from) !== year) continue;
      const stay = stayFor(feast, from, weekend, week);
      if (stay.start >= notBefore) return stay;
    }
  }
  return { start: plusDays(notBefore, 30) };
}

function stayFor(feast: NamedFeast, day: CalendarDay, weekend: boolean, week: boolean) {
  if (week && !feast.whole) return { start: saturdayBefore(day), nights: 7 };
  if (weekend && !feast.whole) return weekendAround(feast, day);
  const monday = weekdayOf(day) === 1 && feast.nights === undefined && feast.before === undefined;
  if (monday) return weekendAround(feast, day);
  return { start: plusDays(day, -(feast.before ?? 0)), nights: feast.nights ?? 3 };
}

/** Friday to Monday for a Monday, Thursday to Sunday for a Thursday, otherwise the weekend that touches the day. */
function weekendAround(feast: NamedFeast, day: CalendarDay) {
  if (feast.name === 'Easter' || feast.name === 'Good Friday') return { start: day, nights: 3 };
  const weekday = weekdayOf(day);
  if (weekday === 1) return { start: plusDays(day, -3), nights: 3 };
  if (weekday === 2) return { start: plusDays(day, -4), nights: 4 };
  if (weekday === 4) return { start: day, nights: 3 };
  if (weekday === 3) return { start: day, nights: 4 };
  const friday = weekday === 5 ? day : weekday === 6 ? plusDays(day, -1) : plusDays(day, -2);
  return { start: friday, nights: weekday === 5 ? 3 : 2 };
}

function saturdayBefore(day: CalendarDay): CalendarDay {
  return plusDays(day, -((weekdayOf(day) + 1) % 7));
}
