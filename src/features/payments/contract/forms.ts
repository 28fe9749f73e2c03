/** What people type of a card. */
import * as z from 'zod/mini';
import { typedText } from '../../../shared/typed-text.ts';
import { isCardNumber, isExpiry, isSecurityCode } from '../rules/card.ts';

export const CardHolderName = typedText(
  2,
  100,
  'Card holder name required',
  'Please keep the name under 100 characters',
);
export const CardNumber = z
  .string('Valid card number required')
  .check(z.maxLength(40, 'Valid card number required'), z.refine(isCardNumber, 'Valid card number required'));
export const ExpiryDate = z
  .string('Valid expiry date required')
  .check(z.maxLength(12, 'Valid expiry date required'), z.refine(isExpiry, 'Valid expiry date required'));
export const SecurityCode = z
  .string('Valid CVV required')
  .check(z.maxLength(8, 'Valid CVV required'), z.refine(isSecurityCode, 'Valid CVV required'));

/** The card as the form holds it. */
export const CardDetails = z.object({
  cardNumber: CardNumber,
  expiryDate: ExpiryDate,
  cvv: SecurityCode,
  cardHolderName: CardHolderName,
});
export type CardDetails = z.infer<typeof CardDetails>;

/** The form where the provider's own fields take the card: our own stay empty and are not sent. */
export const HostedCardDetails = z.object({
  cardNumber: z.string(),
  expiryDate: z.string(),
  cvv: z.string(),
  cardHolderName: CardHolderName,
});
