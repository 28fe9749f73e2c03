/** What a traveller agrees to is what was shown: the day of departure and what comes back after a cancellation. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openApp } from '../../../../test/app.ts';
import { untilSomebodyWaits } from '../../../../test/locks.ts';
import { aPackage, aTraveller, brokenRules, checkout, departureDay, seatsOf } from '../../../../test/sale.ts';
import { plusDays } from '../../../shared/dates.ts';
import { openDeparture } from '../../packages/store/departures.ts';

async function looking() {
  const app = await openApp();
  const trip = await aPackage(app.db);
  const ines = await aTraveller(app);
  const { departsOn, cancellation } = (await ines.get(`/api/trip-packages/${trip.packageId}`)).body;
  const agreed = checkout(trip.packageId, { agreedTerms: { departsOn, cancellation } });
  return { app, trip, ines, agreed, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

test('terms that were saved between view and click are shown before anything is booked', async () => {
  await using shop = await looking();
  const { app, trip, ines, agreed } = shop;
  await sql`update trip_packages set cancellation = '[{"days": 30, "percent": 50}]' where id = ${trip.packageId}`.execute(
    app.db,
  );

  const refused = await ines.post('/api/bookings', agreed);
  expect([refused.status, refused.body.code]).toEqual([409, 'terms_changed']);
  expect(await seatsOf(app.db, trip.departureId)).toEqual({ held: 0, sold: 0 });

  const { departsOn, cancellation } = (await ines.get(`/api/trip-packages/${trip.packageId}`)).body;
  expect(cancellation).toEqual([{ days: 30, percent: 50 }]);
  const again = { ...agreed, agreedTerms: { departsOn, cancellation } };
  expect((await ines.post('/api/bookings', again)).status).toBe(201);
  expect(await brokenRules(app.db)).toEqual([]);
});

test('nobody books another day than the one that was shown', async () => {
  await using shop = await looking();
  const { app, trip, ines, agreed } = shop;
  const departsOn = plusDays(departureDay(), -10);
  await openDeparture(app.db, { packageId: trip.packageId, departsOn, returnsOn: plusDays(departsOn, 4), capacity: 4 });

  const refused = await ines.post('/api/bookings', agreed);
  expect([refused.status, refused.body.code]).toEqual([409, 'terms_changed']);
  expect((await ines.get('/api/bookings')).body).toEqual([]);
});

test('what was shown and holds is booked, and so is a call that says nothing of terms', async () => {
  await using shop = await looking();
  const { app, trip, ines, agreed } = shop;
  expect((await ines.post('/api/bookings', agreed)).status).toBe(201);
  expect((await ines.post('/api/bookings', checkout(trip.packageId, { seats: 2 }))).status).toBe(201);
  expect(await seatsOf(app.db, trip.departureId)).toEqual({ held: 0, sold: 3 });
});

test('what was agreed is never changed by the way, and no description of a package ever', async () => {
  await using shop = await looking();
  const { app, trip, ines, agreed } = shop;
  const { bookingId } = (await ines.post('/api/bookings', agreed)).body;
  for (const [change, constraint] of [
    [`departs_on = departs_on - 1`, 'bookings_keep_agreement'],
    [`cancellation = '[]'`, 'bookings_keep_agreement'],
    ['total_price = total_price + 1, taxes = taxes + 1', 'bookings_keep_agreement'],
    ['agreement = agreement - 1', 'bookings_keep_agreement'],
    ['package_version = 99, agreement = agreement + 1', 'bookings_described'],
  ] as const) {
    const changing = sql`update bookings set ${sql.raw(change)} where id = ${bookingId}`.execute(app.db);
    await expect(changing, change).rejects.toMatchObject({ constraint });
  }
  await expect(sql`update package_versions set facts = '{}'`.execute(app.db)).rejects.toThrow('is never changed');
  await expect(sql`delete from package_versions where package_id = ${trip.packageId}`.execute(app.db)).rejects.toThrow(
    'is never changed',
  );
});

test('a departure that is moved while somebody pays is not booked on a day that was not shown', async () => {
  await using shop = await looking();
  const { app, trip, ines } = shop;
  const { packageId, departureId } = trip;
  const { placing } = await app.db.transaction().execute(async (tx) => {
    await sql`update departures set departs_on = departs_on + 7, returns_on = returns_on + 7, moved_from = departs_on,
      moved_at = now() where id = ${departureId}`.execute(tx);
    // Quoted already, and its hold waits for the departure's row.
    const placing = ines.post('/api/bookings', checkout(packageId, { departureId }));
    await untilSomebodyWaits(app.db);
    return { placing };
  });
  const answer = await placing;
  const days = await sql<{ departsOn: string; booked: string }>`
    select d.departs_on as "departsOn", b.departs_on as booked from bookings as b join departures as d on d.id = b.departure_id`.execute(
    app.db,
  );
  expect(answer.body, answer.text).toMatchObject({ status: 'confirmed' });
  expect(days.rows.map(({ departsOn, booked }) => departsOn === booked)).toEqual([true]);
});
