/** The pages of a package. */

/** Where it is booked. Without a departure: the next one. */
export function checkoutPath(packageId: string, departureId?: number): string {
  return `/checkout/${encodeURIComponent(packageId)}${departureId === undefined ? '' : `?departure=${departureId}`}`;
}

/** The page about it; with a departure, that one is chosen there. */
export function tripPath(packageId: string, departureId?: number): string {
  return `/upcoming-trips/${encodeURIComponent(packageId)}${departureId === undefined ? '' : `?departure=${departureId}`}`;
}
