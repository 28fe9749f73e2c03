/** Names of the destination field that nobody here has heard of: of all that is asked for, or beside what is known. */
import { nameKey } from '../../parse/gazetteer.ts';
import type { Reader } from '../reader.ts';
import type { Item } from '../tagged-tokens.ts';
import { isKnownWord, type Mention } from './place-mentions.ts';

/** Signs of katakana, which names from abroad are written in, are a token each. */
const isLongEnough = ({ text }: Item) => nameKey(text).length > 1 || /^[\u30a1-\u30fc]$/.test(text);
/** Han signs are a token each: two side by side that are no words are a name. */
const IS_SIGN = /^\p{Script=Han}$/u;

const ARTICLE = /^(?:la|le|les|el|los|las|il|lo|san|santa|sankt|saint|sainte|st|sao|são|bad|al)$/;

/** "La Rochelle" begins with its article. */
function nameStart({ items, tokens, typed }: Reader, at: number): number {
  const [item, before] = [items[at], items[at - 1]];
  const first = tokens[before?.from ?? 0];
  const isOfName =
    item?.joint !== 'field' && before?.field === item?.field && ARTICLE.test(before?.text ?? '') && first !== undefined;
  return isOfName && /^\p{Lu}/u.test(typed[first.field].slice(first.from)) ? at - 1 : at;
}

/** Names nobody knows among those of ours: "Carcassonne then Barcelona". Behind or before a comma they may be a part of ours. */
export function unknownBeside(reader: Reader, known: readonly Mention[]): { name: string; from: number; to: number }[] {
  const { items, tokens, typed, gazetteer } = reader;
  const isStrange = (at: number) => {
    const item = items[at];
    return (
      item?.field === 'destination' &&
      item.kind === 'word' &&
      !isKnownWord(item, gazetteer) &&
      !known.some(({ from, to }) => at >= from && at < to)
    );
  };
  const parts = (at: number) => {
    const item = items[at];
    if (item?.field !== 'destination') return true;
    return /^[/&+>→]$/.test(item.text) || ['route', 'choice', 'joiner'].some((type) => item.senses.has(type));
  };
  const isComma = (at: number, other: number) =>
    items[at]?.text === ',' && !known.some(({ from, to }) => other >= from && other < to);
  const found: { name: string; from: number; to: number }[] = [];
  for (let at = 0; at < items.length; at++) {
    if (!isStrange(at)) continue;
    const from = nameStart(reader, at);
    let to = at + 1;
    while (isStrange(to)) to++;
    const [first, last] = [tokens[items[from]?.from ?? 0], tokens[(items[to - 1]?.to ?? 0) - 1]];
    const stands = (parts(from - 1) || isComma(from - 1, from - 2)) && (parts(to) || isComma(to, to + 1));
    const name = first && last ? typed.destination.slice(first.from, last.to) : '';
    const isPast = items
      .slice(Math.max(0, from - 5), to + 4)
      .some(({ field, senses }) => field === 'destination' && senses.has('memory'));
    const isOfOurs = gazetteer.sights.has(nameKey(name)) || gazetteer.nameWords.has(nameKey(name));
    if (stands && to - at <= 3 && name.length > 2 && /^\p{Lu}\p{Ll}/u.test(name) && !isOfOurs && !isPast)
      found.push({ name, from, to });
    at = to;
  }
  return found;
}

/** Words of the destination field that are neither known nor ordinary: the name of somewhere we have never heard of. */
export function unknownName(reader: Reader): { name: string; from: number; to: number } | null {
  const { items, tokens, typed, gazetteer } = reader;
  const here = items.map((item, at) => ({ item, at })).filter(({ item }) => item.field === 'destination');
  if (here.some(({ item }) => ['open-place', 'climate', 'place-kind'].some((type) => item.senses.has(type))))
    return null;
  const unknown = here.filter(({ item }) => item.kind === 'word' && !isKnownWord(item, gazetteer));
  const isSign = (at: number) => unknown.some((each) => each.at === at && IS_SIGN.test(each.item.text));
  const strange = unknown.filter(
    ({ item, at }) => isLongEnough(item) || (isSign(at) && (isSign(at - 1) || isSign(at + 1))),
  );
  const [first] = strange;
  const last = strange.at(-1);
  if (!first || !last || strange.length > (/[\u3040-\u9fff]/.test(first.item.text) ? 12 : 4)) return null;
  const from = nameStart(reader, first.at);
  const [a, b] = [tokens[items[from]?.from ?? 0], tokens[last.item.to - 1]];
  if (!a || !b) return null;
  const name = typed.destination
    .slice(a.from, b.to)
    .replace(/[<>{}[\]$%="`\\\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, 60);
  const words = here.filter(({ item }) => item.kind === 'word').length;
  return /\p{Lu}/u.test(name) || words <= 3 || /[\u3040-\u9fff]/.test(name) ? { name, from, to: last.at + 1 } : null;
}
