/**
 * What open cities cost the planner: `node bench/open-cities.ts`. A thousand cities of real shape (as many sights, tables and
 * hotels as in extracts of that size), answers in turn with their books at hand and read anew, and one city of 50,000 sights.
 */
import { performance } from 'node:perf_hooks';
import { catalogue } from '../src/features/destinations/actions.ts';
import { availablePictures } from '../src/features/planner/actions/available-pictures.ts';
import { ownGazetteer } from '../src/features/planner/actions/own-gazetteer.ts';
import { exchangeRates } from '../src/features/planner/content/exchange-rates.ts';
import { withOpenDestinations } from '../src/features/planner/rules/open/extend-catalogue.ts';
import { openNamesOf, withOpenNames } from '../src/features/planner/rules/open/open-city-names.ts';
import { openDataDestination } from '../src/features/planner/rules/open/open-data-destination.ts';
import type { OpenCityRow, OpenPlaceRow, OpenTableRow } from '../src/features/planner/rules/open/open-data-rows.ts';
import { partNamesOf } from '../src/features/planner/rules/open/parts-of-towns.ts';
import { readWish } from '../src/features/planner/rules/parse/read-wish.ts';
import { recommend } from '../src/features/planner/rules/recommend.ts';
import type { CalendarDay } from '../src/shared/dates.ts';

const CITIES = 1000;
const ANSWERS = 200;
const OPEN = 32;
const TODAY: CalendarDay = '2026-12-01';

let seed = 7;
function chance(): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
}
const around = (middle: number, degrees: number) => middle + (chance() + chance() - 1) * degrees;
const KINDS: readonly OpenPlaceRow['kind'][] = [
  'museum',
  'worship',
  'park',
  'monument',
  'viewpoint',
  'castle',
  'square',
  'attraction',
];
const HOURS = [null, null, null, 'Mo-Su 10:00-18:00', 'Tu-Su 09:30-17:00', 'Oct-Mar 10:00-17:00; Apr-Sep 09:00-19:00'];
const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;

function cityOf(i: number): OpenCityRow {
  return {
    ...{ id: `osm-node-${i}`, name: `Vasterholm ${i}`, names: [], country: 'SE', region: null },
    ...{ lat: around(50, 20), lon: around(15, 30), population: Math.round(5000 / (1 - chance() * 0.999)) },
    ...{ reachKm: 4, timeZone: 'Europe/Stockholm', isIsland: false, isCut: false, asOf: '2026-01-01' },
  };
}

function placesOf({ id, lat, lon }: OpenCityRow, count: number): OpenPlaceRow[] {
  return Array.from({ length: count }, (_, i) => ({
    ...{
      id: `${id}-${i}`,
      name: `Sight ${i}`,
      localName: null,
      months: null,
      names: [],
      tags: [],
      lat: around(lat, 0.03),
      lon: around(lon, 0.05),
    },
    kind: i % 9 === 8 ? 'hotel' : pick(KINDS),
    hours: pick(HOURS),
    ...{ fee: null, charge: null, wheelchair: null, wheelchairNote: null, indoor: null, website: null, wikidata: null },
    ...{ isOutsideOnly: false, fame: null, raisedOn: null, importance: 0.15 + chance() * 0.4, asOf: '2026-01-01' },
  }));
}

function tablesOf({ id, lat, lon }: OpenCityRow, count: number): OpenTableRow[] {
  return Array.from({ length: count }, (_, i) => ({
    ...{
      id: `${id}-t${i}`,
      name: `Table ${i}`,
      localName: null,
      lat: around(lat, 0.02),
      lon: around(lon, 0.03),
      cuisine: 'Italian',
    },
    ...{
      serves: i % 4 === 0 ? ('café' as const) : ('meals' as const),
      isChain: i % 7 === 0,
      months: null,
      hours: 'Mo-Su 11:30-22:00',
      diets: [],
      wheelchair: null,
      website: null,
      asOf: '2026-01-01',
    },
  }));
}

const world = {
  prices: { level: 0.9, year: 2024 },
  currency: 'EUR',
  languages: [],
  climate: null,
  airports: [],
  holidays: [],
};
const bookOf = (city: OpenCityRow, sights: number, tables: number) => {
  const source = { city, towns: [], places: placesOf(city, sights), tables: tablesOf(city, tables), world };
  return () => openDataDestination({ ...source, mealHours: null, rates: exchangeRates, today: TODAY });
};

const ours = {
  ...{ packages: [], rates: exchangeRates, pictures: availablePictures() },
  today: TODAY,
  ...{ origin: () => null, whereIs: () => null, sortOf: () => null },
} as const;
const memory = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

function answer(
  destination: string,
  names: ReturnType<typeof openNamesOf>,
  book: ReturnType<typeof openDataDestination> | null,
) {
  const nothing = { interests: 'museums', preferences: '', taste: '' };
  const typed = { ...nothing, destination, dates: '10-14 May 2027', budget: '€2,000', travelers: '2 adults' };
  const reading = readWish(typed, { today: TODAY, gazetteer: withOpenNames(ownGazetteer(), names, typed) });
  const known = withOpenDestinations(catalogue(), book ? [book] : [], []);
  return recommend(reading, { ...ours, catalogue: known }, { learning: false }).recommendations.length;
}

function measured(count: number, work: (i: number) => number): string {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const [from, before] = [performance.now(), process.cpuUsage()];
    if (work(i) === 0) throw new Error('nothing was planned');
    const { user, system } = process.cpuUsage(before);
    times.push(Math.min((user + system) / 1000, performance.now() - from));
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p90 ${at(0.9)} ms, p99 ${at(0.99)} ms of processor`;
}

const cities = Array.from({ length: CITIES }, (_, i) => cityOf(i));
catalogue();
const before = memory();
const names = openNamesOf(
  cities.map((city) => ({ ...city, isSeat: false, sights: 30, days: 12 })),
  cities.flatMap(({ id, name }) => [name, `${name} stad`].map((key) => ({ key, cityId: id }))),
  partNamesOf([], []),
);
const sources = cities.slice(0, OPEN).map((city) => bookOf(city, 200, 150));
const built = memory();
const books = sources.map((source) => source());
console.log(
  `names of ${CITIES} cities and ${OPEN} books: ${(built - before).toFixed(1)} and ${(memory() - built).toFixed(1)} MB of heap, rows that the bench holds included in the first`,
);
for (let i = 0; i < 40; i++) answer('Lisbon', names, null);
for (const [i, book] of books.slice(0, 8).entries()) answer(`Vasterholm ${i}`, names, book);
console.log(`one of ours: ${measured(ANSWERS, () => answer('Lisbon', names, null))}`);
console.log(
  `open, book at hand: ${measured(ANSWERS, (i) => answer(`Vasterholm ${i % OPEN}`, names, books[i % OPEN] ?? null))}`,
);
console.log(
  `open, book made anew: ${measured(100, (i) => answer(`Vasterholm ${i % OPEN}`, names, sources[i % OPEN]?.() ?? null))}`,
);
const huge = bookOf({ ...cityOf(0), reachKm: 18 }, 50_000, 2000);
console.log(`50,000 sights, made anew: ${measured(20, () => answer('Vasterholm 0', names, huge()))}`);
const hugeBook = huge();
console.log(`50,000 sights, at hand: ${measured(100, () => answer('Vasterholm 0', names, hugeBook))}`);
