/** One plan of the answer that this tab keeps, as a page of its own: read, changed, and shared from here. */
import { ButtonLink } from '../../../ui/button.tsx';
import { useKept } from '../../../web/tab-storage.ts';
import type { Recommendation } from '../contract/recommend.ts';
import { planPageCopy as copy } from '../copy/plan-page.ts';
import { resultsCopy } from '../copy/results.ts';
import { planKey } from '../rules/plan-key.ts';
import { answerKindOf } from '../rules/planner-insights.ts';
import { askedFor, latestOf, type TabAnswers, tabAnswers } from './answers-in-tab.ts';
import { ChangeBar } from './change-bar.tsx';
import { ChangeOneThing, usePlanChange } from './change-one-thing.tsx';
import { countStep } from './count-step.ts';
import { waysToEdit } from './edit-stop.tsx';
import { ExportPlan } from './export-plan.tsx';
import { NoPlan } from './no-plan.tsx';
import { PlanPage } from './plan-page.tsx';
import { PlanWaiting } from './plan-waiting.tsx';

export function DraftPlan({ name }: { name: string }) {
  const saved = useKept(tabAnswers);
  if (saved === undefined) return <PlanWaiting />;
  const plan = saved && latestOf(saved).answer.recommendations.find((trip) => planKey(trip) === name);
  return (
    <div className="on-night flex-1">
      {plan ? <Draft saved={saved} plan={plan} /> : <NoPlan says={copy.missing} hasDrafts={saved !== null} />}
    </div>
  );
}

function Draft({ saved, plan }: { saved: TabAnswers; plan: Recommendation }) {
  const change = usePlanChange();
  return (
    <PlanPage
      plan={plan}
      note={`${copy.draft} ${resultsCopy.shared.note}`}
      onFollow={() => countStep('followed', answerKindOf(latestOf(saved).answer))}
      ways={waysToEdit({
        plan: planKey(plan),
        days: plan.plan.days,
        pending: change.isPending,
        edit: (edit) => change.mutate({ saved, change: edit }),
      })}
      change={
        <>
          <ChangeOneThing saved={saved} change={change} isToldElsewhere />
          <ChangeBar saved={saved} plan={plan} pending={change.isPending} />
        </>
      }
      actions={
        <>
          <ButtonLink href="/ai-results" variant="ghost" size="sm">
            {copy.back}
          </ButtonLink>
          <ExportPlan key={plan.id} asked={askedFor(saved)} recommendationId={plan.id} title={plan.title} />
        </>
      }
    />
  );
}
