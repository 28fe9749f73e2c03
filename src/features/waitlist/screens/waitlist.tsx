/** Waiting for a sold-out departure: how it works, one's own entry, and where the email's way out leads. */
import { useQuery } from '@tanstack/react-query';
import { Card, CardBody, CardPicture, Facts } from '../../../ui/card.tsx';
import { Container, Heading, Opening } from '../../../ui/section.tsx';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';
import { TickList } from '../../../ui/tick-list.tsx';
import { call } from '../../../web/api-client.ts';
import { EmailLinkPage } from '../../../web/email-link-page.tsx';
import { queryOf } from '../../../web/endpoint-query.ts';
import type { ScreenProps } from '../../../web/page.ts';
import { Loaded, noAnswer } from '../../../web/query-view.tsx';
import { departureFrom, packageRequest } from '../../packages/components/chosen-departure.ts';
import { readPackage, type TripPackage } from '../../packages/contract/packages.ts';
import { packageNotFound } from '../../packages/copy/packages.ts';
import { WaitingEntry } from '../components/waiting-entry.tsx';
import { leaveByEmail } from '../contract/waitlist.ts';
import { waitlistCopy as copy } from '../copy/waitlist.ts';

const failed = noAnswer({
  missing: { ...packageNotFound, onward: { href: '/upcoming-trips', label: packageNotFound.back } },
  failed: copy.failed,
});

export function WaitlistScreen({ params, search }: ScreenProps) {
  const key = search.get('leave');
  return key === null ? (
    <Offered packageId={params['packageId'] ?? ''} departureId={departureFrom(search)} />
  ) : (
    <LeaveByEmail linkKey={key} />
  );
}

function Offered({ packageId, departureId }: { packageId: string; departureId: number | undefined }) {
  const query = useQuery({ ...queryOf(readPackage, packageRequest(packageId, departureId)), refetchOnMount: 'always' });
  return (
    <Loaded query={query} waiting={<Waiting />} failed={failed}>
      {(offer) => <Waiting known={{ offer, departureId, refresh: query.refetch }} />}
    </Loaded>
  );
}

function Waiting({ known }: { known?: Parameters<typeof WaitingEntry>[0] }) {
  return (
    <Container className="pt-12 pb-16 md:pt-18 md:pb-24">
      <Opening level={1} size="section" title={copy.title} lead={copy.lead} className="mb-9" />
      <div className="grid items-start gap-5.5 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-7">
        <div className="grid gap-5.5 lg:gap-7">
          <Card>{known ? <WaitingEntry {...known} /> : <SkeletonLines lines={5} />}</Card>
          <Card as="section" labelledBy="how">
            <Heading level={2} size="card" id="how">
              {copy.how.title}
            </Heading>
            <div className="mt-4">
              <TickList items={copy.how.rules} />
            </div>
          </Card>
        </div>
        {known ? <Trip offer={known.offer} /> : <Skeleton className="aspect-[16/10] w-full" />}
      </div>
    </Container>
  );
}

function Trip({ offer }: { offer: TripPackage }) {
  return (
    <Card as="aside" padded={false} labelledBy="trip">
      <CardPicture picture={offer.image} alt={offer.imageAlt} sizes="(width < 64rem) 92vw, 26rem" priority />
      <CardBody>
        <div>
          <p className="mb-1 text-sm font-medium text-fg-muted">{offer.location}</p>
          <Heading level={2} size="card" id="trip">
            {offer.name}
          </Heading>
        </div>
        <Facts
          facts={[
            { label: copy.trips.departure, value: <time dateTime={offer.departsOn}>{offer.departure}</time> },
            { label: copy.duration, value: offer.duration.replaceAll(/(\d) /g, '$1\u00a0') },
          ]}
          fit
        />
      </CardBody>
    </Card>
  );
}

function LeaveByEmail({ linkKey }: { linkKey: string }) {
  const way = { label: copy.leave.trips, href: '/upcoming-trips' };
  return (
    <EmailLinkPage
      words={copy.leave}
      refused={copy.leave.refused}
      act={() => call(leaveByEmail, { params: { key: linkKey } })}
      done={way}
      failed={way}
    />
  );
}
