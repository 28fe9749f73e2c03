/** The parts of a sum: what each is for, for how many of whom, and what it comes to. */
import { roomsFor } from '../../price/party-multipliers.ts';
import type { Party } from '../../reading.ts';
import { isEnd } from '../clause-ends.ts';
import type { Reader } from '../reader.ts';
import type { Amount } from './amounts.ts';
import type { Expense } from './expenses.ts';
import type { PriceBasis } from './price-basis.ts';

export interface Around {
  readonly party: Party;
  readonly nights: number;
  /** Of the origin. */
  readonly country: string | undefined;
}

/** One sum with what was said of it. */
export interface Part {
  readonly amount: Amount;
  readonly basis: PriceBasis;
  /** Empty: the whole. */
  readonly covers: readonly (Expense | 'rest')[];
  readonly isTotal: boolean;
  /** "750 per adult, 400 per child": how many of them. */
  readonly heads?: number;
}

/** "£750 per adult, £400 per child", "adults 500, kids 250": each sum for those of its age, where both are told. */
export function withHeads(
  items: Reader['items'],
  parts: readonly Part[],
  { adults, children }: Party,
): readonly Part[] {
  const ages = parts.map(({ amount }) => ageOf(items, amount));
  if (!ages.includes('adult') || !ages.includes('child') || children.length === 0) return parts;
  return parts.map((part, at) => {
    const age = ages[at];
    return age === undefined ? part : { ...part, heads: age === 'adult' ? adults : children.length };
  });
}

const AHEAD = 6;
const KIDS = /(?:kids|children)$/;
function ageOf(items: Reader['items'], { from, to, field }: Amount): 'adult' | 'child' | undefined {
  const said = (at: number) => {
    const senses = items[at]?.field === field ? items[at]?.senses : undefined;
    // "For the kids" is a turn of phrase elsewhere.
    if (senses?.has('child') || senses?.has('children') || (senses && KIDS.test(items[at]?.text ?? ''))) return 'child';
    return senses?.has('adult') ? 'adult' : undefined;
  };
  const before = said(/^[:=-]$/.test(items[from - 1]?.text ?? '') ? from - 2 : from - 1);
  if (before) return before;
  for (let at = to; at < to + AHEAD && items[at]?.number === undefined && !isEnd(items, at); at++)
    if (said(at) || items[at]?.text === ',') return said(at);
  return undefined;
}

/** One sum for each thing; of two the later. "Each" holds for the parts that follow, except a bed's. */
export function byExpense(parts: readonly Part[]): readonly Part[] {
  const kept = new Map<string, Part>();
  let share: PriceBasis['share'];
  for (const part of parts) {
    const basis =
      part.basis.share === undefined && share === 'person' && !part.covers.includes('lodging')
        ? { ...part.basis, share }
        : part.basis;
    share = part.basis.share ?? share;
    kept.set(part.covers.join(' '), { ...part, basis });
  }
  return [...kept.values()];
}

export function totalOf({ amount, heads: own, basis: { share, times } }: Part, { party, nights }: Around): number {
  const heads = party.adults + party.children.length;
  const shares =
    own ??
    (share === 'person'
      ? heads
      : share === 'couple'
        ? Math.max(1, party.adults / 2)
        : share === 'room'
          ? roomsFor(party)
          : 1);
  const spans =
    times === 'day' ? nights + 1 : times === 'night' ? nights : times === 'week' ? Math.max(1, nights / 7) : 1;
  return amount.value * shares * spans;
}
