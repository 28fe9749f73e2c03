/** Operators see who waits for a departure, in the order of the waitlist. */

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { auditEntriesOn } from '../../../../test/booked-trip.ts';
import { seatsOf } from '../../../../test/sale.ts';
import { emptyWaitlist, endOffers, soldOut, turnOf } from '../../../../test/waitlist.ts';
import { findBooked } from '../../bookings/store/read-bookings.ts';
import { makeOffers } from '../actions/make-offers.ts';

type Desk = Awaited<ReturnType<TestApp['operator']>>;

let app: TestApp;
let operator: Desk;
beforeAll(async () => {
  app = await openApp();
  operator = await app.operator('operator');
});
beforeEach(() => emptyWaitlist(app));
afterAll(() => app[Symbol.asyncDispose]());

const lineOf = (departureId: number | string) => operator.get(`/api/admin/manifests/${departureId}/waitlist`);

test('who waits, how many they are, since when, and whose offer it is until when', async () => {
  const line = await soldOut(app, 2);
  const { departureId } = line.trip;
  expect((await lineOf(departureId)).body).toEqual({ places: [] });
  const first = await line.waiting(2);
  await line.waiting(1);
  await line.waiting(4);
  const elsewhere = await soldOut(app, 1);
  await elsewhere.waiting(1);
  const { body: before } = await lineOf(departureId);
  expect(before.places).toEqual(
    [2, 1, 4].map((numberOfTravelers, i) => ({
      id: expect.any(Number),
      number: i + 1,
      username: expect.any(String),
      contactEmail: expect.stringContaining('@'),
      numberOfTravelers,
      joinedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      turn: null,
      gathering: null,
    })),
  );

  await line.cancel(line.owners[0]);
  await makeOffers(app.deps, findBooked);
  const { body: during } = await lineOf(departureId);
  expect(during.places).toMatchObject([
    { number: null, numberOfTravelers: 2, turn: await turnOf(first) },
    { number: 1, numberOfTravelers: 1, turn: null },
    { number: 2, numberOfTravelers: 4, turn: null },
  ]);
  await endOffers(app);
  expect((await lineOf(departureId)).body.places).toMatchObject([{ number: 1 }, { number: 2 }]);
  expect(await auditEntriesOn(app.db, `departure:${departureId}`)).toEqual([]);
});

test('for whom seats are accumulated', async () => {
  const line = await soldOut(app, 1);
  await line.waiting(3);
  await sql`update waitlist_entries set state = 'accumulating', held = 1, has_accumulated = true, until = now() + interval '7 days'
    where departure_id = ${line.trip.departureId}`.execute(app.db);
  expect((await lineOf(line.trip.departureId)).body.places).toMatchObject([
    { number: 1, turn: null, gathering: { seats: 1, until: expect.any(String) } },
  ]);
  await sql`delete from waitlist_entries`.execute(app.db);
});

test('of no departure there is no line', async () => {
  for (const id of ['4711x', '999999999', '0']) {
    const { status, body } = await lineOf(id);
    expect([status, body.code]).toEqual([404, 'no_such_departure']);
  }
});

test('an operator offers free seats to a party behind a larger one, once, with the email of every offer', async () => {
  const line = await soldOut(app, 2, 2);
  const { departureId } = line.trip;
  await line.waiting(4);
  const second = await line.waiting(2);
  const [, entry] = (await lineOf(departureId)).body.places;
  const offer = (id: number) => operator.post(`/api/admin/manifests/${departureId}/waitlist/${id}/offer`);
  const early = await offer(entry.id);
  expect([early.status, early.body.code, early.body.details]).toEqual([409, 'too_few_free', { free: 0, seats: 2 }]);
  await line.cancel(line.owners[0]);
  const answers = await Promise.all([offer(entry.id), offer(entry.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await turnOf(second)).toMatchObject({ seats: 2 });
  const emails =
    await sql`select 1 from pgboss.job where name = 'waitlist.send-letter' or data->>'about' = 'turn'`.execute(app.db);
  expect(emails.rows).toHaveLength(1);
  expect(await auditEntriesOn(app.db, `departure:${departureId}`)).toEqual([
    expect.objectContaining({ action: 'waitlist.offer', after: { entry: entry.id } }),
  ]);
  // The rule goes on from there, and gives nobody the same seats.
  await makeOffers(app.deps, findBooked);
  expect((await seatsOf(app.db, departureId)).held).toBe(2);
});

test('an operator takes a party off, and the seats kept for it are free', async () => {
  const line = await soldOut(app, 2);
  const { departureId } = line.trip;
  await line.waiting(2);
  await line.cancel(line.owners[0]);
  await makeOffers(app.deps, findBooked);
  expect((await seatsOf(app.db, departureId)).held).toBe(2);
  const [entry] = (await lineOf(departureId)).body.places;
  const elsewhere = await soldOut(app, 1);
  const remove = (departure: number) => operator.delete(`/api/admin/manifests/${departure}/waitlist/${entry.id}`);
  expect((await remove(elsewhere.trip.departureId)).status).toBe(404);
  expect((await remove(departureId)).status).toBe(200);
  expect((await remove(departureId)).status).toBe(404);
  expect((await lineOf(departureId)).body.places).toEqual([]);
  expect((await seatsOf(app.db, departureId)).held).toBe(0);
});
