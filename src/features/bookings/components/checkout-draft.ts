/**
 * What was typed into a checkout, kept in this tab until it is booked. Never the card.
 *
 * The draft also carries the key that makes repeated sending book once, and it
 * belongs to one traveller: whoever logs in after them starts with an empty form.
 */
import { partsOf, textOf, textsOf } from '../../../shared/read-unknown.ts';
import { keptInTab, type TabStorage } from '../../../web/tab-storage.ts';

export interface CheckoutDraft {
  readonly key: string;
  /** Sent, and never answered: how it ended is unknown. */
  readonly unanswered: boolean;
  /** Set once it was booked. */
  readonly bookingId: number | null;
  /** Set while the traveller's bank wants to hear from the traveller. */
  readonly waitingId: number | null;
  readonly typed: TypedInForm;
}

export interface TypedInForm {
  readonly numberOfTravelers: number;
  readonly specialRequests: string;
  readonly contactEmail: string;
  readonly billingAddress: {
    readonly address: string;
    readonly city: string;
    readonly zipCode: string;
    readonly country: string;
  };
}

export const NOTHING_TYPED: TypedInForm = {
  numberOfTravelers: 1,
  specialRequests: '',
  contactEmail: '',
  billingAddress: { address: '', city: '', zipCode: '', country: '' },
};

export const checkoutDraft = (packageId: string, owner: number): TabStorage<CheckoutDraft> =>
  keptInTab(`checkout:${owner}:${packageId}`, draftFrom);

export function newDraft(key: string, typed: TypedInForm = NOTHING_TYPED): CheckoutDraft {
  return { key, unanswered: false, bookingId: null, waitingId: null, typed };
}

function draftFrom(stored: unknown): CheckoutDraft | null {
  const { key, unanswered, bookingId, waitingId, typed } = partsOf(stored);
  if (typeof key !== 'string') return null;
  return {
    key,
    unanswered: unanswered === true,
    bookingId: typeof bookingId === 'number' ? bookingId : null,
    waitingId: typeof waitingId === 'number' ? waitingId : null,
    typed: typedFrom(partsOf(typed)),
  };
}

/** Takes the known fields one by one, so nothing else of a form can ever be kept. */
export function typedFrom(form: Readonly<Record<string, unknown>>): TypedInForm {
  const { numberOfTravelers: travelers, specialRequests, contactEmail, billingAddress } = form;
  return {
    numberOfTravelers: typeof travelers === 'number' && Number.isInteger(travelers) && travelers >= 1 ? travelers : 1,
    specialRequests: textOf(specialRequests),
    contactEmail: textOf(contactEmail),
    billingAddress: textsOf(['address', 'city', 'zipCode', 'country'], billingAddress),
  };
}
