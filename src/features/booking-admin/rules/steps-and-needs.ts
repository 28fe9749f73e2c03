/** The steps that a booking has gone through, and why it waits for a person. */
import type { Instant } from '../../../shared/dates.ts';
import type { State } from '../../bookings/rules/booking-state.ts';

export interface Reached {
  readonly state: State;
  readonly channel: 'web' | 'phone';
  readonly createdAt: Instant;
  readonly authorisedAt: Instant | null;
  readonly capturingAt: Instant | null;
  readonly confirmedAt: Instant | null;
  readonly stateSince: Instant;
}

export interface TakenStep {
  readonly state: State;
  /** Null: passed, and when was not kept. */
  readonly at: Instant | null;
}

/** The machine has no circle, so every state is reached at most once and in one order. */
export function stepsOf(reached: Reached): TakenStep[] {
  const { state, channel, createdAt, authorisedAt, capturingAt, confirmedAt, stateSince } = reached;
  const isCaller = channel === 'phone';
  const steps: TakenStep[] = [{ state: isCaller ? 'optioned' : 'held', at: createdAt }];
  const isSold = state === 'confirmed' || state === 'cancelled';
  const isPaid = isSold && !isCaller;
  if (authorisedAt || isPaid) steps.push({ state: 'authorised', at: authorisedAt });
  if (capturingAt || isPaid) steps.push({ state: 'capturing', at: capturingAt });
  if (confirmedAt || isSold) steps.push({ state: 'confirmed', at: confirmedAt });
  if (!steps.some((step) => step.state === state)) steps.push({ state, at: stateSince });
  return steps;
}

/** Why a booking waits for a person. */
export const NEEDS = ['alarm', 'refund', 'dispute', 'open', 'letter'] as const;
export type AdminNeed = (typeof NEEDS)[number];

export function needsOf(found: {
  readonly hasAlarm: boolean;
  readonly hasStuckRefund: boolean;
  readonly isDisputed: boolean;
  readonly isOpenTooLong: boolean;
  readonly hasStuckEmail: boolean;
}): AdminNeed[] {
  const needs: readonly (readonly [AdminNeed, boolean])[] = [
    ['alarm', found.hasAlarm],
    ['refund', found.hasStuckRefund],
    ['dispute', found.isDisputed],
    ['open', found.isOpenTooLong],
    ['letter', found.hasStuckEmail],
  ];
  return needs.flatMap(([need, isSo]) => (isSo ? [need] : []));
}
