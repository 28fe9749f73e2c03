/** Parts of town that they want to be in, or will not sleep in: beside the town or in its place, where they say how they like to sleep, and where they work. */
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
    if (!field) continue;
    const isOfBeds = FIELDS.includes(field);
    for (let to = Math.min(items.length, at + LONGEST); to > at; to--) {
      const part = items.slice(at, to);
      if (part.some((item) => item.kind !== 'word' || item.field !== field)) continue;
      const here = gazetteer.quarters
        .get(nameKey(part.map(({ text }) => text).join(' ')))
        ?.filter(({ destinationId }) => destinationIds.includes(destinationId));
      if (!here || here.length === 0) continue;
      const words = wordsOf(reader, at, to);
      const isToAvoid = here.every((quarter) => quarter.isToAvoid);
      const isWanted = !isToAvoid && polarity[at] === 'wanted';
      const known = isWanted ? found : refused;
      const isMeant = isWanted
        ? isOfBeds || isWorkplace(reader, at)
        : (isOfBeds || isToAvoid) && isRefused(reader, at, to, refusedTo);
      if (isMeant && !known.some((each) => each.words === words)) {
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

const WORK =
  /^(?:work|works|working|meeting|meetings|office|offices|conference|client|clients|headquarters|arbeit|büro|termine|réunions?|bureau|reunión|reuniones|oficina|trabajo|lavoro|riunioni|ufficio)$/;

/** "Meetings in Marunouchi": who works there wants to sleep there. */
function isWorkplace({ items }: Reader, at: number): boolean {
  const [into, work] = [items[at - 1], items[at - 2]];
  return work?.field === items[at]?.field && INTO.test(into?.text ?? '') && WORK.test(work?.text ?? '');
}

const SMALL = ['article', 'filler', 'wanting', 'joiner'];
const INTO = /^(?:in|into|at|to|en|em|a|i|på|à|dans)$/;
/** "Not on the square", "far from Bourbon Street", "pas la cohue de Bourbon Street". */
const AT =
  /^(?:on|near|by|beside|next|from|of|an|am|bei|nahe|de|du|près|cerca|junto|crowds?|noise|crush|bustle|cohue|foule|bruit|trubel|lärm)$/;
const AWAY = /^(?:away|far|loin|weit|abseits|lejos|lontano)$/;

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
    const isNo = item.senses.has('negator') || item.senses.has('exception') || AWAY.test(item.text);
    if (isNo || before + 1 === refusedTo) return true;
    if (!SMALL.some((type) => item.senses.has(type)) && !INTO.test(item.text) && !AT.test(item.text)) return false;
  }
  return false;
}
