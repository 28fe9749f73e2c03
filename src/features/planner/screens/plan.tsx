/** The page of a plan: one that somebody shared, read by anybody who has its link and telling nobody who made it, or one that only this tab has. */
import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { lazy, Suspense } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import type { ScreenProps } from '../../../web/page.ts';
import { Loaded, noAnswer } from '../../../web/query-view.tsx';
import { PlanPage } from '../components/plan-page.tsx';
import { PlanWaiting } from '../components/plan-waiting.tsx';
import { PrintButton, SaveButton } from '../components/save-and-print.tsx';
import { readSharedPlan } from '../contract/share.ts';
import { resultsCopy } from '../copy/results.ts';
import { isShared, plansBeside } from '../rules/plan-paths.ts';

const copy = resultsCopy.shared;

const failed = noAnswer({
  missing: { title: copy.missing, text: copy.missingText, onward: { href: '/demo', label: copy.own } },
  failed: { title: copy.title, again: copy.again },
});

const ComparePlans = lazy(() =>
  import('../components/compare-plans.tsx').then((module) => ({ default: module.ComparePlans })),
);
const DraftPlan = lazy(() => import('../components/draft-plan.tsx').then((module) => ({ default: module.DraftPlan })));

export function PlanScreen({ params }: ScreenProps) {
  const part = params['token'] ?? '';
  const names = plansBeside(part);
  const isHydrated = useHydrated();
  return (
    <div className="on-night flex-1">
      {isShared(part) ? (
        <SharedPlan token={part} />
      ) : isHydrated ? (
        <Suspense fallback={<PlanWaiting />}>
          {names.length > 1 ? <ComparePlans names={names} /> : <DraftPlan name={part} />}
        </Suspense>
      ) : (
        <PlanWaiting />
      )}
    </div>
  );
}

function SharedPlan({ token }: { token: string }) {
  const query = useQuery(queryOf(readSharedPlan, { params: { token } }));
  return (
    <Loaded query={query} waiting={<PlanWaiting />} failed={failed}>
      {(plan) => (
        <PlanPage
          plan={plan}
          note={copy.note}
          actions={
            <>
              <ButtonLink href="/demo" variant={plan.packageId ? 'ghost' : 'primary'}>
                {copy.own}
              </ButtonLink>
              <ButtonLink href={`/api/plans/${encodeURIComponent(token)}/calendar`} variant="ghost" download>
                <CalendarPlus aria-hidden="true" strokeWidth={1.5} />
                {resultsCopy.take.calendar}
              </ButtonLink>
              <PrintButton />
              <SaveButton token={token} link={async () => token} />
            </>
          }
        />
      )}
    </Loaded>
  );
}
