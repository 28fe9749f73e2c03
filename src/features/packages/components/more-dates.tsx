/** "3 more dates": the way to the calendar, whose script comes when it is opened. Nothing where there is one date. */
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { TripPackage } from '../contract/packages.ts';
import { packagesCopy } from '../copy/packages.ts';

const DepartureChooser = lazy(() =>
  import('./departure-chooser.tsx').then((module) => ({ default: module.DepartureChooser })),
);

interface MoreDatesProps {
  readonly offer: Pick<TripPackage, 'id' | 'name' | 'departureId' | 'moreDepartures'>;
}

export function MoreDates({ offer }: MoreDatesProps) {
  const [open, setOpen] = useState(false);
  if (offer.moreDepartures === 0) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="px-0! noscript:hidden"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {packagesCopy.dates.more(offer.moreDepartures)}
        <span className="sr-only">: {offer.name}</span>
      </Button>
      {open && (
        <Suspense fallback={<Spinner />}>
          <DepartureChooser offer={offer} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
