/** One package as it stands in the shop: a sheet of paper with everything a person needs to decide. */
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { site } from '../../../../site.config.ts';
import { type CalendarDay, longDate, plusDays } from '../../../shared/dates.ts';
import { usd } from '../../../shared/usd.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card, CardBody, CardPicture, Facts } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SiteLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Price } from '../../../ui/price.tsx';
import { Heading } from '../../../ui/section.tsx';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { TickList } from '../../../ui/tick-list.tsx';
import { sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { LazySaveButton } from '../../saved/components/lazy-save-button.tsx';
import { readPackage, type TripPackage } from '../contract/packages.ts';
import { packagesCopy } from '../copy/packages.ts';
import { checkoutPath, tripPath } from '../rules/package-paths.ts';
import { priceFor } from '../rules/total-price.ts';
import { MoreDates } from './more-dates.tsx';
import { PackageRating } from './package-rating.tsx';

const copy = packagesCopy.card;

type ItineraryDays = readonly { readonly title: string; readonly text: string }[];

interface PackageCardProps {
  readonly offer: TripPackage;
  readonly priority: boolean;
  /** Of a package that is only looked at, before it is in the shop: it cannot be booked. */
  readonly days?: ItineraryDays | undefined;
  /** The price in all is for so many. */
  readonly party?: number;
  /** Where it is not the next departure that is shown. */
  readonly departureId?: number | undefined;
}

export function PackageCard({ offer, priority, days, party = 1, departureId }: PackageCardProps) {
  const nameId = nameIdOf(offer);
  const soldOut = offer.availableSpots === 0;
  return (
    <Card as="article" padded={false} labelledBy={nameId} className="h-full">
      <CardPicture
        picture={offer.image}
        alt={offer.imageAlt}
        sizes="(width < 48rem) 92vw, (width < 90rem) 46vw, 39rem"
        priority={priority}
        start={<Badge>{offer.category}</Badge>}
        end={<Badge tone="paper">{soldOut ? copy.soldOut : copy.spotsLeft(offer.availableSpots)}</Badge>}
      />
      <CardBody>
        <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
          <span className="font-medium text-fg-muted">{offer.location}</span>
          <PackageRating offer={offer} />
        </div>
        <Heading level={2} size="part" id={nameId} className="relative -mt-1">
          {days === undefined ? (
            <SiteLink href={tripPath(offer.id, departureId)} className={OVER_THE_PICTURE}>
              {offer.name}
            </SiteLink>
          ) : (
            offer.name
          )}
        </Heading>
        <p>{offer.summary}</p>
        <ul
          aria-label={copy.highlightsOf(offer.name)}
          className="-mt-2 -ml-4.5 text-sm text-fg-muted [clip-path:inset(0_0_0_1.125rem)]"
        >
          {offer.highlights.map((highlight) => (
            <li
              key={highlight}
              className="relative inline-block pl-4.5 before:absolute before:left-1.5 before:content-['·']"
            >
              {highlight}
            </li>
          ))}
        </ul>
        <Facts
          facts={[
            { label: copy.duration, value: withUnits(offer.duration) },
            { label: copy.travelers, value: withUnits(copy.perBooking(offer.maxGuests)) },
            {
              label: copy.departure,
              value: (
                <>
                  <time dateTime={offer.departsOn} className="block">
                    {offer.departure}
                  </time>
                  {offer.runsFrom && <RunsFrom {...offer.runsFrom} />}
                  {days === undefined && <MoreDates offer={offer} />}
                </>
              ),
            },
          ]}
        />
        <div className="flex flex-col items-start gap-1">
          <TickList items={offer.features.slice(0, FEATURES_ON_CARD)} />
          <DaysButton offer={offer} days={days} />
          {days === undefined && <LazySaveButton item={`trip:${offer.id}`} name={offer.name} />}
        </div>
        <Offer offer={offer} isPreview={days !== undefined} {...{ party, departureId }} className="mt-auto pt-2" />
      </CardBody>
    </Card>
  );
}

/** The link takes the picture above it along. */
const OVER_THE_PICTURE = "after:absolute after:-inset-x-5.5 after:-bottom-5 after:-top-[60rem] after:content-['']";

function RunsFrom({ minimum, booked }: NonNullable<TripPackage['runsFrom']>) {
  return <span className="block font-normal">{packagesCopy.dates.runsFrom(minimum, booked)}</span>;
}

/** The heading that names the card. */
function nameIdOf(offer: TripPackage): string {
  return `package-${offer.id}`;
}

interface OfferProps {
  readonly offer: TripPackage;
  readonly isPreview: boolean;
  readonly party?: number;
  readonly departureId?: number | undefined;
  readonly className?: string;
}

/** What it costs and the way to it. */
function Offer({ offer, isPreview, party = 1, departureId, className }: OfferProps) {
  const { total } = priceFor(offer.price, party);
  return (
    <div
      className={cx('flex flex-col justify-between gap-x-4 gap-y-5 sm:flex-row sm:flex-wrap sm:items-end', className)}
    >
      <Price
        amount={offer.price}
        was={offer.originalPrice}
        note={party > 1 ? copy.allInFor(usd(total), party) : copy.allIn(usd(total))}
      />
      {offer.availableSpots === 0 && !isPreview ? (
        <Full offer={offer} />
      ) : (
        <BookNow {...{ offer, isPreview, departureId }} />
      )}
    </div>
  );
}

/** "5 days, 4 nights" breaks only at its comma. */
function withUnits(text: string): string {
  return text.replaceAll(/(\d) /g, '$1\u00a0');
}

function BookNow({ offer, isPreview, departureId }: Pick<OfferProps, 'offer' | 'isPreview' | 'departureId'>) {
  const look = { variant: 'dark', size: 'lg', className: 'max-sm:w-full md:max-lg:grow' } as const;
  if (isPreview) {
    return (
      <Button {...look} disabled>
        {copy.book}
      </Button>
    );
  }
  return (
    <ButtonLink
      {...look}
      href={checkoutPath(offer.id, departureId)}
      // Named exactly as it reads; which trip is said as its description.
      aria-describedby={nameIdOf(offer)}
    >
      {copy.book}
    </ButtonLink>
  );
}

/** Seats come back: to wait for them, or to ask a person. */
function Full({ offer }: { offer: TripPackage }) {
  return (
    <div className="max-sm:w-full">
      <p className="mb-2 text-sm text-fg-muted">{copy.soldOutHint}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink
          href={`/waitlist/${offer.id}`}
          variant="dark"
          className="max-sm:w-full"
          aria-describedby={nameIdOf(offer)}
        >
          {copy.wait}
        </ButtonLink>
        <ButtonLink
          href={`mailto:${site.email}?subject=${encodeURIComponent(copy.askForNextSubject(offer.name))}`}
          variant="quiet"
          size="sm"
          className="px-0!"
        >
          {copy.askForNext}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Hidden where scripts are off: it would do nothing there. */
function DaysButton({ offer, days }: { offer: TripPackage; days?: ItineraryDays | undefined }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="-ml-4.5 noscript:hidden"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {packagesCopy.days.open}
        <span className="sr-only">: {offer.name}</span>
      </Button>
      {open && (
        <PackageDays
          offer={offer}
          days={days}
          footer={<Offer offer={offer} isPreview={days !== undefined} />}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The quiet shape of a card whose data is on its way. */
export function PackageCardSkeleton() {
  return (
    <Card padded={false} className="h-full">
      <Skeleton className="aspect-[16/10] w-full" />
      <CardBody>
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-9 w-4/5" />
        <SkeletonLines lines={2} />
        <Skeleton className="h-16 w-full" />
        <SkeletonLines lines={3} />
        <Skeleton className="mt-4 h-14 w-full" />
      </CardBody>
    </Card>
  );
}

const daysCopy = packagesCopy.days;
/** Their script comes with the drawer: most cards are never opened. */
const TripReviews = lazy(() =>
  import('../../reviews/components/review-list.tsx').then((module) => ({ default: module.TripReviews })),
);

interface PackageDaysProps {
  readonly offer: TripPackage;
  /** Where they are at hand they are not fetched. */
  readonly days?: readonly { readonly title: string; readonly text: string }[] | undefined;
  /** The way on: what to do after reading. */
  readonly footer: ReactNode;
  readonly onClose: () => void;
}

/** A package day by day, in a drawer that fetches the days when it opens. */
function PackageDays({ offer, days, footer, onClose }: PackageDaysProps) {
  const read = useQuery({ ...queryOf(readPackage, { params: { id: offer.id } }), enabled: days === undefined });
  const known = days ?? read.data?.itinerary;
  return (
    <Dialog open onClose={onClose} title={offer.name} side="right" ground="paper" width="wide" footer={footer}>
      {!known && read.isPending && <Spinner label={daysCopy.loading} />}
      {!known && read.isError && <Notice tone="error">{sentenceOf(read.error)}</Notice>}
      {known && (
        <>
          <Days departsOn={offer.departsOn} days={known} />
          <Heading level={3} size="card" className="mt-10 mb-4">
            {daysCopy.included}
          </Heading>
          <TickList items={offer.features} />
          <Suspense fallback={<Spinner />}>
            <TripReviews packageId={offer.id} className="mt-10" />
          </Suspense>
        </>
      )}
    </Dialog>
  );
}

/** The days of a trip with their dates. */
function Days({
  departsOn,
  days,
}: {
  departsOn: CalendarDay;
  days: ReadonlyArray<{ readonly title: string; readonly text: string }>;
}) {
  return (
    <ol className="grid gap-6">
      {days.map((day, i) => {
        const date = plusDays(departsOn, i);
        return (
          <li key={date} className="border-t border-line pt-5">
            <p className="text-sm text-fg-muted">
              {daysCopy.day(i + 1)}, <time dateTime={date}>{longDate(date)}</time>
            </p>
            <h3 className="mt-1 text-lg font-bold">{day.title}</h3>
            <p className="mt-1">{day.text}</p>
          </li>
        );
      })}
    </ol>
  );
}

/** How many included features a card shows. */
const FEATURES_ON_CARD = 3;
