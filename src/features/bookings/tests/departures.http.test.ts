/** Which departure a booking is for: the one it names, else the next, and never silently another. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { aPackage, aTraveller, brokenRules, checkout, departureDay, seatsOf } from '../../../../test/sale.ts';
import { type CalendarDay, plusDays } from '../../../shared/dates.ts';
import { saleEndsAt } from '../../packages/rules/departures.ts';
import { placeBooking } from '../actions/place-booking.ts';
import { BookingRequest } from '../contract/bookings.ts';

interface Change {
  readonly capacity?: number;
  readonly price?: number;
  readonly cutoffDays?: number;
  readonly minimumParty?: number;
}

/** A week after the package's own, and known for long. */
async function another(app: TestApp, packageId: string, departsOn: CalendarDay, of: Change = {}): Promise<number> {
  const { capacity = 4, price = null, cutoffDays = 14, minimumParty = null } = of;
  const made = await sql<{ id: number }>`
    insert into departures (package_id, departs_on, returns_on, capacity, price, cutoff_days, minimum_party, state_since)
    values (${packageId}, ${departsOn}, ${plusDays(departsOn, 4)}, ${capacity}, ${price}, ${cutoffDays}, ${minimumParty},
      now() - interval '1 day')
    returning id`.execute(app.db);
  return made.rows[0]?.id ?? 0;
}

const set = (app: TestApp, id: number, state: string) =>
  sql`update departures set state = ${state}, state_since = now() where id = ${id}`.execute(app.db);

async function openShop() {
  const app = await openApp();
  const trip = await aPackage(app.db, { capacity: 3 });
  await sql`update departures set state_since = now() - interval '1 day'`.execute(app.db);
  const later = await another(app, trip.packageId, plusDays(departureDay(), 7), { price: 1200, minimumParty: 6 });
  const ines = await aTraveller(app);
  const path = `/api/trip-packages/${trip.packageId}`;
  return { app, trip, later, ines, path, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

describe('a package with several departures', () => {
  test('shows the next one, how many more there are, and each with its own price and seats', async () => {
    await using shop = await openShop();
    const { ines, trip, later, path } = shop;
    expect((await ines.get(path)).body).toMatchObject({
      departureId: trip.departureId,
      departsOn: departureDay(),
      price: 1000,
      moreDepartures: 1,
      runsFrom: null,
    });
    expect((await ines.get(`${path}?departureId=${later}`)).body).toMatchObject({
      departureId: later,
      departsOn: plusDays(departureDay(), 7),
      returnsOn: plusDays(departureDay(), 11),
      price: 1200,
      allInPrice: 1320,
      originalPrice: null,
      availableSpots: 4,
      runsFrom: { minimum: 6, booked: 0 },
    });
    expect((await ines.get(`${path}/departures`)).body).toMatchObject([
      { departureId: trip.departureId, price: 1000, availableSpots: 3 },
      { departureId: later, price: 1200, availableSpots: 4 },
    ]);
  });

  test('sells each until its own cut-off', async () => {
    await using shop = await openShop();
    const { app, ines, trip, path } = shop;
    const today = plusDays(departureDay(), -60);
    const near = await another(app, trip.packageId, plusDays(today, 5), { cutoffDays: 3 });
    const tooNear = await another(app, trip.packageId, plusDays(today, 6), { cutoffDays: 30 });
    expect((await ines.get(path)).body).toMatchObject({ departureId: near, moreDepartures: 2 });
    expect((await ines.get(`${path}?departureId=${tooNear}`)).status).toBe(404);
    const refused = await ines.post('/api/bookings', checkout(trip.packageId, { departureId: tooNear }));
    expect(refused).toMatchObject({ status: 409, body: { code: 'departure_gone' } });
  });
});

describe('a booking', () => {
  test('is for the departure it names, at its price, and leaves the others alone', async () => {
    await using shop = await openShop();
    const { app, ines, trip, later } = shop;
    const wish = checkout(trip.packageId, { seats: 2, departureId: later, agreedTotal: 2640 });
    const placed = await ines.post('/api/bookings', wish);
    expect(placed.status).toBe(201);
    expect((await ines.get(`/api/bookings/${placed.body.bookingId}`)).body).toMatchObject({
      pricePerPerson: 1200,
      totalPrice: 2640,
      package: { departsOn: plusDays(departureDay(), 7), returnsOn: plusDays(departureDay(), 11) },
    });
    expect(await seatsOf(app.db, later)).toEqual({ held: 0, sold: 2 });
    expect(await seatsOf(app.db, trip.departureId)).toEqual({ held: 0, sold: 0 });
    expect(await brokenRules(app.db)).toEqual([]);
  });

  test('without one is for the next, also when that is sold out: nobody is moved to another date', async () => {
    await using shop = await openShop();
    const { app, ines, trip, later } = shop;
    expect((await ines.post('/api/bookings', checkout(trip.packageId, { seats: 3 }))).status).toBe(201);
    expect(await seatsOf(app.db, trip.departureId)).toEqual({ held: 0, sold: 3 });
    const full = await (await aTraveller(app)).post('/api/bookings', checkout(trip.packageId));
    expect(full).toMatchObject({ status: 409, body: { code: 'sold_out' } });
    expect(await seatsOf(app.db, later)).toEqual({ held: 0, sold: 0 });
  });

  test.each([
    ['closed', (app: TestApp, id: number) => set(app, id, 'closed')],
    ['called off', (app: TestApp, id: number) => set(app, id, 'cancelled')],
    [
      'moved behind another',
      (app: TestApp, id: number) =>
        sql`update departures set departs_on = departs_on + 20, returns_on = returns_on + 20, moved_from = departs_on,
          moved_at = now() where id = ${id}`.execute(app.db),
    ],
  ])('without one is refused where the one that was the next has been %s within the hour', async (_, change) => {
    await using shop = await openShop();
    const { app, ines, trip, later } = shop;
    await change(app, trip.departureId);
    const refused = await ines.post('/api/bookings', checkout(trip.packageId));
    expect(refused).toMatchObject({ status: 409, body: { code: 'terms_changed' } });
    expect(await seatsOf(app.db, later)).toEqual({ held: 0, sold: 0 });

    // Whoever says which one has seen it.
    expect((await ines.post('/api/bookings', checkout(trip.packageId, { departureId: later }))).status).toBe(201);
    await sql`update departures set state_since = state_since - interval '2 hours', moved_at = moved_at - interval '2 hours'`.execute(
      app.db,
    );
    expect((await ines.post('/api/bookings', checkout(trip.packageId, { seats: 2 }))).status).toBe(201);
    expect(await seatsOf(app.db, later)).toEqual({ held: 0, sold: 3 });
  });

  test('without one is refused in the hour after the sale of the next one has ended', async () => {
    await using app = await openApp();
    const trip = await aPackage(app.db);
    await sql`update departures set state_since = now() - interval '1 day'`.execute(app.db);
    const later = await another(app, trip.packageId, plusDays(departureDay(), 7));
    const ends = saleEndsAt({ departsOn: departureDay(), cutoffDays: 14 }).getTime();
    const bookAt = async (ms: number) =>
      placeBooking(
        { ...app.deps, tripNow: () => new Date(ends + ms) },
        (await aTraveller(app)).id,
        BookingRequest.parse(checkout(trip.packageId)),
        undefined,
      );
    expect(await bookAt(60_000)).toMatchObject({ ok: false, error: 'terms_changed' });
    expect(await bookAt(3_700_000)).toMatchObject({ ok: true });
    expect(await seatsOf(app.db, later)).toEqual({ held: 0, sold: 1 });
  });

  test('without one goes through while dates behind the next are added and closed', async () => {
    await using shop = await openShop();
    const { app, ines, trip, later } = shop;
    await set(app, later, 'closed');
    await sql`update departures set state_since = now() where id = ${await another(app, trip.packageId, plusDays(departureDay(), 14))}`.execute(
      app.db,
    );
    expect((await ines.post('/api/bookings', checkout(trip.packageId))).status).toBe(201);
  });

  test('of a departure of another package is refused', async () => {
    await using shop = await openShop();
    const { app, ines, later } = shop;
    const other = await aPackage(app.db);
    expect(await ines.post('/api/bookings', checkout(other.packageId, { departureId: later }))).toMatchObject({
      status: 409,
      body: { code: 'departure_gone' },
    });
  });

  test('at the last seats of a departure is one of many, and the others stay free', async () => {
    await using shop = await openShop();
    const { app, trip, later } = shop;
    const people = await Promise.all(Array.from({ length: 8 }, () => aTraveller(app)));
    const answers = await Promise.all(
      people.map((person) => person.post('/api/bookings', checkout(trip.packageId, { departureId: later }))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(await seatsOf(app.db, later)).toEqual({ held: 0, sold: 4 });
    expect(await seatsOf(app.db, trip.departureId)).toEqual({ held: 0, sold: 0 });
    expect(await brokenRules(app.db)).toEqual([]);
  });
});
