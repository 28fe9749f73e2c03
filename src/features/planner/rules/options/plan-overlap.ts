/** Plans for one destination must differ: which stops a later plan may share with the earlier ones. */
import type { Place } from '../../../destinations/rules/catalogue.ts';
import type { PricedDraft } from '../plan-draft.ts';
import type { Reading } from '../reading.ts';
import { interestIn } from '../select/place-score.ts';
import type { World } from '../world.ts';

export const MOST_OVERLAP = 0.55;
const SHARED_SIGHTS = 0.4;

export function stopsOf({ days }: Pick<PricedDraft, 'days'>): Set<string> {
  return new Set(days.flatMap(({ items }) => items.flatMap(({ placeId }) => placeId ?? [])));
}

/** Shared stops among all stops of two plans. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((id) => b.has(id)).length;
  return shared / Math.max(1, a.size + b.size - shared);
}

/** What a further plan must not use: most of what earlier ones have, but not what everybody goes there for. */
export function bannedAfter(earlier: readonly PricedDraft[], reading: Reading, { catalogue }: World): Set<string> {
  const banned = new Set<string>();
  for (const draft of earlier) {
    const places = [...stopsOf(draft)].flatMap((id) => catalogue.place.get(id) ?? []);
    const sights = places
      .filter(({ kind }) => kind !== 'restaurant')
      .toSorted((a, b) => worth(b, reading) - worth(a, reading) || (a.id < b.id ? -1 : 1));
    const kept = Math.floor(sights.length * SHARED_SIGHTS);
    for (const [i, place] of sights.entries())
      if (i >= kept && !reading.wantedPlaces.includes(place.id) && !isWhatTheyCameFor(place, reading))
        banned.add(place.id);
    for (const { kind, id } of places) if (kind === 'restaurant') banned.add(id);
  }
  return banned;
}

/** Whoever wants to ski skis in every plan, however few mountains there are. */
const isWhatTheyCameFor = (place: Place, reading: Reading) =>
  place.kind !== 'restaurant' && place.repeatable && interestIn(place, reading) >= 0.5;

/** Where fewer fresh places of a town are left than a plan would like to choose from, used ones return, every second first. */
export function returned(banned: ReadonlySet<string>, allowed: readonly Place[], wished: number): ReadonlySet<string> {
  const lacking = wished - allowed.filter(({ id }) => !banned.has(id)).length;
  if (lacking <= 0) return banned;
  const taken = allowed.filter(({ id }) => banned.has(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const everySecond = [...taken.filter((_, i) => i % 2 === 0), ...taken.filter((_, i) => i % 2 === 1)];
  const back = new Set(everySecond.slice(0, lacking).map(({ id }) => id));
  return new Set([...banned].filter((id) => !back.has(id)));
}

function worth(place: Place, reading: Reading): number {
  return place.weight + 4 * interestIn(place, reading) + (reading.wantedPlaces.includes(place.id) ? 20 : 0);
}
