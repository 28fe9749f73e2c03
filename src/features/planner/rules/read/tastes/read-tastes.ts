/** What draws them and what they rule out: tags of the catalogue with weights, in whichever field it was written. */
import { wordList } from '../../../../../shared/word-list.ts';
import { TAGS, type Tag } from '../../../../destinations/rules/tags.ts';
import { readingCopy } from '../../../copy/reading.ts';
import { contradict } from '../../parse/reading-notes.ts';
import { singularWords } from '../../parse/singular-words.ts';
import type { FieldName } from '../../questionnaire.ts';
import type { Keyword, Reading } from '../../reading.ts';
import { KITCHENS } from '../../select/match-keywords.ts';
import { isEnd } from '../clause-ends.ts';
import { isForADay } from '../negation.ts';
import { type Reader, wordsOf } from '../reader.ts';
import { saidOnce } from './said-once.ts';

const WEIGHT: Readonly<Partial<Record<FieldName, number>>> = {
  interests: 1,
  taste: 0.8,
  preferences: 0.65,
  destination: 0.65,
  travelers: 0.4,
  dates: 0.3,
};
const KNOWN: ReadonlySet<string> = new Set(TAGS);
/** What a "no" to one tag rules out as well. */
const ALSO: Readonly<Partial<Record<Tag, readonly Tag[]>>> = {
  nightclub: ['nightclub', 'strip'],
  alcohol: ['alcohol', 'bar', 'cocktails', 'beer', 'wine', 'natural-wine', 'brewery', 'winery', 'pub', 'nightclub'],
  brewery: ['brewery', 'beer'],
  bar: ['bar', 'nightclub', 'strip', 'cocktails'],
  nightlife: ['nightlife', 'nightclub', 'bar', 'strip'],
  'raw-fish': ['raw-fish', 'sushi'],
  sushi: ['sushi', 'raw-fish'],
  museum: ['museum', 'gallery'],
  boat: ['boat', 'cruise', 'sail', 'ferry'],
  cruise: ['cruise', 'boat'],
  ferry: ['ferry', 'boat'],
  beach: ['beach'],
};
/** How a place is, not what it is: "nothing too quiet" closes no door, and so rules nothing out. */
const MANNERS: ReadonlySet<Tag> = new Set<Tag>([
  ...wordList('fish local casual family free quiet romantic walk view historic history'),
  ...(['nature', 'wellness', 'neighbourhood', 'tea', 'coffee', 'steak', 'rainy-day', 'breakfast'] as const),
]);
export const ALCOHOL: readonly Tag[] = ALSO.alcohol ?? [];

/** What a "no" to this tag rules out as well. */
export const ruledOutWith = (tag: Tag): readonly Tag[] => ALSO[tag] ?? [];

/** Of what is ruled out, what was said: "no alcohol", and not each of the houses that go with it. */
export const saidExclusions = (tags: readonly Tag[]): Tag[] =>
  tags.filter(
    (tag, at) =>
      !tags.some(
        (other, before) =>
          other !== tag && ruledOutWith(other).includes(tag) && (before < at || !ruledOutWith(tag).includes(other)),
      ),
  );

export function readTastes(reader: Reader): Pick<Reading, 'weights' | 'excludeTags' | 'refused' | 'once'> {
  const weights = new Map<Tag, number>();
  const out = new Map<Tag, string>();
  const refused: Keyword[] = [];
  const [once, often] = [new Set<Tag>(), new Set<Tag>()];
  let isUnromantic = false;
  reader.items.forEach((item, at) => {
    const base = WEIGHT[item.field];
    if (base === undefined || isName(reader, at) || reader.ledger.closed.has(at)) return;
    // "Presidents Day weekend", "except MLK weekend": a day, no taste; "a rainy weekend" is both.
    const isDay = item.field === 'dates' && reader.ledger.isUsed(at);
    if (isDay && item.senses.get('taste') !== 'rainy-day') return;
    const disliked = item.senses.get('dislike');
    const tags = (disliked ?? item.senses.get('taste') ?? '').split(', ').filter(isTag);
    const [first] = tags;
    if (!first) return;
    if (disliked || isRuledOut(reader, at)) {
      if (first === 'romantic') {
        isUnromantic = true;
        reader.ledger.claim('without', item.text, at, at + 1);
      }
      if (MANNERS.has(first) || isForADay(reader, at) || isRaw(reader, at)) return;
      // "No beach resorts" is about the houses.
      if (isPartOfName(reader, at) || isSortOfHouse(reader, at + 1)) return;
      // "Backcountry? No. Groomers": one way of skiing, and not the skiing.
      if (item.senses.has('narrow')) {
        refused.push(sortOf(wordsOf(reader, at, at + 1), item.text, first));
        reader.ledger.claim('without', item.text, at, at + 1);
        return;
      }
      if (isSortOf(reader, at + 1)) return;
      if (isSortOf(reader, at)) {
        refused.push(sortOf(wordsOf(reader, at - 1, at + 1), reader.items[at - 1]?.text ?? '', first));
        reader.ledger.claim('without', item.text, at - 1, at + 1);
        return;
      }
      // "A Broadway musical (not Lion King)": one of what was asked for.
      const wanted = wider(reader, at, first);
      if (wanted) {
        refused.push(sortOf(wordsOf(reader, at, at + 1), item.text, first));
        reader.ledger.claim('without', item.text, at, at + 1);
        return;
      }
      for (const tag of ALSO[first] ?? [first]) out.set(tag, item.text);
      const nobody = [at - 1, at - 2].find((before) => reader.items[before]?.senses.has('nobody'));
      reader.ledger.claim('without', item.text, nobody ?? at, isFreeOf(reader, at) ? at + 2 : at + 1);
      return;
    }
    // Who proposes hides a photographer, and looks for no place to photograph.
    if (first === 'photo' && PHOTOGRAPHER.test(item.text) && isProposal(reader)) {
      reader.ledger.claim('need', '', at, at + 1);
      return;
    }
    // "Afraid of balloons" is no wish for one.
    if (reader.items[at - 1]?.senses.has('afraid') && !isEnd(reader.items, at)) return;
    // "Allergic to fish" is no wish for fish.
    if (item.senses.has('food') && reader.ledger.isUsed(at)) return;
    if (item.senses.has('mode') && item.field !== 'interests' && item.field !== 'taste') return;
    // "Sunset outdoors" says where to see it.
    if (
      first === 'nature' &&
      reader.items[at - 1]?.senses.get('taste')?.startsWith('sunset') &&
      !isEnd(reader.items, at)
    ) {
      reader.ledger.claim('', '', at, at + 1);
      return;
    }
    const said = saidOnce(reader, at, first);
    (said === null ? often : once).add(first);
    if (said !== null) reader.ledger.claim('', '', said, said + 1);
    const strength = strengthOf(reader, at, base);
    tags.forEach((tag, index) => {
      const weight = Math.round(strength * (index === 0 ? 1 : 0.6) * 100) / 100;
      weights.set(tag, Math.max(weights.get(tag) ?? 0, weight));
    });
    reader.ledger.claim(item.field === 'taste' ? 'taste' : 'interests', item.text, at, at + 1);
    const praised = KITCHENS.has(first) ? classBefore(reader, at) : undefined;
    if (praised === undefined) return;
    weights.set('fine-dining', Math.max(weights.get('fine-dining') ?? 0, Math.round(strength * 60) / 100));
    reader.ledger.claim('interests', '', praised, praised + 1);
  });
  if (isUnromantic) weights.delete('romantic');
  for (const [tag, word] of out) {
    if ((weights.get(tag) ?? 0) >= 0.8 && reader.notes.conflicts.every((each) => each.field !== 'preferences'))
      contradict(
        reader.notes,
        'preferences',
        readingCopy.wishes.dislikedAndWanted(word),
        readingCopy.wishes.dislikedChosen,
      );
    weights.delete(tag);
  }
  const single = [...once].filter((tag) => weights.has(tag) && !often.has(tag));
  return {
    weights: Object.fromEntries(weights) as Reading['weights'],
    excludeTags: [...out.keys()],
    ...(single.length > 0 ? { once: single } : {}),
    ...(refused.length > 0 ? { refused } : {}),
  };
}

/** The same thing asked for in other words shortly before: what is ruled out is one of its sort. */
function wider({ items, polarity }: Reader, at: number, tag: Tag): boolean {
  const item = items[at];
  return items.some(({ field, senses, text }, before) => {
    const isNear = field === item?.field && before < at && before >= at - NEAR && polarity[before] === 'wanted';
    return isNear && text !== item.text && senses.get('taste')?.split(', ')[0] === tag;
  });
}
const NEAR = 6;

/** "A serious sushi counter", "erstklassiges Sushi": the word that asks for a house of class. */
function classBefore({ items }: Reader, at: number): number | undefined {
  for (const before of [at - 1, at - 2]) {
    if (before < 0 || isEnd(items, before + 1)) return undefined;
    if (OF_CLASS.test(items[before]?.text ?? '')) return before;
  }
  return undefined;
}
const OF_CLASS =
  /^(?:serious|seriously good|high-end|high end|top-notch|top notch|first-class|first class|world-class|world class|exceptional|outstanding|michelin|omakase|erstklassig\w*|hochklassig\w*|ernsthaft\w*|gehoben\w*|serieu(?:x|se)|haut de gamme|d exception|serio|seria|de primera|di alto livello|de alto nivel|de topo|forsteklasses|eersteklas)$/;

/** "Bourbon Street", "rue Bourbon" */
const isPartOfName = ({ items }: Reader, at: number): boolean =>
  (STREET_AFTER.test(items[at + 1]?.text ?? '') && items[at + 1]?.joint === ' ') ||
  (STREET_BEFORE.test(items[at - 1]?.text ?? '') && items[at]?.joint === ' ');
const STREET_AFTER = /^(?:streets?|st|road|rd|avenue|ave|lane|alley|row|boulevard|blvd|strasse|gasse)$/;
const STREET_BEFORE = /^(?:rue|calle|via|rua|avenida|avenue|rambla)$/;

const sortOf = (words: string, key: string, tag: Tag): Keyword => ({
  words,
  keys: [singularWords(key).trim()],
  tags: [tag],
  narrows: [],
});

/** "No carpet shops" closes no other shop, "no wine tours" rules out no wine: the word before it says which, in English. */
function isSortOf({ items, polarity, languageIn }: Reader, at: number): boolean {
  const [before, item] = [items[at - 1], items[at]];
  if (!item?.senses.has('taste') || item.joint !== ' ' || before?.kind !== 'word') return false;
  if (polarity[at - 1] !== 'unwanted' || polarity[at] !== 'unwanted') return false;
  // "I cannot stand fado"
  if (items[at - 2]?.senses.has('auxiliary-no')) return false;
  return (
    ([...before.senses.keys()].every((type) => type === 'feared') && languageIn(item.field) === 'en') ||
    before.senses.has('taste')
  );
}

/** "No chain hotels", "no big hotel": not about every house. */
export function isSortOfHouse({ items, polarity }: Pick<Reader, 'items' | 'polarity'>, at: number): boolean {
  const [before, item] = [items[at - 1], items[at]];
  if (!item?.senses.has('lodging') || item.joint !== ' ' || before?.kind !== 'word' || polarity[at] !== 'unwanted')
    return false;
  return polarity[at - 1] === 'unwanted' && !NO_SORT.some((type) => before.senses.has(type));
}
const NO_SORT = ['article', 'possessive', 'preposition', 'joiner', 'filler', 'lodging', 'event', 'wanting', 'negator'];

const PHOTOGRAPHER = /^(?:photographe(?:r|rs)?|fotograf(?:en|in|o|a|os)?)$/;
const isProposal = ({ items }: Reader) => items.some(({ senses }) => senses.get('need') === 'proposal');

const isTag = (value: string): value is Tag => KNOWN.has(value);

/** Part of the name of a place that was read as one. */
export const isName = ({ items, ledger }: Reader, at: number) =>
  (items[at]?.senses.has('place') || items[at]?.senses.has('start') || false) && ledger.isUsed(at);

/** "Pas de fruits de mer crus", "no raw oysters": only what is raw is ruled out. */
export const isRaw = ({ items, polarity }: Reader, at: number): boolean =>
  polarity[at] === 'unwanted' &&
  items[at]?.senses.get('food') !== 'raw' &&
  [at, at + 1].some((to) => items[to]?.joint === ' ' && items[to === at ? at - 1 : to]?.senses.get('food') === 'raw');

/** By a "no" that reaches it, or by "-free" behind it. */
export function isRuledOut(reader: Reader, at: number): boolean {
  return reader.polarity[at] === 'unwanted' || isFreeOf(reader, at);
}

function isFreeOf({ items }: Reader, at: number): boolean {
  const next = items[at + 1];
  return next?.joint === '-' && /^(?:free|frei\w*|fri)$/.test(next.text);
}

/** "We love jazz" more than "jazz", "a bit of jazz" less. */
function strengthOf({ items }: Reader, at: number, base: number): number {
  for (let before = at - 1; before >= at - 3 && !isEnd(items, before + 1); before--) {
    const emphasis = items[before]?.senses.get('emphasis');
    if (emphasis === 'full') return Math.min(1, base + 0.2);
    if (emphasis === 'little') return base * 0.6;
    if (items[before]?.senses.has('taste') || items[before]?.kind === 'mark') break;
  }
  return base;
}
