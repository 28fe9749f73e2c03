/** What is worth eating near a position: our rows, and those a service knows. */
import type { Deps } from '../../../kernel/deps.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { weekIn } from '../../destinations/rules/opening-hours/hours-to-store.ts';
import { milesBetween, type Position } from '../../destinations/rules/position.ts';
import { type HolidaysAt, holidaysAround } from '../../open-data/actions/public-holidays.ts';
import { readableName } from '../../open-data/rules/transliteration.ts';
import type { SavedCard } from '../../saved/contract.ts';
import type { Restaurant, RestaurantFilters } from '../contract/restaurants.ts';
import { amenityLabels } from '../copy/amenity-labels.ts';
import { hoursWords } from '../copy/opening-words.ts';
import { comingTexts, outlookOf } from '../rules/coming-hours.ts';
import { placeIdIn } from '../rules/google-place.ts';
import { openState, type SourceHours } from '../rules/open-now.ts';
import { type RankedRestaurant, rank, reasonOf } from '../rules/ranking.ts';
import { RADIUS_MILES, TOP } from '../rules/restaurant-filters.ts';
import { findRestaurants, type StoredRestaurant } from '../store/find-restaurants.ts';
import { findMatching, findNearest, type Matching } from '../store/nearest-restaurants.ts';
import { findGooglePlace, fits, googlePlacesNear, rowOf, rowsOfGooglePlaces } from './google-places.ts';

/**
 * Of how many of the best it is judged whether they are open: mostly the first hundred has ten of them. Where among
 * the thousand best that say their hours there are fewer, the list is as short as that.
 */
const JUDGED = [100, 1000] as const;

type ListDeps = Pick<Deps, 'config' | 'db' | 'limits' | 'now' | 'places'>;

export interface Nearest {
  readonly restaurants: Restaurant[];
  /** False: a service that should have been heard was not. */
  readonly complete: boolean;
}

export async function nearest(
  deps: ListDeps,
  centre: Position,
  filters: RestaurantFilters,
  address: string,
): Promise<Nearest> {
  const { radius = RADIUS_MILES } = filters;
  const [stored, passing] = await Promise.all([
    storedNear(deps, centre, filters),
    googlePlacesNear(deps, centre, radius, filters, address),
  ]);
  if (passing === null) return { restaurants: await seen(deps, stored), complete: deps.places.google === null };

  const rows = new Map(stored.map(({ place }) => [place.id, place]));
  const found = await rowsOfGooglePlaces(deps, passing);
  const googleRows = found.map(({ row }) => row);
  const isOpenRow = filters.openNow ? await isOpenAt(googleRows, deps.now()) : () => true;
  for (const one of found) {
    const isListed = rows.has(one.row.id);
    const isOpen = isOpenRow(one.row.opening, one.row);
    if (isListed || (isOpen && fits(one, filters))) rows.set(one.row.id, one.row);
  }
  const best = rank([...rows.values()], centre, radius).slice(0, TOP);
  return { restaurants: await seen(deps, shown(rows, best)), complete: true };
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
  const read = async (ranked: readonly RankedRestaurant[]) =>
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
  let open: Matching[] = [];
  for (const most of JUDGED) {
    const matching = await findMatching(db, centre, radius, { ...filters, hasHours: true }, most);
    const isOpen = await isOpenAt(
      matching.map(({ at }) => at),
      now(),
    );
    open = matching.filter(({ opening, at }) => isOpen(opening, at));
    if (open.length >= TOP || matching.length < most) break;
  }
  return read(open.slice(0, TOP));
}

function shown(rows: ReadonlyMap<string, StoredRestaurant>, ranked: readonly RankedRestaurant[]): Placed[] {
  return ranked.flatMap(({ id, miles }) => {
    const place = rows.get(id);
    return place ? [{ place, miles }] : [];
  });
}

/** Of all these places; what is not known is not open. */
async function isOpenAt(
  places: readonly Position[],
  now: Date,
): Promise<(given: SourceHours, at: Position) => boolean> {
  const holidaysAt = await holidaysAround(places, now);
  return (given, at) => {
    const outlook = outlookOf(given, at, holidaysAt(at), now);
    return openState({ ...given, outlook }, now).state === 'open';
  };
}

async function seen({ now }: Pick<Deps, 'now'>, placed: readonly Placed[]): Promise<Restaurant[]> {
  const at = now();
  const holidaysAt = await holidaysAround(
    placed.map(({ place }) => place),
    at,
  );
  return placed.map(({ place, miles }) => seenFrom(place, miles, holidaysAt, at));
}

function seenFrom(
  { score, sameAs: _, isHidden: __, corrected: ___, latinName, opening: given, ...place }: StoredRestaurant,
  miles: number | null,
  holidaysAt: HolidaysAt,
  now: Date,
): Restaurant {
  const outlook = outlookOf(given, place, holidaysAt(place), now);
  const weekly = given.hours !== null && weekIn(given.hours) !== null;
  return {
    ...place,
    name: nameToRead(place.name, latinName),
    amenities: amenityLabels(place.amenities),
    opening: { ...given, weekly, outlook: outlook && { ...outlook, spans: [...outlook.spans] } },
    openingHours: outlook && !weekly ? comingTexts(outlook, hoursWords) : place.openingHours,
    distance: miles === null ? null : Math.round(miles * 100) / 100,
    rank: miles === null ? null : reasonOf(score, place.source === 'editors', place.totalReviews, miles),
  };
}

/** In letters that a visitor reads, with what stands on the sign. */
function nameToRead(written: string, latin: string | null | undefined): string {
  const { name, localName } = readableName(written, latin ? { en: latin } : {});
  return localName === null ? name : `${name} (${localName})`;
}

export async function findOne(
  deps: ListDeps,
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
  const holidaysAt = await holidaysAround([place], deps.now());
  return ok(seenFrom(place, from && milesBetween(from, place), holidaysAt, deps.now()));
}

/** As they stand in a list of what was saved: of our rows alone. One that was merged is told as the one it is now. */
export async function restaurantCards(
  { db }: Pick<Deps, 'db'>,
  ids: readonly string[],
): Promise<Map<string, Omit<SavedCard, 'item'>>> {
  const found = await findRestaurants(db, ids);
  const leaders = await findRestaurants(
    db,
    [...found.values()].flatMap(({ sameAs }) => sameAs ?? []),
  );
  const cards = [...found].flatMap(([id, own]) => {
    const shown = own.sameAs === null ? own : leaders.get(own.sameAs);
    if (!shown || shown.isHidden || placeIdIn(shown.id) !== null) return [];
    const line = [shown.cuisine, shown.address].filter(Boolean).join(' · ');
    const href = `/reviews?restaurant=${encodeURIComponent(shown.id)}`;
    return [[id, { name: nameToRead(shown.name, shown.latinName), line, href, picture: null }] as const];
  });
  return new Map(cards);
}

/** Of a place whose facts may not be kept they are asked for. */
async function wholeOf(
  deps: ListDeps,
  id: string,
  stored: StoredRestaurant | undefined,
  address: string,
): Promise<StoredRestaurant | null | 'silent'> {
  const placeId = placeIdIn(id);
  if (placeId === null) return stored ?? null;
  const given = await findGooglePlace(deps, placeId, address);
  if (given === null || given === 'silent') return given;
  return rowOf(given, stored, deps.now().toISOString().slice(0, 10));
}
