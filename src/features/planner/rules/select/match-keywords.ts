/** Which places answer what was named more narrowly than by a tag: by what they are called and what is told of them. */
import { memoize, memoizeByObject } from '../../../../shared/memoize.ts';
import { wordList } from '../../../../shared/word-list.ts';
import type { Place } from '../../../destinations/rules/catalogue.ts';
import { KITCHEN_TAGS, type Tag } from '../../../destinations/rules/tags.ts';
import { hasKeyword, singularWords } from '../parse/singular-words.ts';
import type { Keyword, Reading } from '../reading.ts';

const namesOf = memoizeByObject(({ name, aliases }: Place) => singularWords([name, ...aliases].join(' , ')));
const toldOf = memoizeByObject(
  (place: Place) =>
    `${namesOf(place)}${singularWords(`${place.about.replaceAll(SEEN_FROM_AFAR, '')} ${place.cuisine ?? ''}`)}`,
);

/** A lake "under the Atlas", olives with "the Atlas behind": one sees it from there, and is not in it. */
const SEEN_FROM_AFAR =
  /\b(?:under|below|beneath|behind|toward|towards|facing|beyond|(?:views?|sight) (?:of|over|to|on)) the \p{Lu}\p{L}+|\bthe \p{Lu}\p{L}+ (?:behind|beyond|in the distance)\b/gu;

/** A word in passing is no answer: it stands in the name, or the place is of that sort besides. */
export function matchesKeyword(place: Place, { keys, head, tags }: Keyword): boolean {
  const told = toldOf(place);
  if (!keys.every((key) => hasKeyword(told, key))) return false;
  const isStrict = head !== undefined || tags[0] === 'workshop';
  const isOfSort = tags.slice(0, isStrict ? 1 : 2).some((tag) => place.tags.includes(tag));
  if (head !== undefined) return isOfSort || hasKeyword(told, head);
  return tags.length === 0 ? isCalled(place, keys) || !isSeenFromAfar(place, keys) : isOfSort || isCalled(place, keys);
}

/** "The Atlas behind on clear days", "a reservoir under the Atlas": a place from which one sees it, or on the way there. */
const isSeenFromAfar = ({ about }: Place, keys: Keyword['keys']): boolean => {
  const told = singularWords(about);
  return keys.every((key) => {
    const afar = seenFromAfar(key);
    const rest = told.replace(afar, ' ');
    return rest !== told && !hasKeyword(rest, key);
  });
};
const seenFromAfar = memoize(
  (key: string) => {
    const one = `(?:${key
      .split('|')
      .map((each) => (each.endsWith('*') ? `${each.slice(0, -1)}\\S*` : each))
      .join('|')})`;
    return new RegExp(
      ` (?:view|look|behind|before|beyond|under|below|toward|facing|opposite)(?: (?:of|to|over|out|the|an?)){0,3} ${one}(?= )| ${one} (?:behind|beyond|in the distance)(?= )`,
      'gu',
    );
  },
  { most: 512 },
);

/** The place that is called by the very word comes first, then one of a name that answers it, then what is told besides. */
export const byName =
  (thing: Keyword) =>
  (a: Place, b: Place): number =>
    nameRank(b, thing) - nameRank(a, thing);
function nameRank(place: Place, { keys, words }: Keyword): number {
  const said = singularWords(words);
  if ([place.name, ...place.aliases].some((name) => singularWords(name).startsWith(said))) return CALLED_SO;
  return namesOf(place).includes(said) ? 2 : isCalled(place, keys) ? 1 : 0;
}
/** Its name begins with the very words. */
const CALLED_SO = 3;

/** Of places that answer a name, the very ones: the Little Hagia Sophia is not Hagia Sophia; where a boat goes out to the bayou, a bakery beside it is none. */
export function theVeryThing<T extends { readonly place: Place }>(
  found: readonly T[],
  thing: Keyword,
  known: readonly Place[],
): readonly T[] {
  if (thing.tags.length > 0) return found;
  const most = Math.max(0, ...known.map((place) => nameRank(place, thing)));
  const isProper = thing.keys.length > 1 || /^\p{Lu}/u.test(thing.words);
  const least = isProper && most === CALLED_SO ? CALLED_SO : Math.min(most, 1);
  return found.filter(({ place }) => nameRank(place, thing) >= least);
}

const isCalled = (place: Place, keys: Keyword['keys']) => keys.every((key) => hasKeyword(namesOf(place), key));

export const matchesAnyKeyword = (place: Place, { things = [] }: Pick<Reading, 'things'>) =>
  things.some((thing) => matchesKeyword(place, thing));

/** Whether it is told of the place at all, in passing too. */
export const isToldOf = (place: Place, keys: Keyword['keys']) => keys.every((key) => hasKeyword(toldOf(place), key));

/** Tags that stand for something narrower and were not said themselves. */
export const narrowedTags = ({ things = [] }: Pick<Reading, 'things'>) =>
  new Set(things.flatMap(({ narrows }) => narrows));

/** Whether a text that is of no place, as of a festival, names the thing. */
export function isToldIn(text: string, { keys }: Pick<Keyword, 'keys'>): boolean {
  const told = singularWords(text);
  return keys.every((key) => hasKeyword(told, key));
}

/** Whether it is what somebody asks for by this tag: a museum of skiing is no skiing. */
export const isFor = ({ tags }: Pick<Place, 'tags'>, tag: Tag) =>
  tags.includes(tag) && !(tags[0] === 'museum' && ON_ONES_FEET.includes(tag));
const ON_ONES_FEET: readonly Tag[] = ['ski', 'snowboard', 'surf', 'bike', 'golf'];

/** What a tag weighs at least that was said in so many words, wherever; what merely belongs to it weighs less. */
const SAID = 0.65;
/** The same of what they name as their interests or their taste. */
export const ASKED_FOR = 0.75;
const TOO_BROAD: ReadonlySet<Tag> = new Set<Tag>([
  ...wordList('free walk tour family local casual photo rainy-day seasonal view historic alcohol stroller'),
  ...wordList('kid-menu quiet romantic waterfront terrace transport religious music swim'),
]);

/** Kitchens that they want of class: "a serious sushi counter". */
export const kitchensOfClass = ({ weights }: Pick<Reading, 'weights'>): Tag[] =>
  (weights['fine-dining'] ?? 0) > 0
    ? statedInterests({ weights }).filter((tag) => tag !== 'fine-dining' && KITCHENS.has(tag))
    : [];

/** What one eats at a table. */
export const KITCHENS: ReadonlySet<Tag> = new Set(KITCHEN_TAGS);

/** What draws them, as they said it themselves: the strongest first. */
export function statedInterests({ weights }: Pick<Reading, 'weights'>): Tag[] {
  return (Object.keys(weights) as Tag[])
    .filter((tag) => (weights[tag] ?? 0) >= SAID && !TOO_BROAD.has(tag))
    .toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0));
}
