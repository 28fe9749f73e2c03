/** What they want once, and not every evening: "hear fado once", "one fado evening", "one Broadway show", "on a boat". */
import type { Tag } from '../../../../destinations/rules/tags.ts';
import { AFLOAT, SHOWS } from '../../select/shows-and-boats.ts';
import { isEnd } from '../clause-ends.ts';
import type { Reader } from '../reader.ts';

const NEAR = 4;

/** Where the word that says so stands, from the word of the taste on or before it; null where it is not said. */
export function saidOnce(reader: Reader, at: number, tag: Tag): number | null {
  if (!SHOWS.includes(tag) && !AFLOAT.includes(tag)) return null;
  const { items } = reader;
  for (let before = at - 1; before >= at - NEAR && !isEnd(items, before + 1); before--) {
    // "A Bosphorus boat" is one.
    if (items[before]?.kind === 'mark' || (items[before]?.senses.has('taste') && before < at - 1)) break;
    if (isOnce(reader, before) || (AFLOAT.includes(tag) && isOne(reader, before))) return before;
    if (isOneOf(reader, before, at)) return before;
  }
  for (let next = at + 1; next <= at + NEAR && !isEnd(items, next); next++) {
    // "A jazz club once", "a theatre play one night"
    if (items[next]?.kind === 'mark' || (items[next]?.senses.has('taste') && next > at + 1)) break;
    if (isOnce(reader, next)) return next;
  }
  return null;
}

function isOnce(reader: Reader, at: number): boolean {
  const item = reader.items[at];
  if (!item) return false;
  // "I once lived near an opera house", "once we have seen the castle"
  if (item.senses.get('once') === 'time') return ![at - 1, at + 1].some((near) => isSpeaker(reader, near));
  return (
    (isPartOfDay(item) || item.senses.get('once') === 'count') && isOne(reader, at - 1) && !isEnd(reader.items, at)
  );
}

/** "One Broadway show", "a single jazz concert"; "a fado evening", and no "one museum a day". */
function isOneOf(reader: Reader, before: number, at: number): boolean {
  const { items } = reader;
  const isNumber = items[before]?.number === 1 && !items[before]?.senses.has('once');
  if (before !== at - 1 && !(before === at - 2 && items[at - 1]?.senses.has('taste'))) return false;
  const last = items[at + 1]?.senses.has('taste') && !isEnd(items, at + 1) ? at + 1 : at;
  const isEvening = isPartOfDay(items[last + 1]) && !isEnd(items, last + 1);
  return isOne(reader, before) && (isNumber ? !isPartOfDay(items[last + 2]) : isEvening);
}

const isPartOfDay = (item: Reader['items'][number] | undefined) =>
  item?.senses.has('day-part') || item?.senses.get('stay-unit') === 'night';

const isSpeaker = ({ items }: Reader, at: number) =>
  (items[at]?.senses.has('speaker') && !items[at].senses.has('possessive')) ?? false;

const isOne = ({ items }: Reader, at: number) => items[at]?.number === 1 || items[at]?.senses.get('once') === 'one';
