/** What is missing of a departure that leaves soon. */
export type DepartureGap =
  | { readonly what: 'names'; readonly count: number }
  | { readonly what: 'party'; readonly count: number; readonly minimum: number }
  | { readonly what: 'travelers' };

export function departureGaps(departure: {
  readonly sold: number;
  readonly nameless: number;
  readonly minimumParty: number | null;
}): DepartureGap[] {
  const { sold, nameless, minimumParty } = departure;
  const short = minimumParty === null ? 0 : minimumParty - sold;
  return [
    ...(short > 0 && minimumParty !== null ? [{ what: 'party', count: short, minimum: minimumParty } as const] : []),
    ...(sold === 0 && short <= 0 ? [{ what: 'travelers' } as const] : []),
    ...(nameless > 0 ? [{ what: 'names', count: nameless } as const] : []),
  ];
}
