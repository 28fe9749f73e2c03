/** Where a card leads: the trip planner, with the destination filled in. */
export function plannerAddress(name: string): string {
  return `/demo?destination=${encodeURIComponent(name)}`;
}
