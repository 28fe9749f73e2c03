/** What was said for the evening has its evening before anything that nobody said. */
import type { Place } from '../../../destinations/rules/catalogue.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';
import { minutesOf } from '../../../destinations/rules/weekly-hours.ts';
import type { Reading } from '../reading.ts';
import { ASKED_FOR } from '../select/match-keywords.ts';
import { SHOWS } from '../select/shows-and-boats.ts';
import { isPerformed } from './performances.ts';
import type { Candidate } from './run-day.ts';

const EVENINGS: readonly Tag[] = [...SHOWS, 'sunset', 'cocktails', 'nightclub', 'nightlife'];
const FROM = 16 * 60;
/** So many evenings of a stay go to who came for the nights. */
const NIGHTS_OUT = 3;

/** Ruins in which opera is sung in summer are a sight. */
const isOfTheEvening = ({ place, earliest, kind }: Candidate) =>
  earliest >= FROM || (EVENINGS.some((tag) => tag === kind) && !place.tags.includes('museum'));

/**
 * The places that have to stand in a plan for it, the best first of what may; `isOut` tells what stands in a plan beside this
 * one, and comes only where there is no other.
 */
export function eveningRequests(
  candidates: readonly Candidate[],
  { weights }: Reading,
  nights: number,
  isOut: (place: Place) => boolean,
): Set<Place> {
  const chosen = new Set<Place>();
  for (const tag of EVENINGS) {
    if ((weights[tag] ?? 0) < ASKED_FOR) continue;
    const most = tag === 'nightlife' ? Math.min(NIGHTS_OUT, Math.ceil(nights / 2)) : 1;
    const found = candidates.filter((one) => one.place.tags.includes(tag) && isOfTheEvening(one));
    // One sees the sun go down under the sky, if there is a choice.
    if (tag === 'sunset') found.sort((a, b) => Number(a.place.indoor) - Number(b.place.indoor));
    const fresh = found.filter(({ place }) => !isOut(place));
    const there = found.filter(({ place }) => chosen.has(place)).length;
    for (const { place } of (fresh.length > 0 ? fresh : found).slice(0, Math.max(0, most - there))) chosen.add(place);
  }
  return chosen;
}

/** Whoever came for the nights has eaten before they go out; null where a place is no bar, or shuts before. */
export function afterDinner(place: Place, dines: string | undefined): number | null {
  const { tags, week } = place;
  if (isPerformed(place) || !tags.slice(0, 3).some((tag) => DRINKS.includes(tag))) return null;
  const from = Math.max(NIGHT, minutesOf(dines ?? '18:30') + AT_TABLE);
  const isOpenLate = !week || week.some((hours) => hours.some(([, to]) => to >= from + LEAST));
  return isOpenLate ? from : null;
}
const DRINKS: readonly Tag[] = ['bar', 'cocktails', 'nightclub', 'beer', 'strip'];
const NIGHT = 20 * 60 + 45;
const AT_TABLE = 100;
const LEAST = 60;
