import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { seed } from '../../../../db/seed/seed.ts';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { untilSomebodyWaits } from '../../../../test/locks.ts';
import { inTransaction } from '../../../database/sql.ts';
import { openNextDepartures } from '../actions/on-sale.ts';
import { packages } from '../content.ts';
import { openDeparture } from '../store/departures.ts';
import { insertPrice } from '../store/prices.ts';
import { findSaleTerms } from '../store/sale-terms.ts';
import { findSeats, releaseHeldSeats, returnSoldSeats, sellHeldSeats, takeSeats } from '../store/seats.ts';

const ids = packages.map((known) => known.id);
const DAY = 86_400_000;

async function ibizaOf(app: TestApp) {
  const { body } = await app.get('/api/trip-packages/ibiza');
  return body;
}

/** A departure of Ibiza with exactly so many seats, far ahead. */
async function aDeparture(app: TestApp, capacity: number): Promise<number> {
  await openDeparture(app.db, { packageId: 'ibiza', departsOn: '2040-05-28', returnsOn: '2040-06-02', capacity });
  const found = await sql<{ id: number }>`select id from departures where departs_on = '2040-05-28'`.execute(app.db);
  return found.rows[0]?.id ?? 0;
}

describe('the shop', () => {
  test('lists every package in the order of the shop, with their prices', async () => {
    await using app = await openApp();

    const { status, body } = await app.get('/api/trip-packages');

    expect(status).toBe(200);
    expect(body.map((offer: { id: string }) => offer.id)).toEqual(ids);
    expect(
      body
        .slice(0, 4)
        .map((offer: Record<string, unknown>) => [offer['price'], offer['originalPrice'], offer['allInPrice']]),
    ).toEqual([
      [2799, 3199, 3079],
      [3899, 4399, 4289],
      [4599, 5199, 5059],
      [2299, 2699, 2529],
    ]);
    for (const offer of body) {
      expect(offer.price + offer.taxes).toBe(offer.allInPrice);
      expect(offer.availableSpots).toBeGreaterThanOrEqual(6);
      expect(offer.choices[0]).toMatchObject({ departureId: offer.departureId, allInPrice: offer.allInPrice });
      expect(offer).not.toHaveProperty('itinerary');
      expect(offer).not.toHaveProperty('prices');
    }
  });

  test('lists one category when asked, and refuses an unknown one', async () => {
    await using app = await openApp();

    const wellness = await app.get('/api/trip-packages?category=Wellness');
    const everything = await app.get('/api/trip-packages?category=All');
    const unknown = await app.get('/api/trip-packages?category=Sports');

    expect(new Set(wellness.body.map((offer: { category: string }) => offer.category))).toEqual(new Set(['Wellness']));
    expect(wellness.body.length).toBeGreaterThanOrEqual(2);
    expect(everything.body).toHaveLength(ids.length);
    expect(unknown).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { category: 'Unknown category' } },
    });
  });

  test('tells one package with every field of the list and its days', async () => {
    await using app = await openApp({ settings: { TRIP_NOW: '2026-12-01T12:00:00Z' } });
    await openNextDepartures(app.deps);

    const { status, body } = await app.get('/api/trip-packages/val-thorens-ski');

    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 'val-thorens-ski',
      name: 'Val Thorens Above the Clouds',
      location: 'Val Thorens, France',
      duration: '8 days, 7 nights',
      price: 3899,
      originalPrice: 4399,
      rating: 4.8,
      ratingBasis: 'sample',
      reviews: 0,
      maxGuests: 8,
      availableSpots: 24,
      departure: 'Feb 6, 2027',
      departsOn: '2027-02-06',
      returnsOn: '2027-02-13',
      image: 'val-thorens-ski',
      category: 'Adventure',
      destinationId: 'val-thorens',
    });
    expect(body.features.length).toBeGreaterThanOrEqual(5);
    expect(body.highlights.length).toBeGreaterThan(0);
    expect(body.itinerary).toHaveLength(8);
  });

  test('answers 404 for a package that does not exist or is not published', async () => {
    await using app = await openApp();
    await sql`update trip_packages set published = false where id = 'ibiza'`.execute(app.db);

    for (const id of ['atlantis', 'ibiza', '\u0000', "' or 1=1", '__proto__']) {
      const { status, body } = await app.get(`/api/trip-packages/${encodeURIComponent(id)}`);
      expect(status).toBe(404);
      expect(body.code).toBe('no_such_package');
    }
    expect((await app.get('/api/trip-packages')).body).toHaveLength(ids.length - 1);
  });
});

describe('prices over time', () => {
  test('a crossed-out price disappears when the package has not had it for 180 days', async () => {
    let now = new Date();
    await using app = await openApp({ now: () => now });
    const cheaperSince = new Date(now.getTime() - 21 * DAY);

    now = new Date(cheaperSince.getTime() + 179 * DAY);
    expect(await ibizaOf(app)).toMatchObject({ price: 2299, originalPrice: 2699 });
    now = new Date(cheaperSince.getTime() + 181 * DAY);
    expect(await ibizaOf(app)).toMatchObject({ price: 2299, originalPrice: null });
  });

  test('a new price holds from its moment on, in the shop and for the sale alike', async () => {
    const start = new Date();
    let now = start;
    await using app = await openApp({ now: () => now });
    await insertPrice(app.db, 'ibiza', 2499, new Date(start.getTime() + DAY));
    const terms = () => findSaleTerms(app.db, 'ibiza', { tripNow: app.deps.tripNow(), now });

    expect(await ibizaOf(app)).toMatchObject({ price: 2299 });
    expect(await terms()).toMatchObject({ pricePerPerson: 2299 });
    now = new Date(start.getTime() + 2 * DAY);
    expect(await ibizaOf(app)).toMatchObject({ price: 2499, originalPrice: 2699, allInPrice: 2749 });
    expect(await terms()).toMatchObject({ pricePerPerson: 2499, maxGuests: 10 });
  });
});

describe('seats', () => {
  test('spots left are counted: taken, given back, sold and returned', async () => {
    await using app = await openApp();
    const { departureId, availableSpots } = await ibizaOf(app);
    const spots = async () => (await ibizaOf(app)).availableSpots;

    expect(await takeSeats(app.db, departureId, 5)).toBe(true);
    expect(await spots()).toBe(availableSpots - 5);
    await releaseHeldSeats(app.db, departureId, 2);
    await sellHeldSeats(app.db, departureId, 3);
    expect(await spots()).toBe(availableSpots - 3);
    expect(await findSeats(app.db, departureId)).toEqual({ capacity: availableSpots, held: 0, sold: 3 });
    await returnSoldSeats(app.db, departureId, 3);
    expect(await spots()).toBe(availableSpots);
  });

  test('more than are free are refused, and so is no seat at all', async () => {
    await using app = await openApp();
    const departure = await aDeparture(app, 6);

    expect(await takeSeats(app.db, departure, 7)).toBe(false);
    expect(await takeSeats(app.db, departure, 0)).toBe(false);
    expect(await takeSeats(app.db, departure, -1)).toBe(false);
    expect(await takeSeats(app.db, departure, 6)).toBe(true);
    expect(await takeSeats(app.db, departure, 1)).toBe(false);
    expect(await findSeats(app.db, departure)).toEqual({ capacity: 6, held: 6, sold: 0 });
  });

  test('what is not held cannot be given back or sold', async () => {
    await using app = await openApp();
    const departure = await aDeparture(app, 6);

    await expect(releaseHeldSeats(app.db, departure, 1)).rejects.toThrow(/departures_never_oversold/);
    await expect(sellHeldSeats(app.db, departure, 1)).rejects.toThrow(/departures_never_oversold/);
    await expect(returnSoldSeats(app.db, departure, 1)).rejects.toThrow(/departures_never_oversold/);
    await expect(releaseHeldSeats(app.db, departure, -1)).rejects.toThrow(/No seats were moved/);
    await expect(releaseHeldSeats(app.db, 2_000_000_000, 1)).rejects.toThrow(/No seats were moved/);
  });

  test('a careless writer is refused by the table itself', async () => {
    await using app = await openApp();
    const departure = await aDeparture(app, 6);

    await expect(sql`update departures set held = 7 where id = ${departure}`.execute(app.db)).rejects.toMatchObject({
      code: '23514',
      constraint: 'departures_never_oversold',
    });
    await expect(
      sql`update departures set held = 3, sold = 4 where id = ${departure}`.execute(app.db),
    ).rejects.toMatchObject({ constraint: 'departures_never_oversold' });
  });

  test('two people reach for the last seat and exactly one gets it', async () => {
    await using app = await openApp();
    const departure = await aDeparture(app, 1);
    const [taken, bothAreThere] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];

    // The first transaction holds the row until the second one is waiting for it.
    const first = inTransaction(app.db, async (tx) => {
      const isTaken = await takeSeats(tx, departure, 1);
      taken.resolve();
      await bothAreThere.promise;
      return isTaken;
    });
    await taken.promise;
    const second = takeSeats(app.db, departure, 1);
    await untilSomebodyWaits(app.db);
    bothAreThere.resolve();

    expect((await Promise.all([first, second])).sort()).toEqual([false, true]);
    expect(await findSeats(app.db, departure)).toEqual({ capacity: 1, held: 1, sold: 0 });
  });
});

describe('seasons', () => {
  test('when a departure is nearer than 14 days, next year’s is on sale', async () => {
    await using app = await openApp({ settings: { TRIP_NOW: '2027-01-23T12:00:00Z' } });
    await openNextDepartures(app.deps);
    const lastDay = (await app.get('/api/trip-packages/niseko-ski')).body;

    await using later = await openApp({ settings: { TRIP_NOW: '2027-01-24T00:00:00Z' } });
    await openNextDepartures(later.deps);
    const dayAfter = (await later.get('/api/trip-packages/niseko-ski')).body;

    expect(lastDay.departsOn).toBe('2027-02-06');
    expect(dayAfter).toMatchObject({ departsOn: '2028-02-06', departure: 'Feb 6, 2028', availableSpots: 24 });
  });

  test('opening departures twice, or by two at once, changes nothing', async () => {
    await using app = await openApp();
    const count = async () =>
      (await sql<{ n: number }>`select count(*) as n from departures`.execute(app.db)).rows[0]?.n;

    await openNextDepartures(app.deps);
    const before = await count();
    await Promise.all([openNextDepartures(app.deps), openNextDepartures(app.deps)]);

    expect(await count()).toBe(before);
  });

  test('a package that was removed does not come back with the next start', async () => {
    await using app = await openApp();
    await sql`delete from departures where package_id = 'ibiza'`.execute(app.db);
    await sql`delete from package_prices where package_id = 'ibiza'`.execute(app.db);
    await sql`delete from trip_packages where id = 'ibiza'`.execute(app.db);

    await seed(app.db, { now: new Date(), tripNow: new Date() });

    expect((await app.get('/api/trip-packages')).body).toHaveLength(ids.length - 1);
  });
});
