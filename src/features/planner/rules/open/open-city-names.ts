/**
 * Cities of open data among the names a traveller may use. Ours come first, then regions that hold some of ours; a name
 * several cities share is settled by the country or region said beside it, else by size, and the others are told.
 */
import { kmBetween } from '../../../destinations/rules/position.ts';
import { openCopy } from '../../copy/open-places.ts';
import { neighbour } from '../parse/edit-distance.ts';
import { ARTICLES, type Gazetteer, type GazetteerEntry, type NameTable, nameKey } from '../parse/gazetteer.ts';
import { isOrdinary } from '../parse/ordinary-words.ts';
import type { Questionnaire } from '../questionnaire.ts';
import { longestAt } from '../read/lexicon.ts';
import type { Token } from '../read/tokens.ts';
import type { OpenCityRow } from './open-data-rows.ts';
import { idOfPart, PART_KM, type PartByName, type PartNames, partOf, runsOf } from './parts-of-towns.ts';

export interface CityByName
  extends Pick<OpenCityRow, 'id' | 'name' | 'country' | 'region' | 'population' | 'lat' | 'lon'> {
  /** The clock of its country is called after it, as after most capitals of small countries. */
  readonly isSeat: boolean;
  /** Those one can plan with, and the days they fill. */
  readonly sights: number;
  readonly days: number;
}

export interface OpenNames {
  readonly cities: ReadonlyMap<string, CityByName>;
  /** Keys of their names → their ids. */
  readonly byKey: ReadonlyMap<string, readonly string[]>;
  /** Keys of names of countries, in the languages we read → their code; only of countries that hold one of the cities. */
  readonly countries: ReadonlyMap<string, string>;
  /** Keys of large cities, and of those that can be planned: they may be mistyped. */
  readonly large: ReadonlyMap<string, string>;
  readonly planned: ReadonlyMap<string, string>;
  /** Keys of what a town is called where its country is said: "Newcastle, England". */
  readonly shorts: ReadonlyMap<string, string>;
  readonly parts: PartNames;
  /** Whether a town of the world is called so. */
  readonly isTown: (name: string) => boolean;
}

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'da', 'ja'];
const LARGE = 100_000;
const LONG_NAME = 6;

const spoken = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region' }));

/** What these countries are called in the languages we read (`nameKey`) → their code. */
export function countryWords(codes: ReadonlySet<string>): ReadonlyMap<string, string> {
  return new Map([...codes].flatMap((code) => spoken.map((of) => [nameKey(of.of(code) ?? code), code])));
}

export function openNamesOf(
  cities: readonly CityByName[],
  names: readonly { readonly key: string; readonly cityId: string }[],
  parts: PartNames,
  { isTown = () => true, shorts = new Map() }: Partial<Pick<OpenNames, 'isTown' | 'shorts'>> = {},
): OpenNames {
  const known = new Map(cities.map((city) => [city.id, city]));
  const byKey = new Map<string, string[]>();
  const add = (key: string, id: string) => {
    const ids = byKey.get(key);
    if (!known.has(id) || key.length < 2 || ids?.includes(id)) return;
    if (ids) ids.push(id);
    else byKey.set(key, [id]);
  };
  for (const { key, cityId } of names) add(nameKey(key), cityId);
  for (const { name, id } of cities) add(nameKey(name), id);
  // People say "Escaldes" for les Escaldes.
  for (const [key, [id]] of [...byKey]) {
    const bare = key.replace(ARTICLES, '');
    if (id !== undefined && bare !== key && bare.length >= LONG_NAME && !byKey.has(bare)) add(bare, id);
  }
  const codes = new Set(cities.flatMap(({ country }) => country ?? []));
  const countries = countryWords(codes);
  const keysOf = (least: number, isMeant: (city: CityByName) => boolean) =>
    new Map(
      [...byKey].flatMap(([key, ids]) => {
        const id = key.length < least ? undefined : ids.find((each) => isMeant(known.get(each) as CityByName));
        return id === undefined ? [] : [[key, id] as const];
      }),
    );
  return {
    cities: known,
    byKey,
    countries,
    large: keysOf(LONG_NAME, ({ population }) => (population ?? 0) >= LARGE),
    planned: keysOf(LONG_NAME - 1, ({ days }) => days > 0),
    ...{ parts, isTown, shorts },
  };
}

/** The gazetteer of one question. */
export function withOpenNames(ours: Gazetteer, known: OpenNames, typed: Questionnaire): Gazetteer {
  if (known.cities.size === 0) return ours;
  const open = withCode(known, typed.destination.trim());
  const said = ` ${nameKey(Object.values(typed).join(' '))} `;
  const says = (words: string) => words !== '' && said.includes(` ${words} `);
  const cache = new Map<string, GazetteerEntry | undefined>();
  const parts = partsIn(typed.destination, ours, open, says);
  const countryOf = (id: string) => {
    const there = partOf(id, open.parts);
    return there && nearestTown(there, open)?.country;
  };
  const isOurs = (entry: GazetteerEntry | undefined) =>
    entry?.kind === 'ours'
      ? entry.city === undefined || (ours.cities.get(entry.id)?.has(entry.city) ?? true)
      : entry?.kind === 'region' && entry.ids.length > 0;
  const asked = townsAsked(typed.destination, ours, open);
  const entryOf = (key: string): GazetteerEntry | undefined => {
    const known = ours.names.get(key);
    const held = open.byKey.has(key)
      ? undefined
      : (asked.find((town) => town.key === key) ?? townHeldBy(key, known, asked, open));
    if (held) return { kind: 'ours', id: held.id, said: held.name };
    if (isOurs(known)) return known;
    const inState = known?.kind === 'foreign' && isState(key) ? townBefore(key, open, said) : null;
    if (inState) return { kind: 'ours', id: inState.id, said: inState.name };
    return cityOrPart(key) ?? known ?? parts.get(key);
  };
  const cityOrPart = (key: string): GazetteerEntry | undefined => {
    const code = open.countries.get(key);
    // "Malbun, Liechtenstein" is one place.
    const [inIt] =
      code === undefined || open.byKey.has(key) ? [] : [...parts.values()].filter(({ id }) => countryOf(id) === code);
    return inIt ?? entryFor(key, open, says);
  };
  const get = (key: string) => {
    if (!cache.has(key)) cache.set(key, entryOf(key));
    return cache.get(key);
  };
  const city = (id: string) => open.cities.get(id);
  const part = (id: string) => partOf(id, open.parts);
  return {
    ...ours,
    names: { get, has: (key) => get(key) !== undefined },
    homonyms: {
      has: (key) =>
        ours.homonyms.has(key) ||
        (!ours.names.has(key) && (open.byKey.has(key) || parts.has(key)) && isEverydayWord(key, ours)),
    },
    titles: layered(ours.titles, (id) => (city(id) ?? part(id))?.name),
    kinds: layered(ours.kinds, (id) => (city(id) || part(id) ? ['city'] : undefined)),
    usualNights: layered(ours.usualNights, (id) => {
      const here = city(id);
      return here && Math.min(MOST_NIGHTS, Math.max(1, here.days));
    }),
    mistyped: (written) => {
      if (open.parts.words.has(written)) return null;
      const known = ours.mistyped(written);
      if (known) return [known[0], get(known[0]) ?? known[1]];
      const near =
        written.length < LONG_NAME
          ? null
          : (neighbour(written, open.large, 1) ?? (open.isTown(written) ? null : neighbour(written, open.planned, 1)));
      const entry = near && get(near[0]);
      return near && entry ? [near[0], entry] : null;
    },
  };
}

/** "MC" alone is Monaco; "CA" may be Canada or California. */
function withCode(open: OpenNames, said: string): OpenNames {
  const isCode = /^[A-Z]{2}$/.test(said) && !OF_STATES_TOO.has(said) && [...open.countries.values()].includes(said);
  return isCode ? { ...open, countries: new Map([...open.countries, [nameKey(said), said]]) } : open;
}
const OF_STATES_TOO = new Set(
  'AL AR AZ CA CO DE GA ID IL IN KY LA MA MD ME MN MO MS MT NC NE PA SC SD TN VA'.split(' '),
);

const MOST_NIGHTS = 4;

type OwnEntry = Extract<GazetteerEntry, { kind: 'ours' }>;

interface AskedTown extends CityByName {
  readonly key: string;
  /** What stands behind it. */
  readonly behind: string;
  readonly isWord: boolean;
}

/** Towns that the destination names; a name that is a word too counts where its country follows. */
function townsAsked(destination: string, ours: Gazetteer, open: OpenNames): AskedTown[] {
  const all = ` ${nameKey(destination)} `;
  const runs = [...new Set(runsOf(destination))];
  const codes = new Set(runs.map((key) => codeOf(key, ours.names.get(key), open)));
  return runs.flatMap((key) => {
    const [, behind = ''] = all.split(` ${key} `);
    const named = open.byKey.get(key)?.flatMap((id) => open.cities.get(id) ?? []);
    const short = open.cities.get(open.shorts.get(key) ?? '');
    const towns = named ?? (short?.country && codes.has(short.country) ? [short] : []);
    return towns.map((town) => ({ ...town, key, behind, isWord: isEverydayWord(key, ours) }));
  });
}

/** "Bolzano, Italy", "Hobart, Tasmania": what holds a town that is asked for is no other place. */
function townHeldBy(
  key: string,
  known: GazetteerEntry | undefined,
  asked: readonly AskedTown[],
  open: OpenNames,
): CityByName | undefined {
  const code = codeOf(key, known, open);
  const isNext = ({ behind }: AskedTown) => `${behind} `.startsWith(`${key} `);
  if (code !== undefined) return asked.find((town) => town.country === code && (!town.isWord || isNext(town)));
  const isLand = known?.kind === 'foreign' && !open.isTown(known.name);
  return isLand ? asked.find(isNext) : undefined;
}

/** England is a name of the United Kingdom. */
function codeOf(key: string, known: GazetteerEntry | undefined, { countries }: OpenNames): string | undefined {
  const isCountry = known?.kind === 'region' && !known.isArea;
  return countries.get(key) ?? (isCountry ? countries.get(nameKey(known.name).replace(ARTICLES, '')) : undefined);
}

/** "Maple Fork, Ohio" is one place, also where the map does not tell the state. */
function townBefore(state: string, { byKey, cities }: OpenNames, said: string): CityByName | undefined {
  const [before = ''] = said.split(` ${state} `);
  const words = before.trim().split(' ');
  const towns = words.map((_, from) => byKey.get(words.slice(from).join(' ')) ?? []).find((ids) => ids.length > 0);
  return towns?.flatMap((id) => cities.get(id) ?? []).find(({ country }) => country === 'US');
}

/** Parts that the destination names, by the words that do: the towns that it names beside them, or what stands for them. */
function partsIn(
  destination: string,
  ours: Gazetteer,
  open: OpenNames,
  says: (words: string) => boolean,
): ReadonlyMap<string, OwnEntry> {
  const runs = runsOf(destination);
  const named = runs.filter((key) => open.parts.byKey.has(key) && !open.byKey.has(key) && !ours.names.has(key));
  if (named.length === 0) return new Map();
  const towns = runs.flatMap((key) => (open.byKey.get(key) ?? []).flatMap((id) => open.cities.get(id) ?? []));
  return new Map(
    named.flatMap((key) => {
      const all = open.parts.byKey.get(key) ?? [];
      for (const part of all) {
        const town = towns.find((each) => kmBetween(each, part) <= PART_KM);
        if (town) return [[key, { kind: 'ours', id: town.id, said: town.name }] as const];
      }
      const isOfSaid = (part: PartByName) => {
        const code = nearestTown(part, open)?.country;
        return [...open.countries].some(([words, of]) => of === code && says(words));
      };
      const meant = all.find(isOfSaid) ?? all.find(({ isTownElsewhere }) => !isTownElsewhere);
      return meant ? [[key, { kind: 'ours', id: idOfPart(meant), said: meant.name }] as const] : [];
    }),
  );
}

function nearestTown(part: PartByName, { cities }: OpenNames): CityByName | undefined {
  let [best, least]: [CityByName | undefined, number] = [undefined, PART_KM];
  for (const city of cities.values()) {
    const km = kmBetween(city, part);
    if (km <= least) [best, least] = [city, km];
  }
  return best;
}

function layered<V>(ours: NameTable<V>, of: (id: string) => V | undefined): NameTable<V> {
  return { get: (id) => ours.get(id) ?? of(id), has: (id) => ours.has(id) || of(id) !== undefined };
}

function entryFor(key: string, open: OpenNames, says: (words: string) => boolean): GazetteerEntry | undefined {
  const named = (open.byKey.get(key) ?? []).flatMap((id) => open.cities.get(id) ?? []);
  const country = open.countries.get(key);
  const inCountry = country === undefined ? [] : [...open.cities.values()].filter((city) => city.country === country);
  // "Encamp, Andorra" is one place.
  const [inIt] = inCountry.filter(({ name }) => nameKey(name) !== key && says(nameKey(name)));
  if (inIt) return { kind: 'ours', id: inIt.id, said: inIt.name };
  const all = named.length > 0 ? named : inCountry;
  const isSaidBeside = ({ country: code, region }: CityByName) =>
    says(nameKey(region ?? '')) ||
    [...open.countries].some(([words, of]) => of === code && words !== key && says(words));
  const beside = named.length > 1 ? named.filter(isSaidBeside) : [];
  const [first, ...others] = (beside.length > 0 ? beside : all).toSorted(named.length > 0 ? bySize : byTown);
  if (!first) return undefined;
  // A state and its town, or a town told twice, are one place.
  const ranked = [first, ...others.filter((other) => named.length === 0 || kmBetween(first, other) > SAME_KM)];
  const [, second] = ranked;
  const isPlain =
    named.length === 0 ? !second : !second || (beside.length === 1 && named.length > 1) || isClear(first, second);
  return {
    kind: 'ours',
    id: first.id,
    said: first.name,
    ...(isPlain ? {} : { note: noteOf(first, ranked.slice(1), named.length > 0) }),
  };
}

const bySize = (a: CityByName, b: CityByName) =>
  (b.population ?? 0) - (a.population ?? 0) || b.sights - a.sights || (a.id < b.id ? -1 : 1);
/** Of a country one goes to its capital, or else the largest town, that can be planned. */
const byTown = (a: CityByName, b: CityByName) =>
  Number(b.days > 1) - Number(a.days > 1) || Number(b.isSeat) - Number(a.isSeat) || bySize(a, b);

const FACTOR = 5;
const SAME_KM = 15;

/** So much larger that nobody means the other. */
function isClear(first: CityByName, second: CityByName): boolean {
  const abroad = second.country !== first.country && (second.population ?? 0) >= LARGE;
  return !abroad && (first.population ?? 0) > FACTOR * (second.population ?? 0);
}

const SIDES = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;

function sideOf(from: CityByName, to: CityByName): (typeof SIDES)[number] {
  const east = (((to.lon - from.lon + 540) % 360) - 180) * Math.cos((from.lat * Math.PI) / 180);
  const eighths = Math.round(Math.atan2(east, to.lat - from.lat) / (Math.PI / 4));
  return SIDES[(eighths + SIDES.length) % SIDES.length] ?? 'north';
}

const TOLD = 2;
const countries = new Intl.DisplayNames(['en'], { type: 'region' });

function noteOf(chosen: CityByName, others: readonly CityByName[], isSameName: boolean): string {
  const where = ({ name, region, country }: CityByName) =>
    [name, isSameName ? region : null, country && countries.of(country)].filter(Boolean).join(', ');
  const told = others.slice(0, TOLD);
  const apart = (other: CityByName) =>
    where(other) === where(chosen)
      ? openCopy.furtherOn(where(other), Math.round(kmBetween(chosen, other)), sideOf(chosen, other))
      : where(other);
  const rest = others.length - told.length;
  return isSameName
    ? openCopy.which(chosen.name, where(chosen), told.map(apart), rest)
    : openCopy.inCountry(
        where(chosen),
        told.map(({ name }) => name),
        rest,
      );
}

/** Two signs are a whole name: 高山. */
const LETTERS = /^\p{Script=Latin}+$/u;

/** Nice, Split, Of: words before they are towns. */
function isEverydayWord(key: string, gazetteer: Gazetteer): boolean {
  return (
    (key.length <= 3 && LETTERS.test(key)) ||
    key.split(' ').every((word) => isOrdinary(word, gazetteer) || means(word, gazetteer))
  );
}

function means(word: string, { lexicon, calendar }: Gazetteer): boolean {
  const token: Token = { kind: 'word', text: word, field: 'destination', from: 0, to: word.length, joint: 'field' };
  return [lexicon, calendar].some((of) => longestAt(of, [token], 0, '') !== null);
}

/** Names that stand behind that of a town in the United States. */
const STATES = new Set(
  (
    'alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana ' +
    'maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah ' +
    'vermont virginia washington wisconsin wyoming'
  ).split(' '),
);
const OF_TWO_WORDS = new Set([
  ...['new hampshire', 'new jersey', 'new mexico', 'new york', 'north carolina', 'north dakota', 'rhode island'],
  ...['south carolina', 'south dakota', 'west virginia'],
]);

/** @param key as `nameKey` has it */
const isState = (key: string) => STATES.has(key) || OF_TWO_WORDS.has(key);
