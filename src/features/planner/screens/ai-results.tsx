/**
 * The recommendations of this browser session. The opened one stands in the
 * address (`?trip=`), so that the back button closes it and a reload keeps it.
 */
import { lazy, Suspense, useRef } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Opening, Section } from '../../../ui/section.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { navigate } from '../../../web/router.tsx';
import { useKept } from '../../../web/tab-storage.ts';
import { AnswerSources } from '../components/answer-sources.tsx';
import { askedFor, latestOf, type TabAnswers, tabAnswers } from '../components/answers-in-tab.ts';
import { ChangeOneThing, usePlanChange } from '../components/change-one-thing.tsx';
import { CloserReading } from '../components/closer-reading.tsx';
import { countStep } from '../components/count-step.ts';
import { useImproving } from '../components/improved-answer.ts';
import { pictureOfPlan } from '../components/picture-of-plan.ts';
import { RecommendationCard } from '../components/recommendation-card.tsx';
import { ResultsSummary, WhatWasNotUsed } from '../components/results-summary.tsx';
import { WhatWasAssumed } from '../components/what-was-assumed.tsx';
import { WhatWasUnderstood } from '../components/what-was-understood.tsx';
import type { Recommendation } from '../contract/recommend.ts';
import { compareCopy } from '../copy/compare.ts';
import { resultsCopy as copy } from '../copy/results.ts';
import { besidePath } from '../rules/plan-paths.ts';
import { answerKindOf } from '../rules/planner-insights.ts';

const HERE = '/ai-results';

/** Comes after the cards, before anybody opens one. */
const DetailsDialog = lazy(() =>
  import('../components/details-dialog.tsx').then((module) => ({ default: module.DetailsDialog })),
);

export function AiResultsScreen({ search }: ScreenProps) {
  const saved = useKept(tabAnswers);
  if (saved === undefined) {
    return (
      <Section ground="clear" space="md">
        <Opening level={1} title={copy.title} />
        <Spinner label={copy.title} hideLabel />
      </Section>
    );
  }
  return saved === null ? <Nothing /> : <Results saved={saved} opened={search.get('trip')} />;
}

function Nothing() {
  return (
    <EmptyState
      level={1}
      title={copy.none}
      drawing="nothing-found"
      actions={
        <ButtonLink size="lg" href="/demo">
          {copy.back}
        </ButtonLink>
      }
    >
      <p>{copy.text}</p>
    </EmptyState>
  );
}

function Results({ saved, opened }: { saved: TabAnswers; opened: string | null }) {
  const change = usePlanChange();
  const { answer } = latestOf(saved);
  const plans = answer.recommendations;
  const correct = (sentence: string) => change.mutate({ saved, change: sentence });
  const { formerly } = useImproving();
  const shown = useAsOpened(plans.find(({ id }) => id === opened));
  // Whether the entry under the dialog in the history is this page: then closing goes back to it.
  const openedHere = useRef(false);
  const kind = answerKindOf(answer);
  const follow = () => countStep('followed', kind);
  const open = (id: string) => {
    countStep('opened', kind);
    openedHere.current = true;
    navigate(`${HERE}?trip=${encodeURIComponent(id)}`);
  };
  const close = () => {
    if (openedHere.current) window.history.back();
    else navigate(HERE, { replace: true });
    openedHere.current = false;
  };

  return (
    <Section ground="clear" space="md">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <Opening level={1} size="section" title={copy.title} />
        <ButtonLink href="/demo" variant="ghost">
          {copy.newSearch}
        </ButtonLink>
      </div>
      <div className="mt-8 grid gap-9">
        <ResultsSummary wish={saved.wish} answer={answer} />
        <CloserReading saved={saved} />
        <ul className="results" aria-busy={change.isPending}>
          {plans.map((plan, at) => (
            <li key={plan.id}>
              <RecommendationCard
                recommendation={plan}
                first={plans[0] ?? plan}
                isPictureShown={plans.slice(0, at).some((before) => pictureOfPlan(before) === pictureOfPlan(plan))}
                formerly={formerly?.get(plan.id)}
                onOpen={() => open(plan.id)}
                onFollow={follow}
              />
            </li>
          ))}
        </ul>
        {plans.length > 1 && (
          <p className="no-print">
            <ButtonLink href={besidePath(plans)}>{compareCopy.compare(plans.length)}</ButtonLink>
          </p>
        )}
        <div className="grid items-start gap-7 lg:grid-cols-2">
          <div className="grid gap-7">
            <WhatWasNotUsed unused={answer.interpretation.unused} />
            <ChangeOneThing saved={saved} change={change} />
            <WhatWasAssumed reading={answer.interpretation} pending={change.isPending} onCorrect={correct} />
          </div>
          <WhatWasUnderstood lines={answer.understood ?? []} pending={change.isPending} onChange={correct} />
        </div>
        <Card>
          <AnswerSources answer={answer} />
        </Card>
      </div>
      <Suspense fallback={null}>
        <DetailsDialog recommendation={shown} asked={askedFor(saved)} onFollow={follow} onClose={close} />
      </Suspense>
    </Section>
  );
}

/** Whoever reads a plan in full reads it to the end as it was opened. */
function useAsOpened(recommendation: Recommendation | undefined): Recommendation | undefined {
  const opened = useRef(recommendation);
  if (opened.current?.id !== recommendation?.id) opened.current = recommendation;
  return opened.current;
}
