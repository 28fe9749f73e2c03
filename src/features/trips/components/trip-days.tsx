/** The days of a trip with their dates. */
import { longDate, plusDays } from '../../../shared/dates.ts';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/section.tsx';
import { dayFrom } from '../../bookings/components/next-steps.ts';
import type { BookedPackage } from '../../bookings/contract/bookings.ts';
import { confirmationCopy } from '../../bookings/copy/confirmation.ts';

const copy = confirmationCopy.trip;

export function TripDays({
  trip,
  className,
}: {
  trip: Pick<BookedPackage, 'itinerary' | 'departsOn'>;
  className?: string;
}) {
  const { itinerary, departsOn } = trip;
  if (itinerary.length === 0) return null;
  return (
    <Card as="section" labelledBy="days" className={className}>
      <Heading level={2} size="card" id="days">
        {copy.days}
      </Heading>
      <ol className="mt-5 grid gap-5">
        {itinerary.map((day, i) => {
          const date = plusDays(dayFrom(departsOn), i);
          return (
            <li key={date} className="border-t border-line pt-4">
              <p className="text-sm text-fg-muted">
                {copy.day(i + 1)}, <time dateTime={date}>{longDate(date)}</time>
              </p>
              <h3 className="mt-0.5 text-lg font-bold">{day.title}</h3>
              <p className="mt-0.5">{day.text}</p>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
