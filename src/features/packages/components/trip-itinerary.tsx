/** The days of a trip with their dates; every day has an address of its own. */
import { longDate, plusDays } from '../../../shared/dates.ts';
import { Heading } from '../../../ui/section.tsx';
import type { PackageDeparture, TripPackageWithDays } from '../contract/packages.ts';
import { tripCopy as copy } from '../copy/trip.ts';

export function TripItinerary({
  trip: { itinerary },
  departure: { departsOn },
}: {
  readonly trip: TripPackageWithDays;
  readonly departure: PackageDeparture;
}) {
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
