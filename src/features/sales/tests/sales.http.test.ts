/** The figures of the desk, against bookings made through the shop and moved to days of the past. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { auditEntriesOn } from '../../../../test/booked-trip.ts';
import { openChangeDesk } from '../../../../test/changing.ts';
import { aPackage, aTraveller, checkout, DECLINED_CARD, emptySale, type OnSale } from '../../../../test/sale.ts';
import { plusDays } from '../../../shared/dates.ts';
import { readPulse } from '../../bookings/store/sales-totals.ts';

let app: TestApp;
let desk: Awaited<ReturnType<TestApp['operator']>>;
let lisbon: OnSale;
let porto: OnSale;
beforeAll(async () => {
  app = await openApp();
  desk = await app.operator();
  lisbon = await aPackage(app.db, { capacity: 10, price: 1000 });
  porto = await aPackage(app.db, { capacity: 5, price: 2000 });
});
beforeEach(() => emptySale(app.db));
afterAll(() => app[Symbol.asyncDispose]());

/** Through the shop; then as if it had been made at that moment. */
async function sold(at: string, { packageId }: OnSale, seats: number): Promise<number> {
  const { body, status } = await (await aTraveller(app)).post('/api/bookings', checkout(packageId, { seats }));
  expect(status).toBe(201);
  await sql`update bookings set created_at = ${at}::timestamptz, confirmed_at = ${at}::timestamptz where id = ${body.bookingId}`.execute(
    app.db,
  );
  return body.bookingId;
}

async function ended(at: string, id: number): Promise<number> {
  const { body: story } = await desk.get(`/api/admin/bookings/${id}`);
  const agreed = { agreedRefund: story.offer.refund };
  expect((await desk.post(`/api/admin/bookings/${id}/cancellation`, agreed)).status).toBe(200);
  await sql`update bookings set state_since = ${at}::timestamptz where id = ${id}`.execute(app.db);
  await sql`update refunds set asked_for_at = ${at}::timestamptz where booking_id = ${id}`.execute(app.db);
  const found = await sql<{
    dollars: number;
  }>`select sum(dollars)::int as dollars from refunds where booking_id = ${id}`.execute(app.db);
  return found.rows[0]?.dollars ?? 0;
}

const sales = async (query: string) => (await desk.get(`/api/admin/sales?${query}`)).body;

test('a sale counts on its day, its end on the day of the end, and the sum is that of the rows', async () => {
  const first = await sold('2026-03-02T10:00:00Z', lisbon, 2);
  await sold('2026-03-02T23:59:59Z', porto, 1);
  await sold('2026-03-04T00:00:00Z', lisbon, 3);
  await sold('2026-03-05T00:00:00Z', lisbon, 1);
  const back = await ended('2026-03-04T12:00:00Z', first);
  const declined = await (await aTraveller(app)).post(
    '/api/bookings',
    checkout(lisbon.packageId, { card: DECLINED_CARD }),
  );
  expect(declined.status).toBe(402);
  await sql`update bookings set created_at = '2026-03-03T10:00:00Z' where state = 'declined'`.execute(app.db);

  const { rows, sum } = await sales('from=2026-03-01&to=2026-03-04');
  expect(
    rows.map((row: { key: string; bookings: number; total: number; net: number }) => [
      row.key,
      row.bookings,
      row.total,
      row.net,
    ]),
  ).toEqual([
    ['2026-03-01', 0, 0, 0],
    ['2026-03-02', 2, 4400, 4400],
    ['2026-03-03', 0, 0, 0],
    ['2026-03-04', 1, 3300, 1100],
  ]);
  expect(back).toBe(2200);
  expect(sum).toEqual({
    bookings: 3,
    travelers: 6,
    subtotal: 7000,
    taxes: 700,
    total: 7700,
    cancelled: 1,
    cancelledTotal: 2200,
    net: 5500,
    refunded: 2200,
  });
  for (const by of ['week', 'month', 'package', 'departure', 'channel']) {
    expect.soft((await sales(`from=2026-03-01&to=2026-03-04&by=${by}`)).sum, by).toEqual(sum);
  }
});

test('by package and departure the largest first, and one package alone', async () => {
  await sold('2026-03-02T10:00:00Z', lisbon, 2);
  await sold('2026-03-02T11:00:00Z', porto, 4);
  const byDeparture = await sales('from=2026-03-01&to=2026-03-31&by=departure');
  expect(
    byDeparture.rows.map(({ key, net, sold: seats, capacity }: Record<string, unknown>) => [key, net, seats, capacity]),
  ).toEqual([
    [String(porto.departureId), 8800, 4, 5],
    [String(lisbon.departureId), 2200, 2, 10],
  ]);
  const alone = await sales(`from=2026-03-01&to=2026-03-31&by=package&package=${lisbon.packageId}`);
  expect(alone.rows.map(({ key }: { key: string }) => key)).toEqual([lisbon.packageId]);
  expect(alone.figures).toMatchObject({ meanValue: 2200, meanParty: 2, made: 1, madeAndEnded: 0 });
});

test('by channel what was sold on the site and at the telephone, also as a table', async () => {
  const changes = await openChangeDesk(app);
  const trip = await changes.onTwoDays();
  await changes.book(trip, trip.now);
  const called = await changes.call(trip, trip.now, { pays: 'invoice', numberOfTravelers: 1, agreedTotal: 1100 });
  expect(called.status, called.text).toBe(201);
  const { rows } = await sales('by=channel');
  expect(rows.map(({ key, label, net }: Record<string, unknown>) => [key, label, net])).toEqual([
    ['web', 'The site', 2200],
    ['phone', 'Telephone', 1100],
  ]);
  const { text } = await desk.get('/api/admin/sales.csv?by=channel');
  expect(text.replace('\ufeff', '').split('\r\n')).toEqual([
    expect.stringMatching(/^channel,bookings,/),
    'web,1,2,2000,200,2200,0,0,2200,0,USD',
    'phone,1,1,1000,100,1100,0,0,1100,0,USD',
    '',
  ]);
});

test('nothing is kept of a booking whose money went back with a change and with its end', async () => {
  const changes = await openChangeDesk(app);
  const trip = await changes.onTwoDays();
  const { id } = await changes.book(trip, trip.now);
  await changes.change(id, { travelers: 1, departureId: trip.now });
  await changes.operator.post(`/api/admin/bookings/${id}/cancellation`, { agreedRefund: 1100 });
  expect((await sales('')).figures).toMatchObject({ keptFees: 0, made: 1, madeAndEnded: 1 });
});

test('occupancy, traveled revenue and lead time are of departures that left, and what was called off is in none', async () => {
  await sold('2026-03-02T10:00:00Z', lisbon, 2);
  await sold('2026-03-12T10:00:00Z', lisbon, 1);
  await sold('2026-03-02T10:00:00Z', porto, 1);
  const moved = async (day: string, state: string, { departureId }: OnSale) =>
    sql`update departures set departs_on = ${day}::date, returns_on = ${day}::date + 4, state = ${state} where id = ${departureId}`.execute(
      app.db,
    );
  const before = (
    await sql<{ id: number; departs_on: `${number}-${number}-${number}` }>`
    select id, departs_on from departures where id in (${lisbon.departureId}, ${porto.departureId})`.execute(app.db)
  ).rows;
  await moved('2026-04-01', 'closed', lisbon);
  await moved('2026-04-02', 'cancelled', porto);
  try {
    const { figures } = await sales('from=2026-04-01&to=2026-04-30');
    expect(figures).toMatchObject({
      travelled: 3300,
      seatsTaken: 3,
      seatsOffered: 10,
      ran: 1,
      meanLeadDays: 25,
      medianLeadDays: 20,
      leadBookings: 2,
    });
    expect((await sales('from=2026-05-01&to=2026-05-31')).figures).toMatchObject({ ran: 0, meanLeadDays: null });
  } finally {
    for (const { id, departs_on: day } of before) await moved(day, 'on_sale', { packageId: '', departureId: id });
  }
  expect((await sales('from=2026-04-01&to=2026-04-30')).figures.deferred).toBe(5500);
});

test('today and this week stand beside the same stretch a week before', async () => {
  // A Wednesday.
  const now = new Date('2026-03-11T15:00:00Z');
  await sold('2026-03-11T09:00:00Z', lisbon, 1);
  await sold('2026-03-09T00:00:00Z', lisbon, 2);
  const gone = await sold('2026-03-04T14:59:00Z', porto, 1);
  await sold('2026-03-04T15:01:00Z', porto, 1);
  await ended('2026-03-10T08:00:00Z', gone);
  expect(await readPulse(app.db, now, 'UTC')).toEqual({
    today: { bookings: 1, travelers: 1, total: 1100, cancelledTotal: 0 },
    dayBefore: { bookings: 1, travelers: 1, total: 2200, cancelledTotal: 0 },
    week: { bookings: 2, travelers: 3, total: 3300, cancelledTotal: 2200 },
    weekBefore: { bookings: 1, travelers: 1, total: 2200, cancelledTotal: 0 },
  });
  // In Lima it is still the day before at midnight in UTC.
  expect((await readPulse(app.db, now, 'America/Lima')).week.bookings).toBe(1);
});

test('what leaves within thirty days is told with its seats and the names it misses', async () => {
  const { body: empty } = await desk.get('/api/admin/pulse');
  expect(empty.leaving.map(({ departureId }: { departureId: number }) => departureId)).not.toContain(
    lisbon.departureId,
  );
  const booking = await sold('2026-03-02T10:00:00Z', lisbon, 3);
  await sql`insert into booking_travellers (booking_id, place, name) values (${booking}, 1, 'Inês Duarte'), (${booking}, 2, '')`.execute(
    app.db,
  );
  const { rows } = await sql<{
    day: `${number}-${number}-${number}`;
  }>`select departs_on as day from departures where id = ${lisbon.departureId}`.execute(app.db);
  const day = rows[0]?.day ?? '2026-01-01';
  await sql`update departures set departs_on = current_date + 7, returns_on = current_date + 11 where id = ${lisbon.departureId}`.execute(
    app.db,
  );
  try {
    const { body } = await desk.get('/api/admin/pulse');
    expect(
      body.leaving.find(({ departureId }: { departureId: number }) => departureId === lisbon.departureId),
    ).toMatchObject({
      sold: 3,
      capacity: 10,
      nameless: 2,
      minimumParty: null,
    });
  } finally {
    await sql`update departures set departs_on = ${day}::date, returns_on = ${plusDays(day, 4)}::date where id = ${lisbon.departureId}`.execute(
      app.db,
    );
  }
});

test('the table for a spreadsheet has the rows of the page, and its leaving is on record', async () => {
  await sold('2026-03-02T10:00:00Z', lisbon, 2);
  const { text, status, headers } = await desk.get('/api/admin/sales.csv?from=2026-03-02&to=2026-03-03&by=package');
  expect(status).toBe(200);
  expect(headers['content-disposition']).toContain('sales-by-package-2026-03-02-2026-03-03.csv');
  expect(text.replace('\ufeff', '').split('\r\n')).toEqual([
    'package_id,package,departure_date,bookings,travelers,subtotal,taxes,booked,cancelled_bookings,cancelled,net,refunded,currency',
    `${lisbon.packageId},Lisbon in Spring,,1,2,2000,200,2200,0,0,2200,0,USD`,
    '',
  ]);
  expect(await auditEntriesOn(app.db, 'sales:all')).toContainEqual(
    expect.objectContaining({ operator: desk.operator.name, action: 'sales.export' }),
  );
});

test('days that are none, spans without end and strangers are refused', async () => {
  expect((await desk.get('/api/admin/sales?from=2026-02-30')).status).toBe(400);
  expect((await desk.get('/api/admin/sales?from=1990-01-01&to=2026-01-01')).status).toBe(422);
  expect((await app.stranger().get('/api/admin/sales')).status).toBe(401);
  expect((await (await app.person()).get('/api/admin/sales.csv')).status).toBe(401);
});
