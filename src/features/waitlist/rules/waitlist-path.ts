/** Where one waits for seats. Without a departure: of the next one. */
export function waitlistPath(packageId: string, departureId?: number): string {
  return `/waitlist/${encodeURIComponent(packageId)}${departureId === undefined ? '' : `?departure=${departureId}`}`;
}
