/** What the trip is for. */

import { wordList } from '../../../../../shared/word-list.ts';
import type { NeedKind, Reading } from '../../reading.ts';
import { isEnd } from '../clause-ends.ts';
import type { Reader } from '../reader.ts';

type Occasion = NonNullable<Reading['occasion']>;
/** The rarer one tells more. */
const OCCASIONS: readonly Occasion[] = wordList(
  'honeymoon anniversary birthday stag hen graduation work solo friends family',
);

/** Friends or a family by the people who come, where nothing else is said of the trip. */
function company({ items }: Reader): Occasion | undefined {
  const comes = (...types: readonly string[]) =>
    items.some(
      (item, at) =>
        item.field === 'travelers' &&
        item.kind === 'word' &&
        types.some((type) => item.senses.has(type)) &&
        !items[at + 1]?.senses.has('stays-away'),
    );
  if (comes('child', 'children', 'twins', 'family')) return 'family';
  return comes('friend') ? 'friends' : undefined;
}

const ORDINAL = /^(?:st|nd|rd|th)$/;

/** "Paris's 21st", "Jan wird 40", "les 40 ans de Paul": somebody's, and no day of a month. */
function isBirthday({ items, tokens, typed }: Reader, at: number): boolean {
  const [years, next, after] = [items[at]?.number ?? 0, items[at + 1], items[at + 2]];
  const before = items[at - 1];
  const isRound = years === 18 || years === 21 || (years >= 30 && years <= 100 && years % 5 === 0);
  if (!isRound || !before || before.field !== items[at]?.field || before.field === 'budget') return false;
  const token = tokens[before.to - 1];
  const isOwned = token !== undefined && /['’]s?$/.test(typed[token.field].slice(token.from, token.to));
  if (isOwned) return ORDINAL.test(next?.text ?? '') && next?.joint === '' && !after?.senses.has('month');
  if (before.field !== 'travelers') return false;
  if (before.senses.has('turning')) return true;
  const isYears = next?.senses.get('age-unit') === 'year' && after?.field === 'travelers';
  return (before.senses.has('article') && isYears && after.senses.has('preposition')) ?? false;
}

/** Who mourns celebrates no such day: "the anniversary of his death", "her birthday, the first without her". */
const DAYS: readonly Occasion[] = ['anniversary', 'birthday'];
const MOURNS: readonly NeedKind[] = ['ashes', 'memorial'];

/** "Must be back for work on Wednesday": it begins when the trip is over. */
function isWayBack({ items }: Reader, at: number): boolean {
  for (let before = at; before > at - 4 && before >= 0 && !isEnd(items, before + 1); before--)
    if (/\b(?:back|return|returning)\b/.test(items[before]?.text ?? '')) return true;
  return false;
}

/** "My sister's hen party was in Lisbon last year", "two years ago we were on our honeymoon" */
function isPast({ items }: Reader, at: number): boolean {
  let was = false;
  let then = false;
  const look = (index: number) => {
    was ||= (items[index]?.senses.has('past') || items[index]?.senses.has('former')) ?? false;
    then ||= items[index]?.senses.get('memory') === 'past';
  };
  const isCut = (index: number) => items[index]?.kind === 'mark' || items[index]?.senses.has('contrast');
  for (let next = at + 1; next < at + CLAUSE && !isEnd(items, next) && !isCut(next); next++) look(next);
  for (let before = at - 1; before > at - CLAUSE && !isEnd(items, before + 1) && !isCut(before); before--) look(before);
  return was && then;
}
const CLAUSE = 8;

export function readOccasion(reader: Reader, needs: Reading['needs']): Occasion | undefined {
  const mourns = needs.some(({ kind }) => MOURNS.includes(kind));
  const found = new Map<Occasion, number>();
  reader.items.forEach((item, at) => {
    const kind = OCCASIONS.find((each) => each === item.senses.get('occasion'));
    // "We honeymooned there": another time.
    if (!kind || item.field === 'budget' || found.has(kind) || item.senses.has('memory')) return;
    // "Not our anniversary", "I hate being alone"
    if (reader.polarity[at] === 'unwanted' || isPast(reader, at)) {
      reader.ledger.claim('', '', at, at + 1);
      return;
    }
    if (kind === 'work' && isWayBack(reader, at)) return;
    if (mourns && DAYS.includes(kind)) {
      reader.ledger.claim('need', '', at, at + 1);
      return;
    }
    found.set(kind, at);
  });
  const birthday = reader.items.findIndex((_, at) => isBirthday(reader, at));
  if (birthday >= 0 && !mourns && !found.has('birthday')) found.set('birthday', birthday);
  const kind = OCCASIONS.find((each) => found.has(each));
  const at = kind && found.get(kind);
  if (kind && at !== undefined && reader.ledger.isFree(at)) reader.ledger.claim('occasion', kind, at, at + 1);
  return kind ?? company(reader);
}
