/** The traveller's own bookings: ahead, behind, and those that came to nothing. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarDay } from '../../../shared/dates.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Container, Heading, Opening } from '../../../ui/section.tsx';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';
import { queryOf } from '../../../web/endpoint-query.ts';
import { Link } from '../../../web/link.tsx';
import { Loaded, noAnswer } from '../../../web/query-view.tsx';
import { useOffline } from '../../../web/use-offline.ts';
import { readByMember, useMembersOnly } from '../../accounts/components/use-members-only.ts';
import { type Booking, listBookings } from '../../bookings/contract/bookings.ts';
import { OwnWaitlist } from '../../waitlist/components/own-waitlist.tsx';
import { OfflineNotice } from '../components/offline-notice.tsx';
import { groupTrips } from '../components/trip-groups.ts';
import { TripRow } from '../components/trip-row.tsx';
import { useKeptOffline } from '../components/use-kept-offline.ts';
import { listOwnTripReviews, type OwnTripReview } from '../contract/reviewing.ts';
import { myTripsCopy as copy } from '../copy/my-trips.ts';

export function MyTripsScreen() {
  return (
    <Container className="pt-12 pb-16 md:pt-18 md:pb-24">
      <Opening level={1} size="section" title={copy.title} className="mb-9">
        <Link href="/account" className="link">
          {copy.account}
        </Link>
      </Opening>
      <OwnWaitlist />
      <Bookings />
    </Container>
  );
}

const failed = noAnswer({ failed: copy.failed }, 2);

function Bookings() {
  const member = useMembersOnly('/my-trips', copy.loginRequired);
  const read = useQuery({ ...queryOf(listBookings), enabled: member.traveller !== null, refetchOnMount: 'always' });
  useKeptOffline(read.data !== undefined);
  return (
    <Loaded query={readByMember(member, read)} waiting={<Loading />} failed={failed}>
      {({ data }) => (
        <>
          <OfflineNotice />
          {data.length === 0 ? <NoTrips /> : <Trips bookings={data} />}
        </>
      )}
    </Loaded>
  );
}

function Trips({ bookings }: { bookings: readonly Booking[] }) {
  const [today] = useState(() => calendarDay(new Date()));
  const { upcoming, past, ended } = groupTrips(bookings, today);
  const offline = useOffline();
  const { data: reviews } = useQuery({ ...queryOf(listOwnTripReviews), enabled: past.length > 0 && !offline });
  return (
    <div className="grid gap-14">
      {upcoming.length > 0 ? (
        <Group id="upcoming" title={copy.groups.upcoming} bookings={upcoming} />
      ) : (
        <div className="flex flex-wrap items-center gap-5">
          <p className="text-lg words">{copy.noneAhead.text}</p>
          <ButtonLink href="/upcoming-trips">{copy.noneAhead.action}</ButtonLink>
        </div>
      )}
      {past.length > 0 && <Group id="past" title={copy.groups.past} bookings={past} reviews={reviews} />}
      {ended.length > 0 && <Group id="ended" title={copy.groups.ended} lead={copy.endedLead} bookings={ended} />}
    </div>
  );
}

function Group({
  id,
  title,
  lead,
  bookings,
  reviews = [],
}: {
  id: string;
  title: string;
  lead?: string;
  bookings: readonly Booking[];
  reviews?: readonly OwnTripReview[] | undefined;
}) {
  return (
    <section aria-labelledby={id}>
      <div className="words">
        <Heading level={2} size="part" id={id}>
          {title}
        </Heading>
        {lead && <p className="mt-2">{lead}</p>}
      </div>
      <ul className="mt-6 grid gap-5.5">
        {bookings.map((booking) => (
          <TripRow
            key={booking.id}
            booking={booking}
            review={reviews.find(({ bookingId }) => bookingId === booking.id)}
          />
        ))}
      </ul>
    </section>
  );
}

function NoTrips() {
  return (
    <EmptyState
      drawing="no-trips"
      title={copy.empty.title}
      actions={<ButtonLink href="/upcoming-trips">{copy.empty.action}</ButtonLink>}
    >
      <p>{copy.empty.text}</p>
    </EmptyState>
  );
}

function Loading() {
  return (
    <div className="grid gap-5.5">
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      {[0, 1].map((place) => (
        <Card key={place} className="gap-5">
          <Skeleton className="h-8 w-2/5" />
          <SkeletonLines lines={3} />
        </Card>
      ))}
    </div>
  );
}
