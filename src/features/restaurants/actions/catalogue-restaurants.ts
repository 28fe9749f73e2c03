/** The tables our editors picked, from the catalogue of destinations into the list of restaurants. */
import { findDestination } from '../../destinations/actions.ts';
import { books } from '../../destinations/content/catalogue.ts';
import type { City, DestinationFacts } from '../../destinations/rules/destination-facts.ts';
import { isThin, type RestaurantEntry } from '../../destinations/rules/place-entry.ts';
import { milesBetween } from '../../destinations/rules/position.ts';
import { dietClosure } from '../../destinations/rules/tags.ts';
import { type Amenity, taggedAmenities } from '../copy/amenity-labels.ts';
import { hoursWords } from '../copy/opening-words.ts';
import { inCustom, isAddress } from '../rules/postal-address.ts';
import { kindsOf, TOP } from '../rules/restaurant-filters.ts';
import { weekTexts } from '../rules/week-texts.ts';
import type { SourceRestaurant } from '../store/upsert-restaurants.ts';

export function cataloguedRestaurants(): SourceRestaurant[] {
  return books.flatMap(({ facts, restaurants }) =>
    facts.cities
      .flatMap(({ id }) => listedIn(restaurants.filter(({ cityId }) => cityId === id)))
      .map((entry) => toldOf(entry, facts, findDestination(facts.destinationId)?.timeZone ?? null)),
  );
}

/** Those of which something can be checked; the best of the others only as far as a list would be too short without them. */
function listedIn(entries: readonly RestaurantEntry[]): RestaurantEntry[] {
  const told = entries.filter((entry) => !isThin(entry));
  const others = entries.filter(isThin).toSorted((a, b) => b.rating - a.rating || (a.id < b.id ? -1 : 1));
  return [...told, ...others.slice(0, Math.max(0, TOP - told.length))];
}

function toldOf(entry: RestaurantEntry, facts: DestinationFacts, timeZone: string | null): SourceRestaurant {
  const city = facts.cities.find(({ id }) => id === entry.cityId);
  return {
    id: entry.id,
    source: 'editors',
    sourceId: entry.id,
    name: entry.name,
    cuisine: entry.cuisine,
    kinds: kindsOf(entry.tags),
    diets: dietClosure(entry.diet),
    address: addressOf(entry, facts, city),
    phone: entry.phone ?? null,
    website: entry.website ?? null,
    latitude: entry.lat,
    longitude: entry.lon,
    timeZone,
    priceLevel: entry.priceLevel,
    hours: entry.hours ?? null,
    hoursNote: null,
    months: entry.months ?? null,
    closedOn: entry.closedOn ?? [],
    openingHours: weekTexts(entry.hours ?? null, hoursWords),
    description: entry.about,
    amenities: amenitiesOf(entry),
    stepFree: entry.wheelchair === 'yes' ? true : entry.wheelchair === 'no' ? false : null,
    isChain: false,
    latinName: null,
    asOf: entry.checkedOn ?? entry.asOf,
  };
}

/** American states of our destinations. */
const STATES: Readonly<Record<string, string>> = {
  austin: 'TX',
  charleston: 'SC',
  colorado: 'CO',
  hamptons: 'NY',
  miami: 'FL',
  nashville: 'TN',
  'new-orleans': 'LA',
  nyc: 'NY',
  'park-city': 'UT',
};
/** Beyond it a town may be another one. The Hamptons are none. */
const TOWN_MILES = 5;
const NO_TOWNS = ['hamptons'];
/** "5 Stable Street, N1C 4AB". */
const POSTCODE_ALONE = /, ([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/;

/** What our editors wrote, in the custom of the country; nothing where they knew no more than the town. */
function addressOf(
  { address = '', lat, lon }: RestaurantEntry,
  { destinationId, country }: DestinationFacts,
  city?: City,
): string {
  if (!isAddress(address, city ? [city.name, ...city.aliases] : [])) return '';
  const state = STATES[destinationId];
  if (country === 'GB' && city) return address.replace(POSTCODE_ALONE, `, ${city.name} $1`);
  if (!state || !city) return inCustom(address, country);
  // The town is the last part, unless that is a street with its number.
  const hasTown = address.includes(',') && !/\d/.test(address.split(',').at(-1) ?? '');
  const miles = milesBetween({ latitude: lat, longitude: lon }, { latitude: city.lat, longitude: city.lon });
  const town = hasTown || miles > TOWN_MILES || NO_TOWNS.includes(destinationId) ? '' : city.name;
  return [address, town, state].filter(Boolean).join(', ');
}

const ACCESS: Partial<Record<string, Amenity>> = { yes: 'step-free', partial: 'partly-step-free' };

function amenitiesOf(entry: RestaurantEntry): string[] {
  return [
    ...(entry.amenities ?? []),
    ...entry.tags.filter((tag) => Object.hasOwn(taggedAmenities, tag)),
    ...(ACCESS[entry.wheelchair ?? ''] ?? []),
    ...entry.diet,
    ...(entry.bookAhead ? ['book-ahead' satisfies Amenity] : []),
  ];
}
