/** One plan of an answer: at one place, in one style, different enough from the plans beside it. */
import { memoize } from '../../../../shared/memoize.ts';
import type { KnownPlace, Place } from '../../../destinations/rules/catalogue.ts';
import type { PricedDraft } from '../plan-draft.ts';
import { spentOf } from '../price/budget-limit.ts';
import type { Reading } from '../reading.ts';
import { MANY_NIGHTS } from '../schedule/meals.ts';
import { allowedIn } from '../select/allowed-places.ts';
import { routeIn } from '../select/choose-route.ts';
import type { PartyLimits } from '../select/party-limits.ts';
import { interestIn, type Style } from '../select/place-score.ts';
import type { World } from '../world.ts';
import { buildPlan, type Wanted } from './build-plan.ts';
import { type PlanTier, tierFor, tierForStyle } from './plan-tiers.ts';

/** What calls itself cheaper must be. */
export const THRIFT = 0.96;
/** What a plan would like to choose from, for each night: two meals, two visits or as many as they make, and a choice for both. */
const MEALS_A_DAY = 5;
const SIGHTS_A_DAY = 3;
const A_CHOICE = 1;
/** Plans anew so often before it is content with what it shares. */
const TRIES = 3;

/** One plan at one place in one style, as different from the earlier ones as there are places for. */
export function distinctPlan(
  known: KnownPlace,
  style: Style,
  reading: Reading,
  needs: PartyLimits,
  world: World,
  earlier: readonly PricedDraft[],
): PricedDraft | null {
  const avoid = basesOf(earlier);
  const routeAt = memoize(
    ([cheapest, tier]: readonly [boolean | 'anywhere', PlanTier | undefined]) =>
      routeIn(known, { reading, nights: reading.nights, style, avoid, cheapest, ...(tier && { tier }) }),
    { most: 8, keyOf: String },
  );
  const route = (cheapest: boolean | 'anywhere', tier?: PlanTier) => routeAt([cheapest, tier]);
  const tier = tierForStyle(tierFor(reading, route(false), reading.startDate, world), style);
  const [best] = earlier;
  const dearest = style === 'value' && best ? spentOf(best.cost) : null;
  const { groupTotal = Number.POSITIVE_INFINITY } = reading.budget;
  const ceiling = dearest === null ? {} : { ceiling: Math.min(Math.floor(dearest * THRIFT), groupTotal) };
  return retryUntilDistinct(
    (leftOut) =>
      buildPlan({ reading, needs, style, startDate: reading.startDate, ...leftOut, tier, route, ...ceiling }, world),
    earlier,
    [known],
    reading,
    needs,
    world,
  );
}

/** Plans anew with more left out until it differs enough from the earlier ones. */
export function retryUntilDistinct(
  plan: (leftOut: Pick<Wanted, 'banned' | 'shared'>) => PricedDraft | null,
  earlier: readonly PricedDraft[],
  places: readonly KnownPlace[],
  reading: Reading,
  needs: PartyLimits,
  world: World,
): PricedDraft | null {
  const towns = places.flatMap(({ cities }) => cities.map((book) => allowedIn(book, needs, reading)));
  let banned = towns.reduce<ReadonlySet<string>>(
    (left, { sights, tables }) =>
      returned(
        returned(left, tables, MEALS_A_DAY * reading.nights),
        sights,
        Math.max(SIGHTS_A_DAY, needs.stops + A_CHOICE) * reading.nights,
      ),
    bannedAfter(earlier, reading, world),
  );
  let shared: ReadonlySet<string> = new Set(
    towns.flatMap(({ tables }) => tables.flatMap(({ id }) => (banned.has(id) ? id : []))),
  );
  let draft = plan({ banned, shared });
  const full = draft ? countOf(draft, VISITS) : 0;
  const taken = earlier.map(stopsOf);
  for (let i = 0; draft && i < TRIES; i++) {
    const stops = stopsOf(draft);
    const alike = taken.filter((other) => overlap(stops, other) > MOST_OVERLAP);
    if (alike.length === 0) return draft;
    const again = [...stops].filter((id) => alike.some((other) => other.has(id)));
    const out = new Set(again.filter((_, at) => i > 0 || at % 2 === 0));
    const before = banned;
    banned = new Set([...banned, ...out]);
    const tablesOut = towns.flatMap(({ tables }) => tables.flatMap(({ id }) => (out.has(id) ? id : [])));
    const withTables: ReadonlySet<string> = new Set([...shared, ...tablesOut]);
    shared = reading.nights >= MANY_NIGHTS ? withTables : new Set([...shared].filter((id) => !out.has(id)));
    let other = plan({ banned, shared });
    // Tables of another plan are better than none.
    if (other && countOf(other, MEALS) < AS_FULL * countOf(draft, MEALS)) {
      shared = withTables;
      other = plan({ banned, shared });
    }
    // Nothing is left of a small town: days with the same sights are better than days with none.
    if (other && stopsOf(other).size === 0) return draft;
    // A long stay on wheels, where a good part of the days would be empty: as few as possible are left out.
    if (other && needs.stepFree && reading.nights >= MANY_NIGHTS && countOf(other, VISITS) < AS_FULL * full) {
      for (const [some, of] of PARTS) {
        const few = again.filter((_, at) => at % of < some);
        const between = plan({ banned: new Set([...before, ...few]), shared });
        if (!between) continue;
        const others = stopsOf(between);
        const isApart = taken.every((one) => overlap(others, one) <= MOST_OVERLAP);
        if (isApart && countOf(between, VISITS) > countOf(other, VISITS)) return between;
      }
    }
    draft = other;
  }
  return draft;
}

const AS_FULL = 0.8;
/** Of what stands in both, the least first. */
const PARTS: readonly (readonly [some: number, of: number])[] = [
  [1, 5],
  [2, 9],
  [1, 4],
  [3, 11],
  [2, 7],
  [1, 3],
];
const MEALS = ['meal'];
const VISITS = ['sight', 'activity'];
const countOf = ({ days }: PricedDraft, kinds: readonly string[]) =>
  days.flatMap(({ items }) => items.filter(({ kind }) => kinds.includes(kind))).length;

export function basesOf(drafts: readonly PricedDraft[]): Set<string> {
  return new Set(drafts.flatMap(({ brief }) => brief.segments.map(({ base }) => base.id)));
}

const MOST_OVERLAP = 0.55;
const SHARED_SIGHTS = 0.4;

/** Plans for one destination must differ: which stops a later plan may share with the earlier ones. */
export function stopsOf({ days }: Pick<PricedDraft, 'days'>): Set<string> {
  return new Set(days.flatMap(({ items }) => items.flatMap(({ placeId }) => placeId ?? [])));
}

/** Shared stops among all stops of two plans. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((id) => b.has(id)).length;
  return shared / Math.max(1, a.size + b.size - shared);
}

/** What a further plan must not use: most of what earlier ones have, but not what everybody goes there for. */
function bannedAfter(earlier: readonly PricedDraft[], reading: Reading, { catalogue }: World): Set<string> {
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
function returned(banned: ReadonlySet<string>, allowed: readonly Place[], wished: number): ReadonlySet<string> {
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
