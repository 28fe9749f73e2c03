/** One recommendation at a glance: what, how long, how much, how well proven, and where to go from here. */
import BedDouble from 'lucide-react/icons/bed-double';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card, CardBody, CardPicture } from '../../../ui/card.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { Heading } from '../../../ui/section.tsx';
import { TickList } from '../../../ui/tick-list.tsx';
import type { Recommendation } from '../contract/recommend.ts';
import { planCopy } from '../copy/plan.ts';
import { resultsCopy as copy } from '../copy/results.ts';
import { stayCopy } from '../copy/stay.ts';
import { CARD_SITES } from '../rules/outbound.ts';
import { money } from '../rules/price/money.ts';
import { passedOf } from './check-list.tsx';
import { OutboundLinks } from './outbound-links.tsx';

export function RecommendationCard({
  recommendation,
  formerly,
  onOpen,
  onFollow,
  priority,
}: {
  recommendation: Recommendation;
  /** The description that stood here when the page was first read: its room is kept. */
  formerly?: string | undefined;
  onOpen: () => void;
  onFollow: () => void;
  priority: boolean;
}) {
  const { id, plan } = recommendation;
  const stays = plan.segments.flatMap(({ stay }) => stay ?? []);
  return (
    <Card as="article" padded={false} labelledBy={`trip-${id}`}>
      <CardPicture
        picture={recommendation.destinationId}
        alt=""
        sizes="(min-width: 1024px) 410px, 92vw"
        priority={priority}
        end={
          plan.cost.verdict === 'over' && (
            <Badge tone="warning">{planCopy.cost.over(money(plan.cost.overBy ?? 0, plan.cost.currency))}</Badge>
          )
        }
      />
      <CardBody>
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-fg-muted">
          <Rating value={recommendation.rating} basis={copy.ratingBasis} />
          <span>{recommendation.duration}</span>
        </p>
        <Heading level={2} size="part" id={`trip-${id}`}>
          {recommendation.title}
        </Heading>
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
        <div className="border-t border-line pt-4">
          <Heading level={3} className="sr-only">
            {copy.highlights}
          </Heading>
          <TickList items={recommendation.highlights} />
        </div>
        <div className="mt-auto grid gap-4 border-t border-line pt-4">
          <p>
            <span className="block text-sm text-fg-muted">{copy.priceLabel}</span>
            <span className="display text-3xl">{recommendation.price}</span>
          </p>
          {stays.length > 0 && (
            <p className="flex items-start gap-2 text-md">
              <BedDouble aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-5 shrink-0 text-accent" />
              {stayCopy.short(stays.map(({ name }) => name))}
            </p>
          )}
          {recommendation.openData && <p className="text-md font-bold">{copy.openData.short}</p>}
          <p className="flex items-center gap-2 text-md">
            <ShieldCheck aria-hidden="true" strokeWidth={1.5} className="size-5 text-accent" />
            {passedOf(recommendation.checks)}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="dark" onClick={onOpen} aria-describedby={`trip-${id}`}>
              {copy.details}
            </Button>
            {recommendation.packageId && (
              <ButtonLink href={`/checkout/${encodeURIComponent(recommendation.packageId)}`}>{copy.book}</ButtonLink>
            )}
          </div>
          <OutboundLinks sites={CARD_SITES} place={recommendation.place} label={copy.search} onFollow={onFollow} />
        </div>
      </CardBody>
    </Card>
  );
}
