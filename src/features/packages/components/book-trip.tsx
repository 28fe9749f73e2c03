/** What the chosen departure costs and the way to book it: a card beside the page, on a phone a bar at its foot as well. */
import { useId, useState } from 'react';
import { site } from '../../../../site.config.ts';
import { longDate } from '../../../shared/dates.ts';
import { usd } from '../../../shared/usd.ts';
import { ButtonLink, type ButtonLook } from '../../../ui/button.tsx';
import { Container } from '../../../ui/section.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { LazySaveButton } from '../../saved/components/lazy-save-button.tsx';
import type { PackageDeparture, TripPackageWithDays } from '../contract/packages.ts';
import { packagesCopy } from '../copy/packages.ts';
import { tripCopy } from '../copy/trip.ts';
import { refundPeriods } from '../rules/cancellation-terms.ts';
import { checkoutPath } from '../rules/package-paths.ts';
import { priceFor } from '../rules/total-price.ts';

const copy = tripCopy.book;

interface TripBookProps {
  readonly trip: TripPackageWithDays;
  readonly departure: PackageDeparture;
}

export function TripBook({ trip, departure }: TripBookProps) {
  const { departsOn, returnsOn, price, taxes, allInPrice, availableSpots, runsFrom } = departure;
  const [freest] = refundPeriods(trip.cancellation, allInPrice, departsOn, trip.today);
  return (
    <aside aria-label={copy.label} className="trip-book no-print">
      <div>
        <p className="display text-price leading-none">{usd(allInPrice)}</p>
        <p className="mt-1.5 text-sm text-fg-muted">{copy.allIn}</p>
        <p className="text-xs text-fg-muted">{copy.sum(usd(price), usd(taxes))}</p>
      </div>
      <div className="border-t border-line pt-4">
        <p className="text-xs text-fg-muted">{copy.leaving}</p>
        <p className="font-bold">{tripCopy.dates.until(longDate(departsOn), longDate(returnsOn))}</p>
        <p className="text-sm text-fg-muted">{tripCopy.dates.spots(availableSpots)}</p>
        {runsFrom && (
          <p className="text-sm text-fg-muted">{packagesCopy.dates.runsFrom(runsFrom.minimum, runsFrom.booked)}</p>
        )}
        {trip.moreDepartures > 0 && (
          <a href="#dates" className="link inline-flex min-h-11 items-center text-sm">
            {copy.otherDates(trip.moreDepartures)}
          </a>
        )}
      </div>
      <Total trip={trip} departure={departure} />
      <div className="trip-book-button">
        <BookLink trip={trip} departure={departure} variant="dark" size="lg" />
      </div>
      <LazySaveButton item={`trip:${trip.id}`} name={trip.name} />
      <div className="text-sm">
        {freest?.percent === 100 && freest.until && (
          <p>{tripCopy.terms.refund({ percent: 100, amount: usd(freest.amount), until: longDate(freest.until) })}</p>
        )}
        <a
          href={`mailto:${site.email}?subject=${encodeURIComponent(copy.askSubject(trip.name, longDate(departsOn)))}`}
          className="link inline-flex min-h-11 items-center"
        >
          {copy.ask}
        </a>
      </div>
    </aside>
  );
}

/** For so many together. It needs the script, and is not there before. */
function Total({ trip, departure }: TripBookProps) {
  const [travelers, setTravelers] = useState(2);
  const id = useId();
  const most = trip.maxGuests;
  const party = Math.min(travelers, most);
  const { availableSpots } = departure;
  if (!useHydrated()) return <div className="min-h-14" />;
  return (
    <div>
      <div className="flex min-h-14 items-end justify-between gap-4">
        <label htmlFor={id} className="text-sm">
          <span className="block text-xs text-fg-muted">{copy.travelers}</span>
          <select
            id={id}
            value={party}
            onChange={({ target }) => setTravelers(Number(target.value))}
            className="min-h-11 rounded-sm border border-line-strong bg-field px-4.5"
          >
            {Array.from({ length: most }, (_, i) => i + 1).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        <p className="text-right" role="status">
          <span className="block text-xs text-fg-muted">{copy.totalLabel}</span>
          <span className="text-lg font-bold">{copy.total(party, usd(priceFor(departure.price, party).total))}</span>
        </p>
      </div>
      {availableSpots > 0 && party > availableSpots && (
        <p className="mt-1.5 text-sm font-medium text-error">{copy.tooFew(availableSpots)}</p>
      )}
    </div>
  );
}

export function TripBar({ trip, departure }: TripBookProps) {
  return (
    <div className="trip-bar above-banner on-night no-print">
      <Container className="flex items-center justify-between gap-4">
        <p className="leading-tight">
          <span className="block text-lg font-bold">{usd(departure.allInPrice)}</span>
          <span className="block text-xs text-fg-muted">{longDate(departure.departsOn)}</span>
        </p>
        <BookLink trip={trip} departure={departure} />
      </Container>
    </div>
  );
}

/** Sold out: to wait for seats of this departure. */
function BookLink({ trip, departure: { departureId, availableSpots }, ...look }: TripBookProps & ButtonLook) {
  return availableSpots === 0 ? (
    <ButtonLink {...look} href={`/waitlist/${encodeURIComponent(trip.id)}?departure=${departureId}`}>
      {packagesCopy.card.wait}
    </ButtonLink>
  ) : (
    <ButtonLink {...look} href={checkoutPath(trip.id, departureId)}>
      {packagesCopy.card.book}
    </ButtonLink>
  );
}
