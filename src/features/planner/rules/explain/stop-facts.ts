/** What is known of each stop on its day: when it is open, as of when that was told, and its own site. */
import type { Place } from '../../../destinations/rules/catalogue.ts';
import { openingsOfDate } from '../../../destinations/rules/place-openings.ts';
import { timeText } from '../../../destinations/rules/weekly-hours.ts';
import type { PlanDay, PlanItem } from '../plan.ts';
import type { World } from '../world.ts';

const DAY = 24 * 60;
/** Of longer stays it is not told: an answer must stay small enough for a browser to keep. */
const LONGEST = 31;

export function withKnown(days: readonly PlanDay[], { catalogue }: Pick<World, 'catalogue'>): readonly PlanDay[] {
  if (days.length > LONGEST) return days;
  return days.map((day) => ({
    ...day,
    items: day.items.map((item) => {
      const place = item.placeId === undefined ? undefined : catalogue.place.get(item.placeId);
      return place ? { ...item, known: knownOf(place, day) } : item;
    }),
  }));
}

function knownOf(place: Place, { date }: PlanDay): NonNullable<PlanItem['known']> {
  const openings = place.isDoubtfulOn?.(date) ? null : openingsOfDate(place, date);
  const span = ([from, to]: readonly [number, number]) => `${timeText(from)}–${timeText(to > DAY ? to - DAY : to)}`;
  return {
    hours: openings === null ? null : openings.map(span).join(', '),
    asOf: place.checkedOn ?? place.asOf,
    ...(place.website !== null && { website: place.website }),
  };
}
