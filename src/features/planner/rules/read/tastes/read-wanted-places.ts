/** Places of the catalogue that they name, whole ("MoMA") or by enough of the name ("Empire State", "the natural history museum"). */
import { type Gazetteer, nameKey } from '../../parse/gazetteer.ts';
import { isOrdinary } from '../../parse/ordinary-words.ts';
import type { Reader } from '../reader.ts';
import type { Token } from '../tokens.ts';

const LONGEST_NAME = 7;
const MOST = 20;
const FIELDS = new Set(['interests', 'preferences', 'taste', 'destination']);

interface Word {
  readonly key: string;
  readonly item: number;
  readonly token: Token;
  /** A mark that no name has stands before it. */
  readonly isApart: boolean;
}

export interface PlaceInWish {
  readonly id: string;
  /** Items. */
  readonly from: number;
  readonly to: number;
}

/** Each where it is named first. */
export function readWantedPlaces(reader: Reader, destinationIds: readonly string[]): readonly PlaceInWish[] {
  const { gazetteer, polarity, ledger } = reader;
  if (gazetteer.sights.size === 0) return [];
  const wanted: PlaceInWish[] = [];
  const isAllowed = (id: string) => destinationIds.length === 0 || destinationIds.includes(id);
  const words = wordsIn(reader);
  for (let at = 0; at < words.length; at++) {
    for (let count = Math.min(LONGEST_NAME, words.length - at); count >= 1; count--) {
      const part = words.slice(at, at + count);
      const [first] = part;
      const last = part.at(-1);
      if (!first || !last || part.slice(1).some(({ isApart, token }) => isApart || token.field !== first.token.field))
        continue;
      if (count === 1 && isOtherwise(reader, first)) continue;
      if (destinationIds.length === 0 && isOfAnyTown(reader, part)) continue;
      const partly = destinationIds.length > 0 && first.token.field !== 'destination' && !isOnePhrase(reader, part);
      const ids = named(keysOf(part, reader), gazetteer, isAllowed, partly);
      if (ids.length === 0) continue;
      if (polarity[first.item] === 'wanted') {
        for (const id of ids)
          if (wanted.every((each) => each.id !== id)) wanted.push({ id, from: first.item, to: last.item + 1 });
        ledger.claim('place', part.map(({ token }) => token.text).join(' '), first.item, last.item + 1);
      }
      at += count - 1;
      break;
    }
  }
  return wanted.slice(0, MOST);
}

/** "Her mother" is no table called Mother, and "La Scala" no village called Scala. */
function isOtherwise({ items, typed }: Reader, { item: at, token }: Word): boolean {
  const item = items[at];
  const isWritten = /^\p{Lu}/u.test(typed[token.field].slice(token.from, token.to));
  const isOfPhrase = item !== undefined && item.to - item.from > 1 && item.senses.has('taste');
  // "Mac & cheese" is no table called Meat & Cheese.
  const isPlain = ['kin', 'food'].some((type) => item?.senses.has(type));
  return isOfPhrase || (isPlain && !isWritten);
}

/** "Old town, beach": every town has one, also where a house of ours is called so. */
function isOfAnyTown({ typed, gazetteer }: Reader, part: readonly Word[]): boolean {
  const isSmall = ({ token }: Word) => /^\p{Ll}/u.test(typed[token.field].slice(token.from, token.to));
  return part.every((word) => isSmall(word) && isOrdinary(word.key, gazetteer));
}

/** "Public transport" is no bath called Public, and "contemporary art" means no house of its own. */
function isOnePhrase({ items }: Reader, part: readonly Word[]): boolean {
  const [at, ...others] = [...new Set(part.map(({ item }) => item))];
  const item = at === undefined ? undefined : items[at];
  return others.length === 0 && item !== undefined && item.to - item.from > 1 && item.senses.size > 0;
}

function wordsIn({ tokens, items }: Reader): Word[] {
  const words: Word[] = [];
  let isApart = false;
  items.forEach((item, index) => {
    if (!FIELDS.has(item.field)) return;
    for (const token of tokens.slice(item.from, item.to)) {
      if (token.kind === 'mark') {
        isApart ||= /[,;!?()<>{}":]/.test(token.text);
        continue;
      }
      const key = nameKey(token.text);
      if (key !== '') words.push({ key, item: index, token, isApart: isApart || token.joint === '\n' });
      isApart = false;
    }
  });
  return words;
}

/** "l'Orangerie" is one word in names, "V&A" two. */
function keysOf(words: readonly Word[], { typed }: Reader): string[] {
  const keys: string[] = [];
  words.forEach(({ key, token }, index) => {
    const before = words[index - 1];
    const isJoint = before && !/[&+]/.test(typed[token.field].slice(before.token.to, token.from));
    if (
      isJoint &&
      token.joint === '' &&
      before.token.kind === 'word' &&
      token.kind === 'word' &&
      before.key.length <= 2
    )
      keys.push(`${keys.pop() ?? ''}${key}`);
    else keys.push(key);
  });
  return keys;
}

const WAYS = /^(?:western|eastern|northern|southern|central|jubilee|victorian?|georgian)$/;

/** The whole name, or when the town is known enough of its words to mean one place only. */
function named(
  keys: readonly string[],
  gazetteer: Gazetteer,
  isAllowed: (id: string) => boolean,
  partly: boolean,
): readonly string[] {
  const whole = [keys.join(' '), keys.join('')].flatMap((key) => gazetteer.sights.get(key) ?? []);
  const ours = [...new Set(whole.filter((each) => isAllowed(each.destinationId)).map(({ id }) => id))];
  if (ours.length > 0) return ours.length <= 2 ? ours : [];
  if (!partly || keys.length > 5) return [];
  const telling = keys.filter((key) => !gazetteer.commonWords.has(key));
  const [first] = telling;
  if (
    !first ||
    telling.length < keys.length - 2 ||
    gazetteer.commonWords.has(keys[0] ?? '') ||
    gazetteer.commonWords.has(keys.at(-1) ?? '')
  )
    return [];
  const isPlain = (key: string) => isOrdinary(key, gazetteer);
  if (telling.length === 1 && (first.length < 6 || isPlain(first) || gazetteer.names.has(first) || WAYS.test(first)))
    return [];
  if (telling.length > 1 && telling.every(isPlain) && telling.length < 3) return [];
  const holding = (gazetteer.sightWords.get(first) ?? []).filter(
    ({ destinationId, words }) => isAllowed(destinationId) && telling.every((key) => words.has(key)),
  );
  const ids = [...new Set(holding.map((each) => each.id))];
  return ids.length === 1 ? ids : [];
}
