/**
 * Where to: one place, a choice, a route, something open, or a place we do not
 * cover. Never mistakes a neighbour in spelling for the place that was asked for.
 */
import { readingCopy } from '../../copy/reading.ts';
import type { Reading } from '../reading.ts';
import type { Gazetteer, Named } from './gazetteer.ts';
import { assume, type Notes, type Texts } from './notes.ts';
import { isOrdinary } from './ordinary.ts';
import type { OriginReading } from './origin.ts';
import { type Hit, placeHits } from './place-hits.ts';
import { regionWordsIn, searchIn } from './search.ts';
import { type Destinations, refuse, settleCountries, settleOurs, titleOf } from './settle-places.ts';
import { spanOf, type Text, wordsAt } from './text.ts';

const say = readingCopy.places;

/** Nobody plans for more; the rest of a list says nothing new. */
const MOST_UNKNOWN = 12;

const OPEN =
  /\b(?:surprise|anywhere|somewhere|wherever|any ?place|open|undecided|not sure|no idea|don'?t know|dunno|you (?:choose|decide|pick)|up to you|whatever|suggest\w*|recommend\w*|inspire|flexible|idk|tbd|n'importe ou|ou vous voulez|surprenez|quelque part|egal|irgendwo\w*|uberrasch\w*|keine ahnung|offen|sorprendedme|sorprendeme|sorpresa|donde sea|cualquier (?:sitio|lugar)|algun (?:sitio|lugar)|dovunque|ovunque|sorprende\w*|da qualche parte|qualsiasi|qualquer lugar|surpreend\w*|algum lugar|hvor som helst|overrask\w*|et sted)\b|どこでも|おまかせ|お任せ|どこか|未定/;

export function readPlaces(
  texts: Texts,
  gazetteer: Gazetteer,
  origin: OriginReading | null,
  notes: Notes,
): Destinations {
  const home = texts.destination;
  const known = (word: string) => isOrdinary(word);
  let text = home;
  let hits = notOrigin(placeHits(home, gazetteer, known, false), home, origin);
  if (!hits.some((hit) => !hit.ruledOut && !hit.likened))
    hits = notOrigin(placeHits(home, gazetteer, known, true), home, origin);
  if (hits.length === 0 && isEmpty(home)) {
    for (const field of ['preferences', 'interests', 'dates', 'travelers', 'budget'] as const) {
      const elsewhere = notOrigin(placeHits(texts[field], gazetteer, known, false), texts[field], origin).filter(
        (hit) => hit.named.kind === 'ours' && !hit.likened,
      );
      if (elsewhere.length > 0 && !elsewhere.every((hit) => hit.ruledOut)) [text, hits] = [texts[field], elsewhere];
      if (hits.length > 0) break;
    }
  }
  const wanted = hits.filter((hit) => !hit.ruledOut && !hit.likened);
  const beside = (['preferences', 'interests', 'taste'] as const).filter((field) => texts[field] !== text);
  const isOpen = wanted.every((hit) => hit.named.kind === 'region');
  const elsewhere = (isOpen ? beside : []).flatMap((field) => placeHits(texts[field], gazetteer, known, false));
  const excludes = excluded(
    [...hits, ...elsewhere].filter((hit) => hit.ruledOut),
    gazetteer,
  );
  for (const hit of wanted) {
    if (hit.corrected)
      assume(
        notes,
        'destination',
        say.corrected(wordsAt(text, spanOf(text, 'plain', hit.from, hit.to)), nameOf(hit.named, gazetteer)),
      );
  }
  const settled = settle(withoutExcluded(wanted, excludes), text, texts, gazetteer, hits, notes);
  const left = settled.destinations.filter((each) => !excludes.includes(each.id));
  for (const each of left)
    if (each.span) notes.readings.push({ part: 'destination', value: titleOf(each.id, gazetteer), span: each.span });
  if (left.length === settled.destinations.length) return { ...settled, excludes };
  const mode = left.length === 0 ? 'open' : left.length === 1 ? 'fixed' : settled.destinationMode;
  return { ...settled, destinationMode: mode, destinations: left, excludes };
}

/** "Greece but not Santorini": what we know in a country, less what was ruled out there. */
function withoutExcluded(wanted: readonly Hit[], excludes: readonly string[]): readonly Hit[] {
  return wanted.map((hit): Hit => {
    if (hit.named.kind !== 'region') return hit;
    return { ...hit, named: { ...hit.named, ids: hit.named.ids.filter((id) => !excludes.includes(id)) } };
  });
}

function notOrigin(hits: readonly Hit[], text: Text, origin: OriginReading | null): readonly Hit[] {
  if (!origin || origin.field !== text.field) return hits;
  return hits.filter((hit) => hit.to <= origin.from || hit.from >= origin.to);
}

function settle(
  wanted: readonly Hit[],
  text: Text,
  texts: Texts,
  gazetteer: Gazetteer,
  all: readonly Hit[],
  notes: Notes,
): Omit<Destinations, 'excludes'> {
  const search = searchIn(texts, wanted, gazetteer);
  const ours = oursIn(wanted);
  const countries = wanted.filter((hit) => hit.named.kind === 'region' && !hit.named.isArea);
  const areas = wanted.filter((hit) => hit.named.kind === 'region' && hit.named.isArea);
  const foreign = wanted.filter((hit) => hit.named.kind === 'foreign');
  const written = foreign.map((hit) => wordsAt(text, spanOf(text, 'plain', hit.from, hit.to)));
  const unknownPlaces = [...new Set(written)].slice(0, MOST_UNKNOWN);
  const instead = [
    ...new Set(ours.flatMap((hit) => (hit.named.kind === 'ours' ? [titleOf(hit.named.id, gazetteer)] : []))),
  ];
  for (const name of unknownPlaces) refuse(name, notes, instead);

  if (ours.length > 0) return { ...settleOurs(ours, text, gazetteer, unknownPlaces, notes), search };
  if (countries.length > 0 && areas.length === 0)
    return settleCountries(countries, text, texts, gazetteer, unknownPlaces, search, notes);
  if (unknownPlaces.length > 0) return { destinationMode: 'uncovered', destinations: [], unknownPlaces, search };
  const strange = all.length === 0 && areas.length === 0 ? strangeName(texts.destination, search) : null;
  if (strange) {
    refuse(strange, notes);
    return { destinationMode: 'uncovered', destinations: [], unknownPlaces: [strange], search };
  }
  if (areas.length === 0 && isEmpty(texts.destination)) assume(notes, 'destination', say.unsaid);
  return { destinationMode: 'open', destinations: [], unknownPlaces, search };
}

/** Ours by name, and what we know in the other countries named beside them ("Spain and Portugal"). */
function oursIn(wanted: readonly Hit[]): readonly Hit[] {
  const named = new Set(wanted.flatMap((hit) => (hit.named.kind === 'ours' ? [hit.named.id] : [])));
  return wanted.flatMap((hit) => {
    if (hit.named.kind === 'ours') return [hit];
    if (hit.named.kind !== 'region' || hit.named.isArea || named.size === 0) return [];
    const { ids, name } = hit.named;
    if (ids.some((id) => named.has(id))) return [];
    return ids
      .filter((id) => id !== 'val-thorens')
      .map((id): Hit => ({ ...hit, named: { kind: 'ours', id, said: name } }));
  });
}

/** Countries take all of ours in them along: Ibiza is Spain. */
function excluded(hits: readonly Hit[], gazetteer: Gazetteer): string[] {
  const out = new Set<string>();
  for (const { named } of hits) {
    if (named.kind === 'region') for (const id of named.ids) out.add(id);
    if (named.kind !== 'ours') continue;
    out.add(named.city ?? named.id);
    if (named.city !== undefined || (named.id !== 'spain' && named.id !== 'italy')) continue;
    for (const [id, country] of Object.entries(gazetteer.countries))
      if (country === gazetteer.countries[named.id]) out.add(id);
  }
  return [...out];
}

const EMPTY = /^(?:see (?:above|below)|n\/?a|-+|\?+|\.+|none|any|idk|tbd|tbc)?\.?$/;

function isEmpty(text: Text): boolean {
  return EMPTY.test(text.plain.text.trim());
}

/** A short answer in words that we do not know at all is the name of somewhere. */
function strangeName(text: Text, search: Reading['search']): string | null {
  const line = text.plain.text;
  if (OPEN.test(line) || search.climate || regionWordsIn(line)) return null;
  const words = [...line.matchAll(/[\p{L}'-]+/gu)].filter((word) => !isOrdinary(word[0]));
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last || words.length > 4) return null;
  const name = wordsAt(text, spanOf(text, 'plain', first.index, last.index + last[0].length));
  return /\p{Lu}/u.test(name) || line.trim().split(/\s+/).length <= 3 || /[\u3040-\u9fff]/.test(name) ? name : null;
}

function nameOf(named: Named, gazetteer: Gazetteer): string {
  return named.kind === 'ours' ? (named.city ? named.said : titleOf(named.id, gazetteer)) : named.name;
}
