/** What the page of a trip says below its opening: the days, what is included, the terms and the questions people ask. */
import { longDate, plusDays } from '../../../shared/dates.ts';
import { usd } from '../../../shared/money.ts';
import { Heading } from '../../../ui/section.tsx';
import { TickList } from '../../../ui/tick-list.tsx';
import { Link } from '../../../web/link.tsx';
import type { PackageDeparture, TripPackageWithDays } from '../contract/packages.ts';
import { tripCopy as copy } from '../copy/trip.ts';
import { refundPeriods } from '../rules/cancellation-terms.ts';

interface OfTrip {
  readonly trip: TripPackageWithDays;
}
interface OfDeparture extends OfTrip {
  readonly departure: PackageDeparture;
}

/** Every day has an address of its own. */
export function TripDays({ trip: { itinerary }, departure: { departsOn } }: OfDeparture) {
  return (
    <ol>
      {itinerary.map(({ title, text }, i) => {
        const date = plusDays(departsOn, i);
        return (
          <li key={date} id={`day-${i + 1}`} className="trip-day">
            <p className="text-sm text-fg-muted">
              {copy.day(i + 1, itinerary.length)}
              <time dateTime={date} className="block">
                {longDate(date)}
              </time>
            </p>
            <div>
              <Heading level={3} size="card">
                {title}
              </Heading>
              <p className="mt-2 max-w-[34em] text-lg">{text}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

export function TripLists({ trip }: OfTrip) {
  return (
    <div className="trip-lists">
      <TickList items={trip.features} />
      <div>
        <Heading level={3} size="card" className="mb-4">
          {copy.notIncluded.title}
        </Heading>
        <ul className="grid gap-2 text-md leading-snug">
          {[...trip.notIncluded, ...copy.notIncluded.ofEveryTrip].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      {trip.packingList.length > 0 && (
        <div>
          <Heading level={3} size="card" className="mb-4">
            {copy.packingList}
          </Heading>
          <ul className="grid gap-2 text-md leading-snug">
            {trip.packingList.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {(['hotel', 'guide'] as const).map(
        (name) =>
          trip[name] && (
            <div key={name}>
              <Heading level={3} size="card" className="mb-4">
                {copy[name]}
              </Heading>
              <p>{trip[name]}</p>
            </div>
          ),
      )}
    </div>
  );
}

/** One sentence for each step, with the day and the sum. */
export function TripTerms({ trip, departure: { departsOn, allInPrice } }: OfDeparture) {
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

export function TripQuestions({ trip, departure }: OfDeparture) {
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
