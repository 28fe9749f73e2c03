/** A learning itinerary in full, over the trip builder. */
import { Dialog } from '../../../ui/dialog.tsx';
import type { Recommendation } from '../contract/recommend.ts';
import { builderCopy } from '../copy/trip-builder.ts';
import { AnswerSources } from './answer-sources.tsx';
import { askedFor, latestOf, type TabAnswers } from './answers-in-tab.ts';
import { FullPlan } from './full-plan.tsx';
import { TakePlan } from './take-plan.tsx';

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
            <TakePlan key={shown.id} asked={askedFor(saved)} recommendationId={shown.id} title={shown.title} />
          </FullPlan>
          <div className="mt-10">
            <AnswerSources answer={latestOf(saved).answer} level={3} />
          </div>
        </>
      )}
    </Dialog>
  );
}
