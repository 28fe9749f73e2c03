/** A learning itinerary in full: the analysis, every day with its map, the price line by line, and the proof. */
import type { ReactNode } from 'react';
import { Heading } from '../../../ui/section.tsx';
import type { Recommendation } from '../contract/recommend.ts';
import { planCopy } from '../copy/plan.ts';
import { CheckList } from './check-list.tsx';
import { Attribution } from './open-data-band.tsx';
import { PlanDays } from './plan-days.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { PriceLines } from './price-lines.tsx';
import { WhereYouStay } from './where-you-stay.tsx';

export function FullPlan({ recommendation, children }: { recommendation: Recommendation; children?: ReactNode }) {
  return (
    <div className="grid gap-10">
      <PlanSummary recommendation={recommendation}>{children}</PlanSummary>
      <WhereYouStay plan={recommendation.plan} />
      <section>
        <Heading level={3} size="part" className="mb-6">
          {planCopy.dayByDay}
        </Heading>
        <PlanDays trip={recommendation} />
        {recommendation.openData && <Attribution />}
      </section>
      <PriceLines cost={recommendation.plan.cost} />
      <CheckList checks={recommendation.checks} />
    </div>
  );
}
