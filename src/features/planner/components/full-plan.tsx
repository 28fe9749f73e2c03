/** A recommendation in full: the analysis, every day with its map, the price line by line, and the proof. */
import type { ReactNode } from 'react';
import { Facts } from '../../../ui/card.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { Heading } from '../../../ui/section.tsx';
import { TickList } from '../../../ui/tick-list.tsx';
import type { Recommendation } from '../contract/recommend.ts';
import { planCopy } from '../copy/plan.ts';
import { resultsCopy as copy } from '../copy/results.ts';
import { stayCopy } from '../copy/stay.ts';
import { isLabel, readAnswer } from '../rules/answer-text.ts';
import { CheckList } from './check-list.tsx';
import { Attribution, OpenDataBand } from './open-data.tsx';
import { PlanDay } from './plan-day.tsx';
import { PriceLines } from './price-lines.tsx';
import { WhereYouStay } from './where-you-stay.tsx';
import { WishLedger } from './wish-ledger.tsx';

export function FullPlan({ recommendation, children }: { recommendation: Recommendation; children?: ReactNode }) {
  const { plan } = recommendation;
  const { paragraphs, dayLines } = readAnswer(recommendation.fullAIResponse, [stayCopy.title]);
  return (
    <div className="grid gap-10">
      <div className="grid gap-6">
        <Facts
          facts={[
            { label: copy.facts.price, value: recommendation.price },
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
        />
        {children}
        <OpenDataBand told={recommendation.openData} />
      </div>
      <WishLedger wishes={recommendation.wishes} />
      <section>
        <Heading level={3} size="part">
          {copy.highlights}
        </Heading>
        <TickList className="mt-4" items={recommendation.highlights} />
      </section>
      <WhereYouStay plan={plan} />
      <section>
        <Heading level={3} size="part">
          {copy.analysis}
        </Heading>
        <div className="mt-4 grid gap-4">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={isLabel(paragraph) ? 'mt-3 -mb-2.5 font-bold' : undefined}>
              {paragraph}
            </p>
          ))}
        </div>
      </section>
      <section className="grid gap-8">
        <Heading level={3} size="part">
          {planCopy.dayByDay}
        </Heading>
        {plan.days.map((day) => (
          <PlanDay
            key={day.n}
            day={day}
            line={dayLines.get(day.n) ?? planCopy.showDay(day.n, day.date, day.area)}
            currency={plan.cost.currency}
          />
        ))}
        {recommendation.openData && <Attribution />}
      </section>
      <PriceLines cost={plan.cost} />
      <CheckList checks={recommendation.checks} />
    </div>
  );
}
