/**
 * Whether two sources speak of one restaurant: a name alike and a place nearby, or
 * one telephone in one street. Words that half of all restaurants have in their
 * names ("Ristorante") do not tell them apart.
 */
import { milesBetween, type Position } from './cells.ts';

export interface Named extends Position {
  readonly name: string;
  readonly phone: string | null;
}

/** As far as two careful sources may put the same door. */
const SAME_DOOR_MILES = 0.1;
const SAME_STREET_MILES = 0.25;
const ALIKE = 0.6;
const SHORTEST_NAME = 4;
const COMMON = new Set(
  (
    'the a an and of at by de da do du des di del della dei la le les el los las il lo i gli o os as und der die das ' +
    'restaurant restaurante ristorante restauracja ravintola cafe caffe cafeteria coffee bar pub grill bistro bistrot brasserie ' +
    'trattoria osteria pizzeria taberna tasca cervejaria marisqueria tavern taverna kitchen house co'
  ).split(' '),
);

export function isSame(a: Named, b: Named): boolean {
  const miles = milesBetween(a, b);
  if (miles > SAME_STREET_MILES) return false;
  const [one, other] = [wordsOf(a.name), wordsOf(b.name)];
  const shared = one.filter((word) => other.includes(word)).length;
  if (hasSamePhone(a.phone, b.phone) && shared > 0) return true;
  if (miles > SAME_DOOR_MILES) return false;
  if (one.join('') === other.join('')) return one.length > 0;
  const [fewer, more] = one.length < other.length ? [one, other] : [other, one];
  if (fewer.length === 0) return false;
  if (shared === fewer.length && fewer.join('').length >= SHORTEST_NAME) return true;
  return shared / (fewer.length + more.length - shared) >= ALIKE;
}

function wordsOf(name: string): string[] {
  const all = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’`]s?\b/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const own = all.filter((word) => !COMMON.has(word));
  return [...new Set(own.length > 0 ? own : all)];
}

const PHONE_DIGITS = 8;

function hasSamePhone(a: string | null, b: string | null): boolean {
  const digits = (phone: string | null) => phone?.replaceAll(/\D/g, '').slice(-PHONE_DIGITS) ?? '';
  return digits(a).length === PHONE_DIGITS && digits(a) === digits(b);
}
