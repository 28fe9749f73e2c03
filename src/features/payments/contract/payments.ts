/**
 * How a payment is described on the wire.
 *
 * Sandbox: the card as typed, reduced to brand and last four as soon as it has
 * been validated. Hosted: the provider's token alone, never a card number.
 */
import * as z from 'zod/mini';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { CardHolderName, CardNumber, ExpiryDate, SecurityCode } from './forms.ts';

/** A token is stored, so it must not be the number it stands for. */
const PaymentToken = z.string('Valid payment token required').check(
  z.regex(/^[\w-]{1,200}$/, 'Valid payment token required'),
  z.refine((token) => !/\d{12}/.test(token.replace(/[_-]/g, '')), 'Valid payment token required'),
);

const asTyped = (message: string) => z.optional(z.string(message).check(z.maxLength(40, message)));

/** The card as the API takes it: without a token, number, expiry date and security code are required. */
export const PaymentDetails = z
  .object(
    {
      paymentToken: z.optional(PaymentToken),
      cardNumber: asTyped('Valid card number required'),
      expiryDate: asTyped('Valid expiry date required'),
      cvv: asTyped('Valid CVV required'),
      cardHolderName: CardHolderName,
    },
    'Valid card number required',
  )
  .check(z.check(requireCardWithoutToken, { when: () => true }));
export type PaymentDetails = z.infer<typeof PaymentDetails>;

const TYPED = { cardNumber: CardNumber, expiryDate: ExpiryDate, cvv: SecurityCode };

/** Runs beside the object's own issues, so that a visitor sees all wrong fields at once. */
function requireCardWithoutToken(details: z.core.ParsePayload<unknown>): void {
  const given = details.value as Readonly<Record<string, unknown>> | null;
  if (typeof given !== 'object' || given === null || typeof given['paymentToken'] === 'string') return;
  for (const [field, schema] of Object.entries(TYPED)) {
    const issue = schema.safeParse(given[field]).error?.issues[0];
    if (issue) details.issues.push({ code: 'custom', path: [field], message: issue.message, input: undefined });
  }
}

const PaymentMode = z.object({
  mode: z.enum(['sandbox', 'hosted']),
  /** For the provider's own card fields; only in hosted mode. */
  publishableKey: z.optional(z.string()),
});
export type PaymentMode = z.infer<typeof PaymentMode>;

export const readPaymentMode = endpoint('GET /api/payments/mode', {
  who: 'anyone',
  summary: 'Whether payments are pretended (sandbox) or made in the provider’s own fields (hosted)',
  output: PaymentMode,
});

/** The answer says that it has come, nothing more: what it is about is looked up afterwards. */
export const receiveWebhookEvent = endpoint('POST /api/payments/webhook', {
  who: 'anyone',
  summary: 'What the payment provider tells us by itself, signed with the secret we share',
  consumes: 'signed',
  input: z.object({ body: z.string(), signature: z.string() }),
  output: z.object({ received: z.literal(true) }),
  errors: { not_listening: 404, not_signed: 400 },
});
export type ReceiveWebhookEventError = ErrorOf<typeof receiveWebhookEvent>;
