/** What people ask before they book a trip. */
import { usd } from '../../../shared/usd.ts';
import type { PackageDeparture, TripPackageWithDays } from '../contract/packages.ts';
import { tripCopy as copy } from '../copy/trip.ts';

export function TripFaq({
  trip,
  departure,
}: {
  readonly trip: TripPackageWithDays;
  readonly departure: PackageDeparture;
}) {
  const { allInPrice, price, taxes, availableSpots, runsFrom } = departure;
  const { pay, runs, group, change, who } = copy.questions;
  const answers = [
    { title: pay.title, text: pay.text(usd(allInPrice), usd(price), usd(taxes)) },
    { title: runs.title, text: runsFrom ? runs.from(runsFrom.minimum, runsFrom.booked) : runs.always },
    { title: group.title, text: group.text(trip.maxGuests, availableSpots) },
    change,
    who,
  ];
  return answers.map(({ title, text }) => (
    <details key={title} className="trip-question">
      <summary>{title}</summary>
      <p className="max-w-[34em] pb-5">{text}</p>
    </details>
  ));
}
