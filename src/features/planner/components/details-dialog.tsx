/** View Full Details: a recommendation in short, over the results; its own page has the days. */

import { ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Heading } from '../../../ui/section.tsx';
import type { Recommendation } from '../contract/recommend.ts';
import { compareCopy } from '../copy/compare.ts';
import { planPageCopy } from '../copy/plan-page.ts';
import { resultsCopy as copy } from '../copy/results.ts';
import { sightsOf } from '../rules/compare-plans.ts';
import { DETAIL_SITES } from '../rules/outbound-sites.ts';
import type { PlanDay } from '../rules/plan.ts';
import { draftPath } from '../rules/plan-paths.ts';
import type { AskedQuestion } from './answers-in-tab.ts';
import { ExportPlan } from './export-plan.tsx';
import { OutboundLinks } from './outbound-links.tsx';
import { PlanSummary } from './plan-summary.tsx';

export function DetailsDialog({
  recommendation,
  asked,
  onFollow,
  onClose,
}: {
  recommendation: Recommendation | undefined;
  asked: AskedQuestion;
  onFollow: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={recommendation !== undefined}
      onClose={onClose}
      title={recommendation?.title ?? copy.details}
      width="wide"
    >
      {recommendation && (
        <div className="grid gap-10">
          <PlanSummary recommendation={recommendation}>
            <div className="no-print flex flex-wrap gap-3">
              <ButtonLink href={draftPath(recommendation)} variant={recommendation.packageId ? 'dark' : 'primary'}>
                {planPageCopy.open}
              </ButtonLink>
              {recommendation.packageId && (
                <ButtonLink href={`/checkout/${encodeURIComponent(recommendation.packageId)}`}>{copy.book}</ButtonLink>
              )}
            </div>
            <section>
              <Heading level={3} size="part" className="mb-3">
                {compareCopy.days}
              </Heading>
              <DaysInShort days={recommendation.plan.days} />
            </section>
          </PlanSummary>
          <ExportPlan
            key={recommendation.id}
            asked={asked}
            recommendationId={recommendation.id}
            title={recommendation.title}
          />
          <div className="border-t border-line pt-4">
            <p className="text-sm font-bold">{copy.quickBook}</p>
            <OutboundLinks
              sites={DETAIL_SITES}
              place={recommendation.place}
              label={copy.quickBook}
              onFollow={onFollow}
            />
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** The days of a plan, a line each: the part of town and what there is to see. */
function DaysInShort({ days }: { days: readonly PlanDay[] }) {
  return (
    <ol className="text-md">
      {days.map((day) => (
        <li key={day.n} className="grid grid-cols-[3.75rem_minmax(0,1fr)] border-b border-line py-2">
          <span className="text-fg-muted">{compareCopy.day(day.n)}</span>
          <span>
            <span className="font-semibold">{day.area}</span> {sightsOf(day).join(', ') || compareCopy.open}
          </span>
        </li>
      ))}
    </ol>
  );
}
