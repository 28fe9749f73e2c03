/** Places of the catalogue that they name, whole ("MoMA") or by enough of the name ("Empire State", "the natural history museum"). */
import type { Gazetteer } from './gazetteer.ts';
import { nameKey } from './gazetteer.ts';
import { type Notes, readAt, type Texts } from './notes.ts';
import { isOrdinary } from './ordinary.ts';

const LONGEST_NAME = 7;
const MOST = 20;
const WORD = /[\p{L}\p{N}]+(?:['.-][\p{L}\p{N}]+)*/gu;

export function wantedIn(
  texts: Texts,
  gazetteer: Gazetteer,
  destinationIds: readonly string[],
  ruledOut: (before: string) => boolean,
  notes: Notes,
): readonly string[] {
  const wanted: string[] = [];
  if (gazetteer.sights.size === 0) return wanted;
  const allowed = (destinationId: string) => destinationIds.length === 0 || destinationIds.includes(destinationId);
  for (const field of ['interests', 'preferences', 'taste', 'destination'] as const) {
    const text = texts[field];
    const words = [...text.plain.text.matchAll(WORD)].map(({ 0: word, index }) => ({
      from: index,
      to: index + word.length,
      key: nameKey(word),
    }));
    for (let index = 0; index < words.length; index++) {
      for (let count = Math.min(LONGEST_NAME, words.length - index); count >= 1; count--) {
        const part = words.slice(index, index + count);
        const first = part[0];
        const last = part.at(-1);
        if (!first || !last) continue;
        const between = text.plain.text.slice(first.from, last.to);
        if (/[,;!?()<>{}"]/.test(between)) continue;
        const ids = named(
          part.map((each) => each.key),
          gazetteer,
          allowed,
          destinationIds.length > 0 && field !== 'destination',
        );
        if (ids.length === 0) continue;
        if (!ruledOut(text.plain.text.slice(Math.max(0, first.from - 40), first.from))) {
          for (const id of ids) if (!wanted.includes(id)) wanted.push(id);
          readAt(notes, 'place', between, text, 'plain', { from: first.from, to: last.to });
        }
        index += count - 1;
        break;
      }
    }
  }
  return wanted.slice(0, MOST);
}

/** The whole name, or when the town is known enough of its words to mean one place only. */
function named(
  keys: readonly string[],
  gazetteer: Gazetteer,
  allowed: (id: string) => boolean,
  partly: boolean,
): readonly string[] {
  const whole = (gazetteer.sights.get(keys.join(' ')) ?? []).filter((each) => allowed(each.destinationId));
  if (whole.length > 0) return whole.length <= 2 ? whole.map((each) => each.id) : [];
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
  if (telling.length === 1 && (first.length < 6 || isOrdinary(first) || gazetteer.names.has(first))) return [];
  if (telling.length > 1 && telling.every((key) => isOrdinary(key)) && telling.length < 3) return [];
  const holding = (gazetteer.sightWords.get(first) ?? []).filter(
    ({ destinationId, words }) => allowed(destinationId) && telling.every((key) => words.has(key)),
  );
  const ids = [...new Set(holding.map((each) => each.id))];
  return ids.length === 1 ? ids : [];
}
