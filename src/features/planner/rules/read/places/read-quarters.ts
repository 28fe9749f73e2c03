/** Parts of town that they want to be in: beside the town or in its place, and where they say how they like to sleep. */
import { nameKey } from '../../parse/gazetteer.ts';
import type { FieldName } from '../../questionnaire.ts';
import type { Reading } from '../../reading.ts';
import { type Reader, wordsOf } from '../reader.ts';

const LONGEST = 4;
const FIELDS: readonly FieldName[] = ['destination', 'preferences'];
type Quarters = NonNullable<Reading['quarters']>;

export function readQuarters(reader: Reader, destinationIds: readonly string[]): Quarters {
  const { items, gazetteer, polarity, ledger } = reader;
  const found: Quarters[number][] = [];
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
      if (polarity[at] === 'wanted' && !found.some((each) => each.words === words)) {
        found.push({ words, bases: here.flatMap(({ bases }) => bases) });
        ledger.claim('lodging', words, at, to);
      }
      at = to - 1;
      break;
    }
  }
  return found;
}
