/**
 * What was typed into a checkout, kept in this tab until it is booked. Never the card.
 *
 * The draft also carries the key that makes repeated sending book once, and it
 * belongs to one traveller: whoever logs in after them starts with an empty form.
 */
export interface Draft {
  readonly owner: number;
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

export function newDraft(owner: number, key: string, typed: TypedInForm = NOTHING_TYPED): Draft {
  return { owner, key, unanswered: false, bookingId: null, waitingId: null, typed };
}

/** What a stored text says, or null when it is nobody's, somebody else's or broken. */
export function draftFrom(text: string | null, owner: number): Draft | null {
  if (text === null) return null;
  const stored = recordFrom(parsed(text));
  if (stored['owner'] !== owner || typeof stored['key'] !== 'string') return null;
  return {
    owner,
    key: stored['key'],
    unanswered: stored['unanswered'] === true,
    bookingId: typeof stored['bookingId'] === 'number' ? stored['bookingId'] : null,
    waitingId: typeof stored['waitingId'] === 'number' ? stored['waitingId'] : null,
    typed: typedFrom(recordFrom(stored['typed'])),
  };
}

/** Takes the known fields one by one, so nothing else of a form can ever be kept. */
export function typedFrom(form: Readonly<Record<string, unknown>>): TypedInForm {
  const address = recordFrom(form['billingAddress']);
  const travelers = form['numberOfTravelers'];
  return {
    numberOfTravelers: typeof travelers === 'number' && Number.isInteger(travelers) && travelers >= 1 ? travelers : 1,
    specialRequests: textFrom(form['specialRequests']),
    contactEmail: textFrom(form['contactEmail']),
    billingAddress: {
      address: textFrom(address['address']),
      city: textFrom(address['city']),
      zipCode: textFrom(address['zipCode']),
      country: textFrom(address['country']),
    },
  };
}

export function readDraft(packageId: string, owner: number): Draft | null {
  try {
    return draftFrom(sessionStorage.getItem(placeOf(packageId)), owner);
  } catch {
    return null;
  }
}

export function keepDraft(packageId: string, draft: Draft): void {
  try {
    sessionStorage.setItem(placeOf(packageId), JSON.stringify(draft));
  } catch {
    // Nothing can be stored here: the form works, it only forgets on reload.
  }
}

function placeOf(packageId: string): string {
  return `checkout:${packageId}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function recordFrom(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textFrom(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
