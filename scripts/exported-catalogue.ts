/** The catalogue in the shape that outside tools read: places with dated closing days, packages with today's price. */
import type { Catalogue, OwnCatalogue, Place } from '../src/features/destinations/rules/catalogue.ts';
import type { NewPackage } from '../src/features/packages/content.ts';

const YEARS = [2026, 2027, 2028, 2029, 2030];

export function exportedCatalogue(catalogue: OwnCatalogue, packages: readonly NewPackage[]) {
  return {
    places: [...catalogue.place.values()].map((place) => exportedPlace(place, catalogue)),
    packages: packages.map(({ id, destinationId, priceHistory }) => ({
      id,
      destinationId,
      price: priceHistory.reduce((latest, dated) => (dated.daysAgo < latest.daysAgo ? dated : latest)).price,
      currency: 'USD',
    })),
  };
}

function exportedPlace(place: Place, catalogue: Catalogue) {
  const {
    index: _,
    week: __,
    hoursOn: ___,
    likelyPrice: ____,
    doubtfulMonday: _____,
    isThin: ______,
    ends,
    closedOn,
    price,
    asOf,
    ...facts
  } = place;
  const currency = catalogue.destination.get(place.destinationId)?.facts.currency;
  return {
    ...facts,
    ends: ends && { lat: ends.lat, lon: ends.lon },
    closedDates: YEARS.flatMap((year) => closedOn.map((day) => `${year}-${day}`)),
    price: price && { ...price, currency, asOf },
    sources: place.website ? [place.website] : [],
    asOf,
  };
}
