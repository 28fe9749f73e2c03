/**
 * Whether two sources speak of one restaurant: a name alike and a place nearby, or
 * one telephone or website in one street. A wrong "yes" takes a house out of the list, a wrong "no"
 * only shows it twice: in doubt they are two. One source that tells of two is judged more strictly, see doubles.ts.
 */
import { milesBetween, type Position } from './cells.ts';
import { countShared, isOneWithin, readName, wordsOf } from './names.ts';

export interface Named extends Position {
  readonly name: string;
  readonly phone: string | null;
  readonly website?: string | null;
  /** May be empty. */
  readonly address: string;
}

/** By what two are known to be one. */
export const BECAUSE = ['name', 'phone', 'website', 'building'] as const;
export type Because = (typeof BECAUSE)[number];

/** As far as two careful sources may put the same door. */
export const SAME_DOOR_MILES = 0.1;
const SAME_STREET_MILES = 0.25;
const ALIKE = 0.6;

/** Null: they are two. */
export function whySame(a: Named, b: Named): Because | null {
  const miles = milesBetween(a, b);
  if (miles > SAME_STREET_MILES) return null;
  const [one, other] = [readName(a.name), readName(b.name)];
  const shared = countShared(one.own, other.own);
  const mayBe = shared > 0 || (one.whole === other.whole && one.whole !== '');
  if (mayBe && hasSamePhone(a.phone, b.phone)) return 'phone';
  if (miles > SAME_DOOR_MILES || one.whole === '') return null;
  if (mayBe && hasSameSite(a.website, b.website) && isOneWithin(one.kinds, other.kinds)) return 'website';
  if (one.whole === other.whole) return 'name';
  // Two kinds of one name are two: "Charleston Grill" and "Charleston Kitchen".
  if (shared === 0 || !isOneWithin(one.kinds, other.kinds)) return null;
  const towns = new Set([...wordsOf(a.address), ...wordsOf(b.address)]);
  const own = new Set([...one.own, ...other.own]);
  const apart = [...own].filter((word) => !(one.own.has(word) && other.own.has(word)) && !towns.has(word));
  return shared / (shared + apart.length) >= ALIKE ? 'name' : null;
}

export function isSame(a: Named, b: Named): boolean {
  return whySame(a, b) !== null;
}

/** The one of them that is the same: the name most alike, then the nearest door. Null: none is. */
export function sameOf<T extends Named & { readonly id: string }>(place: Named, around: readonly T[]): T | null {
  return mostAlike(
    place,
    around.filter((other) => isSame(other, place)),
  );
}

/** Of several that are the same. */
export function mostAlike<T extends Named & { readonly id: string }>(place: Named, same: readonly T[]): T | null {
  const words = new Set(wordsOf(place.name));
  const found = same
    .map((other) => {
      const theirs = new Set(wordsOf(other.name));
      const shared = countShared(words, theirs);
      const alike = shared / (words.size + theirs.size - shared);
      return { other, alike, miles: milesBetween(other, place) };
    })
    .sort((a, b) => b.alike - a.alike || a.miles - b.miles || (a.other.id < b.other.id ? -1 : 1));
  return found[0]?.other ?? null;
}

const PHONE_DIGITS = 8;

/** Without the country's code, which one of them may leave out; empty where there are too few digits. */
export function phoneKey(phone: string | null): string {
  const digits = phone?.replaceAll(/\D/g, '').slice(-PHONE_DIGITS) ?? '';
  return digits.length === PHONE_DIGITS ? digits : '';
}

export function hasSamePhone(a: string | null, b: string | null): boolean {
  return phoneKey(a) !== '' && phoneKey(a) === phoneKey(b);
}

/** What many houses of the world have their pages on says nothing without a path. */
const SHARED_HOSTS = /(^|\.)(facebook|instagram|tripadvisor|google|linktr|wixsite|business)\.\w+(\.\w+)?$/;

/** The address of a page without what differs between two writings of it; empty where it says nothing. */
export function siteKey(website: string | null | undefined): string {
  if (!website || !URL.canParse(website)) return '';
  const { hostname, pathname } = new URL(website);
  const [host, path] = [hostname.toLowerCase().replace(/^www\./, ''), pathname.replace(/\/+$/, '').toLowerCase()];
  return path === '' && SHARED_HOSTS.test(host) ? '' : `${host}${path}`;
}

export function hasSameSite(a: string | null | undefined, b: string | null | undefined): boolean {
  return siteKey(a) !== '' && siteKey(a) === siteKey(b);
}
