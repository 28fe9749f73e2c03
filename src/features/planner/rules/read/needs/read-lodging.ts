/** Where they want to sleep, and where not. */

import { wordList } from '../../../../../shared/word-list.ts';
import type { FieldName } from '../../questionnaire.ts';
import type { Lodging, Reading } from '../../reading.ts';
import { LODGINGS } from '../../wish-vocabulary.ts';
import { isEnd } from '../clause-ends.ts';
import type { Reader } from '../reader.ts';
import { isName, isRuledOut, isSortOfHouse } from '../tastes/read-tastes.ts';

const BED_FIELDS: readonly FieldName[] = ['preferences', 'budget'];
/** Beds wherever they are written; a pool or a view is one only where the bed is spoken of. */
const ANYWHERE: ReadonlySet<Lodging> = new Set(wordList('apartment hotel hostel riad family-room kitchen ski-in'));
const THEIRS = /^(?:the|our|my|im|ins|zum|l|el|al|del|nell|all|dall|no|ao|do)$/;
/** A "no" to them is about the house, not about the room in it. */
const HOUSES: ReadonlySet<Lodging> = new Set<Lodging>([
  ...(['apartment', 'villa', 'hotel', 'boutique', 'hostel', 'riad', 'resort'] as const),
]);
/** "A pool" is a wish to swim, "hotel with a pool" is a bed. */
const OF_BED: ReadonlySet<Lodging> = new Set(wordList('resort boutique riad villa pool quiet central view'));

export function readLodging(reader: Reader): Pick<Reading, 'lodging' | 'notLodging'> {
  const found = new Set<Lodging>();
  const out = new Set<Lodging>();
  const { items } = reader;
  items.forEach((item, at) => {
    const said = item.senses.get('lodging')?.split(' ') ?? [];
    // "3000 € tout compris" says what the sum holds, and no resort.
    if (item.field === 'budget' && item.senses.has('all-in')) return;
    if (said.length === 0 || isName(reader, at) || isPartOfName(reader, at)) return;
    const kinds = LODGINGS.filter((kind) => said.includes(kind));
    const isBed =
      BED_FIELDS.includes(item.field) ||
      kinds.some((kind) => ANYWHERE.has(kind)) ||
      (kinds.some((kind) => OF_BED.has(kind)) && isOfBed(reader, at)) ||
      (kinds.includes('pool') && isListed(reader, at)) ||
      // "Chalet in Val Thorens"
      (item.field === 'destination' && kinds.some((kind) => HOUSES.has(kind)));
    if (!isBed) return;
    const isOut = isRuledOut(reader, at);
    if (isOut && (!kinds.some((kind) => HOUSES.has(kind)) || isSortOfHouse(reader, at))) return;
    // "Back at the hotel by ten" asks for none.
    const isTheirs = said.length === 1 && said[0] === 'hotel' && THEIRS.test(items[at - 1]?.text ?? '');
    if (isTheirs && !isOut) {
      reader.ledger.claim('lodging', '', at, at + 1);
      return;
    }
    for (const kind of kinds) (isOut ? out : found).add(kind);
    reader.ledger.claim(isOut ? 'without' : 'lodging', isOut ? item.text : kinds.join(', '), at, at + 1);
  });
  const notLodging = LODGINGS.filter((kind) => out.has(kind) && !found.has(kind));
  return {
    lodging: LODGINGS.filter((kind) => found.has(kind)),
    ...(notLodging.length > 0 ? { notLodging } : {}),
  };
}

/** "Villa Rufolo", "Casa Milà": a house to look at, by its name. */
function isPartOfName({ items, tokens, typed }: Reader, at: number): boolean {
  const isWritten = (index: number) => {
    const token = tokens[items[index]?.from ?? -1];
    return token !== undefined && /^\p{Lu}/u.test(typed[token.field].slice(token.from, token.to));
  };
  const next = items[at + 1];
  const isNamed = next?.field === items[at]?.field && next?.kind === 'word' && next.senses.size === 0;
  return items[at]?.senses.get('lodging') === 'villa' && isNamed && isWritten(at) && isWritten(at + 1);
}

/** "Souks, pool, palm trees" */
function isListed({ items }: Reader, at: number): boolean {
  const isCut = (near: number) => items[near]?.text === ',' || (items[near]?.senses.has('joiner') ?? false);
  return (
    (isEnd(items, at) || isCut(at - 1)) && (isEnd(items, at + 1) || isCut(at + 1) || items[at + 1]?.text === 'even')
  );
}

/** A word for a bed stands beside it in its sentence. */
function isOfBed({ items }: Reader, at: number): boolean {
  const names = (near: number) =>
    ['room', 'room-kind', 'bed'].some((type) => items[near]?.senses.has(type)) ||
    (items[near]?.senses.get('lodging')?.split(' ') ?? []).some((kind) => ANYWHERE.has(kind as Lodging));
  if (items[at] && (items[at].senses.has('room') || items[at].senses.has('expense'))) return true;
  for (const step of [1, -1])
    for (let near = at + step, seen = 0; seen < 3 && !isEnd(items, step > 0 ? near : near + 1); near += step, seen++) {
      if (items[near]?.text === ',') break;
      if (names(near)) return true;
    }
  return false;
}
