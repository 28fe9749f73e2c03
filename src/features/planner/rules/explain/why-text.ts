/** What stands in a plan, and which of the wishes it answers: whatever is told of it can be pointed at. */
import { memoizeByObject } from '../../../../shared/memoize.ts';
import type { Place } from '../../../destinations/rules/catalogue.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';
import { minutesOf } from '../../../destinations/rules/weekly-hours.ts';
import { dayCopy } from '../../copy/days.ts';
import { tagWord } from '../../copy/tag-words.ts';
import type { PlanDay } from '../plan.ts';
import type { PricedDraft } from '../plan-draft.ts';
import type { Reading, TimeOfDay } from '../reading.ts';
import { daylightOn } from '../schedule/daylight.ts';
import { TEA_TIME } from '../schedule/tea-time.ts';
import { byName, isFor, matchesKeyword, narrowedTags, statedInterests } from '../select/match-keywords.ts';
import { interestIn, isRainExpected } from '../select/place-score.ts';
import { COOL, climateIn, monthOf } from '../select/season-fit.ts';
import { AFLOAT } from '../select/shows-and-boats.ts';
import type { World } from '../world.ts';

export interface Placed {
  readonly place: Place;
  readonly day: number;
  readonly isMeal: boolean;
  readonly start: TimeOfDay;
  /** It lasts until the sun is down, or nearly. */
  readonly isAtSunset: boolean;
}

/** What is itself only at its hour: tea at noon is lunch. */
const HOURS: Readonly<Partial<Record<Tag, readonly [from: TimeOfDay, to: TimeOfDay]>>> = {
  tea: [TEA_TIME.from, TEA_TIME.to],
  brunch: ['09:00', '13:30'],
};
/** A house that has it among other things is asked for it first. */
const TOLD_OF: Readonly<Partial<Record<Tag, RegExp>>> = { tea: /\bteas?\b/i };

export const tellsOfIt = (tag: Tag, { name, about, cuisine }: Place): boolean =>
  TOLD_OF[tag]?.test(`${name} ${about} ${cuisine ?? ''}`) ?? true;

export function isAtItsHour(tag: Tag, { place, start, isMeal, isAtSunset }: Placed): boolean {
  if (tag === 'sunset') return isAtSunset;
  if (!tellsOfIt(tag, place)) return false;
  const [from, to] = HOURS[tag] ?? ['00:00', '24:00'];
  return !isMeal || (start >= from && start < to);
}

/** Asked for by every line that is told of a plan. */
export const placedIn = ({ days }: Pick<PricedDraft, 'days'>, { catalogue }: World): readonly Placed[] =>
  placedBy(catalogue)(days);
const placedBy = memoizeByObject((catalogue: World['catalogue']) =>
  memoizeByObject((days: PricedDraft['days']) => placesOf(days, catalogue)),
);

function placesOf(days: PricedDraft['days'], catalogue: World['catalogue']): readonly Placed[] {
  return days.flatMap(({ n, date, items }) =>
    items.flatMap(({ placeId, kind, start, end }) => {
      const place = placeId === undefined ? undefined : catalogue.place.get(placeId);
      if (!place) return [];
      const timeZone = catalogue.destination.get(place.destinationId)?.timeZone ?? 'UTC';
      // On land one stays a little longer; a boat has landed.
      const early = AFLOAT.some((tag) => place.tags.includes(tag)) ? 0 : NEARLY_DOWN;
      const isAtSunset =
        place.tags.includes('sunset') && minutesOf(end) >= daylightOn(date, place, timeZone).sunset - early;
      return [{ place, day: n, isMeal: kind === 'meal', start, isAtSunset }];
    }),
  );
}
const NEARLY_DOWN = 15;

/** What is said of a place for warm days stands in front of no winter plan. */
const SUMMERY = /\b(?:sunbath|swim|picnic|bathers?\b)/i;

/** What stands out: named wishes, interests, weight; before it all that stands in front of no other plan. */
export function bestOf(
  placed: readonly Placed[],
  { brief: { reading, segments, startDate } }: PricedDraft,
  shown: ReadonlySet<string>,
): Place[] {
  const month = monthOf(startDate);
  const isCool = segments.some(({ known }) => (climateIn(known.facts, month).high ?? COOL) < COOL);
  const worth = (place: Place) =>
    place.weight +
    5 * interestIn(place, reading) +
    (reading.wantedPlaces.includes(place.id) ? 20 : shown.has(place.id) ? -20 : 0) -
    (isCool && SUMMERY.test(place.about) ? 50 : 0);
  const sights = new Set(placed.filter(({ isMeal }) => !isMeal).map(({ place }) => place));
  return [...sights].toSorted((a, b) => worth(b) - worth(a) || (a.id < b.id ? -1 : 1));
}

/** Too common among places to choose or to title by, and still asked for where somebody says them. */
const SAID_BROADLY = [
  ...(['swim', 'walk', 'photo', 'free', 'local', 'music', 'religious', 'waterfront', 'quiet', 'romantic'] as const),
  ...(['terrace', 'seasonal', 'tour', 'transport', 'rainy-day'] as const),
] satisfies readonly Tag[];

/** Every interest that was said, for an account of them. */
export const allInterests = (reading: Pick<Reading, 'weights'>): Tag[] => [
  ...statedInterests(reading),
  ...SAID_BROADLY.filter((tag) => (reading.weights[tag] ?? 0) >= 1 || (tag === 'rainy-day' && isRainExpected(reading))),
];

/** Minutes of the longest walk between two stops. */
export function longestWalk({ days }: Pick<PricedDraft, 'days'>): number {
  const items = days.flatMap((day) => day.items);
  return Math.max(
    0,
    ...items.flatMap(({ leg, kind }) => (leg?.mode === 'walk' && kind !== 'transfer' ? leg.minutes : [])),
  );
}

/** The interests that the plan really answers, strongest first, each with where. A broader word for the same places is left out. */
export function answered(draft: PricedDraft, world: World, most: number): { tag: Tag; found: Placed }[] {
  const placed = placedIn(draft, world);
  const { reading } = draft.brief;
  const narrowed = narrowedTags(reading);
  const wanted = statedInterests(reading).filter((tag) => !narrowed.has(tag));
  const used = new Set<string>();
  const words = new Set<string>();
  const list: { tag: Tag; found: Placed }[] = [];
  for (const tag of wanted) {
    const rank = ({ place }: Placed) => place.tags.indexOf(tag);
    const [found] = placed
      .filter((one) => isFor(one.place, tag) && !used.has(one.place.id) && isAtItsHour(tag, one))
      .toSorted((a, b) => rank(a) - rank(b) || b.place.weight - a.place.weight || a.day - b.day);
    if (!found || words.has(tagWord(tag)) || list.length >= most) continue;
    used.add(found.place.id);
    words.add(tagWord(tag));
    list.push({ tag, found });
  }
  return list;
}

/** What they named by a word of its own, each with the stop that is that very thing. */
export function thingsMet(kept: readonly Placed[], { things = [] }: Reading) {
  return things.flatMap((thing) => {
    const order = byName(thing);
    const [found] = kept
      .filter(({ place }) => matchesKeyword(place, thing))
      .toSorted((a, b) => order(a.place, b.place) || Number(a.isMeal) - Number(b.isMeal) || a.day - b.day);
    return found ? [{ interest: thing.words, found }] : [];
  });
}

/** Days of which nothing is planned. */
export function daysLeftFree(days: readonly PlanDay[]): number[] {
  return days
    .filter(
      ({ items }) => items.some(dayCopy.isFree) && items.every((item) => dayCopy.isFree(item) || item.kind === 'meal'),
    )
    .map(({ n }) => n);
}
