/** A stay in Ramadan, told before anything else: what is different by day, when one dines, what nobody knows. */
import { plusDays } from '../../../../shared/dates.ts';
import { minutesOf } from '../../../destinations/rules/weekly-hours.ts';
import { seasonCopy } from '../../copy/season.ts';
import type { PricedDraft } from '../plan-draft.ts';
import { daylightOn } from '../schedule/daylight.ts';
import { ramadanIn } from '../select/ramadan.ts';

const EVENING = 16 * 60;
const say = seasonCopy.ramadan;

/** Of the first place that keeps it: what is so, and what the plan did about it; null at other times. */
export function ramadanText({
  brief,
  days,
}: PricedDraft): { readonly what: string; readonly done: readonly string[] } | null {
  const { startDate, nights, segments, reading } = brief;
  const found = segments.flatMap((segment) => {
    const fast = ramadanIn(segment.known, startDate, nights);
    return fast ? [{ segment, fast }] : [];
  })[0];
  if (!found) return null;
  const { segment, fast } = found;
  const { facts, cities, name } = segment.known;
  const own = facts.watch.find(({ when }) => 'feast' in when && when.feast === 'ramadan')?.text;
  const isAll = fast.from <= startDate && fast.to >= plusDays(startDate, nights);
  const kept = days.filter(({ date }) => ramadanIn(segment.known, date, 0));
  const meals = kept.flatMap(({ date, items }) => {
    const { sunset } = daylightOn(date, segment.book.city, segment.known.timeZone);
    return items
      .filter(({ kind, placeId }) => kind === 'meal' && placeId)
      .map(({ start }) => ({ at: minutesOf(start), sunset }));
  });
  const dinners = meals.filter(({ at }) => at >= EVENING);
  return {
    what: say.during(
      cities.length > 1 ? name : segment.book.city.name,
      { ...fast, isAll },
      own ? own.replace(say.named, '') : say.usual,
    ),
    done: [
      ...(dinners.length > 0 && dinners.every(({ at, sunset }) => at > sunset) ? [say.dinners] : []),
      ...(meals.length > dinners.length ? [say.noons] : []),
      ...(reading.fasting ? [] : [say.fastToo]),
    ],
  };
}
