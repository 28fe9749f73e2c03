/** What lies nearest to a place we do not cover: by distance where we know where it is, else by the money they count in. */
import { greatCircleKm, type KnownPlace } from '../../../destinations/rules/catalogue.ts';
import type { Currency, Reading } from '../reading.ts';
import type { World } from '../world.ts';

const NEAR_KM = 1500;
const LEAST = 4;
const EUROPEAN_MONEY: readonly Currency[] = ['EUR', 'GBP', 'CHF', 'DKK', 'SEK', 'NOK', 'PLN', 'CZK'];
const EUROPE: readonly string[] = ['GB', 'FR', 'DK', 'PT', 'ES', 'IT', 'GR'];

/** The same wish, kept to those destinations; as it was when nothing is known. */
export function nearby(reading: Reading, world: World): Reading {
  const { destinationMode, search, unknownPlaces, budget } = reading;
  if (destinationMode !== 'uncovered' || search.within) return reading;
  const [place] = unknownPlaces.flatMap((name) => world.whereIs(name) ?? []);
  const within = place
    ? nearestTo(place, world)
    : EUROPEAN_MONEY.includes(budget.currency)
      ? world.catalogue.destinations.filter(({ facts }) => EUROPE.includes(facts.country)).map(({ id }) => id)
      : [];
  return within.length > 0 ? { ...reading, search: { ...search, within } } : reading;
}

function nearestTo(place: { readonly lat: number; readonly lon: number }, { catalogue }: World): string[] {
  const away = ({ cities }: KnownPlace) => Math.min(...cities.map(({ city }) => greatCircleKm(place, city)));
  const ranked = catalogue.destinations
    .map((known) => ({ id: known.id, km: away(known) }))
    .toSorted((a, b) => a.km - b.km || (a.id < b.id ? -1 : 1));
  return ranked.filter(({ km }, i) => km <= NEAR_KM || i < LEAST).map(({ id }) => id);
}
