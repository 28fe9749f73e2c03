/** What is included in a trip and what is not, what to pack, where one sleeps and who guides. */
import { Heading } from '../../../ui/section.tsx';
import { TickList } from '../../../ui/tick-list.tsx';
import type { TripPackageWithDays } from '../contract/packages.ts';
import { tripCopy as copy } from '../copy/trip.ts';

export function TripInclusions({ trip }: { readonly trip: TripPackageWithDays }) {
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
