/**
 * What has become of money that is owed back, beside what a bank takes back by itself. A bank that has given counts:
 * nothing is given twice.
 */

import { type AtBank, atBank, type Disputed, ENDED_WELL, isTakenBack } from '../../payments/rules/dispute.ts';
import type { State } from './booking-state.ts';
import { REFUND_STATES, type RefundState } from './refund-state.ts';

/** With the end of a booking or after it, without an end, or because another agreement costs less. */
export const REFUND_KINDS = ['cancellation', 'goodwill', 'change'] as const;
export type RefundKind = (typeof REFUND_KINDS)[number];

/** As the table has it. */
export interface RefundOnRecord {
  readonly state: Exclude<RefundState, 'bank' | 'owed'>;
  /** Whole US dollars. */
  readonly dollars: number;
}

export interface RefundAfterDispute {
  readonly state: RefundState;
  /** What of it is still ours to give, where it waits for somebody; else all of it. */
  readonly left: number;
}

/** In whole dollars: a begun one counts, so that never more goes back than was paid. */
function dollarsOf(cents: number): number {
  return Math.ceil(cents / 100);
}

/** What the terms give beyond what a bank takes. */
export function leftBeside({ cents }: AtBank, byTerms: number): number {
  return Math.max(0, byTerms - dollarsOf(cents));
}

/** Each refund of a booking, in order: the bank's money settles what waits for somebody, the first first. */
export function refundsAfterDisputes<T extends RefundOnRecord>(
  refunds: readonly T[],
  disputes: readonly Disputed[],
): (Omit<T, 'state'> & RefundAfterDispute)[] {
  const bank = atBank(disputes);
  let given = bank?.standing === 'lost' ? dollarsOf(bank.cents) : 0;
  return refunds.map((refund) => {
    const { state, dollars } = refund;
    if (state !== 'disputed' && state !== 'refused') return { ...refund, left: dollars };
    const settled = Math.min(given, dollars);
    given -= settled;
    const left = dollars - settled;
    if (state === 'refused' || bank?.standing === 'decides') return { ...refund, left };
    return { ...refund, state: left > 0 ? 'owed' : 'bank', left };
  });
}

/** What the bank of a payment takes back, as its traveller is told. Null: nothing, or it only asks. */
export function takenBack(disputes: readonly Disputed[]): { readonly cents: number; readonly isOpen: boolean } | null {
  const bank = atBank(disputes);
  return isTakenBack(bank) ? { cents: bank.cents, isOpen: bank.standing === 'decides' } : null;
}

/** Whether one of them waits for somebody to give it. */
export function isOwed(refunds: readonly RefundOnRecord[], disputes: readonly Disputed[]): boolean {
  return refundsAfterDisputes(refunds, disputes).some(({ state }) => state === 'owed');
}

/** Whether something of them may still be ours to give. */
export function isUndecided(refunds: readonly RefundOnRecord[], disputes: readonly Disputed[]): boolean {
  return refundsAfterDisputes(refunds, disputes).some(({ state }) => state === 'owed' || state === 'disputed');
}

export interface RefundPart {
  readonly state: RefundState;
  readonly amount: number;
}

/**
 * One part for each state there is, what is done first; together all of them. Of those that are `told`: what a bank has
 * given settles the others as well.
 */
export function refundParts<T extends RefundOnRecord>(
  refunds: readonly T[],
  disputes: readonly Disputed[],
  told: (refund: Omit<T, 'state'>) => boolean = () => true,
): RefundPart[] {
  const sums = new Map<RefundState, number>();
  const add = (state: RefundState, dollars: number) => {
    if (dollars > 0) sums.set(state, (sums.get(state) ?? 0) + dollars);
  };
  for (const { state, dollars, left } of refundsAfterDisputes(refunds, disputes).filter(told)) {
    add(state, left);
    add('bank', dollars - left);
  }
  return REFUND_STATES.flatMap((state) => ({ state, amount: sums.get(state) ?? 0 })).filter(({ amount }) => amount > 0);
}

/** Words of the provider for a bank that is still deciding. */
const UNDER_REVIEW = ['under_review', 'warning_under_review'];

/**
 * What a dispute asks of us. One that is lost asks for nothing once its booking does not stand any more; a word we do not
 * know is somebody's to look at.
 */
export function standingOfDispute(status: string, booking: State | null): 'asks' | 'waits' | 'over' {
  if (ENDED_WELL.includes(status) || (status === 'lost' && booking !== 'confirmed')) return 'over';
  return UNDER_REVIEW.includes(status) ? 'waits' : 'asks';
}

/** Names a refund at the provider for ever. The first attempt has no number: so they were called before there was a second. */
export function refundKey(refund: {
  readonly bookingId: number;
  readonly number: number;
  readonly attempt: number;
}): string {
  const name = `${refund.bookingId}:refund:${refund.number}`;
  return refund.attempt === 1 ? name : `${name}:${refund.attempt}`;
}

/** Whether a refund at the provider is one that we asked for; else somebody has made it there by hand. */
export function isOwnRefundKey(key: string, bookingId: number): boolean {
  return key.startsWith(`${bookingId}:refund:`);
}
