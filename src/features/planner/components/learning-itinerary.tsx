/** A learning itinerary in full, over the trip builder. */
import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { Heading } from '../../../ui/section.tsx';
import type { Recommendation } from '../contract/recommend.ts';
import { planCopy } from '../copy/plan.ts';
import { builderCopy } from '../copy/trip-builder.ts';
import { AnswerSources } from './answer-sources.tsx';
import { askedFor, latestOf, type TabAnswers } from './answers-in-tab.ts';
import { CheckList } from './check-list.tsx';
import { ExportPlan } from './export-plan.tsx';
import { Attribution } from './open-data-aside.tsx';
import { PlanDays } from './plan-days.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { PriceLines } from './price-lines.tsx';
import { WhereYouStay } from './where-you-stay.tsx';

export function LearningItinerary({
  saved,
  shown,
  onClose,
}: {
  saved: TabAnswers | null;
  shown: Recommendation | undefined;
  onClose: () => void;
}) {
  return (
    <Dialog open={shown !== undefined} onClose={onClose} title={shown?.title ?? builderCopy.result.title} width="wide">
      {shown && saved && (
        <>
          <FullPlan recommendation={shown}>
            <ExportPlan key={shown.id} asked={askedFor(saved)} recommendationId={shown.id} title={shown.title} />
          </FullPlan>
          <div className="mt-10">
            <AnswerSources answer={latestOf(saved).answer} level={3} />
          </div>
        </>
      )}
    </Dialog>
  );
}

/** A learning itinerary in full: the analysis, every day with its map, the price line by line, and the proof. */
function FullPlan({ recommendation, children }: { recommendation: Recommendation; children?: ReactNode }) {
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
