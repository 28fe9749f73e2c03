/** What a traveller types at the checkout. */
import * as z from 'zod/mini';
import { isMailAddress } from '../../../shared/email-address.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { CardDetails, HostedCardDetails } from '../../payments/contract/forms.ts';
import { checkoutCopy } from '../copy/checkout.ts';

export const BillingAddress = z.object(
  {
    address: typedText(5, 200, 'Billing address required'),
    city: typedText(2, 100, 'City required'),
    zipCode: typedText(5, 20, 'ZIP code required'),
    country: typedText(2, 60, 'Country required'),
  },
  'Billing address required',
);
export type BillingAddress = z.infer<typeof BillingAddress>;

const NO_PHONE = 'Please write the telephone number with its digits';

/** Who booked, and where to call. */
export const Caller = {
  contactName: z.optional(z.nullable(typedText(0, 100, 'Name must be text'))),
  contactPhone: z.optional(
    z.nullable(typedText(0, 40, NO_PHONE).check(z.refine((typed) => typed === '' || isPhone(typed), NO_PHONE))),
  ),
};

function isPhone(typed: string): boolean {
  return /^[+\d\s()./-]+$/.test(typed) && typed.replaceAll(/\D/g, '').length >= 5;
}

const TRAVELERS = 'At least 1 traveler is required';

export const CheckoutForm = z.object({
  packageId: typedText(1, 80, 'Package is required'),
  /** More than the package's `maxGuests` is the named error `too_many_travelers`. */
  numberOfTravelers: z.int(TRAVELERS).check(z.gte(1, TRAVELERS)),
  specialRequests: z.optional(z.nullable(typedText(0, 2000, 'Special requests must be text'))),
  billingAddress: BillingAddress,
  /** Where the confirmation goes; empty means nowhere. */
  contactEmail: z.optional(
    z.nullable(
      typedText(0, 254, 'Invalid email').check(
        z.refine((typed) => typed === '' || isMailAddress(typed), 'Invalid email'),
      ),
    ),
  ),
  paymentDetails: CardDetails,
});
export type CheckoutForm = z.infer<typeof CheckoutForm>;

/** With the most this package takes; without our own card fields where the provider's take the card. */
export function checkoutFormFor(maxGuests: number, hosted: boolean): z.ZodMiniType<CheckoutForm> {
  const tooMany = checkoutCopy.traveler.tooMany(maxGuests);
  const form = z.extend(CheckoutForm, {
    numberOfTravelers: CheckoutForm.shape.numberOfTravelers.check(z.lte(maxGuests, tooMany)),
  });
  return hosted ? z.extend(form, { paymentDetails: HostedCardDetails }) : form;
}
