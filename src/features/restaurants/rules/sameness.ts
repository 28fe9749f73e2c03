/**
 * Whether two sources speak of one restaurant: a name alike and a place nearby, or
 * one telephone in one street. A wrong "yes" takes a house out of the list, a wrong "no"
 * only shows it twice: in doubt they are two.
 *
 * A name has words of its own ("Ramiro"), words for what kind of house it is
 * ("Cervejaria"), and words that every name may have ("the", "Restaurant").
 */
import { milesBetween, type Position } from './cells.ts';

export interface Named extends Position {
  readonly name: string;
  readonly phone: string | null;
  /** May be empty. */
  readonly address: string;
}

/** As far as two careful sources may put the same door. */
const SAME_DOOR_MILES = 0.1;
const SAME_STREET_MILES = 0.25;
const ALIKE = 0.6;
const ANY_NAME = new Set(
  (
    'the a an and of at by de da do du des di del della dei la le les el los las il lo i gli o e os as und der die das co ' +
    'restaurant restaurante ristorante restauracja restaurang ravintola'
  ).split(' '),
);
/** Each line is one kind, in the words of several languages. */
const KINDS = new Map(
  [
    'cafe caffe cafeteria coffee',
    'bar',
    'pub',
    'grill',
    'bistro bistrot',
    'brasserie',
    'trattoria osteria',
    'pizzeria pizza',
    'taberna tasca tavern taverna',
    'cervejaria marisqueira marisqueria',
    'deli delicatessen',
    'kitchen',
    'house',
  ].flatMap((words, kind) => words.split(' ').map((word) => [word, kind] as const)),
);

export function isSame(a: Named, b: Named): boolean {
  const miles = milesBetween(a, b);
  if (miles > SAME_STREET_MILES) return false;
  const [one, other] = [readName(a.name), readName(b.name)];
  const shared = countShared(one.own, other.own);
  if (hasSamePhone(a.phone, b.phone) && (shared > 0 || one.whole === other.whole)) return true;
  if (miles > SAME_DOOR_MILES || one.whole === '') return false;
  if (one.whole === other.whole) return true;
  // Two kinds of one name are two: "Charleston Grill" and "Charleston Kitchen".
  if (shared === 0 || !isOneWithin(one.kinds, other.kinds)) return false;
  const towns = new Set([...wordsOf(a.address), ...wordsOf(b.address)]);
  const own = new Set([...one.own, ...other.own]);
  const apart = [...own].filter((word) => !(one.own.has(word) && other.own.has(word)) && !towns.has(word));
  return shared / (shared + apart.length) >= ALIKE;
}

/** The one of them that is the same: the name most alike, then the nearest door. Null: none is. */
export function sameOf<T extends Named & { readonly id: string }>(place: Named, around: readonly T[]): T | null {
  const words = new Set(wordsOf(place.name));
  const found = around
    .filter((other) => isSame(other, place))
    .map((other) => {
      const theirs = new Set(wordsOf(other.name));
      const shared = countShared(words, theirs);
      const alike = shared / (words.size + theirs.size - shared);
      return { other, alike, miles: milesBetween(other, place) };
    })
    .sort((a, b) => b.alike - a.alike || a.miles - b.miles || (a.other.id < b.other.id ? -1 : 1));
  return found[0]?.other ?? null;
}

interface NameRead {
  readonly own: ReadonlySet<string>;
  readonly kinds: ReadonlySet<number>;
  /** All of it, without spaces. */
  readonly whole: string;
}

function readName(name: string): NameRead {
  const words = wordsOf(name);
  return {
    own: new Set(words.filter((word) => !ANY_NAME.has(word) && !KINDS.has(word))),
    kinds: new Set(words.flatMap((word) => KINDS.get(word) ?? [])),
    whole: words.join(''),
  };
}

function countShared<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  return [...a].filter((one) => b.has(one)).length;
}

function isOneWithin(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  return countShared(a, b) === Math.min(a.size, b.size);
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’`]s?\b/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

const PHONE_DIGITS = 8;

function hasSamePhone(a: string | null, b: string | null): boolean {
  const digits = (phone: string | null) => phone?.replaceAll(/\D/g, '').slice(-PHONE_DIGITS) ?? '';
  return digits(a).length === PHONE_DIGITS && digits(a) === digits(b);
}
