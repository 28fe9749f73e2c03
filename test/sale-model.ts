/** The sale as a model sees it: where one booking and its money end, by its card and by what disturbs it. */
import type { ProviderState } from '../src/effects/payments/payments-port.ts';
import type { State } from '../src/features/bookings/rules/booking-state.ts';
import { CAPTURE_FAILS_CARD, DECLINED_CARD, GOOD_CARD } from './sale.ts';
import type { SaleStop } from './step-stops.ts';

export interface ModelBooking {
  readonly key: string;
  readonly card: string;
  state: State;
  payment: ProviderState | null;
  expired: boolean;
  /** The provider has given the money back. */
  givenBack: boolean;
  /** Dollars that went back while it stood. */
  goodwill: number;
  /** It has been moved to the other departure. */
  isMoved: boolean;
}
export interface Model {
  bookings: ModelBooking[];
}
export const CARDS = [GOOD_CARD, DECLINED_CARD, CAPTURE_FAILS_CARD] as const;
/** How a booking is disturbed: a death at a stop, or a call that is lost. */
export const DISTURBANCES = [
  null,
  { stop: 'after hold' },
  { stop: 'after authorise' },
  { stop: 'after mark authorised' },
  { stop: 'after mark capturing' },
  { stop: 'after capture' },
  { stop: 'after mark confirmed' },
  { call: 'authorise', lost: 'before' },
  { call: 'authorise', lost: 'after' },
  { call: 'capture', lost: 'before' },
  { call: 'capture', lost: 'after' },
] as const satisfies readonly (
  | null
  | { readonly stop: SaleStop }
  | { readonly call: string; readonly lost: 'before' | 'after' }
)[];
export type Disturbance = (typeof DISTURBANCES)[number];

/** The model's own, much smaller story of one booking: facts in order, cut off by the disturbance. */
export function tell(card: string, disturbance: Disturbance): Pick<ModelBooking, 'state' | 'payment'> {
  const at = disturbance && ('stop' in disturbance ? disturbance.stop : `${disturbance.call} lost ${disturbance.lost}`);
  if (at === 'after hold') return { state: 'held', payment: null };
  if (at === 'authorise lost before') return { state: 'released', payment: null };
  if (card === DECLINED_CARD) return { state: at === 'after authorise' ? 'held' : 'declined', payment: 'declined' };
  if (at === 'after authorise') return { state: 'held', payment: 'authorised' };
  if (at === 'after mark authorised') return { state: 'authorised', payment: 'authorised' };
  if (at === 'after mark capturing' || at === 'capture lost before')
    return { state: 'capturing', payment: 'authorised' };
  const captured = card === CAPTURE_FAILS_CARD ? 'failed' : 'captured';
  if (at === 'after capture' || at === 'capture lost after') return { state: 'capturing', payment: captured };
  return captured === 'failed' ? { state: 'declined', payment: 'failed' } : { state: 'confirmed', payment: 'captured' };
}
