/** What is worth eating near a position: our rows, and those a service tells us to show. */
import type { Deps } from '../../../server/deps.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { Restaurant, RestaurantFilters } from '../contract/restaurants.ts';
import { milesBetween, type Position } from '../rules/cells.ts';
import { RADIUS_MILES, TOP } from '../rules/choices.ts';
import { openState } from '../rules/opening.ts';
import { placeIdIn } from '../rules/passing.ts';
import { type Ranked, rank, reasonOf } from '../rules/ranking.ts';
import { findMatching, type Matching } from '../store/matching.ts';
import { findNearest } from '../store/nearest.ts';
import { findRestaurants, type StoredRestaurant } from '../store/places.ts';
import type { Joining } from './merging.ts';
import { fits, guestsOf, passingNear, passingOne, rowOf } from './passing.ts';

/**
 * Of how many of the best it is judged whether they are open: mostly the first hundred has ten of them. Where among
 * the thousand best that say their hours there are fewer, the list is as short as that.
 */
const LOOKS = [100, 1000] as const;

type Looking = Pick<Deps, 'config' | 'db' | 'limits' | 'now' | 'places'>;

export interface Nearest {
  readonly restaurants: Restaurant[];
  /** False: a service that should have been heard was not. */
  readonly complete: boolean;
}

export async function nearest(
  deps: Looking & Joining,
  centre: Position,
  filters: RestaurantFilters,
  address: string,
): Promise<Nearest> {
  const { radius = RADIUS_MILES } = filters;
  const [stored, passing] = await Promise.all([
    storedNear(deps, centre, filters),
    passingNear(deps, centre, radius, filters, address),
  ]);
  if (passing === null) return { restaurants: stored.map(seen), complete: deps.places.passing === null };

  const rows = new Map(stored.map(({ place }) => [place.id, place]));
  for (const guest of await guestsOf(deps, passing)) {
    const isListed = rows.has(guest.row.id);
    const isOpen = !filters.openNow || openState(guest.row.opening, deps.now()).state === 'open';
    if (isListed || (isOpen && fits(guest, filters))) rows.set(guest.row.id, guest.row);
  }
  const best = rank([...rows.values()], centre, radius).slice(0, TOP);
  return { restaurants: shown(rows, best).map(seen), complete: true };
}

interface Placed {
  readonly place: StoredRestaurant;
  readonly miles: number;
}

async function storedNear(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  centre: Position,
  { radius = RADIUS_MILES, openNow, ...filters }: RestaurantFilters,
): Promise<Placed[]> {
  const read = async (ranked: readonly Ranked[]) =>
    shown(
      await findRestaurants(
        db,
        ranked.map(({ id }) => id),
      ),
      ranked,
    );
  const chosen = Object.values(filters).some((value) => value !== undefined && value !== '');
  if (!chosen && !openNow) return read(await findNearest(db, centre, radius, TOP));

  if (!openNow) return read(await findMatching(db, centre, radius, filters, TOP));
  const isOpen = ({ opening }: Matching) => openState(opening, now()).state === 'open';
  let open: Matching[] = [];
  for (const most of LOOKS) {
    const matching = await findMatching(db, centre, radius, { ...filters, hasHours: true }, most);
    open = matching.filter(isOpen);
    if (open.length >= TOP || matching.length < most) break;
  }
  return read(open.slice(0, TOP));
}

function shown(rows: ReadonlyMap<string, StoredRestaurant>, ranked: readonly Ranked[]): Placed[] {
  return ranked.flatMap(({ id, miles }) => {
    const place = rows.get(id);
    return place ? [{ place, miles }] : [];
  });
}

function seen({ place, miles }: Placed): Restaurant {
  return seenFrom(place, miles);
}

function seenFrom(
  { score, sameAs: _, isHidden: __, corrected: ___, ...place }: StoredRestaurant,
  miles: number | null,
): Restaurant {
  return {
    ...place,
    distance: miles === null ? null : Math.round(miles * 100) / 100,
    rank: miles === null ? null : reasonOf(score, place.totalReviews, miles),
  };
}

export async function findOne(
  deps: Looking,
  id: string,
  from: Position | null,
  address: string,
): Promise<Result<Restaurant, 'no_such_restaurant' | 'places_silent'>> {
  const stored = (await findRestaurants(deps.db, [id])).get(id);
  if (stored?.sameAs) return findOne(deps, stored.sameAs, from, address);
  if (stored?.isHidden) return err('no_such_restaurant');
  const place = await wholeOf(deps, id, stored, address);
  if (place === null) return err('no_such_restaurant');
  if (place === 'silent') return err('places_silent');
  return ok(seenFrom(place, from && milesBetween(from, place)));
}

/** Of a place whose facts may not be kept they are asked for. */
async function wholeOf(
  deps: Looking,
  id: string,
  stored: StoredRestaurant | undefined,
  address: string,
): Promise<StoredRestaurant | null | 'silent'> {
  const placeId = placeIdIn(id);
  if (placeId === null) return stored ?? null;
  const told = await passingOne(deps, placeId, address);
  if (told === null || told === 'silent') return told;
  return rowOf(told, stored, deps.now().toISOString().slice(0, 10));
}
