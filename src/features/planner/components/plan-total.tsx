/** What a plan comes to: the sum, which no line breaks, and for whom. */

import { partyWords } from '../copy/phrasing.ts';
import { resultsCopy as copy } from '../copy/results.ts';
import { amountOf } from '../rules/compare-plans.ts';
import type { Plan } from '../rules/plan.ts';

interface PlanTotalProps {
  readonly plan: Plan;
  /** What is said where nobody knows the sum. */
  readonly unknown: string;
}

export function PlanTotal({ plan, unknown }: PlanTotalProps) {
  const sum = amountOf(plan.cost);
  if (sum === null) return <span className="display text-2xl">{unknown}</span>;
  return (
    <>
      <span className="display text-3xl whitespace-nowrap">{sum}</span>{' '}
      <span className="text-sm font-normal text-fg-muted">{copy.forParty(partyWords(plan.party))}</span>
    </>
  );
}
