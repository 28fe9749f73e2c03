/** The id of a booking: as the reference that people say, and read from an address. */

export function referenceOf(bookingId: number): string {
  return String(bookingId).padStart(6, '0');
}

/** An address part becomes an id, or null when it cannot be one. */
export function bookingIdFrom(text: string): number | null {
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null;
}
