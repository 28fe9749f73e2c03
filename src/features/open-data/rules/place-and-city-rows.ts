/** Rows of open places and cities out of objects of OpenStreetMap: only what their tags say. */
import type { CalendarDay } from '../../../shared/dates.ts';
import { wordList } from '../../../shared/word-list.ts';
import { hoursIn } from '../../destinations/rules/opening-hours/hours-to-store.ts';
import { seasonIn } from './closed-places.ts';
import { nameKey } from './comparable-names.ts';
import { evidenceIn } from './importance.ts';
import {
  articleOf,
  isHeritage,
  itemOf,
  limited,
  namesIn,
  type OsmObject,
  type OsmTags,
  websiteIn,
} from './osm-tags.ts';
import type { FoundPlace } from './place-from-osm.ts';
import type { CityKind } from './sight-kinds.ts';
import { latinOfKana } from './transliteration.ts';

/** Of a border without any word of what it is round: as municipalities and cities have it nearly everywhere. */
const TOWN_LEVELS = new Set(['7', '8']);

/** A border, or a municipality of whatever level, that may stand for a town of which the file tells no point. */
export function isTownBorder({ place, boundary, admin_level: level = '' }: OsmTags): boolean {
  return place === 'municipality' || (!place && boundary === 'administrative' && TOWN_LEVELS.has(level));
}

export interface AreaObject extends OsmObject {
  readonly isArea: boolean;
  /** How far it reaches, in metres; 0: a point. */
  readonly extentM: number;
  /** A part of it lies beyond the file, so its middle says nothing. */
  readonly isCutOff?: boolean;
  /** Where people go in. */
  readonly entrance: { readonly latitude: number; readonly longitude: number } | null;
}

/** OpenStreetMap itself takes 255. */
const MOST_HOURS = 300;
/** From here on it is told where to go in, and how far it reaches. */
const LARGE_M = 300;

export function writtenHours(said: string | undefined): {
  readonly hours: string | null;
  readonly note: string | null;
} {
  const written = limited(said, MOST_HOURS + 1);
  if (written === null) return { hours: null, note: null };
  // What is cut off is not understood: its end may say "off".
  return hoursIn(written.length > MOST_HOURS ? `${written.slice(0, MOST_HOURS)}…` : written);
}

/** With the name for everybody under "int", where one is told. */
export function readingNamesIn(tags: OsmTags): Record<string, string> {
  const international = limited(tags['int_name'], 200);
  const names = { ...namesIn(tags), ...(international && { int: international }) };
  const read = latinOfKana(tags['name'] ?? '', names);
  return { ...names, ...(read && { 'ja-Latn': read }) };
}

export type PlaceRow = ReturnType<typeof placeRow>;

export function placeRow(object: AreaObject, found: FoundPlace, asOf: CalendarDay | '') {
  const { type, id, tags, isArea, extentM } = object;
  const at = extentM > LARGE_M && object.entrance ? object.entrance : object;
  const { hours, note } = writtenHours(tags['opening_hours']);
  const wheelchair = tags['wheelchair'];
  const charge = limited(tags['charge'], 80);
  return {
    id: `osm-${type}-${id}`,
    source: 'openstreetmap' as const,
    sourceId: `${type}/${id}`,
    kind: found.kind,
    tags: found.tags,
    // The name of a way over a bridge is that of the street.
    name: limited(found.kind === 'bridge' ? (tags['bridge:name'] ?? tags['name']) : tags['name'], 200) ?? '',
    names: { ...otherNamesIn(tags), ...readingNamesIn(tags) },
    latitude: rounded(at.latitude),
    longitude: rounded(at.longitude),
    extentM: extentM > LARGE_M ? Math.round(extentM) : null,
    hours,
    hoursNote: note,
    months: seasonIn(tags, object.latitude),
    fee: feeIn(tags),
    charge,
    wheelchair: wheelchair === 'yes' || wheelchair === 'limited' || wheelchair === 'no' ? wheelchair : null,
    wheelchairNote: limited(tags['wheelchair:description:en'] ?? tags['wheelchair:description'], 200),
    indoor: indoorOf(found, tags),
    website: websiteIn(tags),
    wikidata: itemOf(tags),
    wikipedia: articleOf(tags),
    heritage: isHeritage(tags),
    isOutsideOnly: found.isOutsideOnly,
    code:
      found.kind === 'airport' ? limited(tags['iata'], 3) : found.kind === 'hotel' ? limited(tags['stars'], 4) : null,
    base: found.base,
    evidence: evidenceIn(tags, isArea),
    asOf,
  };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7;
}

/** "donation" and the like are neither. */
function feeIn(tags: OsmTags): boolean | null {
  const said = tags['fee'] ?? '';
  if (said === 'no') return false;
  return said === 'yes' || /\d/.test(said) ? true : null;
}

const INDOORS = new Set(['museum', 'gallery', 'worship', 'library', 'stage', 'cave', 'nightlife']);
const OUTDOORS: ReadonlySet<string> = new Set([
  ...wordList('ruins park viewpoint beach square bridge waterfall peak artwork memorial harbour monument theme_park'),
  ...wordList('ski lake golf'),
]);

function indoorOf({ kind, tags: ours, isOutsideOnly }: FoundPlace, tags: OsmTags): boolean | null {
  if (isOutsideOnly || OUTDOORS.has(kind)) return false;
  if (kind === 'museum' && isOpenAir(tags)) return false;
  if (INDOORS.has(kind) || ours.includes('aquarium')) return true;
  return tags['indoor'] === 'yes' || tags['amenity'] === 'casino' ? true : null;
}

/** A museum that closes with the sun, or calls itself so, has no roof. */
function isOpenAir(tags: OsmTags): boolean {
  const named = `${tags['name']} ${tags['name:en'] ?? ''} ${tags['museum'] ?? ''}`;
  return /\b(?:sunset|dusk)\b/.test(tags['opening_hours'] ?? '') || OPEN_AIR.test(named);
}
const OPEN_AIR =
  /open[-_ ]?air|freilicht|frilands|plein air|al aire libre|a l'aire lliure|\bobert\b|all'aperto|ao ar livre/i;

export interface ToldCityName {
  readonly key: string;
  readonly name: string;
  readonly language: string | null;
  readonly kind: 'own' | 'other' | 'historic';
}

export type CityRow = Exclude<ReturnType<typeof cityRow>, null>;

/** Null: no city, town, village or island with a name, nor the border of one. */
export function cityRow(object: AreaObject, asOf: CalendarDay | '') {
  const { type, id, latitude, longitude, tags, extentM } = object;
  const kind = cityKindIn(tags) ?? (isTownBorder(tags) ? 'town' : null);
  const name = limited(tags['name'], 200);
  if (kind === null || name === null || nameKey(name) === '') return null;
  const population = populationIn(tags['population']);
  return {
    source: 'openstreetmap' as 'openstreetmap' | 'geonames',
    sourceId: `${type}/${id}`,
    id: itemOf(tags) ?? `osm-${type}-${id}`,
    kind,
    name,
    names: readingNamesIn(tags),
    allNames: allNames(tags, name),
    region: limited(tags['is_in:state'] ?? tags['addr:state'] ?? tags['is_in:region'], 120),
    latitude: rounded(latitude),
    longitude: rounded(longitude),
    population,
    wikidata: itemOf(tags),
    reachKm: reachKm(kind, population, extentM),
    asOf,
  };
}

export function cityKindIn(tags: OsmTags): CityKind | null {
  const place = tags['place'];
  return place === 'city' || place === 'town' || place === 'village' || place === 'island' ? place : null;
}

/** "12 345", "12,345 (2011)"; what is no count is not known. */
function populationIn(said: string | undefined): number | null {
  const digits = /^\s*(\d{1,3}(?:[ ,.'\u00a0\u202f]\d{3})+|\d{1,9})(?![\d])/
    .exec(said ?? '')?.[1]
    ?.replaceAll(/\D/g, '');
  return digits ? Number(digits) : null;
}

const REACH_OF_KIND: Readonly<Record<CityKind, number>> = { city: 8, town: 4, village: 4, island: 8 };
const MOST_REACH_KM = 40;

function reachKm(kind: CityKind, population: number | null, extentM: number): number {
  if (kind === 'island' && extentM > 0) return Math.min(MOST_REACH_KM, Math.max(4, extentM / 2000));
  if (population === null) return REACH_OF_KIND[kind];
  if (population < 50_000) return 4;
  if (population < 500_000) return 8;
  return population < 3_000_000 ? 12 : 18;
}

const OTHER_NAME = /^(?:alt|int|official|short|loc|nat|reg)_name(?::([a-z]{2,3}))?$/;
const OLD_NAME = /^old_name(?::([a-z]{2,3}))?$/;

function allNames(tags: OsmTags, own: string): ToldCityName[] {
  const found = new Map<string, ToldCityName>();
  const add = (said: string, language: string | null, kind: ToldCityName['kind']) => {
    for (const one of said.split(';')) {
      const name = limited(one, 120);
      const key = name && nameKey(name);
      if (name && key && !found.has(key)) found.set(key, { key, name, language, kind });
    }
  };
  add(own, null, 'own');
  for (const [language, name] of Object.entries(readingNamesIn(tags))) add(name, language, 'other');
  for (const [key, said] of Object.entries(tags)) {
    const other = OTHER_NAME.exec(key);
    if (other) add(said, other[1] ?? null, 'other');
  }
  for (const [key, said] of Object.entries(tags)) {
    const old = OLD_NAME.exec(key);
    if (old) add(said, old[1] ?? null, 'historic');
  }
  for (const { name, language, kind } of [...found.values()]) {
    const bare = [...SORTS, ...(/[市町村区]$/u.test(own) ? READ_SORTS : [])].reduce(
      (said, sort) => said.replace(sort, ''),
      name,
    );
    if (bare !== name) add(bare, language, kind === 'own' ? 'other' : kind);
  }
  return [...found.values()];
}

/** What says that it is a city or an island is left out by whoever asks for it: 飛騨市, Île d’Yeu, جزيرة جربة. */
const SORTS = [
  /(?<=\p{Script=Han}{2})[市町村區区县縣]$/u,
  /(?<=\p{Script=Hangul}{2})[시군]$/u,
  /^(?:Île|Ile|Isla|Isola|Ilha|Insel|Isle|جزيرة|Остров)\s+(?:d[’']|(?:de|di|da|do|of|von)\s+)?(?=\p{L}{3})/iu,
  /(?<=\p{L}{3})\s+Island$/iu,
];
const READ_SORTS = [/(?<=\p{Script=Hiragana}{2})(?:し|まち|むら)$/u, /(?<=\p{L}{3})-?(?:shi|machi|mura)$/u];

/** What people there also call it, or called it, under keys that are no languages. */
function otherNamesIn(tags: OsmTags): Record<string, string> {
  const told = Object.entries(tags).filter(([key]) => OTHER_NAME.test(key) || OLD_NAME.test(key));
  const names = told.flatMap(([key, said]) =>
    said.split(';').flatMap((one, i) => {
      const name = limited(one, 120);
      return name ? [[`${key.replace('_name', '').replace(':', '-')}${i || ''}`, name] as const] : [];
    }),
  );
  return Object.fromEntries(names.slice(0, MOST_OTHER_NAMES));
}
const MOST_OTHER_NAMES = 20;

/** A town of a table of the world, where the file names none. */
export function listedCity({ name, latitude, longitude, population }: ListedTown, asOf: CalendarDay | ''): CityRow {
  const key = nameKey(name);
  const place = `${key.replaceAll(' ', '-')}-${latitude.toFixed(1)}-${longitude.toFixed(1)}`;
  return {
    source: 'geonames',
    sourceId: `town/${place}`,
    id: `town-${place}`,
    kind: population >= CITY_PEOPLE ? 'city' : 'town',
    name,
    names: {},
    allNames: [{ key, name, language: null, kind: 'own' }],
    region: null,
    latitude,
    longitude,
    population,
    wikidata: null,
    reachKm: reachKm('town', population, 0),
    asOf,
  };
}

const CITY_PEOPLE = 100_000;

interface ListedTown {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
}

/** A town that the file has no point for, by the addresses that name it. */
export interface AddressedTown {
  readonly name: string;
  readonly at: readonly { readonly latitude: number; readonly longitude: number }[];
}

const LEAST_ADDRESSES = 10;
const KM_PER_DEGREE = 111.195;

/** Null: too few addresses to say where the town is. Its middle is that of the addresses, so one far away moves nothing. */
export function addressedCity({ name, at }: AddressedTown, asOf: CalendarDay | ''): CityRow | null {
  if (at.length < LEAST_ADDRESSES) return null;
  const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
  const [latitude, longitude] = [middle(at.map((one) => one.latitude)), middle(at.map((one) => one.longitude))];
  const km = at
    .map((one) =>
      Math.hypot(one.latitude - latitude, (one.longitude - longitude) * Math.cos((latitude * Math.PI) / 180)),
    )
    .sort((a, b) => a - b)[Math.floor(at.length * 0.9)];
  const key = nameKey(name);
  const place = `${key.replaceAll(' ', '-')}-${latitude.toFixed(1)}-${longitude.toFixed(1)}`;
  return {
    source: 'openstreetmap',
    sourceId: `addr/${place}`,
    id: `osm-addr-${place}`,
    kind: 'town',
    name,
    names: {},
    allNames: allNames({}, name),
    region: null,
    latitude: rounded(latitude),
    longitude: rounded(longitude),
    population: null,
    wikidata: null,
    reachKm: Math.min(12, Math.max(4, (km ?? 0) * KM_PER_DEGREE)),
    asOf,
  };
}
