/**
 * Every name a traveller may call a place by, folded: ours, regions around
 * ours, well-known places we do not cover, cities to start from, and the sights
 * and tables of the catalogue. Built once, from data; readers only look up.
 */
import type { DestinationKind } from '../../../destinations/rules/catalogue.ts';
import type { DestinationBook } from '../../../destinations/rules/place-entry.ts';
import { type Lexicon, lexiconOf, type Phrases } from '../read/lexicon.ts';
import { type Vocabulary, vocabularyOf } from '../read/misspelled-words.ts';
import type { NamedAirport } from '../reading.ts';
import { neighbour } from './edit-distance.ts';
import { fold } from './fold-text.ts';
import { singularWords } from './singular-words.ts';

export type GazetteerEntry =
  | {
      readonly kind: 'ours';
      readonly id: string;
      readonly city?: string;
      readonly said: string;
      readonly note?: string;
    }
  | { readonly kind: 'region'; readonly name: string; readonly ids: readonly string[]; readonly isArea: boolean }
  | { readonly kind: 'foreign'; readonly name: string };

export interface StartingPoint {
  readonly code: string;
  readonly name: string;
  readonly country: string;
}

/** Some of it may lie elsewhere than in one table. */
export type NameTable<Value> = Pick<ReadonlyMap<string, Value>, 'get' | 'has'>;

export interface Gazetteer {
  readonly names: NameTable<GazetteerEntry>;
  /** What a name with a slip in it was meant to be. */
  readonly mistyped: (written: string) => readonly [key: string, named: GazetteerEntry] | null;
  readonly starts: ReadonlyMap<string, StartingPoint>;
  /** Airports by code and by name. */
  readonly airports: ReadonlyMap<string, readonly AirportOf[]>;
  /** Names of sights and tables → their ids. */
  readonly sights: ReadonlyMap<string, readonly SightOf[]>;
  /** Each telling word of those names → the names that hold it. */
  readonly sightWords: ReadonlyMap<string, readonly SightWords[]>;
  /** Parts of towns by name → the quarters of ours that lie there, of each destination. */
  readonly quarters: ReadonlyMap<string, readonly Quarter[]>;
  readonly commonWords: ReadonlySet<string>;
  /** Each word of what is told of places, in the singular → those places. */
  readonly toldOf: ReadonlyMap<string, ReadonlySet<SightOf>>;
  readonly homonyms: Pick<ReadonlySet<string>, 'has'>;
  readonly titles: NameTable<string>;
  readonly countries: Readonly<Record<string, string>>;
  /** Cities the catalogue holds, per destination; a destination without a book is not here. */
  readonly cities: ReadonlyMap<string, ReadonlySet<string>>;
  /** Destinations that stand for a whole country, and those one goes to for snow alone. */
  readonly wholeCountries: ReadonlySet<string>;
  readonly skiPlaces: ReadonlySet<string>;
  readonly usualNights: NameTable<number>;
  readonly kinds: NameTable<readonly DestinationKind[]>;
  /** What every other word means. */
  readonly lexicon: Lexicon;
  /** Months, weekdays, feasts, lengths of stay. */
  readonly calendar: Lexicon;
  /** Every word of these and of the stressors, and every word of a name: what is neither may be a slip of the finger. */
  readonly vocabulary: Vocabulary;
  readonly nameWords: ReadonlySet<string>;
  /** What is hard for people, and how they say so. */
  readonly stressors: Lexicon;
}

/** Of our own content: all its names can be gone through. */
export interface OwnGazetteer extends Gazetteer {
  readonly names: ReadonlyMap<string, GazetteerEntry>;
}

interface AirportOf extends NamedAirport {
  readonly destinationId: string;
}

interface Quarter {
  readonly destinationId: string;
  readonly bases: readonly string[];
  /** A loud street or square: nobody asks for a bed by naming it. */
  readonly isToAvoid?: boolean;
}

interface SightOf {
  readonly id: string;
  readonly destinationId: string;
}

interface SightWords extends SightOf {
  readonly words: ReadonlySet<string>;
}

/** What the gazetteer is made of besides the books; the data lies in content. */
export interface Names {
  readonly destinations: readonly {
    readonly id: string;
    readonly name: string;
    readonly kinds: readonly DestinationKind[];
    readonly usualNights: number;
  }[];
  readonly placeNames: readonly { readonly id: string; readonly city?: string; readonly names: readonly string[] }[];
  readonly partNames?: readonly {
    readonly id: string;
    readonly names: readonly string[];
    readonly bases: readonly string[];
    readonly isToAvoid?: boolean;
  }[];
  readonly regionNames: readonly {
    readonly name: string;
    readonly names: readonly string[];
    readonly ids: readonly string[];
    readonly kind: 'country' | 'area';
  }[];
  /** Of sights by their ids, in other languages than the catalogue's. */
  readonly sightNames?: Readonly<Record<string, readonly string[]>>;
  /** Names of one place each; the first is how we say it. */
  readonly worldPlaces: readonly (readonly string[])[];
  readonly homonyms: readonly string[];
  readonly countryOf: Readonly<Record<string, string>>;
  readonly origins: readonly { readonly code: string; readonly country: string; readonly names: readonly string[] }[];
  readonly lexicon: readonly { readonly language: string; readonly phrases: Phrases }[];
  readonly calendarWords: Names['lexicon'];
  readonly stressorWords: Names['lexicon'];
}

/** One spelling for look-ups: folded, words joined by single spaces, no punctuation. Marks that are letters of their script stay. */
export function nameKey(name: string): string {
  return fold(name)
    .text.replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

export function gazetteerOf(books: readonly DestinationBook[], data: Names): OwnGazetteer {
  const names = new Map<string, GazetteerEntry>();
  const known = new Set(data.destinations.map((each) => each.id));
  for (const called of data.worldPlaces) {
    const [said = ''] = called;
    for (const name of called) names.set(nameKey(name), { kind: 'foreign', name: said });
  }
  for (const { name, names: called, ids, kind } of data.regionNames) {
    const ours = ids.filter((id) => known.has(id));
    for (const each of called) names.set(nameKey(each), { kind: 'region', name, ids: ours, isArea: kind === 'area' });
  }
  const add = (name: string, id: string, city: string | undefined) =>
    names.set(nameKey(name), { kind: 'ours', id, said: name, ...(city === undefined ? {} : { city }) });
  for (const { id, city, names: called } of data.placeNames) {
    if (known.has(id)) for (const name of called) add(name, id, city);
  }
  const cities = new Map<string, ReadonlySet<string>>();
  for (const { facts } of books) {
    const several = facts.cities.length > 1;
    cities.set(facts.destinationId, new Set(facts.cities.map((city) => city.id)));
    for (const alias of facts.aliases) {
      const before = names.get(nameKey(alias));
      if ((before === undefined || before.kind === 'foreign') && nameKey(alias).length > 2)
        add(alias, facts.destinationId, undefined);
    }
    for (const city of facts.cities) {
      for (const name of [city.name, ...city.aliases]) {
        if (several && nameKey(name).length > 2) add(name, facts.destinationId, city.id);
        if (!several && nameKey(name).length > 3 && !names.has(nameKey(name)))
          add(name, facts.destinationId, undefined);
      }
    }
  }
  for (const { id, name } of data.destinations) add(name, id, undefined);
  const starts = startsOf(data);
  const sights = sightsOf(books, data.sightNames ?? {});
  return {
    names,
    mistyped: (written) => neighbour(written, names),
    starts,
    airports: airportsOf(books, names),
    sights,
    sightWords: sightWordsOf(sights),
    quarters: quartersOf(books, data.partNames ?? []),
    commonWords: COMMON,
    toldOf: toldOf(books),
    homonyms: new Set(data.homonyms.map(nameKey)),
    titles: new Map(data.destinations.map((each) => [each.id, each.name])),
    countries: data.countryOf,
    cities,
    usualNights: new Map(data.destinations.map(({ id, usualNights }) => [id, usualNights])),
    kinds: new Map(data.destinations.map(({ id, kinds }) => [id, kinds])),
    wholeCountries: ofKind(data, 'country'),
    skiPlaces: new Set([...ofKind(data, 'ski')].filter((id) => !ofKind(data, 'region').has(id))),
    lexicon: lexiconOf(data.lexicon),
    calendar: lexiconOf(data.calendarWords),
    stressors: lexiconOf(data.stressorWords),
    vocabulary: vocabularyOf([...data.lexicon, ...data.calendarWords, ...data.stressorWords]),
    nameWords: new Set(
      [names, starts, sights].flatMap((table) => [...table.keys()].flatMap((name) => name.split(' '))),
    ),
  };
}

const ofKind = ({ destinations }: Names, kind: DestinationKind) =>
  new Set(destinations.filter(({ kinds }) => kinds.includes(kind)).map(({ id }) => id));

function startsOf({ origins }: Names): ReadonlyMap<string, StartingPoint> {
  const starts = new Map<string, StartingPoint>();
  for (const { code, country, names } of origins) {
    const point = { code, country, name: names[0] ?? code };
    for (const name of [...names, code]) if (!starts.has(nameKey(name))) starts.set(nameKey(name), point);
  }
  return starts;
}

/** "Narita", "JFK", "Seville San Pablo"; what is a town's name too names no airport. */
function airportsOf(books: readonly DestinationBook[], names: OwnGazetteer['names']): Gazetteer['airports'] {
  const airports = new Map<string, readonly AirportOf[]>();
  for (const { facts } of books) {
    const towns = new Set(facts.cities.flatMap(({ name }) => nameKey(name).split(' ')));
    for (const { code, name } of facts.airports) {
      const own = nameKey(name)
        .split(' ')
        .filter((word) => !towns.has(word) && !OF_ANY_AIRPORT.has(word))
        .join(' ');
      for (const key of new Set([nameKey(code), nameKey(name), own]))
        if (key.length > 2 && (key === nameKey(code) || !names.has(key)))
          airports.set(key, [...(airports.get(key) ?? []), { code, name, destinationId: facts.destinationId }]);
    }
  }
  return airports;
}
const OF_ANY_AIRPORT: ReadonlySet<string> = new Set(['airport', 'international', 'regional', 'city', 'county']);

export const ARTICLES = /^(?:the|la|le|les|el|los|las|il|lo|i|gli|o|a|os|as|der|die|das|den|det) /;

function sightsOf(books: readonly DestinationBook[], others: NonNullable<Names['sightNames']>): Gazetteer['sights'] {
  const sights = new Map<string, { id: string; destinationId: string }[]>();
  for (const { facts, sights: seen, restaurants } of books) {
    for (const { id, name, aliases = [] } of [...seen, ...restaurants]) {
      const keys = new Set(
        [name, ...aliases, ...(others[id] ?? [])].flatMap((each) => [
          nameKey(each),
          nameKey(each).replace(ARTICLES, ''),
        ]),
      );
      for (const key of keys) {
        if (key.length < 3) continue;
        const entry = { id, destinationId: facts.destinationId };
        sights.set(key, [...(sights.get(key) ?? []), entry]);
      }
    }
  }
  return sights;
}

const COMMON: ReadonlySet<string> = new Set(
  'the a of and de la le les el los las del da do dos das di du des und der die das et y e i in at on to for san st no or'.split(
    ' ',
  ),
);

function sightWordsOf(sights: Gazetteer['sights']): ReadonlyMap<string, readonly SightWords[]> {
  const byWord = new Map<string, SightWords[]>();
  for (const [name, places] of sights) {
    const words = new Set(name.split(' ').filter((word) => !COMMON.has(word)));
    for (const word of words) {
      const known = byWord.get(word) ?? [];
      for (const { id, destinationId } of places) known.push({ id, destinationId, words });
      byWord.set(word, known);
    }
  }
  return byWord;
}

/** Said of a bed anywhere, they name no part of a town. */
const NO_QUARTERS: ReadonlySet<string> = new Set(
  [
    'downtown, centro, centre, center, midtown, resort, campus, east, old town, main street, university, market, capitol',
    'south end, square, north, top of the village, lower village, mid city, sol, moda',
  ].flatMap((names) => names.split(', ')),
);

/** "Baixa and Chiado" is called by either name. */
function quartersOf(books: readonly DestinationBook[], parts: NonNullable<Names['partNames']>): Gazetteer['quarters'] {
  const quarters = new Map<string, Quarter[]>();
  const add = (name: string, quarter: Quarter) => {
    const key = nameKey(name).replace(/^the /, '');
    if (key.length > 2 && !NO_QUARTERS.has(key)) quarters.set(key, [...(quarters.get(key) ?? []), quarter]);
  };
  for (const { id, names, ...part } of parts) for (const name of names) add(name, { destinationId: id, ...part });
  for (const { facts } of books)
    for (const { id, name } of facts.bases)
      for (const called of new Set([name, ...name.split(/ and |, /)]))
        add(called, { destinationId: facts.destinationId, bases: [id] });
  return quarters;
}

function toldOf(books: readonly DestinationBook[]): Gazetteer['toldOf'] {
  const places = new Map<string, Set<SightOf>>();
  for (const { facts, sights, restaurants } of books) {
    for (const { id, name, aliases = [], about } of [...sights, ...restaurants]) {
      const place = { id, destinationId: facts.destinationId };
      for (const word of singularWords([name, ...aliases, about].join(' ')).split(' ')) {
        const known = places.get(word) ?? new Set();
        places.set(word, known.add(place));
      }
    }
  }
  return places;
}
