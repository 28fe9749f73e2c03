/** Where they set out from, kept by name where no airport of it is known: "we live in Tipperary", "2 adults from Hawes". */
import { isOrdinary } from '../../parse/ordinary-words.ts';
import { isEnd } from '../clause-ends.ts';
import type { Reader } from '../reader.ts';
import type { Item } from '../tagged-tokens.ts';

const LONGEST_NAME = 3;
const NEAR = 6;

export function unknownOrigin(reader: Reader): string | undefined {
  const { items, tokens, typed, ledger } = reader;
  for (const [at, item] of items.entries()) {
    if (item.senses.get('origin') !== 'from' || !isAsked(reader, at)) continue;
    const from = items[at + 1]?.text === ':' || items[at + 1]?.senses.has('article') ? at + 2 : at + 1;
    let to = from;
    while (to < from + LONGEST_NAME && !isEnd(items, at + 1) && !isEnd(items, to) && isName(reader, to)) to++;
    const [first, last] = [tokens[items[from]?.from ?? 0], tokens[(items[to - 1]?.to ?? 0) - 1]];
    if (to === from || !first || !last || (isLoose(reader, at) && !items[from]?.senses.has('place'))) continue;
    const name = typed[first.field].slice(first.from, last.to);
    ledger.claim('origin', name, at, to);
    return name;
  }
  return undefined;
}

/** Not among what they like, and no memory: "we were in Cornwall last year". */
function isAsked({ items, polarity }: Reader, at: number): boolean {
  if (['destination', 'interests', 'taste'].includes(items[at]?.field ?? '') || polarity[at] === 'unwanted')
    return false;
  const isPast = ({ senses }: Item) => ['past', 'memory', 'joins'].some((type) => senses.has(type));
  for (let next = at + 1; next < at + NEAR && !isEnd(items, next); next++)
    if (isPast(items[next] as Item)) return false;
  return true;
}

/** A single "from" or "leave", which may be of anything; only of travellers it says where they live. */
const isLoose = ({ items, language }: Reader, at: number) => {
  const item = items[at];
  const isShort = item !== undefined && item.to - item.from === 1;
  return item?.field === 'dates' || (isShort && (item.field !== 'travelers' || language === 'de'));
};

/** With a capital, and either somewhere far that we know of or a word nobody knows. */
function isName({ items, tokens, typed, gazetteer }: Reader, at: number): boolean {
  const item = items[at];
  const token = tokens[item?.from ?? 0];
  if (item?.kind !== 'word' || !token || !/^\p{Lu}\p{Ll}/u.test(typed[token.field].slice(token.from))) return false;
  const named = gazetteer.names.get(item.senses.get('place') ?? '');
  return named ? named.kind === 'foreign' : item.senses.size === 0 && !isOrdinary(item.text, gazetteer);
}
