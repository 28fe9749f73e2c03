/** View Full Details: a recommendation in full, over the results. */
import { ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Recommendation } from '../contract/recommend.ts';
import { resultsCopy as copy } from '../copy/results.ts';
import { DETAIL_SITES } from '../rules/outbound.ts';
import { FullPlan } from './full-plan.tsx';
import { OutboundLinks } from './outbound-links.tsx';
import type { SavedQuestion } from './saved-trips.ts';
import { TakePlan } from './take-plan.tsx';

export function DetailsDialog({
  recommendation,
  asked,
  onFollow,
  onClose,
}: {
  recommendation: Recommendation | undefined;
  asked: SavedQuestion;
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
        <FullPlan recommendation={recommendation}>
          {recommendation.packageId && (
            <ButtonLink
              href={`/checkout/${encodeURIComponent(recommendation.packageId)}`}
              className="justify-self-start"
            >
              {copy.book}
            </ButtonLink>
          )}
          <div className="grid gap-2">
            <p className="text-sm font-bold">{copy.quickBook}</p>
            <OutboundLinks
              sites={DETAIL_SITES}
              place={recommendation.place}
              label={copy.quickBook}
              onFollow={onFollow}
            />
          </div>
          <TakePlan
            key={recommendation.id}
            asked={asked}
            recommendationId={recommendation.id}
            title={recommendation.title}
          />
        </FullPlan>
      )}
    </Dialog>
  );
}
