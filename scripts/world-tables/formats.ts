/** What publishers of the world's tables write, read into the rows that `content/world/` keeps. */
import { feature } from '@rapideditor/country-coder';
import { CommandError } from '../../src/shared/command-error.ts';
import { fieldsOf, recordsOf } from './csv.ts';

/** A file as it was given. */
export interface GivenFile {
  readonly name: string;
  readonly text: string;
}

export interface Format {
  readonly source: string;
  readonly licence: string;
  readonly columns: readonly string[];
  read(files: readonly GivenFile[]): string[][];
}

const TOWN_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'ja'];
const SMALLEST_TOWN = 15_000;
/** Parts of a town, and towns that are no more. */
const NO_TOWN = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'STLMT']);

/** `cities15000.txt` or one of its size, and `alternateNamesV2.txt` where there are names in other languages. */
const towns: Format = {
  source: 'GeoNames, https://www.geonames.org',
  licence: 'CC BY 4.0',
  columns: ['name', 'country', 'region', 'latitude', 'longitude', 'population', 'timeZone', 'names'],
  read: (files) => {
    const others = new Map<string, Set<string>>();
    const kept: { id: string; row: string[] }[] = [];
    for (const { text } of files) {
      for (const line of text.split('\n')) {
        const f = line.split('\t');
        if (f.length >= 19) {
          const [id = '', name = '', ascii = ''] = f;
          const population = Number(f[14]);
          const isTown = f[6] === 'P' && !NO_TOWN.has(f[7] ?? '') && (population >= SMALLEST_TOWN || f[7] === 'PPLC');
          if (!isTown) continue;
          others.set(id, new Set(ascii === '' || ascii === name ? [] : [ascii]));
          const [lat, lon] = [f[4], f[5]].map((degrees) => String(Math.round(Number(degrees) * 1e3) / 1e3));
          kept.push({
            id,
            row: [name, f[8] ?? '', f[10] ?? '', lat ?? '', lon ?? '', String(population), f[17] ?? ''],
          });
        }
      }
    }
    if (kept.length === 0) throw new CommandError('The file has no towns; GeoNames writes them in cities15000.txt.');
    for (const { text } of files) {
      for (const line of text.split('\n')) {
        const f = line.split('\t');
        if (f.length < 8 || f.length >= 19 || !TOWN_LANGUAGES.includes(f[2] ?? '') || f[7] === '1' || f[6] === '1')
          continue;
        others.get(f[1] ?? '')?.add(f[3] ?? '');
      }
    }
    return kept.map(({ id, row }) => [
      ...row,
      [...(others.get(id) ?? [])].filter((name) => name !== row[0] && !name.includes('|')).join('|'),
    ]);
  },
};

/** `airports.csv`: those with flights on a timetable and a code of the airlines. */
const airports: Format = {
  source: 'OurAirports, https://ourairports.com/data/',
  licence: 'public domain',
  columns: ['code', 'name', 'town', 'country', 'latitude', 'longitude', 'size'],
  read: ([file]) => {
    const needed = [
      'type',
      'name',
      'latitude_deg',
      'longitude_deg',
      'iso_country',
      'municipality',
      'scheduled_service',
      'iata_code',
    ] as const;
    return recordsOf(fieldsOf(file?.text ?? ''), needed)
      .filter((a) => a.scheduled_service === 'yes' && /^[A-Z]{3}$/.test(a.iata_code) && a.type.endsWith('_airport'))
      .map((a) => [
        a.iata_code,
        a.name,
        a.municipality,
        a.iso_country,
        Number(a.latitude_deg).toFixed(3),
        Number(a.longitude_deg).toFixed(3),
        a.type.replace('_airport', ''),
      ])
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  },
};

/** Price levels with the United States as 100, and the ratio of which it is a hundred times as much. */
const INDICATORS: Readonly<Record<string, number>> = {
  'PA.NUS.GDP.PLI': 1,
  'PA.NUS.PRVT.PLI': 1,
  'PA.NUS.PPPC.RF': 100,
};

interface Observation {
  readonly country: { readonly id: string };
  readonly indicator: { readonly id: string };
  readonly date: string;
  readonly value: number | null;
}

/** The JSON of the interface (`format=json`), or the CSV of a download with a column a year. */
const prices: Format = {
  source: 'World Bank, https://data.worldbank.org/indicator/PA.NUS.GDP.PLI',
  licence: 'CC BY 4.0',
  columns: ['country', 'level', 'year'],
  read: ([file]) => {
    const text = file?.text ?? '';
    const told = text.trimStart().startsWith('[') ? observationsOf(text) : observationsOfDownload(text);
    const latest = new Map<string, { level: number; year: number }>();
    for (const { code, indicator, date, value } of told) {
      const country = countryOf(code);
      const level = Math.round((value ?? 0) * (INDICATORS[indicator] ?? 0) * 10) / 10;
      const year = Number(date);
      if (level <= 0 || country === null || year <= (latest.get(country)?.year ?? 0)) continue;
      latest.set(country, { level, year });
    }
    if (latest.size === 0) throw new CommandError('The file has no price levels of countries (PA.NUS.GDP.PLI).');
    return [...latest].map(([country, { level, year }]) => [country, String(level), String(year)]).sort(byFirst);
  },
};

interface Told {
  /** ISO 3166, two letters or three. */
  readonly code: string;
  readonly indicator: string;
  readonly date: string;
  readonly value: number | null;
}

function observationsOf(text: string): Told[] {
  const [head, rows] = JSON.parse(text) as [{ message?: { value: string }[] }, Observation[] | undefined];
  if (head.message || !rows) throw new CommandError(`The World Bank says: ${head.message?.[0]?.value ?? 'nothing'}`);
  return rows.map(({ country, indicator, date, value }) => ({
    code: country.id,
    indicator: indicator.id,
    date,
    value,
  }));
}

function observationsOfDownload(text: string): Told[] {
  const rows = fieldsOf(text);
  const first = rows.findIndex(([name]) => name === 'Country Name');
  const years = rows[first] ?? [];
  return rows.slice(first + 1).flatMap(([, code = '', , indicator = '', ...values]) =>
    values.map((value, i) => ({
      code,
      indicator,
      date: years[i + 4] ?? '',
      value: value === '' ? null : Number(value),
    })),
  );
}

/** "CH" of "CH" or "CHE"; null for what is a region of the bank's own ("1A", "EUU"). */
function countryOf(code: string): string | null {
  const found = /^[A-Z]{2,3}$/.test(code) ? feature(code)?.properties : undefined;
  return found && /^(country|territory)$/.test(found.level) && found.iso1A2 !== 'EU' ? (found.iso1A2 ?? null) : null;
}

/** The five monthly files of WMO's normals 1991–2020 as NOAA puts them together (`wmo_normals_9120_TMAX.csv` …). */
const CLIMATE_ELEMENTS = ['TMAX', 'TMIN', 'PRCP', 'DP01'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const MISSING_BELOW = -99;

const climate: Format = {
  source:
    'WMO Climatological Standard Normals 1991–2020, NOAA NCEI accession 0253808, https://doi.org/10.25921/800j-vn07',
  licence: 'no limits of use are stated by NOAA',
  columns: ['station', 'country', 'latitude', 'longitude', 'height', 'high', 'low', 'rainMm', 'rainDays'],
  read: (files) => {
    const stations = new Map<string, { row: string[]; months: Map<string, string> }>();
    for (const { text } of files) {
      // Hong Kong is written with a comma that no quotes protect.
      const rows = text
        .replaceAll(/Hong_Kong\s*,\s*_?China/gi, 'Hong_Kong')
        .split(/\r?\n/)
        .filter(Boolean)
        .map((line) => line.split(','));
      const needed = [
        'Elem',
        'WIGOS_ID',
        'Latitude',
        'Longitude',
        'Elevation',
        'Country',
        'Station',
        ...MONTHS,
      ] as const;
      for (const station of recordsOf(rows, needed)) {
        const values = MONTHS.map((month) => Number(station[month] === '' ? MISSING_BELOW : station[month]));
        if (values.some((value) => !Number.isFinite(value) || value <= MISSING_BELOW)) continue;
        const key = `${station.WIGOS_ID} ${station.Station}`;
        const said = (text: string) => text.replaceAll('_', ' ');
        const known = stations.get(key) ?? {
          row: [
            said(station.Station),
            said(station.Country),
            ...[station.Latitude, station.Longitude, station.Elevation].map((n) => String(Number(n))),
          ],
          months: new Map<string, string>(),
        };
        known.months.set(station.Elem, values.map((value) => String(Math.round(value * 10) / 10)).join(' '));
        stations.set(key, known);
      }
    }
    const whole = [...stations.values()].filter(({ months }) =>
      CLIMATE_ELEMENTS.every((element) => months.has(element)),
    );
    if (whole.length === 0)
      throw new CommandError(`No station has all of ${CLIMATE_ELEMENTS.join(', ')}; give the four files together.`);
    return whole
      .map(({ row, months }) => [...row, ...CLIMATE_ELEMENTS.map((element) => months.get(element) ?? '')])
      .sort(byFirst);
  },
};

interface Country {
  readonly name: string;
  readonly currency: readonly string[];
  readonly languages: readonly string[];
}

/** `countries.min.json` of countries-list: ISO 3166, 4217 and 639. */
const countries: Format = {
  source: 'countries-list 3.4.1, https://github.com/annexare/Countries',
  licence: 'MIT',
  columns: ['country', 'name', 'currencies', 'languages'],
  read: ([file]) =>
    Object.entries(JSON.parse(file?.text ?? '{}') as Record<string, Country>)
      .map(([code, { name, currency, languages }]) => [code, name, currency.join(' '), languages.join(' ')])
      .sort(byFirst),
};

const byFirst = ([a = '']: readonly string[], [b = '']: readonly string[]) => (a < b ? -1 : a > b ? 1 : 0);

export const FORMATS = { towns, airports, prices, climate, countries } as const satisfies Readonly<
  Record<string, Format>
>;
