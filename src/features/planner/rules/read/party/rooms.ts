/** Rooms where they are said, and the animals that come along. */
import { roomsFor } from '../../price/party-multipliers.ts';
import type { Party } from '../../reading.ts';
import { isEnd } from '../clause-ends.ts';
import type { Reader } from '../reader.ts';
import type { Item } from '../tagged-tokens.ts';
import { saysWith } from './party-row.ts';
import type { PersonMention } from './person-mention.ts';

const MOST_ROOMS = 29;
const MOST_PETS = 20;
/** Who may share a single bed. */
const BED = 3;

export function petsOf(mentions: readonly PersonMention[]): number {
  const pets = mentions.filter(({ kind }) => kind === 'pet');
  const [first] = pets;
  // "2 dogs (labs)", "2 dogs: a lab and a poodle": which ones they are.
  const others = pets.slice(1).filter(({ depth }) => !(first?.isCounted && depth > first.depth));
  const more = others.reduce((sum, { count }) => sum + count, 0);
  const isSame = first?.isCounted && others[0]?.link === 'detail' && more === first.count;
  return Math.min(MOST_PETS, (first?.count ?? 0) + (isSame ? 0 : more));
}

/** "3 rooms", "two doubles and a twin", "everyone wants their own room". */
export function roomsIn(
  reader: Reader,
  party: Pick<Party, 'adults' | 'children'>,
  couples: number,
): number | undefined {
  const heads = party.adults + party.children.length;
  const { items, ledger, polarity } = reader;
  const parts: RoomsPart[] = [];
  let isKnown = false;
  const take = (count: number, from: number, to: number) => {
    parts.push({
      count,
      isResult: items[from - 1]?.senses.has('sum-result') ?? false,
      isOfKind: isOfKind(items, from, to),
    });
    isKnown = true;
    ledger.claim('rooms', count === 1 ? '1 room' : `${count} rooms`, from, to);
  };
  for (const [at, item] of items.entries()) {
    // "$600 per night for two rooms"
    const isPaidFor =
      item.field === 'budget' &&
      (items[at - 1]?.senses.has('for-whom') || items[at - 1]?.text === ',') &&
      items[at + 1]?.senses.has('room');
    if (item.field !== 'travelers' && item.field !== 'preferences' && !isPaidFor) continue;
    if (ledger.isUsed(at)) continue;
    const own = item.senses.get('own-room');
    const counted = own === 'pair' ? items[at - 1]?.number : undefined;
    if (counted !== undefined && items[at - 1]?.field === item.field && Number.isInteger(counted) && !isKnown) {
      take(counted, at - 1, at + 1);
      continue;
    }
    const added = isKnown ? null : addedUp(items, at, heads);
    if (added) {
      take(added.count, at, added.to);
      continue;
    }
    const label = item.senses.has('room') ? labelled(reader, at) : null;
    if (label && !isKnown) {
      take(label.count, at, label.to);
      continue;
    }
    const perRoom = item.number !== undefined && heads > 0 ? roomAhead(items, at) : 0;
    if (perRoom > 0 && item.number && item.number <= 6 && !isKnown) {
      take(Math.ceil(heads / item.number), at, perRoom);
      continue;
    }
    if (own !== undefined && (own === 'each' || polarity[at] !== 'unwanted')) {
      const count =
        own === 'one'
          ? 1 + Math.min(...withoutOne(party).map(roomsFor))
          : own === 'couples'
            ? Math.max(1, couples)
            : own === 'children'
              ? roomsFor({ adults: party.adults, children: [] }) + roomsFor({ adults: 0, children: party.children })
              : own === 'one-for-all'
                ? 1
                : own === 'two'
                  ? 2
                  : own === 'one-bed'
                    ? Number(heads <= BED)
                    : own === 'each' && couples * 2 === heads
                      ? couples
                      : own === 'pair'
                        ? Math.max(2, heads > 4 ? couples : party.children.length > 0 ? party.adults : heads)
                        : heads;
      if (!isKnown && count > 0) take(count, at, at + 1);
      continue;
    }
    if (polarity[at] === 'unwanted') continue;
    const found = roomsAt(reader, at);
    if (found && found.count > 0 && found.count <= MOST_ROOMS) take(found.count, at, found.to);
  }
  if (!isKnown) ofKind(reader, party, take);
  if (!isKnown) singleForOne(reader, party, take);
  const rooms = wholeOf(parts);
  return isKnown && rooms <= MOST_ROOMS + 31 ? Math.min(60, rooms) : undefined;
}

interface RoomsPart {
  readonly count: number;
  /** "= 5 rooms" */
  readonly isResult: boolean;
  /** Doubles, singles, twins; a number of rooms without their kind may be the sum of such. */
  readonly isOfKind: boolean;
}

/** "Two doubles and a single, 3 rooms": the sum is no further rooms. */
function wholeOf(parts: readonly RoomsPart[]): number {
  const sum = parts.reduce((all, { count }) => all + count, 0);
  const result = parts.find(({ isResult }) => isResult);
  if (result) return result.count;
  const plain = parts.filter(({ isOfKind }) => !isOfKind);
  const [whole] = plain;
  return plain.length === 1 && whole && sum === 2 * whole.count ? whole.count : sum;
}

const KINDS: readonly string[] = ['room-kind', 'room-of', 'own-room', 'single', 'twins'];
const isOfKind = (items: readonly Item[], from: number, to: number) =>
  items.slice(from, to).some(({ senses }) => KINDS.some((kind) => senses.has(kind)));

/** "Rooms 4+1", "2+2+1 rooms": so many rooms, or so many people in each where they make up all of them. */
function addedUp(items: readonly Item[], at: number, heads: number): { count: number; to: number } | null {
  const field = items[at]?.field;
  const opens = items[at]?.senses.has('room') ?? false;
  let to = opens ? at + 1 : at;
  if (opens && items[to]?.text === ':') to++;
  const numbers: number[] = [];
  for (; items[to]?.field === field && items[to]?.kind === 'digits'; to += 2) {
    numbers.push(items[to]?.number ?? 0);
    if (items[to + 1]?.text !== '+' || items[to + 2]?.kind !== 'digits') break;
  }
  to++;
  if (numbers.length < 2 || !(opens || (items[to]?.senses.has('room') && items[to]?.field === field))) return null;
  const sum = numbers.reduce((all, each) => all + each, 0);
  return { count: sum === heads ? numbers.length : sum, to: opens ? to : to + 1 };
}

/** "Rooms: 3", "quiet rooms x2". */
function labelled({ items }: Reader, at: number): { count: number; to: number } | null {
  const count = items[at + 2]?.number;
  const isSaid = /^[:=x×]$/.test(items[at + 1]?.text ?? '') && items[at + 2]?.field === items[at]?.field;
  const next = items[at + 3]?.senses;
  if (!isSaid || !count || count > MOST_ROOMS || next?.has('room') || next?.has('room-kind')) return null;
  return Number.isInteger(count) ? { count, to: at + 3 } : null;
}

/** "Twin rooms please": as many as the grown-ups fill. */
function ofKind(
  { items, ledger, polarity }: Reader,
  { adults, children }: Pick<Party, 'adults' | 'children'>,
  take: (count: number, from: number, to: number) => void,
): void {
  const at = items.findIndex(
    ({ field, senses }, index) =>
      ['travelers', 'preferences'].includes(field) && senses.has('room-of') && polarity[index] === 'wanted',
  );
  const beds = Number(items[at]?.senses.get('room-of') ?? 0);
  if (beds > 0 && children.length === 0 && !ledger.isUsed(at)) take(Math.ceil(adults / beds), at, at + 1);
}

/** "One single for the Prof": a room alone, and those of the others. */
function singleForOne(
  { items, polarity }: Reader,
  party: Pick<Party, 'adults' | 'children'>,
  take: (count: number, from: number, to: number) => void,
): void {
  const at = items.findIndex(
    ({ field, senses }, index) =>
      field === 'preferences' &&
      senses.get('single') === 'one' &&
      items[index + 1]?.senses.has('for-whom') &&
      polarity[index] === 'wanted',
  );
  const isOfHostel = items.some(({ senses }) => senses.get('lodging') === 'hostel');
  if (at < 0 || isEnd(items, at + 1) || isOfHostel || party.adults < 2) return;
  take(1 + Math.min(...withoutOne(party).map(roomsFor)), at, at + 1);
}

/** The others, where one of them has a room alone: a grown-up, or the eldest child. */
function withoutOne({ adults, children }: Pick<Party, 'adults' | 'children'>): Pick<Party, 'adults' | 'children'>[] {
  const eldest = Math.max(0, ...children);
  const rest = children.filter((_, at) => at !== children.indexOf(eldest));
  return [
    ...(adults > 1 || children.length === 0 ? [{ adults: Math.max(1, adults - 1), children }] : []),
    ...(children.length > 0 ? [{ adults, children: rest }] : []),
  ];
}

/** "Two to a room", "three per room", "zu zweit im Zimmer": one past the room. */
function roomAhead(items: Reader['items'], at: number): number {
  let next = at + 1;
  if (items[next]?.senses.has('people')) next++;
  const isPer = items[next]?.senses.has('per') || /^(?:to|in|im|par|por|per|pro|pr)$/.test(items[next]?.text ?? '');
  if (!isPer) return 0;
  next++;
  if (items[next]?.senses.has('article')) next++;
  return items[next]?.senses.get('room') === 'one' ? next + 1 : 0;
}

function roomsAt({ items }: Reader, at: number): { count: number; to: number } | null {
  // Italian "in due camere": two are in the preposition.
  const number =
    items[at]?.number ?? (items[at]?.senses.has('pair') && items[at + 1]?.senses.has('room') ? 2 : undefined);
  const isOne = number === undefined && items[at]?.senses.has('article');
  if (number === undefined && !isOne) return null;
  if (number !== undefined && !Number.isInteger(number)) return null;
  const field = items[at]?.field;
  let kind = false;
  for (let next = at + 1; next < at + 4; next++) {
    const item = items[next];
    if (!item || item.field !== field || item.kind === 'mark') return null;
    const isHyphenated = item.joint === '-' && next === at + 1 && item.senses.has('room');
    if (isHyphenated) return null;
    if (isSingleRoom(items, next)) return { count: number ?? 1, to: next + 1 };
    if (isTwinRoom(items, next)) return { count: number ?? 1, to: next + 1 };
    if (item.senses.has('room-kind')) kind = true;
    if (item.senses.has('room') && !item.senses.has('room-kind'))
      return isOne && !kind ? withBeds(items, next) : { count: number ?? 1, to: next + 1 };
    if (item.senses.has('room-kind')) {
      const isNoun = !items[next + 1]?.senses.has('room');
      const isMany = item.senses.get('room-kind') === 'many';
      if (isNoun) return number !== undefined || isMany || isOne ? { count: number ?? 1, to: next + 1 } : null;
      continue;
    }
    if (item.senses.size > 0 && !item.senses.has('people-adjective') && !item.senses.has('filler')) return null;
  }
  return null;
}

/** "Ein Zimmer mit zwei Betten" */
function withBeds(items: Reader['items'], room: number): { count: number; to: number } | null {
  const isWith = saysWith(items[room + 1]) && items[room + 1]?.field === items[room]?.field;
  const isTwo = items[room + 2]?.senses.get('need') === 'twin-beds';
  return isWith && isTwo ? { count: 1, to: room + 2 } : null;
}

const isJoint = (item: Item | undefined) => item?.text === ',' || (item?.senses.has('joiner') ?? false);
const isRoom = (items: readonly Item[], at: number) =>
  items[at]?.senses.has('room-kind') || items[at]?.senses.has('room') || isTwinRoom(items, at);

/** "Three twins and a single" among what they prefer: rooms, and no children. */
const isTwinRoom = (items: readonly Item[], at: number) =>
  items[at]?.field === 'preferences' && items[at].senses.has('twins') && (items[at - 1]?.number ?? 0) > 1;

/** "3 doubles and a single", "the coaches in singles": no single person. */
export function isSingleRoom(items: readonly Item[], at: number): boolean {
  if (!items[at]?.senses.has('single')) return false;
  const isCount = (item: Item | undefined) => item?.number !== undefined || item?.senses.has('article');
  // "Eight singles" among what they prefer
  const isMany = items[at].senses.get('single') === 'many' && (items[at - 1]?.number ?? 0) > 1;
  if (isMany && items[at].field === 'preferences') return true;
  const from = isCount(items[at - 1]) ? at - 1 : at;
  const isAfter = isJoint(items[from - 1]) && isRoom(items, from - 2);
  const isBefore = isJoint(items[at + 1]) && isCount(items[at + 2]) && isRoom(items, at + 3);
  return isAfter || isBefore || (items[at - 1]?.senses.has('preposition') ?? false);
}
