/** What was asked for one day of the stay stands on that day: "fado on the second evening", "Kew on Saturday". */
import { type CalendarDay, plusDays, weekdayOf } from '../../../../shared/dates.ts';
import type { Place } from '../../../destinations/rules/catalogue.ts';
import { openingsOfDate } from '../../../destinations/rules/place-openings.ts';
import { minutesOf } from '../../../destinations/rules/weekly-hours.ts';
import type { Brief, Segment } from '../plan-draft.ts';
import type { Reading } from '../reading.ts';
import { isMainly, kindsLike } from '../select/shows-and-boats.ts';
import { isPerformed } from './performances.ts';
import type { Candidate } from './run-day.ts';

export type AskedDay = NonNullable<Reading['onDays']>[number];

/** The days of the stay that are meant. */
export const daysMeant = ({ nth, weekday, date }: AskedDay, start: CalendarDay, nights: number): CalendarDay[] =>
  Array.from({ length: nights + 1 }, (_, n) => plusDays(start, n)).filter((day, n) =>
    date
      ? day === date
      : nth === undefined
        ? weekday === undefined || weekdayOf(day) === weekday
        : n === (nth < 0 ? nights : nth - 1) || (nth < 0 && n === nights - 1),
  );

export const answersSaid = (place: Place, { tag, place: id }: AskedDay): boolean =>
  id === undefined ? tag !== undefined && isMainly(place, kindsLike(tag)) : place.id === id;

/** Open on that day, in the part of it that was said; true where nobody knows the hours. */
export const isOpenThen = (place: Place, { from = '00:00', to = '24:00' }: AskedDay, day: CalendarDay): boolean =>
  openingsOfDate(place, day)?.some(
    ([opens, shuts]) => Math.min(shuts, minutesOf(to)) - Math.max(opens, minutesOf(from)) >= LEAST,
  ) ?? true;
const LEAST = 45;

/** The minutes of the day that were said; a voyage of hours reaches into them. */
function within({ earliest, latestEnd, minutes }: Candidate, { from, to }: AskedDay) {
  if (!from || !to) return { earliest, latestEnd };
  const over = Math.max(0, minutes - MOSTLY);
  const said = {
    earliest: Math.max(earliest, minutesOf(from) - over),
    latestEnd: Math.min(latestEnd, minutesOf(to) + over),
  };
  return said.latestEnd - said.earliest >= minutes ? said : { earliest, latestEnd };
}
const MOSTLY = 90;

/** Of what may stand in a plan: for each day that was said the best that is open then, and of that kind no other that is shut. */
export function onSaidDays(candidates: readonly Candidate[], segment: Segment, brief: Brief): readonly Candidate[] {
  const { reading, segments, startDate } = brief;
  const nightsBefore = segments.slice(0, segments.indexOf(segment)).reduce((sum, { nights }) => sum + nights, 0);
  const isHere = (day: CalendarDay) =>
    day >= plusDays(startDate, nightsBefore) && day <= plusDays(startDate, nightsBefore + segment.nights);
  const chosen = new Map<Candidate, Candidate>();
  let left = candidates;
  for (const said of reading.onDays ?? []) {
    const days = daysMeant(said, startDate, brief.nights).filter(isHere);
    const isOpen = ({ place }: Candidate) => days.some((day) => isOpenThen(place, said, day));
    const some = left.filter((one) => answersSaid(one.place, said) && !chosen.has(one));
    const open = some.filter(isOpen);
    const [first] = open.toSorted((a, b) => rankOf(b.place, said, brief) - rankOf(a.place, said, brief));
    if (!first) continue;
    const asked = { ...first, score: first.score + SAID_FOR_A_DAY, again: false };
    chosen.set(first, { ...asked, ...within(first, said), on: { days: new Set(days), otherwise: asked } });
    const isOnce = said.tag !== undefined && reading.once?.includes(said.tag);
    if (isOnce) left = left.filter((one) => one === first || !some.includes(one));
  }
  return left.map((one) => chosen.get(one) ?? one);
}
/** The very thing and no museum of it, performed where it is a show; then what stands in no other plan. */
const rankOf = (place: Place, { tag }: AskedDay, { banned }: Brief) =>
  (tag === undefined || (place.tags.includes(tag) && !place.tags.includes('museum')) ? 4 : 0) +
  (isPerformed(place) ? 2 : 0) +
  (banned.has(place.id) ? 0 : 1);
/** As much as a place that was asked for by its name. */
const SAID_FOR_A_DAY = 160;
