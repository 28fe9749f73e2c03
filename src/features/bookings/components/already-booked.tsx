/** Instead of the form, once this tab has booked the trip. A booking that has come to nothing since opens the form again. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CallError } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import type { TripPackage } from '../../packages/contract/packages.ts';
import { readBooking } from '../contract/bookings.ts';
import { checkoutCopy } from '../copy/checkout.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

const copy = checkoutCopy.booked;

export function AlreadyBooked({
  offer,
  bookingId,
  bookAgain,
}: {
  offer: TripPackage;
  bookingId: number;
  bookAgain: () => void;
}) {
  const { data, error, isPending } = useQuery({
    ...queryOf(readBooking, { params: { id: bookingId } }),
    refetchOnMount: 'always',
  });
  const isGone = data?.status === 'cancelled' || (error instanceof CallError && error.status === 404);

  useEffect(() => {
    if (isGone) bookAgain();
  }, [isGone, bookAgain]);

  if (isPending || isGone) return <CheckoutSkeleton />;
  return (
    <Card>
      <EmptyState
        title={copy.title}
        actions={
          <>
            <ButtonLink href={`/booking-confirmation/${bookingId}`} variant="dark">
              {copy.see}
            </ButtonLink>
            <Button variant="ghost" onClick={bookAgain}>
              {copy.again}
            </Button>
          </>
        }
      >
        <p>{data?.status === 'pending' ? copy.open(offer.name) : copy.text(offer.name)}</p>
      </EmptyState>
    </Card>
  );
}
