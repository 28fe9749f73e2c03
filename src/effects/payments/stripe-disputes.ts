/** Disputes of one payment at Stripe: asked about just before money would go back, and given up. */
import type { Stripe as Client } from 'stripe';
import type { Payments, ProviderDispute } from './port.ts';
import { disputeFrom, listIn } from './stripe-shapes.ts';

/** Both say that a bank takes the charge back (Stripe's error codes). */
export const DISPUTED = ['charge_disputed', 'refund_disputed_payment'];
/** Of one payment there are a handful. */
const MOST = 100;

export interface Asking {
  /** The library's own faults come through. */
  ask<T>(call: (client: Client, options: Client.RequestOptions) => Promise<T>): Promise<T>;
  /** What a fault of the library means to us. */
  told(what: string, fault: unknown): unknown;
  statusOf(fault: unknown): number;
  readonly answerWithinMs: number;
}

export function disputesAt(stripe: Asking): Pick<Payments, 'disputesOf' | 'acceptDispute'> {
  const { ask, told, statusOf } = stripe;
  return {
    async disputesOf(paymentId) {
      const range = { payment_intent: paymentId, limit: MOST, expand: ['data.payment_intent'] };
      const newestFirst = await ask(({ disputes }, reading) => disputes.list(range, reading)).catch(
        (fault: unknown) => {
          // A restricted key that may not look: then Stripe's own refusal of the refund is what holds.
          if (statusOf(fault) === 403) return { data: [] };
          throw told('disputes of a payment', fault);
        },
      );
      return listIn(newestFirst.data)
        .flatMap((dispute) => disputeFrom(dispute) ?? [])
        .reverse();
    },

    /** Without a key: its own status lets it be given up once, and a key would repeat a fault for a day. */
    async acceptDispute(disputeId) {
      const whole = { expand: ['payment_intent'] };
      const timeout = stripe.answerWithinMs;
      const given = await ask(({ disputes }) => disputes.close(disputeId, whole, { timeout })).catch(
        (fault: unknown) => {
          if (statusOf(fault) !== 400) throw told('accept dispute', fault);
          return ask(({ disputes }, reading) => disputes.retrieve(disputeId, whole, reading)).catch(
            (again: unknown) => {
              throw told('dispute', again);
            },
          );
        },
      );
      return own(disputeFrom(given), disputeId);
    },
  };
}

function own(dispute: ProviderDispute | null, id: string): ProviderDispute {
  if (!dispute) throw new Error(`${id} is not about a payment of ours`);
  return dispute;
}
