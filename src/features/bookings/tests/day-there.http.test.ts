/** What comes back is counted by the day at the destination: in the offer, before a booking and after it. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openApp } from '../../../../test/app.ts';
import { aPackage, aTraveller, checkout, departureDay } from '../../../../test/sale.ts';
import { plusDays } from '../../../shared/dates.ts';
import { refundPeriods } from '../../packages/rules/cancellation-terms.ts';
import { priceFor } from '../../packages/rules/total-price.ts';

/** Hours of UTC on the last day on which everything comes back. */
test.each([
  // Miami is still on the day before when UTC has begun the next one.
  ['miami', 3, -1],
  ['miami', 12, 0],
  // Tokyo has begun the next day while UTC has not.
  ['tokyo', 12, 0],
  ['tokyo', 16, 1],
])('in %s at %i:00 UTC shop, checkout and cancellation say the same', async (destinationId, hour, daysOn) => {
  const lastDay = plusDays(departureDay(), -30);
  const at = new Date(`${lastDay}T${String(hour).padStart(2, '0')}:00:00Z`);
  await using app = await openApp({ deps: () => ({ tripNow: () => at }) });
  const { packageId } = await aPackage(app.db);
  await sql`update trip_packages set destination_id = ${destinationId} where id = ${packageId}`.execute(app.db);
  const ines = await aTraveller(app);

  const offer = (await ines.get(`/api/trip-packages/${packageId}`)).body;
  expect(offer.today).toBe(plusDays(lastDay, daysOn));
  const placed = await ines.post('/api/bookings', checkout(packageId));
  const back = (await ines.get(`/api/bookings/${placed.body.bookingId}/cancellation`)).body;
  const { total } = priceFor(offer.price, 1);
  expect(refundPeriods(offer.cancellation, total, offer.departsOn, offer.today)).toEqual(back.periods);
  expect(back.percent).toBe(daysOn > 0 ? 50 : 100);
});
