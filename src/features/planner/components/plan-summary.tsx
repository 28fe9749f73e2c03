/** A recommendation in short: its figures, what became of the wishes, the highlights and the analysis. */
import type { ReactNode } from 'react';
import { Facts } from '../../../ui/card.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { Heading } from '../../../ui/section.tsx';
import { TickList } from '../../../ui/tick-list.tsx';
import type { Recommendation } from '../contract/recommend.ts';
import { resultsCopy as copy } from '../copy/results.ts';
import { AnswerText } from './answer-text.tsx';
import { OpenDataAside } from './open-data-aside.tsx';
import { PlanTotal } from './plan-total.tsx';
import { WishLedger } from './wish-ledger.tsx';

export function PlanSummary({ recommendation, children }: { recommendation: Recommendation; children?: ReactNode }) {
  return (
    <>
      <div className="grid gap-6">
        <Facts
          facts={[
            { label: copy.facts.price, value: <PlanTotal plan={recommendation.plan} unknown={recommendation.price} /> },
            // A plan that was shared before it was measured has none.
            ...(recommendation.rating > 0
              ? [
                  {
                    label: copy.facts.rating,
                    value: (
                      <Rating value={recommendation.rating} basis={copy.ratingBasis} className="max-sm:flex-wrap" />
                    ),
                  },
                ]
              : []),
            { label: copy.facts.duration, value: recommendation.duration },
          ]}
          className="max-sm:grid-cols-2 max-sm:[&>:first-child]:col-span-2"
        />
        {children}
        <OpenDataAside told={recommendation.openData} />
      </div>
      <WishLedger wishes={recommendation.wishes} />
      <section>
        <Heading level={3} size="part">
          {copy.highlights}
        </Heading>
        <TickList className="mt-4" items={recommendation.highlights} />
      </section>
      <AnswerText text={recommendation.fullAIResponse} level={3} />
    </>
  );
}
