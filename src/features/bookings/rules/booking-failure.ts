/** What a booking came to nothing of. */

/** Why a booking came to nothing. */
export type Failure =
  | 'payment_declined'
  | 'insufficient_funds'
  | 'too_many_attempts'
  | 'provider_away'
  | 'hold_expired'
  | 'authorisation_lost'
  /** The bank asks, the quota of seats that wait is used up, and no work was done. */
  | 'work_missing'
  /** The bank has answered, and no seats were left. */
  | 'seats_gone'
  /** An operator has taken an option back. */
  | 'withdrawn';

/** A decline in the provider's words becomes one in ours. */
export function failureOf(declineCode: string | null): 'payment_declined' | 'insufficient_funds' {
  return declineCode === 'insufficient_funds' ? 'insufficient_funds' : 'payment_declined';
}
