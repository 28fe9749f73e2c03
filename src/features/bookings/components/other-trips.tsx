/** Trips to look at when this one is full: the same kind first, then whatever leaves at about the same time. */
import { useQuery } from '@tanstack/react-query';
import { epochDay } from '../../../shared/dates.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { Link } from '../../../web/link.tsx';
import { listPackages, type TripPackage } from '../../packages/contract/packages.ts';
import { checkoutCopy } from '../copy/checkout.ts';

const copy = checkoutCopy.soldOut;
const SHOWN = 3;

export function OtherTrips({ instead }: { instead: TripPackage }) {
  const { data } = useQuery({ ...queryOf(listPackages), refetchOnMount: 'always' });
  const others = tripsInstead(instead, data ?? []);
  return (
    <div className="mt-8 border-t border-line pt-5">
      {others.length > 0 && (
        <>
          <p className="font-bold">{copy.others}</p>
          <ul className="mb-3">
            {others.map((trip) => (
              <li key={trip.id} className="border-b border-line py-3">
                <Link href={`/checkout/${trip.id}`} className="link font-semibold leading-[1.9]">
                  {trip.name}
                </Link>
                <span className="block text-sm text-fg-muted">
                  {copy.otherLine(trip.departure, trip.availableSpots)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link href={`/upcoming-trips?category=${instead.category}`} className="link font-semibold leading-[2.6]">
        {copy.sameKind(instead.category)}
      </Link>
    </div>
  );
}

type Offered = Pick<TripPackage, 'id' | 'category' | 'departsOn' | 'availableSpots'>;

export function tripsInstead<T extends Offered>(instead: Offered, offers: readonly T[]): readonly T[] {
  const distance = (trip: T) => Math.abs(epochDay(trip.departsOn) - epochDay(instead.departsOn));
  const otherKind = (trip: T) => (trip.category === instead.category ? 0 : 1);
  return offers
    .filter((trip) => trip.id !== instead.id && trip.availableSpots > 0)
    .sort((a, b) => otherKind(a) - otherKind(b) || distance(a) - distance(b))
    .slice(0, SHOWN);
}
