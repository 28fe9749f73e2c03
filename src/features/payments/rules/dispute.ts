/** What a bank does with a payment that its customer disputes. */

/** Words of the provider for disputes that cost nothing (Stripe's API reference, `Dispute.status`). */
export const ENDED_WELL: readonly string[] = ['won', 'warning_closed', 'prevented'];

/** Words for a bank that only asks (an inquiry): no money has moved, and a refund is the usual answer. */
const ASKING: readonly string[] = ['warning_needs_response', 'warning_under_review'];

export interface Disputed {
  readonly status: string;
  readonly amountCents: number;
}

/** What a payment's bank does with it. */
export interface AtBank {
  /** It asks; it takes money back and decides; it has taken it for good. Refunds are possible in the first alone. */
  readonly standing: 'asks' | 'decides' | 'lost';
  /** Asked about, or taken. */
  readonly cents: number;
  /** All that is undecided still waits for an answer, so it can be given up. */
  readonly mayAccept: boolean;
}

/** Of all its disputes. Null: the bank does nothing, or not any more. A status we do not know takes money. */
export function atBank(disputes: readonly Disputed[]): AtBank | null {
  const going = disputes.filter(({ status }) => !ENDED_WELL.includes(status));
  const taken = going.filter(({ status }) => !ASKING.includes(status));
  const open = taken.filter(({ status }) => status !== 'lost');
  const [first] = going;
  if (!first) return null;
  const sum = (of: readonly Disputed[]) => of.reduce((cents, { amountCents }) => cents + amountCents, 0);
  if (taken.length === 0) return { standing: 'asks', cents: sum(going), mayAccept: false };
  if (open.length === 0) return { standing: 'lost', cents: sum(taken), mayAccept: false };
  return { standing: 'decides', cents: sum(taken), mayAccept: open.every(({ status }) => status === 'needs_response') };
}

/** Whether a bank takes the payment back, or has: nothing is refunded beside that. */
export function isTakenBack(bank: AtBank | null): bank is AtBank & { readonly standing: 'decides' | 'lost' } {
  return bank !== null && bank.standing !== 'asks';
}
