/**
 * What a wish for one place means for others: its sort (island, coast, mountains), its warmth in that month, and how far
 * it lies. Said wishes stay; what was not said follows from the place that was asked for.
 */
import type { DestinationKind, KnownPlace } from '../../../destinations/rules/catalogue.ts';
import { kmBetween } from '../../../destinations/rules/position.ts';
import type { Currency } from '../price/currency-codes.ts';
import type { Reading } from '../reading.ts';
import type { World } from '../world.ts';
import { climateIn, monthOf } from './season-fit.ts';

const NEAR_KM = 1500;
const LEAST = 4;
/** With fewer of the same sort nearby, the sort counts and not the way. */
const ENOUGH = 3;
const WARM = 22;
const EUROPEAN_MONEY: readonly Currency[] = ['EUR', 'GBP', 'CHF', 'DKK', 'SEK', 'NOK', 'PLN', 'CZK'];
const EUROPE: readonly string[] = ['GB', 'FR', 'DK', 'PT', 'ES', 'IT', 'GR'];
/** They say how large or whose a place is, not what one goes there for. */
const NOT_TELLING: readonly DestinationKind[] = ['capital', 'country', 'region'];

/** The same wish, looked for elsewhere. As it was when the place that was asked for says nothing. */
export function inSpirit(reading: Reading, world: World): Reading {
  const { search, unknownPlaces, destinationMode } = reading;
  const asked = reading.destinations.flatMap(({ id }) => world.catalogue.destination.get(id) ?? []);
  if (asked.length > 0) return { ...reading, search: { ...likeOurs(asked, reading), ...search } };
  if (destinationMode !== 'uncovered' || search.within) return reading;
  const [sort] = unknownPlaces.flatMap((name) => world.sortOf(name) ?? []);
  const [place] = unknownPlaces.flatMap((name) => world.whereIs(name) ?? []);
  const within = place ? nearestTo(place, world) : withinOwnMoney(reading, world);
  if (!sort) return within.length > 0 ? { ...reading, search: { ...search, within } } : reading;
  const near = world.catalogue.destinations.filter(
    ({ id, kinds }) => within.includes(id) && kinds.some((kind) => sort.kinds.includes(kind)),
  );
  return {
    ...reading,
    search: {
      kinds: sort.kinds,
      ...(sort.climate ? { climate: sort.climate } : {}),
      ...(near.length >= ENOUGH ? { within } : {}),
      ...search,
    },
  };
}

function likeOurs(asked: readonly KnownPlace[], { startDate }: Reading): Partial<Reading['search']> {
  const kinds = [...new Set(asked.flatMap((known) => known.kinds))].filter((kind) => !NOT_TELLING.includes(kind));
  const highs = asked.flatMap(({ facts }) => climateIn(facts, monthOf(startDate)).high ?? []);
  const isWarm = highs.length > 0 && Math.min(...highs) >= WARM;
  const climate = kinds.includes('ski')
    ? 'snow'
    : isWarm && kinds.some((kind) => kind === 'coast' || kind === 'island')
      ? 'warm'
      : undefined;
  return { ...(kinds.length > 0 ? { kinds } : {}), ...(climate ? { climate } : {}) };
}

function withinOwnMoney({ budget }: Reading, { catalogue }: World): string[] {
  return EUROPEAN_MONEY.includes(budget.currency)
    ? catalogue.destinations.filter(({ facts }) => EUROPE.includes(facts.country)).map(({ id }) => id)
    : [];
}

function nearestTo(place: { readonly lat: number; readonly lon: number }, { catalogue }: World): string[] {
  const away = ({ cities }: KnownPlace) => Math.min(...cities.map(({ city }) => kmBetween(place, city)));
  const ranked = catalogue.destinations
    .map((known) => ({ id: known.id, km: away(known) }))
    .toSorted((a, b) => a.km - b.km || (a.id < b.id ? -1 : 1));
  return ranked.filter(({ km }, i) => km <= NEAR_KM || i < LEAST).map(({ id }) => id);
}
