/** What is being booked and what it costs, live while the number of travelers changes. */
import { lazy, Suspense, useId } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardBody, CardPicture } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/section.tsx';
import { TickList } from '../../../ui/tick-list.tsx';
import type { TripPackage, TripPackageWithDays } from '../../packages/contract/packages.ts';
import { packagesCopy } from '../../packages/copy/packages.ts';
import { refundPeriods } from '../../packages/rules/cancellation-terms.ts';
import { priceFor } from '../../packages/rules/total-price.ts';
import { checkoutCopy } from '../copy/checkout.ts';
import { refundTermsCopy } from '../copy/refund-terms.ts';
import { RefundTerms } from './refund-terms.tsx';
import { SumLines } from './sum-lines.tsx';

const copy = checkoutCopy.summary;

const MoreDates = lazy(() =>
  import('../../packages/components/more-dates.tsx').then((module) => ({ default: module.MoreDates })),
);

export function BookingSummary({ offer, travelers }: { offer: TripPackage; travelers: number }) {
  const id = useId();
  const price = priceFor(offer.price, travelers);
  return (
    <Card as="aside" padded={false} labelledBy={id}>
      <CardPicture
        picture={offer.image}
        alt={offer.imageAlt}
        sizes="(width < 64rem) 92vw, 26rem"
        ratio="aspect-[2/1] md:max-lg:aspect-[4/1] lg:aspect-[16/10]"
        priority
        end={
          <Badge tone="paper">
            {offer.availableSpots === 0 ? copy.noneLeft : copy.spotsLeft(offer.availableSpots)}
          </Badge>
        }
      />
      <CardBody>
        <h2 id={id} className="text-sm font-semibold text-fg-muted">
          {copy.title}
        </h2>
        <div className="-mt-2">
          <Heading level={3} size="card">
            {offer.name}
          </Heading>
          <p className="mt-1.5 text-sm text-fg-muted">
            {offer.location}
            <br />
            <time dateTime={offer.departsOn}>{offer.departure}</time>, {offer.duration}
            {offer.runsFrom && (
              <>
                <br />
                {packagesCopy.dates.runsFrom(offer.runsFrom.minimum, offer.runsFrom.booked)}
              </>
            )}
          </p>
          <Suspense>{offer.moreDepartures > 0 && <MoreDates offer={offer} />}</Suspense>
        </div>
        <div className="border-t border-line pt-3.5">
          <SumLines
            lines={[
              { label: copy.lines(offer.price, travelers), amount: price.subtotal, quiet: true },
              { label: copy.subtotal, amount: price.subtotal },
              { label: copy.taxes, amount: price.taxes },
            ]}
            totalLabel={copy.total}
            total={price.total}
          />
        </div>
        <p role="status" className="sr-only">
          {copy.totalNow(price.total, travelers)}
        </p>
      </CardBody>
    </Card>
  );
}

/** What comes back when, before anything is booked: live with the number of travelers. */
export function IfPlansChange({ offer, travelers }: { offer: TripPackageWithDays; travelers: number }) {
  const id = useId();
  const { total } = priceFor(offer.price, travelers);
  return (
    <Card as="section" labelledBy={id} className="max-lg:order-3">
      <h2 id={id} className="mb-3.5 text-lg font-bold">
        {refundTermsCopy.title}
      </h2>
      <RefundTerms periods={refundPeriods(offer.cancellation, total, offer.departsOn, offer.today)} />
    </Card>
  );
}

export function Included({ offer, className }: { offer: TripPackage; className?: string }) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id} className={className}>
      <h2 id={id} className="mb-3.5 text-lg font-bold">
        {copy.included}
      </h2>
      <TickList items={offer.features} />
    </Card>
  );
}
