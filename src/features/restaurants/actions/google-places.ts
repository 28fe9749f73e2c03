/**
 * Places that may be shown and not kept: Google's. Every question costs money, so
 * it is counted before it is asked, per visitor's address and per day for all. What
 * is sent is the middle of the visitor's square, never the position itself.
 */
import type { GooglePlace, GooglePlacesQuery } from '../../../effects/places/places-port.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { calendarDay } from '../../../shared/dates.ts';
import { cellOf, middleOf } from '../../destinations/rules/grid-cells.ts';
import type { Position } from '../../destinations/rules/position.ts';
import type { RestaurantFilters } from '../contract/restaurants.ts';
import type { Amenity } from '../copy/amenity-labels.ts';
import { kindWords } from '../copy/kitchens-and-diets.ts';
import { hoursWords } from '../copy/opening-words.ts';
import { sameOf } from '../rules/duplicates.ts';
import { hoursOf, kindsOfTypes, ownId } from '../rules/google-place.ts';
import { type Known, scoreOf, shownRating } from '../rules/ranking.ts';
import { filledFrom } from '../rules/shown-facts.ts';
import { weekTexts } from '../rules/week-texts.ts';
import { findAround } from '../store/duplicates.ts';
import { findRestaurants, type StoredRestaurant } from '../store/find-restaurants.ts';
import { mergeReviewed } from './merge-restaurants.ts';

type GooglePlacesDeps = Pick<Deps, 'config' | 'limits' | 'places'>;

const DAY_SECONDS = 86_400;
/** Questions of one address in an hour: everybody shares the day's. */
const OF_ONE = { most: 60, perSeconds: 3600 };
const METRES_PER_MILE = 1609.344;
/** From the middle of a square to its farthest corner. */
const SQUARE_METRES = 1600;

export async function googleCallsToday({ limits }: Pick<Deps, 'limits'>, { callsADay }: { callsADay: number }) {
  return { taken: await limits.taken('google-places', DAY_SECONDS), most: callsADay };
}

/** Whether the day's questions are used up. */
export async function isGoogleBudgetSpent({ config, limits }: Pick<Deps, 'config' | 'limits'>): Promise<boolean> {
  return (
    config.googlePlaces !== null && !(await limits.peek('google-places', config.googlePlaces.callsADay, DAY_SECONDS))
  );
}

async function mayAsk({ config, limits, places }: GooglePlacesDeps, address: string): Promise<boolean> {
  if (!config.googlePlaces || !places.google?.isAwake()) return false;
  if (!(await limits.take(`google-places:${address}`, OF_ONE.most, OF_ONE.perSeconds))) return false;
  return (await limits.reserve('google-places', config.googlePlaces.callsADay, DAY_SECONDS)) !== null;
}

/** Null: the service is off, or did not help. */
export async function googlePlacesNear(
  deps: GooglePlacesDeps,
  centre: Position,
  radius: number,
  { cuisine, text }: RestaurantFilters,
  address: string,
): Promise<GooglePlace[] | null> {
  if (!deps.places.google || !(await mayAsk(deps, address))) return null;
  const kitchen = cuisine ? `${kindWords[cuisine]} restaurant` : '';
  const question: GooglePlacesQuery = {
    ...middleOf(cellOf(centre)),
    metres: Math.round(radius * METRES_PER_MILE + SQUARE_METRES),
    words: [text?.trim(), kitchen].filter(Boolean).join(' ') || null,
  };
  const answer = await deps.places.google.near(question);
  return answer.ok ? answer.value : null;
}

/** Null: there is no such place; `silent`: nobody can say. */
export async function findGooglePlace(
  deps: GooglePlacesDeps,
  placeId: string,
  address: string,
): Promise<GooglePlace | null | 'silent'> {
  if (!deps.places.google) return null;
  if (!(await mayAsk(deps, address))) return 'silent';
  const answer = await deps.places.google.find(placeId);
  return answer.ok ? answer.value : 'silent';
}

/** A place as a row of the list: ours, filled up, where we have it too. */
export interface GoogleRow {
  readonly row: StoredRestaurant;
  readonly kinds: readonly string[];
}

export async function rowsOfGooglePlaces(
  deps: Pick<Deps, 'db' | 'now'>,
  places: readonly GooglePlace[],
): Promise<GoogleRow[]> {
  const { db, now } = deps;
  const around = await findAround(db, places);
  const doubles = places.map(
    (place) => sameOf({ ...place, address: place.address ?? '' }, around)?.id ?? ownId(place.placeId),
  );
  const pairs = places.map(({ placeId }, i) => ({ id: ownId(placeId), intoId: doubles[i] ?? '' }));
  await mergeReviewed(
    deps,
    pairs.filter(({ id, intoId }) => id !== intoId),
  );
  const stored = await findRestaurants(db, doubles);
  const seen = new Set<string>();
  return places.flatMap((place, i) => {
    const own = stored.get(doubles[i] ?? '');
    if (own?.isHidden) return [];
    const row = rowOf(place, own, calendarDay(now()));
    if (seen.has(row.id)) return [];
    seen.add(row.id);
    return [{ row, kinds: kindsOfTypes(place.types) }];
  });
}

/** `own` may be a row that only keeps the place's id and what our visitors said of it. */
export function rowOf(place: GooglePlace, own: StoredRestaurant | undefined, today: string): StoredRestaurant {
  const count = own?.totalReviews ?? 0;
  const sum = Math.round((own?.aggregatedRating ?? 0) * count);
  const known: Known = { prior: place.rating, count, sum };
  const hours = hoursOf(place.periods);
  const theirs: StoredRestaurant = {
    id: ownId(place.placeId),
    name: place.name,
    cuisine: place.label ?? 'Restaurant',
    address: place.address ?? '',
    phone: place.phone,
    website: place.website,
    latitude: place.latitude,
    longitude: place.longitude,
    googleRating: place.rating,
    tripAdvisorRating: null,
    aggregatedRating: shownRating(known),
    totalReviews: count,
    priceLevel: '$'.repeat(place.priceLevel ?? 0),
    openingHours: weekTexts(hours, hoursWords),
    photos: [],
    description: '',
    amenities: place.stepFree === true ? ['step-free' satisfies Amenity] : [],
    source: 'google',
    sources: ['google'],
    opening: { hours, timeZone: place.timeZone, months: null, closedOn: [] },
    hoursNote: null,
    stepFree: place.stepFree,
    asOf: today,
    googleMaps: { url: place.page, rating: place.rating, ratings: place.ratings, credits: [...place.credits] },
    score: scoreOf(known),
    sameAs: null,
    isHidden: false,
    corrected: [],
  };
  if (!own || own.source === 'google') return theirs;
  const filled = filledFrom(own, theirs);
  if (own.googleRating !== null || count > 0) return filled;
  // No visitor of ours has said anything yet: what the service says is all that is known.
  const score = scoreOf({ ...known, isPicked: own.source === 'editors' });
  return { ...filled, aggregatedRating: theirs.aggregatedRating, score };
}

/** What SQL judges of our rows, for rows that are in no table. Diets are not known, so nobody is said to keep one. */
export function fits({ row, kinds }: GoogleRow, { cuisine, price, diet, stepFree }: RestaurantFilters): boolean {
  if (diet) return false;
  if (cuisine && !kinds.includes(cuisine)) return false;
  if (price && (row.priceLevel === '' || row.priceLevel.length > price)) return false;
  return !stepFree || row.stepFree === true;
}
