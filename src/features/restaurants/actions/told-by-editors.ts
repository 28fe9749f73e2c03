/** The tables our editors picked, from the catalogue of destinations into the list of restaurants. */
import { books } from '../../../../content/catalogue/all.ts';
import { dietClosure } from '../../destinations/rules/catalogue.ts';
import type { City } from '../../destinations/rules/facts.ts';
import type { RestaurantEntry } from '../../destinations/rules/place.ts';
import { accessWords, amenityWords, dietWords, hoursWords } from '../copy/restaurants.ts';
import { kindsOf } from '../rules/choices.ts';
import { weekTexts } from '../rules/opening.ts';
import type { ToldRestaurant } from '../store/tables.ts';
import { zoneOf } from './locate.ts';

export function toldByEditors(): ToldRestaurant[] {
  return books.flatMap(({ facts, restaurants }) =>
    restaurants.map((entry) =>
      toldOf(
        entry,
        facts.cities.find(({ id }) => id === entry.cityId),
        zoneOf(facts.destinationId),
      ),
    ),
  );
}

function toldOf(entry: RestaurantEntry, city: City | undefined, timeZone: string | null): ToldRestaurant {
  return {
    id: entry.id,
    source: 'editors',
    sourceId: entry.id,
    name: entry.name,
    cuisine: entry.cuisine,
    kinds: kindsOf(entry.tags),
    diets: dietClosure(entry.diet),
    // Where the street is not known, at least the town is.
    address: entry.address ?? city?.name ?? '',
    phone: entry.phone ?? null,
    website: entry.website ?? null,
    latitude: entry.lat,
    longitude: entry.lon,
    timeZone,
    editorsRating: entry.rating,
    priceLevel: entry.priceLevel,
    hours: entry.hours ?? null,
    hoursNote: null,
    months: entry.months ?? null,
    closedOn: entry.closedOn ?? [],
    openingHours: weekTexts(entry.hours ?? null, hoursWords),
    description: entry.about,
    amenities: amenitiesOf(entry),
    stepFree: entry.wheelchair === 'yes' ? true : entry.wheelchair === 'no' ? false : null,
    asOf: entry.checkedOn ?? entry.asOf,
  };
}

function amenitiesOf(entry: RestaurantEntry): string[] {
  const access = entry.wheelchair === 'yes' || entry.wheelchair === 'partial' ? [accessWords[entry.wheelchair]] : [];
  const words = [
    ...(entry.amenities ?? []),
    ...entry.tags.flatMap((tag) => amenityWords[tag] ?? []),
    ...access,
    ...entry.diet.flatMap((diet) => dietWords[diet] ?? []),
    ...(entry.bookAhead ? [accessWords.bookAhead] : []),
  ];
  return [...new Set(words)];
}
