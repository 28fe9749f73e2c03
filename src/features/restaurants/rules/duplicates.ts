/**
 * Which rows are one restaurant, and which of them leads: the others lend to it what it does not know. Two sources speak of
 * one where a name is alike and a place nearby, or where one telephone or website stands in one street. One source that
 * tells of two has mostly seen two: there only what is clear counts, so that two branches of one chain stay two. A wrong
 * "yes" takes a restaurant out of the list, a wrong "no" only shows it twice: in doubt they are two.
 */
import { memoize } from '../../../shared/memoize.ts';
import { milesBetween, type Position } from '../../destinations/rules/position.ts';

export interface NamedRestaurant extends Position {
  readonly name: string;
  readonly phone: string | null;
  readonly website?: string | null;
  /** May be empty. */
  readonly address: string;
}

/** By what two are known to be one. */
export const DUPLICATE_REASONS = ['name', 'phone', 'website', 'building'] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

/** As far as two careful sources may put the same door. */
const SAME_DOOR_MILES = 0.1;
const SAME_STREET_MILES = 0.25;
const ALIKE = 0.6;

/** Null: they are two. */
function reasonAcrossSources(a: NamedRestaurant, b: NamedRestaurant): DuplicateReason | null {
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

export function isSame(a: NamedRestaurant, b: NamedRestaurant): boolean {
  return reasonAcrossSources(a, b) !== null;
}

/** The one of them that is the same: the name most alike, then the nearest door. Null: none is. */
export function sameOf<T extends NamedRestaurant & { readonly id: string }>(
  place: NamedRestaurant,
  around: readonly T[],
): T | null {
  return mostAlike(
    place,
    around.filter((other) => isSame(other, place)),
  );
}

/** Of several that are the same. */
function mostAlike<T extends NamedRestaurant & { readonly id: string }>(
  place: NamedRestaurant,
  same: readonly T[],
): T | null {
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

function hasSamePhone(a: string | null, b: string | null): boolean {
  return phoneKey(a) !== '' && phoneKey(a) === phoneKey(b);
}

/** What many restaurants of the world have their pages on says nothing without a path. */
const SHARED_HOSTS = /(^|\.)(facebook|instagram|tripadvisor|google|linktr|wixsite|business)\.\w+(\.\w+)?$/;

/** The address of a page without what differs between two writings of it; empty where it says nothing. */
export function siteKey(website: string | null | undefined): string {
  if (!website || !URL.canParse(website)) return '';
  const { hostname, pathname } = new URL(website);
  const [host, path] = [hostname.toLowerCase().replace(/^www\./, ''), pathname.replace(/\/+$/, '').toLowerCase()];
  return path === '' && SHARED_HOSTS.test(host) ? '' : `${host}${path}`;
}

function hasSameSite(a: string | null | undefined, b: string | null | undefined): boolean {
  return siteKey(a) !== '' && siteKey(a) === siteKey(b);
}

export interface DuplicateCandidate extends NamedRestaurant {
  readonly id: string;
  readonly source: string;
  /** What it is called by its source, where an operator has renamed it. */
  readonly sourceName: string | null;
  readonly sameAs: string | null;
  /** Visitors or an operator have had to do with it: its match stays as it is. */
  readonly isSettled: boolean;
  /** An operator has unmerged it from another: it takes nothing in either, or that one would come back under it. */
  readonly isUnmerged: boolean;
  readonly isCorrected: boolean;
  readonly isRetired: boolean;
  readonly createdAt: Date;
}

export interface DuplicateMatch {
  readonly id: string;
  readonly sameAs: string | null;
  readonly because: DuplicateReason | null;
}

const MILES_PER_METRE = 1 / 1609.344;
const NEAR_MILES = 100 * MILES_PER_METRE;
/** A point within a building, or the same point drawn again. */
const ONE_SPOT_MILES = 30 * MILES_PER_METRE;

/** For two rows of one source. Null: they are two. */
export function reasonWithinSource(a: DuplicateCandidate, b: DuplicateCandidate): DuplicateReason | null {
  const miles = milesBetween(a, b);
  if (miles > SAME_DOOR_MILES) return null;
  const [one, other] = [readName(a.name), readName(b.name)];
  if (one.whole === '' || !isOneWithin(one.kinds, other.kinds)) return null;
  const isWithin = one.own.size > 0 && other.own.size > 0 && isOneWithin(one.own, other.own);
  if ((isWithin || one.whole === other.whole) && hasSamePhone(a.phone, b.phone)) return 'phone';
  if ((isWithin || one.whole === other.whole) && hasSameSite(a.website, b.website)) {
    return miles <= NEAR_MILES && !differ(a, b) ? 'website' : null;
  }
  if (isOneName(one, other)) {
    const isClear = miles <= ONE_SPOT_MILES || (miles <= NEAR_MILES && one.own.size > 0 && !differ(a, b));
    return isClear ? 'name' : null;
  }
  return isWithin && miles <= ONE_SPOT_MILES && isArea(a) !== isArea(b) && !differ(a, b) ? 'building' : null;
}

function isOneName(one: NameRead, other: NameRead): boolean {
  if (one.whole === other.whole) return true;
  return one.own.size > 0 && isAllOf(one.own, other.own) && isAllOf(one.kinds, other.kinds);
}

function isAllOf<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean {
  return a.size === b.size && isOneWithin(a, b);
}

/** Two telephones, or two numbers in the street: two branches. */
function differ(a: DuplicateCandidate, b: DuplicateCandidate): boolean {
  const [phone, otherPhone] = [phoneKey(a.phone), phoneKey(b.phone)];
  if (phone !== '' && otherPhone !== '' && phone !== otherPhone) return true;
  const [numbers, others] = [a, b].map(({ address }) => new Set(address.match(/\d+\p{L}?/gu) ?? []));
  return Boolean(numbers && others && !isOneWithin(numbers, others));
}

const isArea = ({ id }: DuplicateCandidate) => !id.startsWith('osm-node-');

function reasonFor(a: DuplicateCandidate, b: DuplicateCandidate): DuplicateReason | null {
  return a.source === b.source ? reasonWithinSource(a, b) : reasonAcrossSources(a, b);
}

/** A renamed row answers to both its names: a source may know either. */
function reasonByAnyName(lead: DuplicateCandidate, candidate: DuplicateCandidate): DuplicateReason | null {
  const names = (one: DuplicateCandidate) => [
    one,
    ...(one.sourceName === null ? [] : [{ ...one, name: one.sourceName }]),
  ];
  for (const a of names(lead)) {
    for (const b of names(candidate)) {
      const because = reasonFor(a, b);
      if (because) return because;
    }
  }
  return null;
}

/** The matches that differ from what they are, for rows that were written and for those that they take in. */
export function findDuplicates(
  candidates: readonly DuplicateCandidate[],
  written: ReadonlySet<string>,
): DuplicateMatch[] {
  const [editors, others, othersWritten] = [openGrid(STREET_DEGREES), openGrid(DOOR_DEGREES), openGrid(DOOR_DEGREES)];
  const matches: DuplicateMatch[] = [];
  for (const candidate of [...candidates].filter(({ isRetired }) => !isRetired).sort(byPrecedence)) {
    const isWritten = written.has(candidate.id);
    const isFixed = candidate.source === 'editors' || candidate.isSettled || (!isWritten && candidate.sameAs !== null);
    const around = isFixed
      ? []
      : [...editors.around(candidate), ...(isWritten ? others : othersWritten).around(candidate)];
    const same = around.flatMap((lead) => {
      const because = isWritten || written.has(lead.id) ? reasonByAnyName(lead, candidate) : null;
      return because ? [{ ...lead, because }] : [];
    });
    const ours = same.filter(({ source }) => source === 'editors');
    // A match that still holds stays, so that it does not waver from one import to the next.
    const current = same.filter(({ id }) => id === candidate.sameAs);
    const chosen = [ours, current, same].find((some) => some.length > 0) ?? [];
    const lead = mostAlike(candidate, chosen);
    const sameAs = isFixed ? candidate.sameAs : (lead?.id ?? null);
    if (sameAs === null && !candidate.isUnmerged) {
      (candidate.source === 'editors' ? editors : others).add(candidate);
      if (isWritten) othersWritten.add(candidate);
    }
    if (sameAs !== candidate.sameAs) matches.push({ id: candidate.id, sameAs, because: lead?.because ?? null });
  }
  return matches;
}

/** Who leads: our editors' row, then what visitors or operators had to do with, then whoever was there first. */
function byPrecedence(a: DuplicateCandidate, b: DuplicateCandidate): number {
  return (
    classOf(a) - classOf(b) ||
    a.createdAt.getTime() - b.createdAt.getTime() ||
    kindOf(a) - kindOf(b) ||
    numberOf(a) - numberOf(b) ||
    (a.id < b.id ? -1 : 1)
  );
}

function classOf({ source, isSettled, isCorrected, sameAs }: DuplicateCandidate): number {
  if (source === 'editors') return 0;
  if (isSettled || isCorrected) return 1;
  return sameAs === null ? 2 : 3;
}

/** Points are drawn at the door, buildings around whatever is in them. */
const kindOf = ({ id }: DuplicateCandidate) => ['osm-node-', 'osm-way-'].findIndex((kind) => id.startsWith(kind)) >>> 0;
const numberOf = ({ id }: DuplicateCandidate) => Number(/\d+$/.exec(id)?.[0] ?? 0);

/** Of two sources the same street counts, of one the same door: no less than the miles above. */
const STREET_DEGREES = 0.004;
const DOOR_DEGREES = 0.0016;

/** Rows by squares, so that of a million only neighbours are compared. */
function openGrid(degrees: number) {
  const squares = new Map<string, DuplicateCandidate[]>();
  const bandOf = ({ latitude }: DuplicateCandidate) => Math.floor(latitude / degrees);
  const squareOf = ({ longitude }: DuplicateCandidate, band: number) => {
    const shrink = Math.max(0.05, Math.cos((band * degrees * Math.PI) / 180));
    return Math.floor((longitude * shrink) / degrees);
  };
  return {
    add(candidate: DuplicateCandidate) {
      const key = `${bandOf(candidate)} ${squareOf(candidate, bandOf(candidate))}`;
      const square = squares.get(key);
      if (square) square.push(candidate);
      else squares.set(key, [candidate]);
    },
    around(candidate: DuplicateCandidate): DuplicateCandidate[] {
      return [-1, 0, 1].flatMap((north) => {
        const band = bandOf(candidate) + north;
        const square = squareOf(candidate, band);
        return [-1, 0, 1].flatMap((east) => squares.get(`${band} ${square + east}`) ?? []);
      });
    },
  };
}

const ARTICLES = new Set(
  'the a an and of at by de da do du des di del della dei la le les el los las il lo i gli o e os as und der die das'.split(
    ' ',
  ),
);
const ANY_HOUSE = new Set('co restaurant restaurante ristorante restauracja restaurang ravintola'.split(' '));
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

export interface NameRead {
  readonly own: ReadonlySet<string>;
  readonly kinds: ReadonlySet<number>;
  /** All of it, without spaces. */
  readonly whole: string;
}

/** An import compares each name with those of its street: it is read once. */
const readName = memoize(readWords, { most: 20_000 });

function readWords(name: string): NameRead {
  const words = wordsOf(name);
  return {
    own: new Set(words.filter((word, i) => !isArticle(word, i, words) && !ANY_HOUSE.has(word) && !KINDS.has(word))),
    kinds: new Set(words.flatMap((word) => KINDS.get(word) ?? [])),
    whole: words.join(''),
  };
}

/** No article is the end of a name: the one of "Bar A" tells it from "Bar B". */
const isArticle = (word: string, i: number, words: readonly string[]) => i < words.length - 1 && ARTICLES.has(word);

function countShared<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  return [...a].filter((one) => b.has(one)).length;
}

function isOneWithin<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean {
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
