/** A list of bookings has its sum and leaves as a file: with people only for owners, and always on record. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { auditEntriesOn, booked } from '../../../../test/booked-trip.ts';
import { openChangeDesk } from '../../../../test/changing.ts';
import { emptySale } from '../../../../test/sale.ts';

let app: TestApp;
let operator: Awaited<ReturnType<TestApp['operator']>>;
let owner: Awaited<ReturnType<TestApp['operator']>>;
beforeAll(async () => {
  app = await openApp();
  operator = await app.operator();
  owner = await app.operator('owner');
});
beforeEach(() => emptySale(app.db));
afterAll(() => app[Symbol.asyncDispose]());

const rowsOf = (text: string) => text.replace('\ufeff', '').trimEnd().split('\r\n');

test('the sum is of every page of the list, by its filters', async () => {
  const { onSale } = await booked(app);
  const { id } = await booked(app);
  const of = async (query: string) => (await operator.get(`/api/admin/booking-sum?${query}`)).body.sum;
  expect(await of('')).toEqual({ bookings: 2, travelers: 4, total: 4400, givenBack: 0 });
  expect(await of(`package=${onSale.packageId}`)).toMatchObject({ bookings: 1, total: 2200 });
  await operator.post(`/api/admin/bookings/${id}/cancellation`, { agreedRefund: 2200 });
  expect(await of('state=cancelled')).toEqual({ bookings: 1, travelers: 2, total: 2200, givenBack: 2200 });
  expect(await of('state=held')).toEqual({ bookings: 0, travelers: 0, total: 0, givenBack: 0 });
  expect(await of('search=ines')).toBeNull();
});

test('people are in the file of an owner alone, a formula is none, and both are on record', async () => {
  const { id } = await booked(app, { contactEmail: 'ines@example.com' });
  await sql`update bookings set contact_name = ${'=HYPERLINK("x")'}, contact_phone = '+351 1' where id = ${id}`.execute(
    app.db,
  );
  const mine = rowsOf((await operator.get('/api/admin/bookings.csv')).text);
  expect(mine).toHaveLength(2);
  expect(mine.join()).not.toMatch(/ines@|HYPERLINK|lead_name/);
  expect(mine[1]).toMatch(
    /^\d{6,7},confirmed,paid,\d{4}-\d\d-\d\dT.*Z,Lisbon in Spring,.*,2,2000,200,2200,2200,0,USD,,web$/,
  );
  const whole = rowsOf((await owner.get('/api/admin/bookings.csv?search=ines')).text);
  expect(whole[0]).toMatch(/,lead_name,email,phone$/);
  expect(whole[1]).toContain(`"'=HYPERLINK(""x"")",ines@example.com,'+351 1`);
  expect(rowsOf((await owner.get('/api/admin/bookings.csv?state=held')).text)).toHaveLength(1);
  expect((await auditEntriesOn(app.db, 'booking:all')).map(({ action, after }) => [action, after])).toEqual([
    ['booking.export', { rows: 0, people: true, role: 'owner' }],
    ['booking.export', { rows: 1, people: true, role: 'owner' }],
    ['booking.export', { rows: 1, people: false, role: 'operator' }],
  ]);
  expect((await app.stranger().get('/api/admin/bookings.csv')).status).toBe(401);
});

test('paid is what was taken, also where a change has given a part of it back', async () => {
  const desk = await openChangeDesk(app);
  const trip = await desk.onTwoDays();
  const { id } = await desk.book(trip, trip.now);
  await desk.change(id, { travelers: 1, departureId: trip.now });
  const file = rowsOf((await operator.get('/api/admin/bookings.csv')).text);
  expect(file[1]).toMatch(/,1,1000,100,1100,2200,1100,USD,,web$/);
});
