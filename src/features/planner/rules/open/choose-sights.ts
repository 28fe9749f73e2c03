/** Which sights of a town of open data its book holds: those that most is told of. */
import { kmBetween } from '../../../destinations/rules/position.ts';
import { nameKey } from '../../../open-data/rules/comparable-names.ts';
import { isOnWish } from '../../../open-data/rules/sight-kinds.ts';
import { KINDS } from './kind-defaults.ts';
import type { OpenDataRows, OpenPlaceRow } from './open-data-rows.ts';

/** For everybody, and of each kind that only some ask for: beside a great city's museums none of these would be left. */
const [MOST_SIGHTS, MOST_ON_WISH] = [250, 10];
const LEAST_IMPORTANCE = 0.15;
/** Of a small town these are what there is to see, whatever is told of them. */
export const FIRST_SIGHTS = 20;

/** The best, and of those alike the nearer, also what is worth a way out of town. Of several of one name that nothing tells apart, the best one. */
export function sightsOf({ city, places }: OpenDataRows): OpenPlaceRow[] {
  const near = places
    .filter(({ kind }) => KINDS[kind] !== null)
    .map((place) => ({ place, km: kmBetween(place, city) }))
    .toSorted((a, b) => b.place.importance - a.place.importance || a.km - b.km || (a.place.id < b.place.id ? -1 : 1))
    .filter(({ place, km }, i) => place.importance >= LEAST_IMPORTANCE || (i < FIRST_SIGHTS && km <= city.reachKm));
  const [named, count] = [new Set<string>(), new Map<string, number>()];
  const kept: OpenPlaceRow[] = [];
  for (const { place } of near) {
    const group = groupOf(place.kind);
    const already = count.get(group) ?? 0;
    if (already >= mostOf(group)) continue;
    const key = nameKey(place.name);
    const isFirst = place.wikidata !== null || !named.has(key);
    named.add(key);
    if (!isFirst || kept.some((other) => isSameHouse(other, place))) continue;
    count.set(group, already + 1);
    kept.push(place);
  }
  return kept;
}

/** What a book is made from: of a great city's sights the foremost of each group, and all that is no sight. */
export function lookedThrough(places: readonly OpenPlaceRow[]): OpenPlaceRow[] {
  const groups = Map.groupBy(places, ({ kind }) => (KINDS[kind] === null ? null : groupOf(kind)));
  return [...groups].flatMap(([group, all]) => (group === null ? all : foremost(all, SPARE * mostOf(group))));
}

const EVERYBODY = 'for everybody';
const groupOf = (kind: OpenPlaceRow['kind']) => (isOnWish(kind) ? kind : EVERYBODY);
const mostOf = (group: string) => (group === EVERYBODY ? MOST_SIGHTS : MOST_ON_WISH);
/** So many times more are looked at than stay, for those that turn out to be told twice. */
const SPARE = 4;

/** So many, and those that are about as important as the last of them: of fifty thousand nobody has to sort all. */
function foremost(places: readonly OpenPlaceRow[], most: number): readonly OpenPlaceRow[] {
  if (places.length <= most) return places;
  const steps = Array.from({ length: STEPS + 1 }, () => 0);
  for (const { importance } of places) {
    const step = stepOf(importance);
    steps[step] = (steps[step] ?? 0) + 1;
  }
  let [least, count] = [STEPS + 1, 0];
  while (count < most) count += steps[--least] ?? 0;
  return places.filter(({ importance }) => stepOf(importance) >= least);
}

const STEPS = 1000;
const stepOf = (importance: number) => Math.min(STEPS, Math.max(0, Math.floor(importance * STEPS)));

/** A house that has moved, mapped where it was and where it is: one kind, one site of its own, and one name within the other. */
function isSameHouse(a: OpenPlaceRow, b: OpenPlaceRow): boolean {
  if (a.website === null || a.website !== b.website || a.kind !== b.kind) return false;
  const [less = [], more = []] = [a, b].map(({ name }) => nameKey(name).split(' ')).sort((x, y) => x.length - y.length);
  return more.length - less.length <= 1 && less.every((word) => more.includes(word));
}
