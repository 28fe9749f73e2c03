/** Shown, stored, authorised and captured are one amount; and of a card nothing stays but brand and last four. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openApp } from '../../../../test/app.ts';
import { aPackage, aTraveller, aUser, brokenRules, checkout } from '../../../../test/sale.ts';
import { unreliable } from '../../../../test/unreliable-payments.ts';
import { priceFor } from '../../packages/rules/total-price.ts';
import { insertPrice } from '../../packages/store/prices.ts';
import { placeBooking } from '../actions/place-booking.ts';
import { findBooking } from '../actions/read-bookings.ts';
import { BookingRequest } from '../contract/bookings.ts';

test('for any price and party the lines add up, and four known totals are exact', () => {
  expect([2799, 3899, 4599, 2299].map((price) => priceFor(price, 1).total)).toEqual([3079, 4289, 5059, 2529]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 20 }), (price, travelers) => {
      const { subtotal, taxes, total } = priceFor(price, travelers);
      expect(subtotal).toBe(price * travelers);
      expect(subtotal + taxes).toBe(total);
      expect(BigInt(total)).toBe((11n * BigInt(subtotal) + 5n) / 10n);
    }),
    { numRuns: 20_000 },
  );
});

test('what is shown is stored, authorised and captured, and the client’s total is never used', async () => {
  await using app = await openApp();
  const { packageId, departureId } = await aPackage(app.db, { capacity: 1000, maxGuests: 20 });
  let minute = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 45_000 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: -5, max: 5 }),
      async (price, travelers, lie) => {
        await insertPrice(app.db, packageId, price, new Date(Date.now() - 3_600_000 + ++minute * 1000));
        const { total, taxes } = priceFor(price, travelers);
        const userId = await aUser(app.db);
        const wish = (agreedTotal: number) =>
          BookingRequest.parse(checkout(packageId, { seats: travelers, agreedTotal }));

        if (lie !== 0) {
          const refused = await placeBooking(app.deps, userId, wish(total + lie), undefined);
          expect(refused).toMatchObject({ ok: false, error: 'price_changed', details: { total } });
        }
        const placed = await placeBooking(app.deps, userId, wish(total), undefined);

        const id = placed.ok ? placed.value.bookingId : 0;
        const shown = await findBooking(app.deps, userId, String(id));
        expect(shown).toMatchObject({ ok: true, value: { totalPrice: total, taxes, pricePerPerson: price } });
        const paid = await app.deps.payments.findByBooking(id);
        expect(paid).toMatchObject([{ amountCents: total * 100, capturedCents: total * 100, state: 'captured' }]);
        await sql`update departures set sold = 0 where id = ${departureId}`.execute(app.db);
      },
    ),
    { numRuns: 80 },
  );
});

test('a party that costs more than a card can be charged at once is told how many can go', async () => {
  await using app = await openApp();
  const { packageId } = await aPackage(app.db, { price: 100_000, maxGuests: 40, capacity: 40 });
  const ines = await aTraveller(app);
  const refused = await ines.post('/api/bookings', checkout(packageId, { seats: 10 }));
  expect([refused.status, refused.body.code, refused.body.details]).toEqual([
    422,
    'too_many_travelers',
    { maxGuests: 9 },
  ]);
  expect((await sql`select 1 from bookings`.execute(app.db)).rows).toEqual([]);
  const booked = await ines.post('/api/bookings', checkout(packageId, { seats: 9 }));
  expect([booked.status, booked.body.status]).toEqual([201, 'confirmed']);
});

test('a price that changed between view and click is shown before anything is charged', async () => {
  await using app = await openApp();
  const { packageId } = await aPackage(app.db, { price: 1000 });
  const ines = await aTraveller(app);
  await insertPrice(app.db, packageId, 1200, new Date(Date.now() - 1000));

  const refused = await ines.post('/api/bookings', checkout(packageId, { agreedTotal: 1100 }));

  expect(refused.body).toMatchObject({ code: 'price_changed', details: { total: 1320 } });
  expect(refused.body.message).toContain('$1,320');
  expect((await sql`select 1 from sandbox_payments`.execute(app.db)).rows).toEqual([]);
});

test('who does not say which total was shown is charged it only where no other was shown in the last hour', async () => {
  await using app = await openApp();
  const { packageId } = await aPackage(app.db, { price: 1000 });
  const ines = await aTraveller(app);
  const desk = await app.operator();
  const prices = `/api/admin/packages/${packageId}/prices`;
  const book = (agreedTotal?: number) =>
    ines.post('/api/bookings', checkout(packageId, agreedTotal === undefined ? {} : { agreedTotal }));
  const charged = async () => (await sql`select 1 from sandbox_payments`.execute(app.db)).rows.length;
  const beforeAnHour = () =>
    sql`update package_prices set valid_from = valid_from - interval '61 minutes'
      where package_id = ${packageId}`.execute(app.db);
  expect((await book()).status, 'nothing has changed').toBe(201);

  const [dearer] = (await desk.post(prices, { price: 1200, validFrom: null })).body.prices;
  const refused = await book();
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'price_changed', details: { total: 1320, field: 'agreedTotal' } },
  });
  expect(refused.body.message).toContain('agreedTotal');
  expect(await charged(), 'nothing was charged').toBe(1);
  expect((await book(1100)).body.details).toEqual({ total: 1320 });
  expect((await desk.delete(`${prices}/${dearer.id}`)).status, 'taken back').toBe(200);
  expect((await book()).body.details, 'somebody has seen the other').toEqual({ total: 1100, field: 'agreedTotal' });
  expect((await book(1100)).status).toBe(201);

  await sql`update trip_packages set price_taken_back_at = now() - interval '61 minutes'`.execute(app.db);
  await desk.post(prices, { price: 900, validFrom: null });
  expect((await book()).status).toBe(409);
  await beforeAnHour();
  expect((await book()).status, 'an hour later').toBe(201);
  expect(await charged()).toBe(3);
});

test('a provider that took another amount than asked is not believed', async () => {
  await using app = await openApp({
    deps: ({ payments }) => ({
      payments: {
        ...payments,
        capture: (order) => payments.capture({ ...order, amountCents: order.amountCents - 100 }),
      },
    }),
  });
  const { packageId } = await aPackage(app.db);
  const wish = BookingRequest.parse(checkout(packageId));

  const placed = await placeBooking(app.deps, await aUser(app.db), wish, undefined, { waitMs: 0 });

  expect(placed).toMatchObject({ ok: true, value: { status: 'pending' } });
  expect((await brokenRules(app.db)).join()).toContain('wrong_amount');
});

const NUMBER = '4929 7135 8246 9017';
const CODE = '7319';

test('card number and security code are in no table and no log, whatever goes wrong', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  let broken = false;
  await using app = await openApp({
    deps: ({ payments }) => ({
      log,
      payments: {
        ...unreliable(payments, () => ({})),
        authorise: (order) => (broken ? Promise.reject(new Error('The driver has a bug')) : payments.authorise(order)),
      },
    }),
  });
  const { packageId } = await aPackage(app.db, { capacity: 3 });
  const ines = await aTraveller(app);
  const body = checkout(packageId, { card: NUMBER });
  const paymentDetails = { ...body.paymentDetails, cvv: CODE };
  const press = async (changed: Record<string, unknown> = {}) =>
    (await ines.post('/api/bookings', { ...body, paymentDetails, ...changed })).status;

  const statuses = [
    await press(),
    await press({ numberOfTravelers: 0 }),
    await press({ numberOfTravelers: 3 }),
    await press({ packageId: 'atlantis' }),
    await press({ paymentDetails: { ...paymentDetails, cvv: `${CODE}9` } }),
    (
      await ines.send('POST', '/api/bookings', `{"cardNumber": "${NUMBER}", `, {
        headers: { 'content-type': 'application/json' },
      })
    ).status,
  ];
  broken = true;
  statuses.push(await press());

  expect(statuses).toEqual([201, 400, 409, 404, 400, 400, 500]);
  expect(lines.length).toBeGreaterThan(0);
  const everything = `${lines.join('\n')}\n${await everyRow(app.db)}`;
  expect(everything).toContain('9017');
  expect(everything.replaceAll(/[\s-]/g, '')).not.toContain(NUMBER.replaceAll(' ', ''));
  expect(everything).not.toMatch(new RegExp(`["' :]${CODE}["' ,}]`));
});

async function everyRow(db: Parameters<typeof brokenRules>[0]): Promise<string> {
  const tables = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  const rows = [];
  for (const { name } of tables.rows) {
    const dump = await sql<{ line: string }>`select row_to_json(t)::text as line from ${sql.raw(name)} t`.execute(db);
    rows.push(...dump.rows.map((row) => row.line));
  }
  return rows.join('\n');
}
