/**
 * Cities of open data for the planner: their names in memory, and the books of the last ones asked for. Both are read
 * again when the number of the data's state has changed; it is looked at so often that every process is current within
 * seconds, and never longer than a moment.
 */
import type { Deps } from '../../../kernel/deps.ts';
import { type CalendarDay, calendarDay } from '../../../shared/dates.ts';
import { memoize } from '../../../shared/memoize.ts';
import { mealHours } from '../../destinations/content/meal-hours.ts';
import type { KnownPlace } from '../../destinations/rules/catalogue.ts';
import { KM_PER_MILE, kmBetween } from '../../destinations/rules/position.ts';
import { DIETS, TAGS } from '../../destinations/rules/tags.ts';
import { nameKey as townKey } from '../../open-data/rules/comparable-names.ts';
import { readableName } from '../../open-data/rules/transliteration.ts';
import { dataVersion, listCityNames, type OpenCity, openCities } from '../../open-data/store/cities.ts';
import { listNamedParts, type NamedPart, type OpenPlace, placesToPlan } from '../../open-data/store/places.ts';
import { townsNamed } from '../../open-data/store/world-tables.ts';
import { listTablesNear, type NearTable } from '../../restaurants/store/restaurants-for-plans.ts';
import { exchangeRates } from '../content/exchange-rates.ts';
import { type CityByName, type OpenNames, openNamesOf } from '../rules/open/open-city-names.ts';
import { openDataDestination } from '../rules/open/open-data-destination.ts';
import type { OpenCityRow, OpenPlaceRow, OpenTableRow } from '../rules/open/open-data-rows.ts';
import { PART_KM, type PartByName, partNamesOf } from '../rules/open/parts-of-towns.ts';
import { nameKey } from '../rules/parse/gazetteer.ts';
import { shortNames, spellings, withLatinNames } from './city-spellings.ts';
import { worldTablesOf } from './world-tables.ts';

type Db = Deps['db'];

const MOST_BOOKS = 32;
const LOOKED_AT_MS = 2000;
/** A question does not wait longer for the number. */
const PATIENCE_MS = 250;
const MOST_TABLES = 600;
/** A sight out of town is told to be near the town that it is near. */
const AROUND_KM = 25;

interface State {
  readonly version: number;
  readonly names: OpenNames;
  readonly rows: ReadonlyMap<string, OpenCity>;
  /** The one used last comes last. */
  readonly books: Map<string, Promise<KnownPlace | null>>;
}

interface Kept {
  state: Promise<State> | null;
  version: number;
  lookedAt: number;
}

const kept = new WeakMap<Db, Kept>();

/** The names as of now. Without any, nothing else is asked. */
export async function openNamesNow(db: Db): Promise<State> {
  const known = kept.get(db) ?? { state: null, version: -1, lookedAt: Number.NEGATIVE_INFINITY };
  kept.set(db, known);
  if (performance.now() - known.lookedAt > LOOKED_AT_MS) {
    known.lookedAt = performance.now();
    const looked = dataVersion(db).catch(() => known.version);
    const version = known.state ? await Promise.race([looked, after(PATIENCE_MS, known.version)]) : await looked;
    if (version !== known.version || !known.state) {
      known.version = version;
      known.state = load(db, version).catch((fault: unknown) => {
        known.state = null;
        throw fault;
      });
    }
  }
  return known.state ?? load(db, known.version);
}

async function after<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, ms, value).unref());
}

async function load(db: Db, version: number): Promise<State> {
  const [told, names, parts] = await Promise.all([openCities(db), listCityNames(db), listNamedParts(db)]);
  const rows = withLatinNames(told);
  const named = rows.map(namedOf);
  const others = spellings(rows, names);
  const { clear, doubtful } = shortNames(rows, [...names, ...others]);
  const now = [...names.filter(({ kind }) => kind !== 'historic'), ...others, ...clear];
  const before = names.filter(({ kind }) => kind === 'historic');
  return {
    version,
    names: openNamesOf(named, [...now, ...before], partsOf(parts), {
      isTown: (name) => townsNamed(townKey(name)).length > 0,
      shorts: new Map(doubtful.map(({ key, cityId }) => [nameKey(key), cityId])),
    }),
    rows: new Map(rows.map((row) => [row.id, row])),
    books: new Map(),
  };
}

function partsOf(told: readonly NamedPart[]) {
  const parts = told.map(({ id, name, names, latitude: lat, longitude: lon }) => {
    const isHere = (town: { latitude: number; longitude: number }) =>
      kmBetween({ lat: town.latitude, lon: town.longitude }, { lat, lon }) <= PART_KM;
    const towns = townsNamed(townKey(name));
    return {
      id,
      name: readableName(name, names).name,
      lat,
      lon,
      isTownElsewhere: towns.length > 0 && !towns.some(isHere),
    };
  });
  const names = told.flatMap(({ id, name, names }) =>
    [name, ...Object.values(names)].map((each) => ({ name: each, id })),
  );
  return partNamesOf(parts, names);
}

interface WithClocks {
  readonly getTimeZones?: () => readonly string[] | undefined;
}

/** The town that the clock of a country is called after, where it has one clock. */
const seatOf = memoize(
  (country: string): string | null => {
    const locale: Intl.Locale & WithClocks = new Intl.Locale(`und-${country}`);
    const [clock, another] = locale.getTimeZones?.() ?? [];
    return clock && !another ? townKey(clock.split('/').at(-1) ?? '') : null;
  },
  { most: 300 },
);

function namedOf({
  id,
  name,
  names,
  country,
  region,
  population,
  latitude,
  longitude,
  sightsToPlan: sights,
  daysToPlan: days,
}: OpenCity): CityByName {
  const shown = readableName(name, names).name;
  const isSeat = country !== null && seatOf(country) === townKey(shown);
  return { id, name: shown, country, region, population, lat: latitude, lon: longitude, isSeat, sights, days };
}

/** The books of those that are cities of open data; ours and what nobody knows are left out. */
export async function openDestinationsOf(
  deps: Pick<Deps, 'db'>,
  state: State,
  ids: readonly string[],
  today: CalendarDay,
) {
  const wanted = [...new Set(ids)].filter((id) => state.rows.has(id)).slice(0, MOST_BOOKS);
  const books = await Promise.all(wanted.map(async (id) => bookOf(deps.db, state, id, today)));
  return books.filter((book) => book !== null);
}

/** Prices of another year are another book. */
async function bookOf(db: Db, { books, rows }: State, id: string, today: CalendarDay): Promise<KnownPlace | null> {
  const key = `${id} ${today.slice(0, 4)}`;
  const row = rows.get(id);
  if (!row) return null;
  const book = books.get(key) ?? read(db, row, rows, today);
  books.delete(key);
  books.set(key, book);
  const [oldest] = books.keys();
  if (books.size > MOST_BOOKS && oldest !== undefined) books.delete(oldest);
  return book.catch((fault: unknown) => {
    books.delete(key);
    throw fault;
  });
}

async function read(
  db: Db,
  row: OpenCity,
  rows: ReadonlyMap<string, OpenCity>,
  today: CalendarDay,
): Promise<KnownPlace> {
  const towns = [...rows.values()]
    .filter(({ id, kind }) => id !== row.id && kind !== 'island')
    .map(cityOf)
    .filter((town) => kmBetween(town, { lat: row.latitude, lon: row.longitude }) <= row.reachKm + AROUND_KM);
  const [places, tables, world] = await Promise.all([
    placesToPlan(db, row.id),
    listTablesNear(db, row, row.reachKm / KM_PER_MILE, MOST_TABLES),
    worldTablesOf(row, today),
  ]);
  return openDataDestination({
    city: cityOf(row),
    towns,
    places: places.map(placeOf),
    tables: tables.map(tableOf),
    world,
    mealHours: mealHours[row.country ?? ''] ?? null,
    rates: exchangeRates,
    today,
  });
}

/** Villages so near to each other share what there is to see: the capital or the largest of them is the one to stay in. */
const NEXT_DOOR_KM = 15;

/** Those that can be planned, the nearest first, for whoever asked for a place nearby that cannot. */
export function nearestOpen(
  { names }: State,
  at: { readonly lat: number; readonly lon: number },
  withinKm: number,
  nights: number,
): string[] {
  const near = [...names.cities.values()]
    .filter(({ days }) => days > (nights > 1 ? 1 : 0))
    .map((city) => ({ ...city, km: kmBetween(city, at) }))
    .filter(({ km }) => km <= withinKm)
    .toSorted(
      (a, b) =>
        Number(b.isSeat) - Number(a.isSeat) ||
        (b.population ?? 0) - (a.population ?? 0) ||
        a.km - b.km ||
        (a.id < b.id ? -1 : 1),
    );
  const apart = near.filter((city, i) => !near.some((larger, j) => j < i && kmBetween(larger, city) <= NEXT_DOOR_KM));
  return apart.toSorted((a, b) => a.km - b.km).map(({ id }) => id);
}

const TOWNS_LOOKED_AT = 6;
/** In a place with fewer nobody finds dinner. */
const LEAST_TABLES = 3;

/** Towns around a part of the map, those with tables first, then the nearest. */
export function townsAround({ names, rows }: State, part: PartByName): string[] {
  const isBare = (id: string) => Number((rows.get(id)?.tables ?? 0) < LEAST_TABLES);
  return [...names.cities.values()]
    .map(({ id, lat, lon }) => ({ id, km: kmBetween({ lat, lon }, part) }))
    .filter(({ km }) => km <= PART_KM)
    .toSorted((a, b) => isBare(a.id) - isBare(b.id) || a.km - b.km || (a.id < b.id ? -1 : 1))
    .slice(0, TOWNS_LOOKED_AT)
    .map(({ id }) => id);
}

function cityOf({ latitude, longitude, asOf, names, kind, ...row }: OpenCity): OpenCityRow {
  const { name } = readableName(row.name, names);
  const others = [...new Set([row.name, ...Object.values(names)])].filter((other) => other !== name);
  return { ...row, name, names: others, lat: latitude, lon: longitude, isIsland: kind === 'island', asOf: asOf ?? '' };
}

const isTag = (word: string): word is (typeof TAGS)[number] => TAGS.some((tag) => tag === word);

function placeOf({ latitude, longitude, tags, names, asOf, raisedAt, ...row }: OpenPlace): OpenPlaceRow {
  const read = readableName(row.name, names);
  return {
    ...row,
    ...read,
    names: [...new Set([row.name, ...Object.values(names)])].filter((name) => name !== read.name),
    tags: tags.filter(isTag),
    lat: latitude,
    lon: longitude,
    asOf: asOf ?? '',
    raisedOn: raisedAt && calendarDay(raisedAt),
  };
}

const isDiet = (word: string): word is (typeof DIETS)[number] => DIETS.some((diet) => diet === word);
const SWEETS = ['ice-cream'];
const CAFES = ['cafe', 'bakery', ...SWEETS];

function tableOf({ latitude, longitude, kinds, diets, stepFree, cuisine, latinName, ...row }: NearTable): OpenTableRow {
  return {
    ...row,
    ...readableName(row.name, latinName === null ? {} : { en: latinName }),
    lat: latitude,
    lon: longitude,
    cuisine,
    serves: servedBy(kinds, cuisine),
    diets: diets.filter(isDiet),
    wheelchair: stepFree === null ? null : stepFree ? 'yes' : 'no',
  };
}

/** A counter for kebab with coffee beside it is no café; a pub that names no kitchen may serve nothing but drinks. */
function servedBy(kinds: readonly string[], cuisine: string): OpenTableRow['serves'] {
  if (kinds.length > 0 && kinds.every((kind) => SWEETS.includes(kind))) return 'sweets';
  const isCafe = kinds.length > 0 ? kinds.every((kind) => CAFES.includes(kind)) : /^caf/i.test(cuisine);
  return isCafe ? 'café' : /^(?:pub|bar)$/i.test(cuisine) ? 'drinks' : 'meals';
}
