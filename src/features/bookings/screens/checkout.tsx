/** The checkout of one package. A shell on the server: who books, and what, is known in the browser alone. */

import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { Container, Opening } from '../../../ui/section.tsx';
import { queryOf } from '../../../web/endpoint-query.ts';
import { freshKey } from '../../../web/fresh-key.ts';
import type { ScreenProps } from '../../../web/page.ts';
import { Loaded, noAnswer } from '../../../web/query-view.tsx';
import type { TabStorage } from '../../../web/tab-storage.ts';
import { useOffline } from '../../../web/use-offline.ts';
import { readByMember, useMembersOnly } from '../../accounts/components/use-members-only.ts';
import type { Traveller } from '../../accounts/contract/accounts.ts';
import { departureFrom, packageRequest } from '../../packages/components/chosen-departure.ts';
import { readPackage, type TripPackageWithDays } from '../../packages/contract/packages.ts';
import { packageNotFound } from '../../packages/copy/packages.ts';
import { checkoutPath } from '../../packages/rules/package-paths.ts';
import { useTurn } from '../../waitlist/components/use-own-entries.ts';
import type { Waiting } from '../../waitlist/contract/waitlist.ts';
import { BookingSummary, IfPlansChange, Included } from '../components/booking-summary.tsx';
import { type CheckoutDraft, checkoutDraft, NOTHING_TYPED, newDraft } from '../components/checkout-draft.ts';
import { CheckoutForm } from '../components/checkout-form.tsx';
import { CheckoutSkeleton } from '../components/checkout-skeleton.tsx';
import { useCheckout } from '../components/use-checkout.ts';
import { checkoutCopy as copy } from '../copy/checkout.ts';

const SoldOut = lazy(() => import('../components/sold-out.tsx').then((module) => ({ default: module.SoldOut })));
const OfferNotice = lazy(() =>
  import('../components/offer-notice.tsx').then((module) => ({ default: module.OfferNotice })),
);
const AlreadyBooked = lazy(() =>
  import('../components/already-booked.tsx').then((module) => ({ default: module.AlreadyBooked })),
);

const failed = noAnswer({
  missing: { ...packageNotFound, onward: { href: '/upcoming-trips', label: packageNotFound.back } },
  failed: copy.failed,
});
const { next, ...departureGone } = copy.departureGone;

export function CheckoutScreen({ params, search }: ScreenProps) {
  const id = params['packageId'] ?? '';
  const departureId = departureFrom(search);
  const member = useMembersOnly(checkoutPath(id, departureId), copy.loginRequired);
  const read = useQuery({ ...queryOf(readPackage, packageRequest(id, departureId)), refetchOnMount: 'always' });
  const kept = useTurn(read.data, member.traveller !== null);
  return (
    <Loaded
      query={readByMember(member, read)}
      waiting={<Frame />}
      failed={
        departureId === undefined
          ? failed
          : noAnswer({
              missing: { ...departureGone, onward: { href: checkoutPath(id), label: next } },
              failed: copy.failed,
            })
      }
    >
      {({ traveller, data }) => (
        <Frame>
          {(data.availableSpots > 0 || !kept.pending) && (
            <Sale
              key={`${data.id}:${departureId}`}
              offer={data}
              departureId={departureId}
              traveller={traveller}
              refresh={read.refetch}
              endSession={member.endSession}
              turn={kept.turn}
            />
          )}
        </Frame>
      )}
    </Loaded>
  );
}

function Frame({ children }: { children?: ReactNode }) {
  return (
    <Container className="pt-12 pb-16 md:pt-18 md:pb-24">
      <Opening level={1} size="section" title={copy.title} lead={copy.lead} className="mb-9" />
      <OfflineNotice />
      {children || <CheckoutSkeleton />}
    </Container>
  );
}

interface SaleProps {
  readonly offer: TripPackageWithDays;
  /** Which of its departures was chosen. */
  readonly departureId: number | undefined;
  readonly traveller: Traveller;
  readonly refresh: () => Promise<unknown>;
  readonly endSession: () => void;
  /** Seats kept for the traveller alone. */
  readonly turn: Waiting['turn'];
}

/** Booked already, full, or open: a form that was open once stays, so nothing typed is lost. */
function Sale(props: SaleProps) {
  const { offer, departureId, traveller, refresh, turn } = props;
  const [kept] = useState(() => checkoutDraft(offer.id, traveller.id));
  const [draft, setDraft] = useState(() => begin(kept, turn?.seats));
  const hasRoom = offer.availableSpots > 0 || turn !== null;
  const [open, setOpen] = useState(hasRoom);
  if (!open && hasRoom) setOpen(true);

  if (draft.bookingId !== null) {
    const again = () => {
      const fresh = newDraft(freshKey(), draft.typed);
      kept.keep(fresh);
      setDraft(fresh);
    };
    return (
      <Suspense fallback={<CheckoutSkeleton />}>
        <AlreadyBooked offer={offer} bookingId={draft.bookingId} bookAgain={again} />
      </Suspense>
    );
  }
  if (open) return <OpenSale {...props} draft={draft} kept={kept} />;
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <SoldOut offer={offer} departureId={departureId} refresh={refresh} />
    </Suspense>
  );
}

function begin(kept: TabStorage<CheckoutDraft>, travelers = 1): CheckoutDraft {
  const known = kept.read();
  if (known) return known;
  const fresh = newDraft(freshKey(), { ...NOTHING_TYPED, numberOfTravelers: travelers });
  kept.keep(fresh);
  return fresh;
}

interface OpenSaleProps extends SaleProps {
  readonly draft: CheckoutDraft;
  readonly kept: TabStorage<CheckoutDraft>;
}

function OpenSale({ offer: shown, departureId, draft, kept, refresh, endSession, turn }: OpenSaleProps) {
  const offer = turn ? { ...shown, availableSpots: Math.max(turn.seats, shown.availableSpots) } : shown;
  const checkout = useCheckout(offer, draft, { kept, refresh, endSession, departureId });
  const typed = checkout.travelers;
  const travelers = Number.isInteger(typed) ? Math.min(Math.max(typed, 1), offer.maxGuests) : 1;
  return (
    <div className="grid items-start gap-5.5 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-7">
      <div className="max-lg:contents lg:sticky lg:top-24 lg:order-2 lg:grid lg:gap-7">
        <BookingSummary offer={offer} travelers={travelers} />
        <Included offer={offer} className="max-lg:order-3" />
        <IfPlansChange offer={offer} travelers={travelers} />
      </div>
      <div className="min-w-0 max-lg:contents">
        <Suspense>{turn && <OfferNotice turn={turn} />}</Suspense>
        <CheckoutForm offer={offer} checkout={checkout} travelers={travelers} />
      </div>
    </div>
  );
}

function OfflineNotice() {
  return useOffline() ? (
    <Notice tone="warning" title={copy.offline.title} live className="mb-5.5">
      {copy.offline.text}
    </Notice>
  ) : null;
}
