/** A booked trip as anybody with a link to it reads it. */
import { isLinkToken, linkTokenHash } from '../../../kernel/link-token.ts';
import { longDate } from '../../../shared/dates.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { findDeparted } from '../../bookings/store/read-bookings.ts';
import { findPackageOnSale, type ShopDeps } from '../../packages/actions/on-sale.ts';
import { pictureAltText } from '../../packages/rules/alt-text-fallback.ts';
import { tripPath } from '../../packages/rules/package-paths.ts';
import type { SharedTrip, SharedTripError } from '../contract/sharing.ts';
import { findShared } from '../store/shares.ts';

export async function findSharedTrip(deps: ShopDeps, token: string): Promise<Result<SharedTrip, SharedTripError>> {
  const { db } = deps;
  const id = isLinkToken(token) ? await findShared(db, linkTokenHash(token), 'page') : null;
  const booking = id === null ? null : await findDeparted(db, id);
  if (!booking || booking.status === 'cancelled') return err('no_such_trip');

  const { departsOn, returnsOn } = booking;
  const { name, location, duration, image, features, itinerary } = booking.agreed;
  return ok({
    ...{ name, location, duration, image, features, itinerary, departsOn, returnsOn },
    imageAlt: pictureAltText(booking.agreed),
    departure: longDate(departsOn),
    soldAt: await findPage(deps, booking.agreed.id, booking.departureId),
  });
}

/** With the departure while it is on sale, else with the next one. */
async function findPage(deps: ShopDeps, packageId: string, departureId: number): Promise<string | null> {
  if ((await findPackageOnSale(deps, packageId, departureId)).ok) return tripPath(packageId, departureId);
  return (await findPackageOnSale(deps, packageId)).ok ? tripPath(packageId) : null;
}
