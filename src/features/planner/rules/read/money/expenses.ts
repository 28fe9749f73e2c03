/**
 * What the money is for: beds, meals, flights …, each told to be in the sum, out of it, or paid already; and what a single
 * sum is for ("700 for the hotel and 300 for food", "room 150 a night").
 */

import { isEnd } from '../clause-ends.ts';
import type { Reader } from '../reader.ts';
import type { Item } from '../tagged-tokens.ts';
import type { Amount } from './amounts.ts';

export const EXPENSES = ['lodging', 'food', 'activities', 'local-transport', 'flights'] as const;
export type Expense = (typeof EXPENSES)[number];
type Said = Expense | 'rest' | 'all';
type State = 'in' | 'out' | 'paid';

export interface Told {
  readonly expense: Said;
  readonly at: number;
  readonly state: State;
  /** The word that says so. */
  readonly by: number;
}

const REACH = 7;
const SENTENCE = 14;
const isPlainWord = ({ kind, senses }: Item) =>
  kind === 'word' && !['negator', 'trailing-negator', 'inclusion', 'paid'].some((type) => senses.has(type));

/** "850 each without flights", in whichever field: a sum stands before it in its sentence. */
export function isBesideSum(items: readonly Item[], at: number): boolean {
  for (let before = at - 1; before >= at - REACH && !isEnd(items, before + 1); before--)
    if (
      (items[before]?.senses.has('currency') || items[before]?.senses.has('basis')) &&
      (items[before - 1]?.number ?? items[before + 1]?.number) !== undefined
    )
      return true;
  return false;
}

export class Expenses {
  readonly told: readonly Told[];
  readonly #items: readonly Item[];
  readonly #starts: ReadonlySet<number>;
  readonly #ends: ReadonlySet<number>;

  constructor({ items }: Reader, amounts: readonly Amount[]) {
    this.#items = items;
    this.#starts = new Set(amounts.map(({ from }) => from));
    this.#ends = new Set(amounts.map(({ to }) => to));
    this.told = items.flatMap((_, at) => this.#toldAt(at) ?? []);
  }

  /** What a sum is said for; nothing where it is for the whole. */
  of({ from, to }: Amount): readonly { readonly expense: Said; readonly at: number }[] {
    const after = this.#listFrom(to, 1);
    const before = this.#listFrom(from - 1, -1);
    const isLinked =
      after.length > 0 && this.#items.slice(to, after[0]?.at).some(({ senses }) => senses.has('preposition'));
    return isLinked || before.length === 0 ? after : before;
  }

  #said(at: number): Said | undefined {
    const said = this.#items[at]?.senses.get('expense');
    return said === 'rest' || said === 'all' ? said : EXPENSES.find((each) => each === said);
  }

  #isBound(at: number): boolean {
    return this.#starts.has(at);
  }

  #listFrom(start: number, step: 1 | -1): { expense: Said; at: number }[] {
    const found: { expense: Said; at: number }[] = [];
    let gap = 0;
    for (let at = start; gap <= REACH; at += step) {
      const item = this.#items[at];
      if (
        !item ||
        isEnd(this.#items, step > 0 ? at : at + 1) ||
        (step > 0 ? this.#isBound(at) : this.#ends.has(at + 1))
      )
        break;
      const said = this.#said(at);
      if (said !== undefined) {
        if (this.told.some((told) => told.at === at) || (step > 0 && this.#isWhere(at, start))) break;
        found.push({ expense: said, at });
        gap = 0;
        continue;
      }
      gap++;
      const next = this.#items[at + step];
      if (step > 0 && found.length === 0 && this.#isOnlyFor(at)) continue;
      if (item.senses.has('contrast') || item.senses.has('paid') || item.text === '(') break;
      const isJoint = item.text === ',' || item.text === '+' || item.senses.has('joiner');
      const goesOn =
        this.#said(at + step) !== undefined || (next?.senses.has('article') && this.#said(at + 2 * step) !== undefined);
      // "For the room, rest whatever"
      if (isJoint && (found.length === 0 || !goesOn || (item.text === ',' && this.#said(at + step) === 'rest'))) break;
      if (!isJoint && found.length > 0 && !item.senses.has('article')) break;
    }
    return found;
  }

  /** "3000, hotel only", "3000 just for the hotel", "3000 and that's the hotel": the next word goes on about the sum. */
  #isOnlyFor(at: number): boolean {
    const [item, next, after] = [this.#items[at], this.#items[at + 1], this.#items[at + 2]];
    const isOpen = item?.text === ',' || item?.text === '(' || (item?.senses.has('joiner') ?? false);
    if (isOpen && next?.senses.has('sum-result')) return true;
    if (isOpen && this.#said(at + 1) === 'lodging' && after?.senses.has('only')) return true;
    return (item?.senses.has('contrast') && item.senses.has('filler')) ?? false;
  }

  /** "4400 for six in a hotel" says where they sleep; "700 in the hotel" what a sum is for. */
  #isWhere(at: number, sumEnd: number): boolean {
    const isIn = this.#items[at - 2]?.senses.has('beside-what') && this.#items[at - 1]?.senses.has('article');
    return this.#said(at) === 'lodging' && at - 2 > sumEnd && (isIn ?? false);
  }

  #toldAt(at: number): Told | null {
    const expense = this.#said(at);
    if (expense === undefined) return null;
    const ahead = this.#ahead(at);
    const behind = this.#behind(at);
    // "sin vuelos incluidos"
    const [state, by] = ahead && behind && ahead[0] === 'in' && behind[0] === 'out' ? behind : (ahead ?? behind ?? []);
    return state === undefined || by === undefined ? null : { expense, at, state, by };
  }

  #ahead(at: number): readonly [State, number] | null {
    // "Hotel in, flights out"
    const end = this.#afterOrigin(at + 1);
    const bare = this.#items[end]?.senses.get('bare-inclusion');
    const isLast = isEnd(this.#items, end + 1) || /^[,+&)]$/.test(this.#items[end + 1]?.text ?? '');
    if ((bare === 'in' || bare === 'out') && isLast && !isEnd(this.#items, end)) return [bare, end];
    let isNot = -1;
    let strange = 0;
    let next = at + 1;
    for (; next <= at + REACH && this.#items[next] && !isEnd(this.#items, next) && !this.#isBound(next); next++) {
      const item = this.#items[next];
      if (!item) break;
      const inclusion = item.senses.get('inclusion');
      // "500 Euro Flug plus 900 Hotel": the next sum.
      const isBefore = this.#said(next + 1) !== undefined || (item.senses.has('beside-sum') && this.#isBound(next + 1));
      if (inclusion === 'in' && !isBefore) return [isNot < 0 ? 'in' : 'out', next];
      if (inclusion === 'out' && !isBefore) return ['out', next];
      if (item.senses.has('paid')) return isNot < 0 ? ['paid', next] : null;
      if (item.senses.has('trailing-negator')) return ['out', next];
      if (item.senses.has('negator')) isNot = next;
      // "Volo da Bari compreso"
      else if (item.senses.has('start')) continue;
      // "Air fare and visa fee separate": what else is in the list need not be known.
      else if (item.senses.has('joiner')) strange = -1;
      else if (!this.#isPassed(next) && (item.kind !== 'word' || item.senses.size > 0 || strange++ > 0)) break;
    }
    if (isNot === next - 1 && isNot > 0 && !this.#isBound(next)) return ['out', isNot];
    return this.#said(at) === 'flights' && this.#items[at]?.field === 'budget' ? this.#across(at) : null;
  }

  /** "The tickets out of Bergen lie in the drawer, paid": the sentence speaks of flights alone, and ends a clause with what becomes of them. */
  #across(at: number): readonly [State, number] | null {
    let isNot = -1;
    for (let next = at + 1; next <= at + SENTENCE && !isEnd(this.#items, next) && !this.#isBound(next); next++) {
      const item = this.#items[next];
      const other = this.#said(next);
      if (!item || item.senses.has('contrast') || (other !== undefined && other !== 'flights')) return null;
      const isLast = isEnd(this.#items, next + 1) || /^[,+&)]$/.test(this.#items[next + 1]?.text ?? '');
      const state = item.senses.get('inclusion') ?? item.senses.get('bare-inclusion');
      if (item.senses.has('negator')) isNot = next;
      else if (isLast && item.senses.has('paid')) return isNot < 0 ? ['paid', next] : null;
      else if (isLast && (state === 'in' || state === 'out')) return [isNot < 0 ? state : 'out', next];
    }
    return null;
  }

  #behind(at: number): readonly [State, number] | null {
    let plus = -1;
    let isBoth = false;
    // "With lift passes, rentals and flights": what else is in the list need not be known.
    const isListed = this.#items[at - 1]?.text === ',' || (this.#items[at - 1]?.senses.has('joiner') ?? false);
    for (let before = at - 1; before >= at - REACH && !isEnd(this.#items, before + 1); before--) {
      const item = this.#items[before];
      if (!item) break;
      // "Hotel 1100 + food 600": it has a sum of its own.
      if (this.#ends.has(before + 1)) return plus > before && !isBoth && !this.#hasOwn(at) ? ['out', plus] : null;
      const inclusion = item.senses.get('inclusion');
      if (inclusion === 'in' || inclusion === 'with') return [this.#isDenied(before) ? 'out' : 'in', before];
      if (inclusion === 'out' || item.senses.has('exception')) return ['out', before];
      if (item.senses.has('negator')) return ['out', before];
      // "All included but the plane", "everything but flights".
      if (item.senses.has('contrast') && this.#isOfAll(before - 1)) return ['out', before];
      // "Work pays flights and hotel, so just food": what is left is no part of it.
      if (item.senses.has('sum-result') || item.senses.has('only')) return null;
      if (item.senses.has('paid')) return this.#isDenied(before) ? null : ['paid', before];
      // "1800 for hotel + food" is for both.
      isBoth ||= plus > before && this.#said(before) !== undefined;
      if (item.senses.has('beside-sum')) plus = before;
      else if (plus > before && this.#isBasis(before)) continue;
      else if (isListed && (item.text === ',' || (item.kind === 'word' && item.number === undefined))) continue;
      // "With BA flights"
      else if (before === at - 1 && item.kind === 'word' && this.#isName(before)) continue;
      else if (item.text === ',' ? this.#said(before - 1) === undefined : !this.#isPassed(before)) break;
    }
    return null;
  }

  #hasOwn(at: number): boolean {
    const next = /^[:=]$/.test(this.#items[at + 1]?.text ?? '') ? at + 2 : at + 1;
    return this.#starts.has(next);
  }

  /** "With BA flights", "not the Nairobi flight". */
  #isName(at: number): boolean {
    const { senses } = this.#items[at] ?? { senses: new Map() };
    return senses.size === 0 || senses.has('place') || senses.has('start');
  }

  /** "1500 each plus the flight": for whom the sum is. */
  #isBasis(at: number): boolean {
    return ['basis', 'per', 'price-unit', 'article'].some((type) => this.#items[at]?.senses.has(type));
  }

  /** "Flights from Cluj in": past where they set out. */
  #afterOrigin(at: number): number {
    const ahead = [at, at + 1, at + 2].find((next) => this.#items[next]?.senses.has('bare-inclusion'));
    const isOpen = ahead !== undefined && this.#items.slice(at, ahead).every(isPlainWord);
    return isOpen && !isEnd(this.#items, at) && !isEnd(this.#items, ahead) ? ahead : at;
  }

  #isOfAll(at: number): boolean {
    const item = this.#items[at];
    return !isEnd(this.#items, at + 1) && ['inclusion', 'whole', 'all-in'].some((type) => item?.senses.has(type));
  }

  #isDenied(at: number): boolean {
    return [at - 1, at - 2].some(
      (before) =>
        this.#items[before]?.senses.has('negator') && !isEnd(this.#items, before + 1) && !isEnd(this.#items, at),
    );
  }

  /** Small words and other members of a list. */
  #isPassed(at: number): boolean {
    const item = this.#items[at];
    return (
      this.#said(at) !== undefined ||
      item?.text === '(' ||
      item?.text === ':' ||
      ['article', 'filler', 'speaker', 'copula', 'joiner', 'preposition', 'origin', 'wanting'].some((type) =>
        item?.senses.has(type),
      )
    );
  }
}
