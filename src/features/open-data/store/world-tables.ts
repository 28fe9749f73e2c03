/**
 * The tables of the world, read from `content/world/` with the first question of each: what a country costs and pays with, towns by
 * name, airports and climate nearby. A table or a row that is missing makes its fact unknown.
 */

import { existsSync, readFileSync } from 'node:fs';
import { type Box, KM_PER_MILE, milesBetween, type Position } from '../../destinations/rules/position.ts';
import { nameKey } from '../rules/comparable-names.ts';
import {
  type Country,
  type Distant,
  type Everyday,
  type ListedAirport,
  nearest,
  type PriceLevel,
  type Station,
  stationFor,
  type Town,
} from '../rules/world-table-rows.ts';

type Cell = (column: string) => string;

/** The table is read once, and made into what is asked of it. */
function once<T>(name: string, made: (rows: readonly Cell[]) => T): () => T {
  let kept: { readonly made: T } | null = null;
  return () => {
    kept ??= { made: made(cellsOf(readDataFile(`${name}.tsv`))) };
    return kept.made;
  };
}

function cellsOf(table: DataTable | null): Cell[] {
  if (!table) return [];
  const places = new Map(table.columns.map((column, i) => [column, i]));
  return table.rows.map((row) => (column) => row[places.get(column) ?? -1] ?? '');
}

const position = (cell: Cell): Position => ({
  latitude: Number(cell('latitude')),
  longitude: Number(cell('longitude')),
});
const words = (text: string, by = ' ') => (text === '' ? [] : text.split(by));

const prices = once(
  'prices',
  (rows) =>
    new Map(rows.map((cell) => [cell('country'), { level: Number(cell('level')), year: Number(cell('year')) }])),
);

export const priceLevelOf = (country: string): PriceLevel | null => prices().get(country) ?? null;

const countries = once(
  'countries',
  (rows) =>
    new Map(
      rows.map((cell) => [
        cell('country'),
        { name: cell('name'), currencies: words(cell('currencies')), languages: words(cell('languages')) },
      ]),
    ),
);

export const countryOf = (code: string): Country | null => countries().get(code) ?? null;
export const countryCodes = (): ReadonlySet<string> => new Set(countries().keys());

const everyday = once('everyday', (rows) => {
  const number = (cell: Cell, column: string) => cell(column) || null;
  return new Map(
    rows.map((cell): [string, Everyday] => [
      cell('country'),
      {
        sockets: words(cell('sockets')),
        volts: cell('volts') === '' ? null : Number(cell('volts')),
        drives: cell('drives') === 'left' ? 'left' : cell('drives') === 'right' ? 'right' : null,
        emergency: number(cell, 'emergency'),
        police: number(cell, 'police'),
        ambulance: number(cell, 'ambulance'),
        fire: number(cell, 'fire'),
        socketsOn: cell('socketsOn'),
        confirmed:
          cell('confirmed') === ''
            ? null
            : { numbers: words(cell('confirmed')), url: cell('confirmedBy'), on: cell('confirmedOn') },
      },
    ]),
  );
});

export const everydayOf = (country: string): Everyday | null => everyday().get(country) ?? null;

interface TableSource {
  readonly name: string;
  readonly url: string;
  /** "YYYY-MM". */
  readonly asOf: string;
}

const sources = new Map<string, TableSource | null>();

/** Whose table it is, and of which month. */
export function sourceOfTable(name: 'everyday' | 'airports' | 'prices' | 'countries'): TableSource | null {
  const kept = sources.get(name);
  if (kept !== undefined) return kept;
  const head = readDataFile(`${name}.tsv`)?.head;
  const [, said = '', url = ''] = /^(.*?), (https:\/\/\S+)/.exec(head?.['source'] ?? '') ?? [];
  const found = head && said ? { name: said, url, asOf: (head['as of'] ?? '').slice(0, 7) } : null;
  sources.set(name, found);
  return found;
}

const airports = once('airports', (rows) =>
  rows.map((cell): ListedAirport => {
    const size = cell('size');
    return {
      code: cell('code'),
      name: cell('name'),
      country: cell('country'),
      ...position(cell),
      size: size === 'large' || size === 'medium' ? size : 'small',
    };
  }),
);

/** Those with flights on a timetable, the nearest first. */
export const airportsNear = (at: Position, most: number): Distant<ListedAirport>[] => nearest(airports(), at, most);

const stations = once('climate', (rows) =>
  rows.map((cell): Station => {
    const months = (column: string) => words(cell(column)).map(Number);
    return {
      name: cell('station'),
      ...position(cell),
      height: Number(cell('height')),
      high: months('high'),
      low: months('low'),
      rainMm: months('rainMm'),
      rainDays: months('rainDays'),
    };
  }),
);

export const climateNear = (at: Position, height?: number): Distant<Station> | null =>
  stationFor(stations(), at, height);

/** Most names are plain letters, which are their own key. */
const keyOf = (name: string) => (/^[A-Za-z]+(?: [A-Za-z]+)*$/.test(name) ? name.toLowerCase() : nameKey(name));

/** Rows stay as they are written until one is asked for: there are tens of thousands. */
const towns = once('towns', (rows) => {
  const byName = new Map<string, Cell[]>();
  for (const cell of rows) {
    for (const key of new Set([cell('name'), ...words(cell('names'), '|')].map(keyOf))) {
      const known = byName.get(key);
      if (known) known.push(cell);
      else byName.set(key, [cell]);
    }
  }
  return byName;
});

/** Those of that name (`nameKey`), in any language that is told; the largest first. */
export function townsNamed(key: string): Town[] {
  const found = towns().get(key) ?? [];
  return found.map(townOf).sort((a, b) => b.population - a.population);
}

/** Those that lie in the box, the largest first. */
export function townsIn({ south, west, north, east }: Box): Town[] {
  const all = new Set([...towns().values()].flat());
  return [...all]
    .map(townOf)
    .filter((town) => town.latitude >= south && town.latitude <= north)
    .filter((town) => town.longitude >= west && town.longitude <= east)
    .sort((a, b) => b.population - a.population);
}

interface Placed extends Position {
  readonly cell: Cell;
}
const townsByDegree = once('towns', (rows) =>
  Map.groupBy(
    rows.map((cell): Placed => ({ ...position(cell), cell })),
    ({ latitude }) => Math.floor(latitude),
  ),
);

/** Those so near, the nearest first; `km` is less than a degree. */
export function townsNear(at: Position, km: number): Distant<Town>[] {
  const bands = [-1, 0, 1].flatMap((step) => townsByDegree().get(Math.floor(at.latitude) + step) ?? []);
  const near = bands.filter((town) => milesBetween(at, town) * KM_PER_MILE <= km).map(({ cell }) => townOf(cell));
  return nearest(near, at, near.length);
}

function townOf(cell: Cell): Town {
  return {
    name: cell('name'),
    country: cell('country'),
    region: cell('region') || null,
    ...position(cell),
    population: Number(cell('population')),
    timeZone: cell('timeZone') || null,
    otherNames: words(cell('names'), '|'),
  };
}

/**
 * Large tables of `content/world/`: tab-separated, a head of `# word: text` lines, a line of column names, then the rows. What
 * is too long for YAML lies there; a file that is missing is a table nobody has.
 */

const FOLDER = new URL('../../../../content/world/', import.meta.url);

interface DataTable {
  /** "source", "licence", "as of". */
  readonly head: Readonly<Record<string, string>>;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** @throws where a row has not as many fields as there are columns */
export function tableIn(text: string, name: string): DataTable {
  const lines = text.split('\n').filter((line) => line !== '');
  const first = lines.findIndex((line) => !line.startsWith('#'));
  const head = lines.slice(0, first).map((line) => {
    const [, word = '', said = ''] = /^# ([^:]+): (.*)$/.exec(line) ?? [];
    return [word, said] as const;
  });
  const [columns = [], ...rows] = lines.slice(first).map((line) => line.split('\t'));
  const broken = rows.findIndex((row) => row.length !== columns.length);
  if (broken >= 0) throw new Error(`content/world/${name}: row ${broken + 1} has not ${columns.length} fields`);
  return { head: Object.fromEntries(head), columns, rows };
}

function readDataFile(name: string): DataTable | null {
  const file = new URL(name, FOLDER);
  return existsSync(file) ? tableIn(readFileSync(file, 'utf8'), name) : null;
}

export function writtenTable({ head, columns, rows }: DataTable): string {
  const told = Object.entries(head).map(([word, said]) => `# ${word}: ${said}`);
  return [
    ...told,
    columns.join('\t'),
    ...rows.map((row) => row.map((field) => field.replaceAll(/\s+/g, ' ')).join('\t')),
  ]
    .join('\n')
    .concat('\n');
}
