/** The id of a booking: from which numbers it is drawn, as the reference that people say, and read from an address. */

/** Six digits, until drawing finds them mostly taken: then seven. */
export const DRAWS = 8;

export const SIX_DIGITS = 999_999;

export const SEVEN_DIGITS = 9_999_999;

export function referenceOf(bookingId: number): string {
  return String(bookingId).padStart(6, '0');
}

/** An address part becomes an id, or null when it cannot be one. */
export function bookingIdFrom(text: string): number | null {
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null;
}
