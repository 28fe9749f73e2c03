/**
 * A provider with a bad line: each call may be slow,
 * get lost before it has an effect, or have its effect and lose the answer.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type Payments, ProviderUnavailable } from '../src/effects/payments/payments-port.ts';

export type ProviderCall =
  | 'authorise'
  | 'capture'
  | 'void'
  | 'refund'
  | 'refundsOf'
  | 'find'
  | 'findByBooking'
  | 'list'
  | 'listDisputes'
  | 'disputesOf'
  | 'acceptDispute';

export interface Trouble {
  readonly delayMs?: number;
  /** `before`: nothing happened at the provider. `after`: it happened, and the answer was lost. */
  readonly lost?: 'before' | 'after';
}

export function unreliable(payments: Payments, plan: (call: ProviderCall) => Trouble): Payments {
  async function through<T>(name: ProviderCall, call: () => Promise<T>): Promise<T> {
    const { delayMs, lost } = plan(name);
    if (delayMs) await pause(delayMs);
    if (lost === 'before') throw new ProviderUnavailable(`${name} was lost on the way out`);
    const answer = await call();
    if (lost === 'after') throw new ProviderUnavailable(`the answer to ${name} was lost`);
    return answer;
  }
  return {
    ...payments,
    authorise: (order) => through('authorise', () => payments.authorise(order)),
    capture: (order) => through('capture', () => payments.capture(order)),
    void: (order) => through('void', () => payments.void(order)),
    refund: (order) => through('refund', () => payments.refund(order)),
    refundsOf: (paymentId) => through('refundsOf', () => payments.refundsOf(paymentId)),
    find: (paymentId) => through('find', () => payments.find(paymentId)),
    findByBooking: (bookingId) => through('findByBooking', () => payments.findByBooking(bookingId)),
    list: (after) => through('list', () => payments.list(after)),
    listDisputes: (from) => through('listDisputes', () => payments.listDisputes(from)),
    disputesOf: (paymentId) => through('disputesOf', () => payments.disputesOf(paymentId)),
    acceptDispute: (disputeId) => through('acceptDispute', () => payments.acceptDispute(disputeId)),
  };
}
