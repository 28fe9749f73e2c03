/** Parts of town that they want to be in, or will not sleep in: beside the town or in its place, and where they say how they like to sleep. */
import { nameKey } from '../../parse/gazetteer.ts';
import type { FieldName } from '../../questionnaire.ts';
import type { Reading } from '../../reading.ts';
import { type Reader, wordsOf } from '../reader.ts';

const LONGEST = 4;
const FIELDS: readonly FieldName[] = ['destination', 'preferences'];
type Quarters = NonNullable<Reading['quarters']>;

/** What is refused anywhere is not asked for elsewhere. */
export function readQuarters(
  reader: Reader,
  destinationIds: readonly string[],
): Pick<Reading, 'quarters' | 'notQuarters'> {
  const { items, gazetteer, polarity, ledger } = reader;
  const found: Quarters[number][] = [];
  const refused: Quarters[number][] = [];
  let refusedTo = -1;
  for (let at = 0; at < items.length; at++) {
    const field = items[at]?.field;
    if (!field || !FIELDS.includes(field)) continue;
    for (let to = Math.min(items.length, at + LONGEST); to > at; to--) {
      const part = items.slice(at, to);
      if (part.some((item) => item.kind !== 'word' || item.field !== field)) continue;
      const here = gazetteer.quarters
        .get(nameKey(part.map(({ text }) => text).join(' ')))
        ?.filter(({ destinationId }) => destinationIds.includes(destinationId));
      if (!here || here.length === 0) continue;
      const words = wordsOf(reader, at, to);
      const isWanted = polarity[at] === 'wanted';
      const known = isWanted ? found : refused;
      if ((isWanted || isRefused(reader, at, to, refusedTo)) && !known.some((each) => each.words === words)) {
        known.push({ words, bases: here.flatMap(({ bases }) => bases) });
        ledger.claim('lodging', isWanted ? words : `not ${words}`, at, to);
        if (!isWanted) refusedTo = to;
      }
      at = to - 1;
      break;
    }
  }
  const quarters = found.filter(({ words }) => !refused.some((each) => each.words === words));
  return {
    ...(quarters.length > 0 ? { quarters } : {}),
    ...(refused.length > 0 ? { notQuarters: refused } : {}),
  };
}

const SMALL = ['article', 'filler', 'wanting', 'joiner'];
const INTO = /^(?:in|into|at|to|en|em|a|i|på|à|dans)$/;

/**
 * "Not the Alfama", "anywhere but Alfama", "we do not want to stay in the Alfama", "Alfama: no thanks"; "no noisy room in
 * Alfama" refuses no part of the town. `refusedTo`: where the last that is refused ends, as of a list.
 */
function isRefused({ items }: Reader, at: number, to: number, refusedTo: number): boolean {
  const behind = items[to]?.text === ':' ? to + 1 : to;
  if (items[behind]?.senses.has('trailing-negator')) return true;
  for (let before = at - 1; before >= 0; before--) {
    const item = items[before];
    if (!item || item.field !== items[at]?.field) return false;
    if (item.senses.has('negator') || item.senses.has('exception') || before + 1 === refusedTo) return true;
    if (!SMALL.some((type) => item.senses.has(type)) && !INTO.test(item.text)) return false;
  }
  return false;
}
