/** A wish for a city of open data that tells of too little to plan so many nights goes on as one for a place we cannot plan. */
import type { KnownPlace } from '../../../destinations/rules/catalogue.ts';
import { kmBetween } from '../../../destinations/rules/position.ts';
import { openCopy } from '../../copy/open-places.ts';
import { readingCopy } from '../../copy/reading.ts';
import type { Reading } from '../reading.ts';
import { monthOf } from '../select/season-fit.ts';

const TOLD = 5;
/** Of what lies farther out one does not say that it is there. */
const TOWN_KM = 5;

export function dropUnplannable(reading: Reading, books: readonly KnownPlace[]): Reading {
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
export function isTooLittle({ cities, open }: KnownPlace, reading: Reading): boolean {
  const days = daysOf(open);
  const isLittle = days === 0 || (days === 1 && reading.nights > 1);
  return isLittle && !isSkiedAt(cities, reading);
}

const daysOf = (open: KnownPlace['open']) => open?.days ?? Number.POSITIVE_INFINITY;

/** Where people ski every day, a village with a chapel is enough. */
function isSkiedAt(cities: KnownPlace['cities'], { weights, startDate }: Reading): boolean {
  const month = monthOf(startDate);
  const isAsked = Math.max(weights.ski ?? 0, weights.snowboard ?? 0) >= 0.4;
  return (
    isAsked &&
    cities.some(({ sights }) => sights.some((place) => place.tags.includes('ski') && place.months?.includes(month)))
  );
}

function notEnough({ name, cities, open }: KnownPlace): string {
  const sights = cities.flatMap((book) => book.sights.filter((place) => kmBetween(place, book.city) <= TOWN_KM));
  const days = daysOf(open);
  return openCopy.notEnough(
    name,
    sights.length,
    sights.slice(0, TOLD).map((place) => place.name),
    days,
  );
}
