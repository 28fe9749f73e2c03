/** Keeping seats for a booking: for how long, how many, and why they are refused. */
import { priceFor } from '../../packages/rules/total-price.ts';

/** Whole dollars of one charge: Stripe takes at most eight digits of cents (its API reference, `PaymentIntent.amount`). */
const MOST_CHARGED = 999_999;

/** As many as the package takes in one booking, as long as a card can be charged for all of them at once. */
export function mostTravelers(terms: { readonly maxGuests: number; readonly pricePerPerson: number }): number {
  let most = terms.maxGuests;
  while (most > 1 && priceFor(terms.pricePerPerson, most).total > MOST_CHARGED) most--;
  return most;
}

export const HOLD_MINUTES = 10;

export const OPTION_HOURS = 48;

export const MOST_OPEN_BOOKINGS = 2;

/**
 * Of bookings that wait for their banks' answers, for one account and for one address block: the seats they keep at any
 * time, and the minutes of seats in any hour. Beyond that a booking waits without seats, so nobody holds a departure
 * hostage, with however many accounts.
 */
export const MOST_ASKED_SEATS = 8;

export const MOST_ASKED_SEAT_MINUTES = 160;

/** A hold that is over is noticed within that time, by recovery or by whoever wants its seats. */
export const RELEASE_LAG_SECONDS = 15;

export const MOST_FAILED_PAYMENTS_AN_HOUR = 5;

export interface SeatCount {
  readonly capacity: number;
  readonly held: number;
  readonly sold: number;
}

export type SeatRefusal = 'sold_out' | 'not_enough_spots' | 'held_by_others';

/** Why seats were not to be had. Null: they are free now. */
export function refusalFor({ capacity, held, sold }: SeatCount, wanted: number): SeatRefusal | null {
  const left = capacity - held - sold;
  if (left >= wanted) return null;
  if (left > 0) return 'not_enough_spots';
  return held > 0 ? 'held_by_others' : 'sold_out';
}
