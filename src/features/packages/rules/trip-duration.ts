/** How long a trip is, as people read it. */

/** "6 days, 5 nights". */
export function durationOf(nights: number): string {
  return `${nights + 1} days, ${nights} ${nights === 1 ? 'night' : 'nights'}`;
}
