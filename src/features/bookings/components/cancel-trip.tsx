/** Cancelling one's own trip: the terms on the page, the exact refund in the question, and only then the click. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCalendarDay } from '../../../shared/dates.ts';
import { usdFromCents } from '../../../shared/usd.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading } from '../../../ui/section.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { CallError, call, sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import type { RefundPeriod } from '../../packages/rules/cancellation-terms.ts';
import { type Booking, listBookings, readBooking } from '../contract/bookings.ts';
import { cancelBooking, type OwnOffer, readCancellation } from '../contract/cancellation.ts';
import { cancellingCopy as copy } from '../copy/cancelling.ts';
import { refundTermsCopy } from '../copy/refund-terms.ts';
import { RefundTerms } from './refund-terms.tsx';

export function CancelTrip({ booking, className }: { booking: Booking; className?: string }) {
  const [open, setOpen] = useState(false);
  const offer = useQuery({ ...queryOf(readCancellation, { params: { id: booking.id } }), refetchOnMount: 'always' });
  // Under way, or behind: nothing to cancel any more.
  if (offer.error instanceof CallError && offer.error.status === 409) return null;
  const ask = () => {
    setOpen(true);
    void offer.refetch();
  };
  return (
    <Card as="section" labelledBy="cancelling" className={className}>
      <Heading level={2} size="card" id="cancelling">
        {refundTermsCopy.title}
      </Heading>
      <p className="mt-2">{copy.lead}</p>
      {offer.data && (
        <div className="mt-4">
          <RefundTerms periods={periodsOf(offer.data)} />
        </div>
      )}
      <div className="no-print mt-5">
        <Button variant="ghost" onClick={ask}>
          {copy.open}
        </Button>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={copy.dialog.title}>
        {open && (
          <UnresolvedAuthorization
            booking={booking}
            offer={offer.isFetching ? undefined : offer.data}
            error={offer.isFetching ? null : offer.error}
            askAgain={() => void offer.refetch()}
            close={() => setOpen(false)}
          />
        )}
      </Dialog>
    </Card>
  );
}

function UnresolvedAuthorization({
  booking,
  offer,
  error,
  askAgain,
  close,
}: {
  booking: Booking;
  offer: OwnOffer | undefined;
  error: Error | null;
  askAgain: () => void;
  close: () => void;
}) {
  const client = useQueryClient();
  const cancellation = useMutation({
    mutationFn: (agreedRefund: number) => call(cancelBooking, { params: { id: booking.id }, input: { agreedRefund } }),
    onSuccess(cancelled) {
      client.setQueryData(queryOf(readBooking, { params: { id: booking.id } }).queryKey, cancelled);
      // The list alone: what lies under it is this page's, and the offer is over.
      void client.invalidateQueries({ queryKey: queryOf(listBookings).queryKey, exact: true });
      close();
      toast({ title: copy.done.title, description: copy.done.text });
      // The page has another title now: it is where reading goes on.
      window.scrollTo({ top: 0 });
    },
    onError(fault) {
      if (fault instanceof CallError && fault.status === 409) askAgain();
    },
  });
  const failed = cancellation.error ?? error;
  return (
    <div className="grid gap-5">
      {failed && (
        <Notice tone="error" title={copy.dialog.failed} live>
          {sentenceOf(failed)}
        </Notice>
      )}
      {offer ? (
        <>
          {offer.disputed ? (
            <Disputed disputed={offer.disputed} byTerms={offer.periods[0]?.amount ?? 0} />
          ) : (
            <p className="text-lg">
              {offer.refund > 0 ? copy.dialog.back(offer.refund, offer.paid) : copy.dialog.nothing(offer.paid)}
            </p>
          )}
          <p className="text-fg-muted">{copy.dialog.warning}</p>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="dark"
              pending={cancellation.isPending}
              pendingLabel={copy.dialog.pending}
              onClick={() => cancellation.mutate(offer.refund)}
            >
              {offer.disputed ? copy.dialog.confirmDisputed : copy.dialog.confirm(offer.refund)}
            </Button>
            <Button variant="quiet" className="px-2!" onClick={close}>
              {copy.dialog.keep}
            </Button>
          </div>
        </>
      ) : (
        !failed && <p role="status">{copy.dialog.loading}</p>
      )}
    </div>
  );
}

/** The bank takes the payment back by itself, so nothing comes from us beside it. */
function Disputed({ disputed, byTerms }: { disputed: NonNullable<OwnOffer['disputed']>; byTerms: number }) {
  const taken = usdFromCents(disputed.cents);
  if (!disputed.isOpen) return <p className="text-lg">{copy.dialog.taken(taken)}</p>;
  return (
    <>
      <p className="text-lg">{copy.dialog.deciding(taken)}</p>
      {byTerms > 0 && <p>{copy.dialog.decidingTerms(byTerms)}</p>}
    </>
  );
}

function periodsOf({ periods }: OwnOffer): RefundPeriod[] {
  return periods.map(({ until, ...period }) => ({ ...period, until: until && isCalendarDay(until) ? until : null }));
}
