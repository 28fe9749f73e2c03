/** A trip as somebody shared it: what it is, when, and its days. Nothing here says who travels or what it cost. */

import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card, CardBody, CardPicture, Facts } from '../../../ui/card.tsx';
import { Container, Heading, Opening } from '../../../ui/section.tsx';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';
import { TickList } from '../../../ui/tick-list.tsx';
import { queryOf } from '../../../web/endpoint-query.ts';
import { LoadingPage } from '../../../web/loading-page.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { Loaded, noAnswer } from '../../../web/query-view.tsx';
import { LongDate } from '../components/long-date.tsx';
import { TripDays } from '../components/trip-days.tsx';
import { readSharedTrip, type SharedTrip } from '../contract/sharing.ts';
import { sharedTripCopy as copy } from '../copy/sharing.ts';

const failed = noAnswer({
  missing: { ...copy.notFound, onward: { href: '/upcoming-trips', label: copy.trips } },
  failed: copy.failed,
});

export function SharedTripScreen({ params }: ScreenProps) {
  const query = useQuery(queryOf(readSharedTrip, { params: { token: params['token'] ?? '' } }));
  return (
    <Loaded query={query} waiting={<Loading />} failed={failed}>
      {(trip) => <Trip trip={trip} />}
    </Loaded>
  );
}

function Trip({ trip }: { trip: SharedTrip }) {
  return (
    <Container className="pt-12 pb-16 md:pt-18 md:pb-24">
      <Opening level={1} size="section" title={trip.name} lead={copy.lead(trip.location)} className="mb-9">
        <div className="no-print flex flex-wrap gap-3">
          {trip.soldAt && <ButtonLink href={trip.soldAt}>{copy.book}</ButtonLink>}
          <ButtonLink href="/upcoming-trips" variant={trip.soldAt ? 'ghost' : 'primary'}>
            {copy.trips}
          </ButtonLink>
        </div>
      </Opening>
      <div className="grid items-start gap-5.5 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-7">
        <Card as="section" labelledBy="included" padded={false} className="lg:order-2">
          <div className="print:hidden">
            <CardPicture picture={trip.image} alt={trip.imageAlt} sizes="(width < 64rem) 92vw, 26rem" priority />
          </div>
          <CardBody className="gap-5.5">
            <Facts
              facts={[
                { label: copy.facts.departure, value: <time dateTime={trip.departsOn}>{trip.departure}</time> },
                {
                  label: copy.facts.returns,
                  value: <LongDate day={trip.returnsOn} />,
                },
                { label: copy.facts.duration, value: trip.duration.replaceAll(/(\d) /g, '$1\u00a0') },
              ]}
              fit
            />
            <div>
              <Heading level={2} size="card" id="included">
                {copy.included}
              </Heading>
              <div className="mt-4">
                <TickList items={trip.features} />
              </div>
            </div>
          </CardBody>
        </Card>
        <TripDays trip={trip} />
      </div>
    </Container>
  );
}

function Loading() {
  return (
    <LoadingPage title={copy.shellTitle} loading={copy.loading}>
      <div className="grid items-start gap-5.5 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-7">
        <Card padded={false} className="lg:order-2">
          <Skeleton className="aspect-[16/10] w-full" />
          <div className="grid gap-4 p-7.5">
            <SkeletonLines lines={5} />
          </div>
        </Card>
        <Card className="gap-6">
          <Skeleton className="h-9 w-1/2" />
          <SkeletonLines lines={8} />
        </Card>
      </div>
    </LoadingPage>
  );
}
