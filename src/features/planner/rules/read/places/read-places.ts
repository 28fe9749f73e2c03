/**
 * Where to: one place, a choice, a route, something open, or a place we do not cover, and where they set out from.
 * Never mistakes a neighbour in spelling for the place that was asked for.
 */
import { readingCopy } from '../../../copy/reading.ts';
import type { Gazetteer, GazetteerEntry, StartingPoint } from '../../parse/gazetteer.ts';
import { assume, contradict, state } from '../../parse/reading-notes.ts';
import type { FieldName } from '../../questionnaire.ts';
import type { DestinationMode, Reading } from '../../reading.ts';
import { isEnd } from '../clause-ends.ts';
import { type Reader, wordsOf } from '../reader.ts';
import type { Item } from '../tagged-tokens.ts';
import { spanOfTokens } from '../tokens.ts';
import { isAirportThere } from './airports.ts';
import { stopsAmong } from './nights-per-stop.ts';
import { searchOf } from './open-destination.ts';
import { claimNamedAgain, inOrder, stopsOf } from './order-of-stops.ts';
import { isFlightOfTown, isStateOf, type Mention, mentionsIn } from './place-mentions.ts';
import { isPartOfGoal, isSame } from './same-place.ts';
import { unknownBeside, unknownName } from './unknown-names.ts';

const say = readingCopy.places;
/** Nobody plans for more; the rest of a list says nothing new. */
const MOST_UNKNOWN = 12;
const LONGEST_STAY = 60;
/** "Santorini, but if it is full then Ibiza" */
const IF = /^(?:if|wenn|falls|si|se|hvis|als)$/;

export type Destinations = Pick<Reading, 'destinationMode' | 'destinations' | 'unknownPlaces' | 'excludes' | 'search'>;
export interface PlacesReading extends Destinations {
  readonly origin: StartingPoint | null;
  /** The sum of what was said for the stops, where it was said for each of them. */
  readonly stopNights?: number;
}

type Ours = Mention & { readonly named: Extract<GazetteerEntry, { kind: 'ours' }> };

export function readPlaces(reader: Reader): PlacesReading {
  const { gazetteer } = reader;
  const mentions = withoutMemories(reader, mentionsIn(reader));
  const home = mentions.find((one) => one.role === 'home' && one.start && !isAirportThere(reader, one, mentions));
  if (home?.start) {
    const isSaidSo = reader.items[home.from - 1]?.senses.has('origin') ?? false;
    const isSaidBehind = reader.items[home.to]?.senses.has('origin-after') && !isEnd(reader.items, home.to);
    const to = isSaidBehind || isFlightOfTown(reader.items, home.to) ? home.to + 1 : home.to;
    reader.ledger.claim('origin', home.start.name, isSaidSo ? home.from - 1 : home.from, to);
  }
  const excludes = excludesOf(mentions, reader);
  const wanted = withoutExcluded(wantedOf(mentions, reader), excludes);
  for (const mention of wanted) {
    if (mention.guessed && mention.named)
      assume(
        reader.notes,
        'destination',
        say.corrected(wordsOf(reader, mention.from, mention.to), nameOf(mention.named, gazetteer)),
      );
  }
  const liked = mentions.filter(({ role }) => role === 'like');
  const search = searchOf(reader, wanted, liked);
  const { stopNights, ...settled } = settle(wanted, mentions, search, reader);
  const left = settled.destinations.filter(({ id }) => !excludes.includes(id));
  claimNamedAgain(reader, mentions, left);
  const mode =
    left.length === settled.destinations.length
      ? settled.destinationMode
      : left.length === 0
        ? 'open'
        : left.length === 1
          ? 'fixed'
          : settled.destinationMode;
  return {
    ...settled,
    destinationMode: mode,
    destinations: left,
    search,
    excludes,
    origin: home?.start ?? null,
    ...(stopNights === undefined ? {} : { stopNights }),
  };
}

/** "He proposed in Lisbon two years ago, now we dream of New Orleans": where they were, beside where they want to go. */
function withoutMemories({ items }: Reader, mentions: readonly Mention[]): readonly Mention[] {
  const isMemory = ({ role, to, from }: Mention) => {
    if (role !== 'go') return false;
    for (let at = to; at < to + MEMORY && !isEnd(items, at) && !items[at]?.senses.has('place'); at++)
      if (items[at]?.senses.has('memory')) return true;
    for (let at = from - 1; at >= from - MEMORY && !isEnd(items, at + 1) && items[at]?.text !== ','; at--)
      if (items[at]?.senses.has('memory')) return true;
    return false;
  };
  const isAsked = mentions.some(
    (mention) => mention.role === 'go' && mention.named?.kind === 'ours' && !isMemory(mention),
  );
  return isAsked ? mentions.map((mention) => (isMemory(mention) ? { ...mention, role: 'like' } : mention)) : mentions;
}
const MEMORY = 5;

/**
 * The places to go to. Those of the destination field stand, unless another field corrects them; where it names none of
 * ours, or only a country, the other fields may name the place or the town.
 */
function wantedOf(mentions: readonly Mention[], reader: Reader): readonly Mention[] {
  const go = mentions.filter(({ role }) => role === 'go');
  const corrections = go.filter(
    ({ corrects, named, field }) =>
      corrects &&
      named?.kind === 'ours' &&
      (field !== 'destination' || go.some((other) => other.field === 'destination' && !other.corrects)),
  );
  const isEmpty = !go.some(({ field }) => field === 'destination') && saysNothing(reader);
  const told = isEmpty ? corrections[0]?.field : 'destination';
  const before = go.filter(({ field, corrects }) => field === told && !corrects);
  if (corrections.length > 0 && before.length > 0) {
    const [first, then] = [before[0], corrections[0]];
    if (first?.named && then?.named && nameOf(first.named, reader.gazetteer) !== nameOf(then.named, reader.gazetteer)) {
      const [said, now] = [nameOf(first.named, reader.gazetteer), nameOf(then.named, reader.gazetteer)];
      contradict(reader.notes, 'destination', say.changed(said, now), say.wentOnWith(now));
      for (const { from, to } of before) reader.ledger.claim('destination', '', from, to);
      claimNear(reader, 'correction', then);
    }
    return corrections;
  }
  const here = go.filter(({ field }, at) => field === 'destination' && !isStateOf(reader, go[at - 1], go[at]));
  const others = go.filter(({ field, named }) => field !== 'destination' && named?.kind === 'ours');
  if (here.some(({ named }) => named?.kind === 'ours')) return [...here, ...townsOf(here, others)];
  if (here.some(({ named }) => named?.kind === 'region')) {
    const inside = others.filter(({ named }) =>
      here.some((one) => one.named?.kind === 'region' && named?.kind === 'ours' && one.named.ids.includes(named.id)),
    );
    return inside.length > 0 ? inside : here;
  }
  if (here.length > 0 || !saysNothing(reader)) return here;
  const field = (['preferences', 'interests', 'dates', 'travelers', 'budget', 'taste'] as const).find((each) =>
    others.some((mention) => mention.field === each),
  );
  // "See below", and Paris among the wishes.
  if (!field) return go.filter((mention) => mention.field === 'preferences' && mention.named?.kind === 'foreign');
  return others.filter((mention) => mention.field === field);
}

/** "Italy", and among the wishes "Florence and Rome please": towns of the country; one alone among what draws them is no route. */
function townsOf(here: readonly Mention[], others: readonly Mention[]): Mention[] {
  const named = here.flatMap((mention) => (mention.named?.kind === 'ours' ? [mention.named] : []));
  const bare = named.filter(
    ({ id, city }) => city === undefined && !named.some((other) => other.id === id && other.city !== undefined),
  );
  const inside = others.filter(
    ({ named: town }) => town?.kind === 'ours' && town.city !== undefined && bare.some(({ id }) => id === town.id),
  );
  const drawn = inside.filter(({ field }) => field === 'interests');
  const isRoute = new Set(drawn.map(({ named: town }) => town?.kind === 'ours' && town.city)).size > 1;
  return inside.filter(({ field }) => field === 'preferences' || (field === 'interests' && isRoute));
}

const OPEN_WORDS = ['climate', 'place-kind', 'open-place'];

/** The destination field holds no word about a place: empty, "see above". */
function saysNothing({ items }: Reader): boolean {
  const says = (item: Item) => item.senses.size === 0 || OPEN_WORDS.some((type) => item.senses.has(type));
  return !items.some((item) => item.field === 'destination' && item.kind === 'word' && says(item));
}

function claimNear({ items, ledger }: Reader, type: string, mention: Mention): void {
  for (let at = Math.max(0, mention.from - 6); at < Math.min(items.length, mention.to + 4); at++) {
    if (items[at]?.field === mention.field && items[at]?.senses.has(type)) ledger.claim('destination', '', at, at + 1);
  }
}

/** Countries take all of ours in them along: Ibiza is Spain. */
function excludesOf(mentions: readonly Mention[], { gazetteer, ledger, items }: Reader): string[] {
  const out = new Set<string>();
  const livesHere = (mention: Mention) =>
    mention.role === 'home' &&
    mention.named?.kind === 'ours' &&
    [1, 2, 3].some((step) => items[mention.from + step]?.senses.has('home-town'));
  for (const mention of mentions) {
    if (mention.role !== 'not' && !livesHere(mention)) continue;
    const { named } = mention;
    const isOfDays =
      mention.field === 'dates' && mentions.some((other) => other.role === 'go' && isSame(other, mention));
    if (!named || isOfDays || isPartOfGoal(mention, mentions, items) || isAskedLater(mention, mentions)) continue;
    for (const at of [1, 2, 3].map((step) => mention.from + step))
      if (items[at]?.senses.has('home-town')) ledger.claim('not', '', at, at + 1);
    ledger.claim('not', named.kind === 'ours' ? named.said : named.name, mention.from, mention.to);
    if (named.kind === 'region') for (const id of named.ids) out.add(id);
    if (named.kind !== 'ours') continue;
    out.add(named.city ?? named.id);
    if (named.city === undefined && gazetteer.wholeCountries.has(named.id)) {
      for (const [id, country] of Object.entries(gazetteer.countries))
        if (country === gazetteer.countries[named.id]) out.add(id);
    }
  }
  return [...out];
}

/** "Tokyo... no, my bad, Niseko first and then Tokyo"; "Paris, Texas? No - Austin, Texas". */
const isAskedLater = ({ named, from, field }: Mention, mentions: readonly Mention[]) =>
  mentions.some(({ role, named: other, from: next, field: where }) => {
    const isInside = named?.kind === 'region' && other?.kind === 'ours' && named.ids.includes(other.id);
    return role === 'go' && next > from && where === field && (other === named || isInside);
  });

/** "Greece but not Santorini": what we know in a country, less what was ruled out there. */
function withoutExcluded(wanted: readonly Mention[], excludes: readonly string[]): readonly Mention[] {
  return wanted.map((mention) =>
    mention.named?.kind === 'region'
      ? { ...mention, named: { ...mention.named, ids: mention.named.ids.filter((id) => !excludes.includes(id)) } }
      : mention,
  );
}

type Settled = Omit<Destinations, 'excludes' | 'search'> & { readonly stopNights?: number };

function settle(
  wanted: readonly Mention[],
  all: readonly Mention[],
  search: Reading['search'],
  reader: Reader,
): Settled {
  const { notes, gazetteer } = reader;
  const ours = oursIn(wanted, gazetteer);
  const countries = wanted.filter(({ named }) => named?.kind === 'region' && !named.isArea);
  const areas = wanted.filter(({ named }) => named?.kind === 'region' && named.isArea);
  const foreign = wanted.filter(({ named }) => named?.kind === 'foreign');
  for (const { from, to, named } of [...areas, ...countries, ...foreign])
    reader.ledger.claim(
      'destination',
      named && named.kind !== 'ours' && named.kind !== 'foreign' ? named.name : '',
      from,
      to,
    );
  const unknownPlaces = [...new Set(foreign.map(({ from, to }) => wordsOf(reader, from, to)))].slice(0, MOST_UNKNOWN);
  if (ours.length > 0) {
    for (const { name, from, to } of unknownBeside(reader, all)) {
      reader.ledger.claim('destination', '', from, to);
      if (!unknownPlaces.includes(name)) unknownPlaces.push(name);
    }
  }
  const instead = [...new Set(ours.map(({ named }) => titleOf(named.id, gazetteer)))];
  for (const name of unknownPlaces) refuse(name, reader, instead);
  if (ours.length > 0) return settleOurs(ours, unknownPlaces, reader);
  if (countries.length > 0 && areas.length === 0) return settleCountries(countries, unknownPlaces, search, reader);
  if (unknownPlaces.length > 0) return { destinationMode: 'uncovered', destinations: [], unknownPlaces };
  const strange = all.every(({ role }) => role === 'home') && areas.length === 0 ? unknownName(reader) : null;
  if (strange) {
    reader.ledger.claim('destination', '', strange.from, strange.to);
    refuse(strange.name, reader);
    return { destinationMode: 'uncovered', destinations: [], unknownPlaces: [strange.name] };
  }
  if (areas.length === 0 && !reader.items.some(({ field, kind }) => field === 'destination' && kind !== 'mark'))
    assume(notes, 'destination', say.unsaid);
  for (const [at, item] of reader.items.entries())
    if (item.field === 'destination' && item.senses.has('open-place'))
      reader.ledger.claim('destination', '', at, at + 1);
  return { destinationMode: 'open', destinations: [], unknownPlaces };
}

/** Ours by name, and what we know in the other countries named beside them ("Spain and Portugal"). */
function oursIn(wanted: readonly Mention[], gazetteer: Gazetteer): readonly Ours[] {
  const named = new Set(wanted.flatMap((mention) => (mention.named?.kind === 'ours' ? [mention.named.id] : [])));
  return wanted.flatMap((mention): Ours[] => {
    if (mention.named?.kind === 'ours') return [mention as Ours];
    if (mention.named?.kind !== 'region' || mention.named.isArea || named.size === 0) return [];
    const { ids, name } = mention.named;
    if (ids.some((id) => named.has(id))) return [];
    return ids
      .filter((id) => !gazetteer.skiPlaces.has(id))
      .map((id): Ours => ({ ...mention, named: { kind: 'ours', id, said: name } }));
  });
}

function settleOurs(all: readonly Ours[], unknown: readonly string[], reader: Reader): Settled {
  const { gazetteer, notes, items, tokens } = reader;
  const unknownPlaces = [...unknown];
  const { ours, stays } = stopsOf(all, reader);
  interface Entry {
    id: string;
    mention: Ours;
    cities: { id: string; nights?: number }[];
    nights?: number;
  }
  const byId = new Map<string, Entry>();
  const stops = ours.map((mention, index) => ({ mention, nights: stays.get(index) }));
  for (const { mention, nights } of inOrder(stops, reader)) {
    const { named } = mention;
    const known = gazetteer.cities.get(named.id);
    const entry: Entry = byId.get(named.id) ?? { id: named.id, mention, cities: [] };
    if (nights !== undefined) entry.nights = Math.min(LONGEST_STAY, (entry.nights ?? 0) + nights);
    if (named.city !== undefined) {
      if (known && !known.has(named.city)) {
        const written = wordsOf(reader, mention.from, mention.to);
        if (!unknownPlaces.includes(written)) unknownPlaces.push(written);
        state(notes, say.cityUnknown(written, titleOf(named.id, gazetteer)));
      } else if (!entry.cities.some((city) => city.id === named.city)) {
        entry.cities.push({ id: named.city, ...(nights === undefined ? {} : { nights }) });
      }
    }
    byId.set(named.id, entry);
    if (named.note) assume(notes, 'destination', named.note);
    reader.ledger.claim('destination', byId.size > 0 ? titleOf(named.id, gazetteer) : '', mention.from, mention.to);
  }
  const gaps = ours.slice(1).map((mention, index) => items.slice(ours[index]?.to ?? 0, mention.from));
  const before = items.slice(Math.max(0, (ours[0]?.from ?? 0) - 3), ours[0]?.from ?? 0);
  const after = items.slice(ours.at(-1)?.to ?? 0, (ours.at(-1)?.to ?? 0) + 4);
  const isChoice =
    gaps.some((gap) => gap.some((item) => item.senses.has('choice') || IF.test(item.text))) ||
    [...before, ...after].some(
      (item) =>
        item.senses.has('choice') && item.field === ours[0]?.field && item.kind === 'word' && item.text.length > 2,
    );
  const destinations = [...byId.values()].map(({ id, mention, cities, nights }) => {
    const span = spanOfTokens(tokens, items[mention.from]?.from ?? 0, items[mention.to - 1]?.to ?? 0);
    return {
      id,
      ...(cities[0] ? { city: cities[0].id } : {}),
      ...(cities.length > 1 ? { cities, ...(isChoice ? { oneOfCities: true as const } : {}) } : {}),
      ...(nights === undefined ? {} : { nights }),
      ...(span ? { span } : {}),
    };
  });
  const told = [...stays.values()].reduce((sum, nights) => sum + nights, 0);
  const isWhole = !isChoice && stays.size === stopsAmong(ours);
  const whole = isWhole ? { stopNights: Math.min(LONGEST_STAY, told) } : {};
  if (destinations.length === 1) return { destinationMode: 'fixed', destinations, unknownPlaces, ...whole };
  const route =
    !isChoice &&
    (stays.size > 0 ||
      gaps.some((gap) =>
        gap.some(
          (item) => item.senses.has('route') || item.senses.get('joiner') === 'and' || item.senses.has('stay-unit'),
        ),
      ));
  if (!isChoice && !route)
    assume(notes, 'destination', say.either(readingCopy.list(destinations.map(({ id }) => titleOf(id, gazetteer)))));
  return { destinationMode: route ? 'multi' : 'choice', destinations, unknownPlaces, ...(route ? whole : {}) };
}

/** "Portugal" is Lisbon for us, and we say so; "Japan" is a choice of what we know there. */
function settleCountries(
  countries: readonly Mention[],
  unknownPlaces: readonly string[],
  search: Reading['search'],
  reader: Reader,
): Settled {
  const { gazetteer, notes, items, tokens } = reader;
  const snow = search.climate === 'snow' || says(reader, ['interests', 'preferences'], 'climate', 'snow');
  const found = countries.flatMap(({ named, from, to }) => {
    if (named?.kind !== 'region') return [];
    const { name, ids } = named;
    const forSnow = ids.filter((id) => gazetteer.skiPlaces.has(id));
    const fitting = snow && forSnow.length > 0 ? forSnow : ids.filter((id) => snow || !gazetteer.skiPlaces.has(id));
    const span = spanOfTokens(tokens, items[from]?.from ?? 0, items[to - 1]?.to ?? 0);
    return [{ name, ids: fitting, ...(span ? { span } : {}) }];
  });
  const lost = found.filter(({ ids }) => ids.length === 0).map(({ name }) => name);
  const unique = found
    .flatMap(({ ids, span }) => ids.map((id) => ({ id, ...(span ? { span } : {}) })))
    .filter((one, index, list) => list.findIndex(({ id }) => id === one.id) === index);
  for (const { name, ids } of found) {
    if (ids.length === 0) refuse(name, reader);
    else assume(notes, 'destination', say.only(name, readingCopy.list(ids.map((id) => titleOf(id, gazetteer)))));
  }
  if (unique.length === 0)
    return { destinationMode: 'uncovered', destinations: [], unknownPlaces: [...unknownPlaces, ...lost] };
  const isRoute =
    countries.length > 1 &&
    items
      .slice(countries[0]?.to ?? 0, countries.at(-1)?.from ?? 0)
      .some((item) => item.senses.has('route') || item.senses.get('joiner') === 'and');
  const mode: DestinationMode = unique.length === 1 ? 'fixed' : isRoute ? 'multi' : 'choice';
  return { destinationMode: mode, destinations: unique, unknownPlaces: [...unknownPlaces, ...lost] };
}

const says = ({ items, polarity }: Reader, fields: readonly FieldName[], type: string, value: string) =>
  items.some((item, at) => fields.includes(item.field) && item.senses.get(type) === value && polarity[at] === 'wanted');

/** Says that we do not know a place, and what we went on with. */
function refuse(name: string, { notes }: Reader, instead: readonly string[] = []): void {
  const chosen = instead.length > 0 ? say.wentOnWith(readingCopy.list(instead)) : say.uncoveredChosen;
  contradict(notes, 'destination', say.uncovered(name), chosen);
}

function titleOf(id: string, gazetteer: Gazetteer): string {
  return gazetteer.titles.get(id) ?? id;
}

function nameOf(named: GazetteerEntry, gazetteer: Gazetteer): string {
  return named.kind === 'ours' ? (named.city ? named.said : titleOf(named.id, gazetteer)) : named.name;
}
