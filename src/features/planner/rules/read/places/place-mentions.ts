/**
 * Every place that is named anywhere in the seven fields, and what it is named for: to go there, not to go there, to set
 * out from, to be like, or to see for a day.
 */

import type { Gazetteer, GazetteerEntry, StartingPoint } from '../../parse/gazetteer.ts';
import { isOrdinary } from '../../parse/ordinary-words.ts';
import { FIELDS, type FieldName } from '../../questionnaire.ts';
import { isContent } from '../claimed-words.ts';
import { endsClause, isEnd } from '../clause-ends.ts';
import type { Reader } from '../reader.ts';
import type { Item } from '../tagged-tokens.ts';
import { meantName } from './names-in-text.ts';

export type MentionRole = 'go' | 'not' | 'home' | 'like' | 'day-trip';

/** "Sag Harbor, NY": two capitals right behind a place say where it lies. */
export function isStateOf(
  { items, tokens, typed }: Reader,
  before: Mention | undefined,
  mention: Mention | undefined,
): boolean {
  if (!before || !mention || before.field !== mention.field || mention.to - mention.from !== 1) return false;
  const between = items.slice(before.to, mention.from);
  const token = tokens[items[mention.from]?.from ?? 0];
  const isShort = token !== undefined && /^[A-Z]{2}$/.test(typed[token.field].slice(token.from, token.to));
  return (
    isShort && between.length <= A_FEW && between.every(({ senses }) => !senses.has('joiner') && !senses.has('route'))
  );
}
const A_FEW = 7;

export interface Mention {
  readonly field: FieldName;
  /** Items. */
  readonly from: number;
  readonly to: number;
  readonly named: GazetteerEntry | null;
  readonly start: StartingPoint | null;
  readonly role: MentionRole;
  /** It takes the place of what was said before ("Charleston instead"). */
  readonly corrects: boolean;
  /** Spelt otherwise than we know it. */
  readonly guessed: boolean;
}

export function mentionsIn(reader: Reader): readonly Mention[] {
  const { items, gazetteer } = reader;
  const found: Mention[] = [];
  items.forEach((item, at) => {
    const key = item.senses.get('place');
    const startKey = item.senses.get('start') ?? '';
    const start = gazetteer.starts.get(startKey) ?? null;
    const known = key === undefined ? null : (gazetteer.names.get(key) ?? null);
    if (!known && !start) return;
    // A town that we know only as one to set out from is asked for where it stands alone among the destinations.
    const asked: GazetteerEntry | null =
      start && item.field === 'destination' && !gazetteer.names.has(startKey)
        ? { kind: 'foreign', name: start.name }
        : null;
    const named = known ?? asked;
    const role = roleOf(reader, at, named, start);
    if (named || role === 'home')
      found.push({
        field: item.field,
        from: at,
        to: at + 1,
        named,
        start,
        role,
        corrects: corrects(items, at),
        guessed: false,
      });
  });
  if (!found.some(({ field, role }) => field === 'destination' && (role === 'go' || role === 'not')))
    found.push(...mistyped(reader, found));
  return found.toSorted((a, b) => FIELDS.indexOf(a.field) - FIELDS.indexOf(b.field) || a.from - b.from);
}

/** In the field of destinations alone, words that mean nothing else may be names with a slip. */
function mistyped(reader: Reader, known: readonly Mention[]): Mention[] {
  const { items, gazetteer } = reader;
  const found: Mention[] = [];
  for (let at = 0; at < items.length; at++) {
    if (items[at]?.field !== 'destination' || known.some(({ from, to }) => at >= from && at < to)) continue;
    for (const count of [3, 2, 1]) {
      const words = items.slice(at, at + count);
      if (
        words.length < count ||
        words.some((word) => word.kind !== 'word' || word.field !== 'destination' || word.senses.has('place'))
      )
        continue;
      if (count === 1 && isKnownWord(words[0], gazetteer)) continue;
      const meant = meantName(
        words.map(({ text }) => text),
        gazetteer,
      );
      if (!meant) continue;
      found.push({
        field: 'destination',
        from: at,
        to: at + count,
        named: meant[1],
        start: null,
        role: roleOf(reader, at, meant[1], null),
        corrects: corrects(items, at),
        guessed: true,
      });
      at += count - 1;
      break;
    }
  }
  return found;
}

/** A word that means something else is no slip of a name. */
export const isKnownWord = (item: Item | undefined, gazetteer: Gazetteer) =>
  item === undefined || item.senses.size > 0 || isOrdinary(item.text, gazetteer);

function roleOf(reader: Reader, at: number, named: GazetteerEntry | null, start: StartingPoint | null): MentionRole {
  const { items } = reader;
  const item = items[at];
  const before = leadIn(items, at);
  const next = (offset: number) => (isEnd(items, at + offset) ? undefined : items[at + offset]);
  if (start && isHome(reader, at, before, next(1), named)) return 'home';
  if (!named || !item) return 'home';
  const ruledOut = ruledOutBy(reader, at);
  if (ruledOut === 'visited' && item.field !== 'destination' && isGoal(reader, named)) return 'like';
  if (ruledOut) return 'not';
  if (before.slice(0, 2).some((one) => one.senses.has('past'))) return 'like';
  if (before.some((one) => one.senses.has('day-trip'))) return 'day-trip';
  const [last] = before;
  if (
    last?.senses.has('kind-of') ||
    (last?.senses.has('likeness') &&
      before
        .slice(1, 4)
        .some((one) => one.senses.has('open-place') || one.senses.has('place-kind') || one.senses.has('kind-of')))
  )
    return 'like';
  return 'go';
}

/** What stands before an item in its sentence, nearest first, prepositions and articles left out. */
function leadIn(items: readonly Item[], at: number): Item[] {
  const before: Item[] = [];
  for (let index = at - 1; index >= 0 && before.length < 6 && !isEnd(items, index + 1); index--) {
    const item = items[index];
    if (!item || item.text === ',') break;
    // "Home airport: Bristol"
    const isTold = item.text === ':' && items[index - 1]?.senses.get('origin') === 'from';
    if (
      isTold ||
      item.senses.has('article') ||
      (item.senses.has('preposition') && !item.senses.has('origin') && !item.senses.has('maybe-origin'))
    )
      continue;
    before.push(item);
  }
  return before;
}

/** "from Boston", "based in Lyon", "a Boston couple" no; "far from Paris" and "a day trip from Tokyo" are no homes. */
function isHome(
  reader: Reader,
  at: number,
  before: readonly Item[],
  after: Item | undefined,
  named: GazetteerEntry | null,
): boolean {
  const { items } = reader;
  const item = items[at];
  if (items[at + 1]?.senses.has('home-town') || items[at + 2]?.senses.has('home-town')) return true;
  // "Train from Lisbon to Porto" in Lisbon: they are there already.
  if (!item || (item.field !== 'destination' && isGoal(reader, named, true))) return false;
  // 福岡から
  const isFrom = after?.text === 'か ら' && isEnd(items, at + 2);
  if (isFrom || after?.senses.has('origin-after') || isBehindPeople(items, at) || leadsToGoal(reader, at)) return true;
  const isMeant = item.field === 'budget' || reader.polarity[at] === 'wanted';
  if (item.field !== 'destination' && isMeant && isFlightOfTown(items, at + 1)) return true;
  const direct = items[at - 1];
  const [last, earlier] = before;
  if (!direct || isEnd(items, at) || !last) return false;
  const isFled = last.senses.has('origin') && item.field === 'destination' && named?.kind !== 'ours';
  if (last.senses.has('no-origin') && !isFled) return false;
  // "Music from Vienna", "a friend from Vienna joining us"
  const isOfThing = last.to - last.from === 1 && earlier !== undefined && isContent(earlier);
  if (after?.senses.has('joins') || (isOfThing && (item.field === 'interests' || item.field === 'taste'))) return false;
  const says =
    last.senses.has('origin') ||
    // "Familia de Buenos Aires: dos adultos"
    (last.senses.has('family-of') && item.field === 'travelers') ||
    (last.senses.has('maybe-origin') &&
      item.field !== 'destination' &&
      // "Prendiamo il treno da Napoli", "volo diretto da Torino"
      (item.field === 'travelers' || item.field === 'budget' || before.slice(1, 3).some(isMode)));
  if (!says) return false;
  return item.field !== 'destination' || named?.kind !== 'ours' || !leadsOn(reader, at, named.id);
}

const isMode = ({ senses }: Item) => senses.has('mode');

/** The flights of "Edinburgh flights included", no "Edinburgh flight museum". */
export function isFlightOfTown(items: readonly Item[], at: number): boolean {
  if (isEnd(items, at) || items[at]?.senses.get('expense') !== 'flights') return false;
  const next = isEnd(items, at + 1) ? undefined : items[at + 1];
  return !next || !isContent(next) || ['inclusion', 'bare-inclusion', 'paid'].some((type) => next.senses.has(type));
}

const PEOPLE = ['adult', 'couple', 'family', 'people', 'pair', 'self', 'kin', 'kins', 'friend', 'friends'];

/** "A married couple, Bangkok", "two nurses (Cardiff)": the town stands last among the travellers. */
function isBehindPeople(items: readonly Item[], at: number): boolean {
  if (items[at]?.field !== 'travelers' || !(isEnd(items, at + 1) || items[at + 1]?.text === ')')) return false;
  const before = items[at - 1];
  const isApart = /^[,(-]$/.test(before?.text ?? '') && !isEnd(items, at - 1);
  return !isEnd(items, at) && (isApart || PEOPLE.some((type) => before?.senses.has(type)));
}

/** "Flug Düsseldorf-Istanbul", "Leeds to Rome return", where Istanbul and Rome are where they go. */
function leadsToGoal(reader: Reader, at: number): boolean {
  const { items, gazetteer } = reader;
  if (items[at]?.field === 'destination' || isEnd(items, at + 1)) return false;
  const isTied = items[at + 1]?.senses.has('range-to') || /^[->→]$/.test(items[at + 1]?.text ?? '');
  // The hyphen between two names is no item of its own.
  const goal = items[at + 1]?.joint === '-' ? at + 1 : isTied && !isEnd(items, at + 2) ? at + 2 : -1;
  const named = gazetteer.names.get(items[goal]?.senses.get('place') ?? '');
  return isGoal(reader, named);
}

/** In the field of destinations "from Rome to Venice" is a route within Italy; "from Chicago to Austin" says where they live. */
function leadsOn({ items, gazetteer }: Reader, at: number, id: string): boolean {
  for (let next = at + 1; next < items.length && !isEnd(items, next) && next < at + 5; next++) {
    const named = gazetteer.names.get(items[next]?.senses.get('place') ?? '');
    if (named) return named.kind === 'ours' && named.id === id;
  }
  return false;
}

/** Ruled out by a "no" or an "except" that has nothing but small words and other names between itself and the name. */
function ruledOutBy({ items, polarity }: Reader, at: number): string | null {
  for (let before = at - 1; before >= 0 && !isEnd(items, before + 1); before--) {
    const item = items[before];
    if (!item || item.senses.has('contrast') || item.text === ':') break;
    // "We have had enough of London, so Lisbon"
    if (item.senses.get('decision') === 'before') break;
    // "Lisbon, because London is too far"
    if (item.senses.has('because') && isTooMuch(items, at + 1)) return 'not';
    // "Lisboa não, Barcelona" and "Lisbon, no - Tokyo": that "no" belongs to what stands before it.
    if (item.senses.has('negator') && /^[,-]$/.test(items[before + 1]?.text ?? '') && before > 0) break;
    // "Not Rome, Lisbon"
    const isOther = item.senses.has('negator') && isEnd(items, before) && polarity[at] === 'wanted';
    if (isOther && items[at - 1]?.text === ',' && at - before === 3 && isEnd(items, at + 1)) break;
    if (item.senses.has('negator') || item.senses.has('exception')) return item.senses.get('negator') ?? 'not';
    // "Don't send us to Italy"
    const isDone = items[before + 1]?.senses.has('speaker') && items[before - 1]?.senses.has('negator');
    if (!item.senses.has('place') && item.text !== ',' && isContent(item) && !isDone) break;
  }
  // "Istanbul? No, too far."
  const answer = items[at + 1]?.text === '?' && items[at + 2]?.field === items[at]?.field ? items[at + 2] : undefined;
  if (answer?.senses.has('negator') || answer?.senses.has('trailing-negator')) return 'not';
  if (isOneOfNone(items, at)) return 'not';
  for (let after = at + 1; after < at + 4 && !isEnd(items, after); after++) {
    const item = items[after];
    if (!item || item.text === ',') return null;
    const closes = isEnd(items, after + 1) || endsClause(items, after + 1);
    if (item.senses.has('trailing-negator') || (item.senses.has('negator') && closes)) return 'not';
    if (isContent(item)) return null;
  }
  return null;
}

const TOO = /^(?:too|zu|trop|demasiado|troppo|demais|te)$/;
function isTooMuch(items: readonly Item[], from: number): boolean {
  for (let at = from; at < from + 4 && !isEnd(items, at); at++) if (TOO.test(items[at]?.text ?? '')) return true;
  return false;
}

/** "Copenhagen? London? Neither: Lisbon." */
function isOneOfNone(items: readonly Item[], at: number): boolean {
  let next = at + 1;
  while (items[next]?.text === '?' && items[next + 1]?.senses.has('place')) next += 2;
  const isAsked = items[next]?.text === '?' && items[next + 1]?.field === items[at]?.field;
  return isAsked && (items[next + 1]?.senses.has('none-of-these') ?? false);
}

/** The field of destinations asks for it, or for the same town of its country: to have been there before takes nothing back. */
function isGoal({ items, gazetteer }: Reader, named: GazetteerEntry | null | undefined, isTown = false): boolean {
  return (
    named?.kind === 'ours' &&
    items.some((item) => {
      const goal = gazetteer.names.get(item.senses.get('place') ?? '');
      const isSame = goal?.kind === 'ours' && goal.id === named.id && (!isTown || goal.city === named.city);
      return item.field === 'destination' && isSame;
    })
  );
}

/** "Charleston instead please", "changed our minds, make it Rome", "so Nashville it is": close by, in the same sentence. */
function corrects(items: readonly Item[], at: number): boolean {
  const near = (step: 1 | -1, most: number) => {
    for (let index = at + step, seen = 0; index >= 0 && index < items.length && seen < most; index += step, seen++) {
      if (items[index]?.field !== items[at]?.field) return false;
      if (/^[.!?;]$/.test(items[index]?.text ?? '') || items[index]?.senses.has('place')) return false;
      const correction = items[index]?.senses.get('correction');
      // "Park City, sorry, Aspen", right before the name; elsewhere "sorry" is manners.
      if (correction === 'sorry') return step < 0 && (seen === 0 || items[index + 1]?.text === ',');
      if (correction) return step < 0 || !isOfAnother(items, index);
    }
    return false;
  };
  // "We tossed a coin: Charleston"
  const before = items[at - 1]?.text === ':' ? items[at - 2] : items[at - 1];
  const isDecided = before?.senses.get('decision') === 'before' || items[at + 1]?.senses.get('decision') === 'after';
  // "She doesn't want Istanbul again. Marrakesh then."
  if (isEnd(items, at) && THEN.test(items[at + 1]?.text ?? '') && !isEnd(items, at + 1) && isEnd(items, at + 2))
    return true;
  // "The Hamptons or maybe Miami, no - the Hamptons"
  if (items[at - 1]?.text === '-' && items[at - 2]?.senses.has('plain-no')) return true;
  return near(1, 3) || near(-1, 6) || isDecided;
}

const THEN = /^(?:then|dann|alors|entonces|allora|entao|sa)$/;

/** "Miami no wait make that New Orleans": what takes back stands before the place it means. */
function isOfAnother(items: readonly Item[], correction: number): boolean {
  let at = correction;
  while (items[at]?.senses.has('correction') || items[at]?.kind === 'mark') at++;
  return items[at]?.field === items[correction]?.field && (items[at]?.senses.has('place') ?? false);
}
