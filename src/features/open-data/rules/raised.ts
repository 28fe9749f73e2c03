/** When a place of open data may count as one of ours: what one needs to know to go there has been looked up. */

export const CHECKED_FACTS = ['name', 'hours', 'fee', 'wheelchair'] as const;
export type CheckedFact = (typeof CHECKED_FACTS)[number];

/** Whether one gets in without a step is seldom on a page; it is not asked for. */
const NEEDED: readonly CheckedFact[] = ['name', 'hours', 'fee'];

export function missingChecks(checked: readonly { readonly fact: CheckedFact }[]): CheckedFact[] {
  return NEEDED.filter((needed) => !checked.some(({ fact }) => fact === needed));
}
