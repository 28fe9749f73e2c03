/** Everything we hold about the places, destination by destination. Only the server reads it: it is large. */
import * as z from 'zod/mini';
import { readContent } from '../../../kernel/content-file.ts';
import { DestinationFacts, MonthText } from '../rules/destination-facts.ts';
import { HotelEntry } from '../rules/hotel.ts';
import { type DestinationBook, RestaurantEntry, SightEntry } from '../rules/place-entry.ts';

/** The order in which they are told of where nothing else decides. */
const IDS = readContent('catalogue/order.yaml', z.array(z.string()));
/** The month of the file counts for every place that names no other. */
const ownMonth = { asOf: z.exactOptional(MonthText) };
const Sights = z.strictObject({ asOf: MonthText, places: z.array(z.extend(SightEntry, ownMonth)) });
const Restaurants = z.strictObject({
  asOf: MonthText,
  places: z.array(z.extend(z.omit(RestaurantEntry, { kind: true }), ownMonth)),
});
const Hotels = z.strictObject({ asOf: MonthText, hotels: z.array(z.extend(HotelEntry, ownMonth)) });

export const books: readonly DestinationBook[] = IDS.map((id) => {
  const sights = readContent(`catalogue/${id}/sights.yaml`, Sights);
  const restaurants = readContent(`catalogue/${id}/restaurants.yaml`, Restaurants);
  const hotels = readContent(`catalogue/${id}/hotels.yaml`, Hotels);
  return {
    facts: readContent(`catalogue/${id}/facts.yaml`, z.strictObject({ facts: DestinationFacts })).facts,
    sights: sights.places.map((place) => ({ asOf: sights.asOf, ...place })),
    restaurants: restaurants.places.map((place) => ({ kind: 'restaurant', asOf: restaurants.asOf, ...place })),
    hotels: hotels.hotels.map((hotel) => ({ asOf: hotels.asOf, ...hotel })),
  };
});
