/**
 * What the sale may touch, and the named places at which a test may stop it.
 *
 * A stop stands for a process that dies there: nothing after it runs, and
 * recovery has to bring the booking to its right end.
 */
import type { RawBuilder } from 'kysely';
import type { Deps } from '../../../kernel/deps.ts';
import type { TakeSeats } from '../../waitlist/store/offers.ts';

export const STOPS = [
  'before hold',
  'after hold',
  'before authorise',
  'after authorise',
  'after authorised',
  'after capturing',
  'before capture',
  'after capture',
  'after confirmed',
  'after decline',
  'after release',
  'before void',
  'after void',
  'recovery after claim',
  'recovery after ask',
  'reconciliation before void',
] as const;
export type SaleStop = (typeof STOPS)[number];

/** The same on the way back: from the cancellation to the money. */
export const CANCEL_STOPS = ['after cancelled', 'before refund', 'after refund', 'after refunded'] as const;
export type CancelStop = (typeof CANCEL_STOPS)[number];

export interface Sale extends Pick<Deps, 'db' | 'jobs' | 'payments' | 'log' | 'now' | 'tripNow'> {
  /** Tests only: throws to play a process that dies here. */
  readonly stopAt?: (stop: SaleStop) => void | Promise<void>;
  /** Tests only: how seats are taken, to show that the guard is what holds. */
  readonly takeSeats?: TakeSeats;
  /** Tests only: whether a booking whose bank asks keeps its seats, to show that the quota is what holds. */
  readonly mayKeepSeats?: RawBuilder<boolean>;
  /** Tests only: how long an answer waits for an open booking. */
  readonly patienceMs?: number;
}

/** What giving a sale back may touch. */
export interface WayBack extends Pick<Deps, 'db' | 'jobs' | 'payments' | 'log' | 'tripNow'> {
  /** Tests only, as above. */
  readonly stopAt?: (stop: CancelStop) => void | Promise<void>;
}
