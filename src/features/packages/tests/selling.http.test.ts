/** Prices over time and seats of open departures, as operators change them while people buy. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { untilSomebodyWaits } from '../../../../test/locks.ts';
import { checkout } from '../../../../test/sale.ts';
import { inTransaction } from '../../../database/sql.ts';
import { readAudit } from '../../../kernel/audit-log.ts';
import { takeSeats } from '../store/seats.ts';

const DAY = 86_400_000;
const PRICES = '/api/admin/packages/ibiza/prices';

async function priceOf(app: TestApp, id = 'ibiza') {
  const { price, originalPrice } = (await app.get(`/api/trip-packages/${id}`)).body;
  return [price, originalPrice];
}

describe('a price', () => {
  test('holds from its moment on; what has begun is history', async () => {
    let now = new Date('2027-01-10T12:00:00Z');
    await using app = await openApp({ now: () => now, settings: { TRIP_NOW: '2027-01-10T12:00:00Z' } });
    const admin = await app.operator();
    await sql`update package_prices set valid_from = valid_from + (${now}::timestamptz - now())`.execute(app.db);
    const validFrom = new Date(now.getTime() + 3 * DAY).toISOString();

    const added = await admin.post(PRICES, { price: 1999, validFrom });
    expect(added).toMatchObject({ status: 201 });
    expect(added.body.prices.map(({ price, state }: Record<string, unknown>) => [price, state])).toEqual([
      [1999, 'coming'],
      [2299, 'current'],
      [2699, 'past'],
    ]);
    expect(await priceOf(app)).toEqual([2299, 2699]);

    now = new Date(now.getTime() + 3 * DAY);
    expect(await priceOf(app)).toEqual([1999, 2299]);
    now = new Date(now.getTime() + 3_600_000);
    const [begun] = added.body.prices;
    expect(await admin.delete(`${PRICES}/${begun.id}`)).toMatchObject({
      status: 409,
      body: { code: 'price_has_begun' },
    });
    expect(await priceOf(app)).toEqual([1999, 2299]);
    expect(await readAudit(app.db, { subject: 'package:ibiza', most: 9 })).toMatchObject([
      { action: 'package.price', before: { price: 2299 }, after: { price: 1999, validFrom } },
    ]);
  });

  test('that has not begun can be removed', async () => {
    await using app = await openApp();
    const admin = await app.operator();
    const validFrom = new Date(Date.now() + 3 * DAY).toISOString();
    const [coming] = (await admin.post(PRICES, { price: 1999, validFrom })).body.prices;
    const removed = await admin.delete(`${PRICES}/${coming.id}`);
    expect(removed.status).toBe(200);
    expect(removed.body.prices).toHaveLength(2);
    expect(await admin.delete(`${PRICES}/${coming.id}`)).toMatchObject({
      status: 404,
      body: { code: 'no_such_price' },
    });
    expect((await readAudit(app.db, { subject: 'package:ibiza', most: 9 }))[0]).toMatchObject({
      action: 'package.price-remove',
      before: { price: 1999, validFrom },
    });
  });

  test('cannot begin in the past, twice at one moment, years ahead, or be what it is already', async () => {
    await using app = await openApp();
    const admin = await app.operator();
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    const tomorrow = at(DAY);
    const add = async (price: number, validFrom: string | null) =>
      (await admin.post(PRICES, { price, validFrom })).body;
    expect((await add(1999, at(-60_000))).code).toBe('price_in_the_past');
    expect((await add(1999, at(800 * DAY))).code).toBe('price_too_far_ahead');
    expect(await add(2299, null)).toMatchObject({ code: 'price_unchanged', message: 'It costs $2,299 then already.' });
    await add(1999, tomorrow);
    expect((await add(1899, tomorrow)).code).toBe('moment_taken');
    expect((await add(1999, at(2 * DAY))).code).toBe('price_unchanged');
    expect((await add(1.5, null)).fields).toEqual({ price: 'Please enter a whole number from 1 to 100,000' });
    expect((await add(1999, 'tomorrow')).fields).toEqual({ validFrom: 'Please enter a day and a time' });
  });

  test('pressed twice at the same moment is there once', async () => {
    await using app = await openApp();
    const admin = await app.operator();
    const press = () => admin.post(PRICES, { price: 1999, validFrom: null });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await priceOf(app)).toEqual([1999, 2299]);
  });

  test('that nobody was asked, because the package was not on sale, is never crossed out', async () => {
    let now = new Date();
    await using app = await openApp({ now: () => now });
    const admin = await app.operator();
    const version = async () => (await admin.get('/api/admin/packages/ibiza')).body.version;
    const later = () => {
      now = new Date(now.getTime() + 60_000);
    };
    await admin.post('/api/admin/packages/ibiza/withdraw', { version: await version() });
    later();
    await admin.post(PRICES, { price: 4999, validFrom: null });
    later();
    await admin.post(PRICES, { price: 1999, validFrom: null });
    later();
    await admin.post('/api/admin/packages/ibiza/publish', { version: await version() });
    expect(await priceOf(app)).toEqual([1999, 2299]);
    expect((await readAudit(app.db, { action: 'package.publish', most: 1 }))[0]?.before).toMatchObject({
      state: 'withdrawn',
      unoffered: [{ price: 4999 }],
    });
  });
});

describe('a price typed wrongly', () => {
  const atNoon = async () => {
    const clock = { now: new Date() };
    const app = await openApp({ now: () => clock.now });
    const admin = await app.operator();
    const type = async (price: number) => {
      const { body } = await admin.post(PRICES, { price, validFrom: null });
      return body.prices[0] as { id: string; canTakeBack: boolean };
    };
    return { app, admin, clock, type, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
  };

  test('is taken back within the hour as long as nobody has booked at it, and the log keeps it', async () => {
    await using shop = await atNoon();
    const { app, admin, type, clock } = shop;
    const typed = await type(22_990);
    expect(typed.canTakeBack).toBe(true);
    clock.now = new Date(clock.now.getTime() + 59 * 60_000);
    const { status, body } = await admin.delete(`${PRICES}/${typed.id}`);
    expect([status, body.prices[0]]).toEqual([200, expect.objectContaining({ price: 2299, canTakeBack: false })]);
    expect(await priceOf(app)).toEqual([2299, 2699]);
    expect((await readAudit(app.db, { subject: 'package:ibiza', most: 1 }))[0]).toMatchObject({
      action: 'package.price-remove',
      before: { price: 22_990 },
      after: { price: 2299 },
    });
  });

  test('stays when somebody has booked at it, and after an hour', async () => {
    await using shop = await atNoon();
    const { app, admin, type, clock } = shop;
    const typed = await type(229);
    const traveller = await app.person();
    expect((await traveller.post('/api/bookings', checkout('ibiza', { agreedTotal: 252 }))).status).toBe(201);
    expect((await admin.delete(`${PRICES}/${typed.id}`)).body.code).toBe('price_is_booked');
    clock.now = new Date(clock.now.getTime() + 61 * 60_000);
    expect((await admin.delete(`${PRICES}/${typed.id}`)).body.code).toBe('price_has_begun');
    expect(await priceOf(app)).toEqual([229, 2299]);
  });

  test('leaves a package on sale with a price', async () => {
    await using shop = await atNoon();
    await sql`delete from package_prices where package_id = 'ibiza'`.execute(shop.app.db);
    const typed = await shop.type(229);
    expect(typed.canTakeBack).toBe(false);
    expect((await shop.admin.delete(`${PRICES}/${typed.id}`)).body.code).toBe('price_has_begun');
  });
});

test('a price counts from the moment the package is on sale, not from its draft', async () => {
  let now = new Date();
  await using app = await openApp({ now: () => now });
  const admin = await app.operator();
  const { id } = (await admin.post('/api/admin/packages/ibiza/duplicate')).body;
  now = new Date(now.getTime() + 3 * DAY);
  await admin.post(`/api/admin/packages/${id}/publish`, { version: 1 });
  now = new Date(now.getTime() + 60_000);
  await admin.post(`/api/admin/packages/${id}/prices`, { price: 1999, validFrom: null });
  expect(await priceOf(app, id)).toEqual([1999, null]);
});

async function departureOf(app: TestApp) {
  const { departureId, availableSpots } = (await app.get('/api/trip-packages/ibiza')).body;
  return { departureId, path: `/api/admin/packages/ibiza/departures/${departureId}`, capacity: availableSpots };
}

describe('the seats of an open departure', () => {
  test('go up and down while it is sold, never below what is taken, and say the numbers', async () => {
    await using app = await openApp();
    const admin = await app.operator();
    const { path, capacity: was, departureId } = await departureOf(app);
    await sql`update departures set held = 2, sold = 3 where id = ${departureId}`.execute(app.db);

    expect(await admin.put(path, { capacity: 4, was })).toMatchObject({
      status: 409,
      body: {
        code: 'below_taken',
        details: { held: 2, sold: 3, least: 5 },
        message: '3 sold and 2 held: this departure needs at least 5 seats.',
      },
    });
    expect((await admin.put(path, { capacity: 5, was })).status).toBe(200);
    expect((await departureOf(app)).capacity).toBe(0);
    expect((await admin.put(path, { capacity: 6, was: 5 })).status).toBe(200);
    expect((await departureOf(app)).capacity).toBe(1);
    expect(await admin.put(path, { capacity: 9, was: 5 })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', details: { capacity: 6 } },
    });
    expect(await readAudit(app.db, { subject: `departure:${departureId}`, most: 9 })).toMatchObject([
      { action: 'package.capacity', before: { package: 'ibiza', capacity: 5 }, after: { capacity: 6 } },
      { action: 'package.capacity', before: { package: 'ibiza', capacity: was }, after: { capacity: 5 } },
    ]);
    expect((await admin.put('/api/admin/packages/niseko-ski/departures/1', { capacity: 9, was: 5 })).status).toBe(404);
  });

  test('a buyer who is faster by a moment keeps the seat, and the operator hears the new numbers', async () => {
    await using app = await openApp();
    const admin = await app.operator();
    const { path, capacity: was, departureId } = await departureOf(app);
    const [taken, operatorWaits] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];

    const buyer = inTransaction(app.db, async (tx) => {
      expect(await takeSeats(tx, departureId, 8)).toBe(true);
      taken.resolve();
      await operatorWaits.promise;
    });
    await taken.promise;
    const lowered = admin.put(path, { capacity: 5, was });
    await untilSomebodyWaits(app.db);
    operatorWaits.resolve();
    await buyer;

    expect(await lowered).toMatchObject({ status: 409, body: { code: 'below_taken', details: { held: 8, least: 8 } } });
    expect((await departureOf(app)).capacity).toBe(was - 8);
  });

  test('a buyer who comes a moment after the departure was moved gets no seat of it', async () => {
    await using app = await openApp({ settings: { TRIP_NOW: '2027-01-10T12:00:00Z' } });
    const { departureId } = await departureOf(app);
    const [closed, buyerWaits] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const closing = inTransaction(app.db, async (tx) => {
      await sql`update departures set state = 'closed' where id = ${departureId}`.execute(tx);
      closed.resolve();
      await buyerWaits.promise;
    });
    await closed.promise;
    const bought = takeSeats(app.db, departureId, 1);
    await untilSomebodyWaits(app.db);
    buyerWaits.resolve();
    await closing;
    expect(await bought).toBe(false);
  });

  test('and the default for departures to come are two things', async () => {
    await using app = await openApp({ settings: { TRIP_NOW: '2027-01-10T12:00:00Z' } });
    const admin = await app.operator();
    const { version, fields } = (await admin.get('/api/admin/packages/ibiza')).body;
    const before = await departureOf(app);
    await admin.put('/api/admin/packages/ibiza', { version, ...fields, capacity: 20 });
    expect(await departureOf(app)).toEqual(before);
    await sql`delete from departures where package_id = 'ibiza'`.execute(app.db);
    const now = (await admin.get('/api/admin/packages/ibiza')).body.version;
    await admin.post('/api/admin/packages/ibiza/withdraw', { version: now });
    await admin.post('/api/admin/packages/ibiza/publish', { version: now + 1 });
    expect((await departureOf(app)).capacity).toBe(20);
  });

  test('a traveller can book what was added a moment ago', async () => {
    await using app = await openApp();
    const admin = await app.operator();
    const { path, capacity: was, departureId } = await departureOf(app);
    await sql`update departures set sold = capacity where id = ${departureId}`.execute(app.db);
    const traveller = await app.person();
    expect((await traveller.post('/api/bookings', checkout('ibiza'))).status).toBe(409);
    await admin.put(path, { capacity: was + 4, was });
    expect((await traveller.post('/api/bookings', checkout('ibiza'))).status).toBe(201);
  });
});
