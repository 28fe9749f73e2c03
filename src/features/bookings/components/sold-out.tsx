/** In place of the form while no seat is free: the waiting list, another look, or another trip. */
import { useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { TripPackageWithDays } from '../../packages/contract/packages.ts';
import { waitlistPath } from '../../waitlist/rules/waitlist-path.ts';
import { checkoutCopy as copy } from '../copy/checkout.ts';
import { BookingSummary, Included } from './booking-summary.tsx';
import { OtherTrips } from './other-trips.tsx';

interface SoldOutProps {
  readonly offer: TripPackageWithDays;
  readonly departureId: number | undefined;
  readonly refresh: () => Promise<unknown>;
}

export function SoldOut({ offer, departureId, refresh }: SoldOutProps) {
  const [state, setState] = useState<'unasked' | 'asking' | 'none'>('unasked');
  const check = async () => {
    setState('asking');
    await refresh();
    setState('none');
  };
  return (
    <div className="grid items-start gap-5.5 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-7">
      <div className="order-2 grid gap-5.5 lg:gap-7">
        <BookingSummary offer={offer} travelers={1} />
        <Included offer={offer} />
      </div>
      <Card>
        <h2 className="display text-3xl">{copy.soldOut.title}</h2>
        <p className="mt-4">{copy.soldOut.text}</p>
        <div className="mt-5 flex flex-wrap items-center gap-4">
          <ButtonLink href={waitlistPath(offer.id, departureId)} variant="dark">
            {copy.soldOut.wait}
          </ButtonLink>
          <Button variant="ghost" onClick={check} pending={state === 'asking'} pendingLabel={copy.soldOut.checking}>
            {copy.soldOut.again}
          </Button>
          <p role="status">{state === 'none' && copy.soldOut.stillNone}</p>
        </div>
        <OtherTrips instead={offer} />
      </Card>
    </div>
  );
}
