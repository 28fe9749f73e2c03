/** When a place of open data may count as one of ours: what one needs to know to go there has been looked up. */

export const CHECKED_FACTS = ['name', 'hours', 'fee', 'wheelchair'] as const;
export type CheckedFact = (typeof CHECKED_FACTS)[number];

/** Whether one gets in without a step is seldom on a page; it is not asked for. */
const NEEDED: readonly CheckedFact[] = ['name', 'hours', 'fee'];

interface Looked {
  readonly checks: readonly { readonly fact: CheckedFact }[];
  readonly hours: string | null;
  readonly fee: boolean | null;
}

/** That nobody knows the hours is nothing to be looked up. */
export function missingChecks({ checks, ...place }: Looked): CheckedFact[] {
  const known = { name: true, wheelchair: true, hours: place.hours !== null, fee: place.fee !== null };
  return NEEDED.filter((needed) => !known[needed] || !checks.some(({ fact }) => fact === needed));
}
