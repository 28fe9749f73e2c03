/** What comes back after cancelling a trip: a sentence for each step, with the day and the sum. */
import { longDate } from '../../../shared/dates.ts';
import { usd } from '../../../shared/usd.ts';
import { Link } from '../../../web/link.tsx';
import type { PackageDeparture, TripPackageWithDays } from '../contract/packages.ts';
import { tripCopy as copy } from '../copy/trip.ts';
import { refundPeriods } from '../rules/cancellation-terms.ts';

export function TripRefundTerms({
  trip,
  departure: { departsOn, allInPrice },
}: {
  readonly trip: TripPackageWithDays;
  readonly departure: PackageDeparture;
}) {
  const periods = refundPeriods(trip.cancellation, allInPrice, departsOn, trip.today);
  const steps = periods.flatMap(({ until, percent, amount }) =>
    until === null ? [] : [copy.terms.refund({ percent, amount: usd(amount), until: longDate(until) })],
  );
  return (
    <>
      <ul className="grid gap-2 text-lg">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
        <li>{steps.length === 0 ? copy.terms.none : copy.terms.afterwards}</li>
      </ul>
      <p className="mt-5 max-w-[34em] text-fg-muted">
        {copy.terms.perPerson} {copy.terms.hold}{' '}
        <Link href="/terms" className="link text-fg">
          {copy.terms.whole}
        </Link>
      </p>
    </>
  );
}
