/** One recommendation at a glance: what sets it apart, how long, how much, how well proven; where else to look stands last. */
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card, CardPicture } from '../../../ui/card.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { Heading } from '../../../ui/section.tsx';
import { TickList } from '../../../ui/tick-list.tsx';
import type { Recommendation } from '../contract/recommend.ts';
import { compareCopy } from '../copy/compare.ts';
import { listed } from '../copy/phrasing.ts';
import { planCopy } from '../copy/plan.ts';
import { resultsCopy as copy } from '../copy/results.ts';
import { differencesOf, sleepsAt } from '../rules/compare-plans.ts';
import { CARD_SITES } from '../rules/outbound-sites.ts';
import { paceOfDays } from '../rules/pace.ts';
import { money } from '../rules/price/currency.ts';
import { passedOf } from './check-list.tsx';
import { OutboundLinks } from './outbound-links.tsx';
import { pictureOfPlan } from './picture-of-plan.ts';
import { PlanTotal } from './plan-total.tsx';
import { wishesTold } from './wish-ledger.tsx';
import './results.css';

const MOST_HIGHLIGHTS = 3;
const MOST_DAYS = 6;

export function RecommendationCard({
  recommendation,
  first,
  isPictureShown,
  formerly,
  onOpen,
  onFollow,
}: {
  recommendation: Recommendation;
  /** The first of the answer, with which every other is compared. */
  first: Recommendation;
  /** Whether a card before has the same picture. */
  isPictureShown: boolean;
  /** The description that stood here when the page was first read: its room is kept. */
  formerly?: string | undefined;
  onOpen: () => void;
  onFollow: () => void;
}) {
  const { id, plan, wishes, place } = recommendation;
  const over = plan.cost.verdict === 'over' && (
    <Badge tone="warning">{planCopy.cost.over(money(plan.cost.overBy ?? 0, plan.cost.currency))}</Badge>
  );
  const differences = recommendation === first ? [] : differencesOf(recommendation, first).map(compareCopy.difference);
  const stays = sleepsAt(plan);
  return (
    <Card as="article" padded={false} labelledBy={`trip-${id}`} className="result">
      {isPictureShown ? (
        <DaysAtAGlance days={plan.days}>{over}</DaysAtAGlance>
      ) : (
        <CardPicture
          picture={pictureOfPlan(recommendation)}
          alt=""
          sizes="(min-width: 1024px) 410px, 92vw"
          priority={recommendation === first}
          end={over}
        />
      )}
      <div className="result-title">
        <p className="text-sm font-bold text-accent">{compareCopy.styles[plan.style]}</p>
        <Heading level={2} size="part" id={`trip-${id}`}>
          {recommendation.title}
        </Heading>
        <p className="text-sm text-fg-muted">
          {place} · {recommendation.duration}
        </p>
      </div>
      <div className="result-price">
        <p className="text-sm text-fg-muted">{copy.priceLabel}</p>
        <p>
          <PlanTotal plan={plan} unknown={recommendation.price} />
        </p>
        {differences.length > 0 && <p className="mt-2 text-sm font-semibold">{compareCopy.differs(differences)}</p>}
      </div>
      <dl className="result-facts">
        {[
          ...(stays.length > 0 ? [{ label: compareCopy.rows.stay, value: listed(stays) }] : []),
          { label: compareCopy.rows.pace, value: compareCopy.pace(paceOfDays(plan.days)) },
          ...(wishes.length > 0 ? [{ label: compareCopy.rows.wishes, value: wishesTold(wishes) }] : []),
          { label: planCopy.checks.title, value: passedOf(recommendation.checks) },
        ].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="result-words">
        <p className="relative min-h-[3lh] text-md text-fg-muted">
          {formerly !== undefined && (
            <span aria-hidden="true" className="invisible">
              {formerly}
            </span>
          )}
          <span className={formerly === undefined ? undefined : 'absolute inset-0 overflow-hidden'}>
            {recommendation.description}
          </span>
        </p>
        <Heading level={3} className="sr-only">
          {copy.highlights}
        </Heading>
        <TickList items={recommendation.highlights.slice(0, MOST_HIGHLIGHTS)} />
        {recommendation.openData && <p className="text-md font-bold">{copy.openData.short}</p>}
      </div>
      <div className="result-ways">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button variant="dark" onClick={onOpen} aria-describedby={`trip-${id}`}>
            {copy.details}
          </Button>
          {recommendation.packageId && (
            <ButtonLink href={`/checkout/${encodeURIComponent(recommendation.packageId)}`}>{copy.book}</ButtonLink>
          )}
          <Rating value={recommendation.rating} basis={copy.ratingBasis} />
        </div>
        <OutboundLinks sites={CARD_SITES} place={place} label={copy.search} onFollow={onFollow} />
      </div>
    </Card>
  );
}

/** Where the place has no other picture: where its days lead. */
function DaysAtAGlance({ days, children }: { days: Recommendation['plan']['days']; children: ReactNode }) {
  return (
    <div className="result-days on-night">
      <p className="text-sm text-sand">{compareCopy.days}</p>
      <ol>
        {days.slice(0, MOST_DAYS).map(({ n, area }) => (
          <li key={n}>
            <span aria-hidden="true">{n}</span> {area}
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}
