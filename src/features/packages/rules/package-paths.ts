/** The pages of a package. */

/** Where it is booked. Without a departure: the next one. */
export function checkoutPath(packageId: string, departureId?: number): string {
  return pathUnder('/checkout', packageId, departureId);
}

/** The page about it; with a departure, that one is chosen there. */
export function tripPath(packageId: string, departureId?: number): string {
  return pathUnder('/upcoming-trips', packageId, departureId);
}

function pathUnder(page: string, packageId: string, departureId: number | undefined): string {
  return `${page}/${encodeURIComponent(packageId)}${departureId === undefined ? '' : `?departure=${departureId}`}`;
}
