/** One booking of the traveller: the confirmation, or the honest word that there is none. Prints as a document. */
import { type Query, useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { site } from '../../../../site.config.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { focusOn } from '../../../ui/focus-on.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Container, Heading, Opening } from '../../../ui/section.tsx';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';
import { queryOf } from '../../../web/endpoint-query.ts';
import { LoadingPage } from '../../../web/loading-page.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { Loaded, noAnswer } from '../../../web/query-view.tsx';
import { readByMember, useMembersOnly } from '../../accounts/components/use-members-only.ts';
import { standingOf } from '../../bookings/components/booking-standing.ts';
import { nextStepsOf } from '../../bookings/components/next-steps.ts';
import { type Booking, readBooking } from '../../bookings/contract/bookings.ts';
import { confirmationCopy as copy } from '../../bookings/copy/confirmation.ts';
import { BookingActions } from '../components/booking-actions.tsx';
import { BookingFacts, TripFacts } from '../components/booking-facts.tsx';
import { OfflineNotice } from '../components/offline-notice.tsx';
import { RefundStatus } from '../components/refund-status.tsx';
import { TripDays } from '../components/trip-days.tsx';
import { useKeptOffline } from '../components/use-kept-offline.ts';
import { WhoTravels } from '../components/who-travels.tsx';

const failed = noAnswer({
  missing: { ...copy.notFound, onward: { href: '/upcoming-trips', label: copy.notFound.back } },
  failed: copy.failed,
});
const LOOK_AGAIN_MS = 2000;
const LOOKS = 10;

// None can be done without a network: where it does not bring their scripts, the trip is shown without them.
const none = (): { default: ComponentType<{ booking: Booking; className?: string }> } => ({ default: () => null });
const CalendarFeed = lazy(() =>
  import('../components/calendar-feed.tsx').then((module) => ({ default: module.CalendarFeed }), none),
);
const ContactEmail = lazy(() =>
  import('../components/contact-email.tsx').then((module) => ({ default: module.ContactEmail }), none),
);
const CancelTrip = lazy(() =>
  import('../../bookings/components/cancel-trip.tsx').then((module) => ({ default: module.CancelTrip }), none),
);

export function BookingConfirmationScreen({ params }: ScreenProps) {
  const id = params['bookingId'] ?? '';
  const member = useMembersOnly(`/booking-confirmation/${encodeURIComponent(id)}`, copy.loginRequired);
  const read = useQuery({
    ...queryOf(readBooking, { params: { id } }),
    enabled: member.traveller !== null,
    refetchOnMount: 'always',
    refetchInterval: whileOpen,
  });
  useKeptOffline(read.data !== undefined);
  return (
    <Loaded query={readByMember(member, read)} waiting={<Loading />} failed={failed}>
      {({ data }) => <Confirmation booking={data} checking={read.isFetching} check={() => void read.refetch()} />}
    </Loaded>
  );
}

/** A payment or refund that is still open is looked at again a few times, then only when asked. */
function whileOpen({ state }: Query<Booking>): number | false {
  const isOpen =
    state.data?.status === 'pending' || state.data?.cancellation?.refund?.parts.some((part) => part.state === 'due');
  return isOpen && state.dataUpdateCount <= LOOKS ? LOOK_AGAIN_MS : false;
}

function Confirmation({ booking, checking, check }: { booking: Booking; checking: boolean; check: () => void }) {
  const standing = standingOf(booking);
  const { title, lead } = copy.headers[standing];
  const first = useRef(standing);
  useEffect(() => {
    // What was pressed to cancel is gone with the trip; the new title is where reading goes on.
    if (standing === 'cancelled' && first.current !== standing) focusOn(document.querySelector<HTMLElement>('main h1'));
  }, [standing]);
  return (
    <Container className="pt-12 pb-16 md:pt-18 md:pb-24">
      <p className="mb-4 hidden font-bold print:block">{copy.print.issuedBy(site.name, site.email)}</p>
      <Opening level={1} size="section" title={title} lead={lead(booking.package.name)} className="mb-9">
        <BookingActions booking={booking} />
      </Opening>
      {standing === 'pending' && (
        <Notice tone="warning" title={copy.pending.title} live className="mb-5.5">
          <p>{copy.pending.text}</p>
          <Button
            size="sm"
            variant="ghost"
            className="mt-3"
            onClick={check}
            pending={checking}
            pendingLabel={copy.pending.checking}
          >
            {copy.pending.again}
          </Button>
        </Notice>
      )}
      <OfflineNotice />
      <RefundStatus booking={booking} className="mb-5.5" />
      <div className="grid items-start gap-5.5 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-7">
        <div className="max-lg:contents lg:order-2 lg:grid lg:gap-7">
          <BookingFacts booking={booking} className="max-lg:order-1" />
          {standing !== 'failed' && standing !== 'cancelled' && <WhatHappensNext booking={booking} />}
          <Suspense>
            {standing === 'confirmed' && <CalendarFeed booking={booking} className="max-lg:order-4" />}
            {standing === 'confirmed' && <CancelTrip booking={booking} className="keep-together max-lg:order-5" />}
          </Suspense>
          <Support reference={booking.reference} />
        </div>
        <div className="max-lg:contents lg:grid lg:gap-7">
          <TripFacts booking={booking} className="max-lg:order-2" />
          {standing === 'confirmed' && <WhoTravels booking={booking} className="max-lg:order-3" />}
          <TripDays trip={booking.package} className="max-lg:order-4" />
        </div>
      </div>
      <p className="mt-8 hidden text-sm print:block">
        {copy.print.online} {window.location.href}
      </p>
    </Container>
  );
}

function WhatHappensNext({ booking }: { booking: Booking }) {
  return (
    <Card as="section" labelledBy="next" className="keep-together max-lg:order-3">
      <Heading level={2} size="card" id="next">
        {copy.next.title}
      </Heading>
      <ol className="mt-5 grid gap-4">
        {nextStepsOf(booking).map((step) => (
          <li key={step.when} className="border-t border-line pt-4">
            <p className="font-bold">
              {step.when}
              {step.date && <span className="font-normal text-fg-muted">, {copy.next.from(step.date)}</span>}
            </p>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <Suspense>{booking.status === 'confirmed' && <ContactEmail booking={booking} />}</Suspense>
    </Card>
  );
}

function Support({ reference }: { reference: string }) {
  const subject = encodeURIComponent(copy.support.subject(reference));
  return (
    <Card as="section" labelledBy="support" className="no-print max-lg:order-6">
      <Heading level={2} size="card" id="support">
        {copy.support.title}
      </Heading>
      <p className="mt-2">{copy.support.text}</p>
      <ButtonLink href={`mailto:${site.email}?subject=${subject}`} variant="ghost" className="mt-5 self-start">
        {copy.support.action}
      </ButtonLink>
    </Card>
  );
}

function Loading() {
  return (
    <LoadingPage title={copy.shellTitle} loading={copy.loading}>
      <div className="grid items-start gap-5.5 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-7">
        <Card className="gap-6 lg:order-2">
          <Skeleton className="h-12 w-1/2" />
          <SkeletonLines lines={6} />
        </Card>
        <Card padded={false}>
          <Skeleton className="aspect-[16/10] w-full" />
          <div className="grid gap-4 p-7.5">
            <Skeleton className="h-9 w-3/5" />
            <SkeletonLines lines={5} />
          </div>
        </Card>
      </div>
    </LoadingPage>
  );
}
