/** A wish for a city of open data that tells of too little to plan so many nights goes on as one for a place we cannot plan. */
import type { KnownPlace } from '../../../destinations/rules/catalogue.ts';
import { openCopy } from '../../copy/open.ts';
import { readingCopy } from '../../copy/reading.ts';
import type { Reading } from '../reading.ts';

const TOLD = 5;

export function asPlannable(reading: Reading, books: readonly KnownPlace[]): Reading {
  const tooLittle = books.filter((book) => isTooLittle(book, reading));
  if (tooLittle.length === 0) return reading;
  const ids = tooLittle.map(({ id }) => id);
  const destinations = reading.destinations.filter(({ id }) => !ids.includes(id));
  const conflicts = tooLittle.map((book) => ({
    field: 'destination' as const,
    text: notEnough(book),
    chosen: readingCopy.places.uncoveredChosen,
  }));
  return {
    ...reading,
    destinations,
    destinationMode:
      destinations.length === 0 ? 'uncovered' : destinations.length === 1 ? 'fixed' : reading.destinationMode,
    unknownPlaces: [...reading.unknownPlaces, ...tooLittle.map(({ name }) => name)],
    conflicts: [...reading.conflicts, ...conflicts],
  };
}

/** What fills one day is enough for one night, and for no more. */
export function isTooLittle({ cities }: KnownPlace, { nights }: Reading): boolean {
  const days = Math.max(...cities.map(({ city }) => city.nights.to));
  return days === 0 || (days === 1 && nights > 1);
}

function notEnough({ name, cities }: KnownPlace): string {
  const sights = cities.flatMap((book) => book.sights);
  const days = Math.max(...cities.map(({ city }) => city.nights.to));
  return openCopy.notEnough(
    name,
    sights.length,
    sights.slice(0, TOLD).map((place) => place.name),
    days,
  );
}
