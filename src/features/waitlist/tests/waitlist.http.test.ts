/** The waiting list of a departure: who may join, who stands where, how it is left and when it ends. */

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openApp, PASSWORD, type TestApp } from '../../../../test/app.ts';
import { aTraveller, seatsOf } from '../../../../test/sale.ts';
import {
  daysBefore,
  emailsAsked,
  emptyWaitlist,
  expectQuiet,
  placesOf,
  soldOut,
  statesOf,
  turnOf,
} from '../../../../test/waitlist.ts';
import { findBooked } from '../../bookings/store/read-bookings.ts';
import { makeOffers } from '../actions/make-offers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
beforeEach(() => emptyWaitlist(app));
afterAll(() => app[Symbol.asyncDispose]());

describe('joining', () => {
  test('a sold-out departure takes one entry for each person, and says where it stands', async () => {
    const line = await soldOut(app, 1);
    const [ines, tomas] = [await aTraveller(app), await aTraveller(app)];
    const joined = await line.join(ines, 2, 'ines@example.com');
    expect([joined.status, joined.body.ahead, joined.body.turn, joined.body.numberOfTravelers]).toEqual([
      201,
      0,
      null,
      2,
    ]);
    expect(joined.body).toMatchObject({ packageId: line.trip.packageId, contactEmail: 'ines@example.com' });
    expect((await line.join(tomas)).body.ahead).toBe(1);

    const again = await Promise.all([line.join(ines), line.join(ines, 4), line.join(ines)]);
    expect(again.map(({ body }) => [body.id, body.numberOfTravelers])).toEqual(
      [1, 2, 3].map(() => [joined.body.id, 2]),
    );
    expect(await placesOf(ines)).toHaveLength(1);
    await expectQuiet(app);
  });

  test('nobody has to wait for seats that are free, and a party that is larger may', async () => {
    const line = await soldOut(app, 1, 3);
    await line.cancel(line.owners[1]);
    const refused = await line.join(await aTraveller(app), 3);
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([
      409,
      'seats_are_free',
      { spotsLeft: 3 },
    ]);
    expect((await line.join(await aTraveller(app), 4)).status).toBe(201);
  });

  test('refuses more than one booking takes, an unknown trip, a wrong address, a stranger and too many lists', async () => {
    const line = await soldOut(app, 1);
    const ines = await aTraveller(app);
    expect((await line.join(ines, 9)).body).toMatchObject({ code: 'too_many_travelers', details: { maxGuests: 8 } });
    expect((await line.join(ines, 1, 'ines@')).body.fields).toHaveProperty('contactEmail');
    expect((await line.join(ines, 0)).body.fields).toHaveProperty('numberOfTravelers');
    const wish = { packageId: 'nowhere', numberOfTravelers: 1, contactEmail: 'ines@example.com' };
    expect((await ines.post('/api/waitlist', wish)).status).toBe(404);
    expect((await app.post('/api/waitlist', { ...wish, packageId: line.trip.packageId })).status).toBe(401);

    for (let i = 0; i < 5; i++) expect((await (await soldOut(app, 1)).join(ines)).status).toBe(201);
    expect((await (await soldOut(app, 1)).join(ines)).body.code).toBe('too_many_places');
  });

  test('joining and leaving all day is refused, in words', async () => {
    const line = await soldOut(app, 1);
    const ines = await aTraveller(app);
    const answers: string[] = [];
    for (let i = 0; i < 12; i++) {
      const joined = await line.join(ines);
      answers.push(joined.body.code ?? 'joined');
      if (joined.status === 201) await ines.delete(`/api/waitlist/${joined.body.id}`);
    }
    expect(answers).toEqual([...Array<string>(10).fill('joined'), 'too_many_changes', 'too_many_changes']);
  });
});

describe('after the last day on which the departure can be booked', () => {
  test('there are no offers, open ones end, and whoever still waits is told once', async () => {
    const line = await soldOut(app, 2);
    const [first, second] = [await line.waiting(1), await line.waiting(2)];
    await line.cancel(line.owners[0]);
    await makeOffers(daysBefore(app, 14), findBooked);
    expect(await statesOf(app)).toEqual(['offered 1', 'waiting 0']);
    const { until } = await turnOf(first);
    // At noon of the last day: twelve hours are left, not twenty-four.
    expect(Math.round((new Date(until).getTime() - Date.now()) / 3_600_000)).toBe(12);

    await makeOffers(daysBefore(app, 13), findBooked);
    await makeOffers(daysBefore(app, 13), findBooked);
    expect(await statesOf(app)).toEqual(['missed 0', 'closed 0']);
    expect(await seatsOf(app.db, line.trip.departureId)).toEqual({ held: 0, sold: 0 });
    expect((await emailsAsked(app)).map(({ about }) => about)).toEqual(['turn', 'closed']);
    expect(await placesOf(second)).toEqual([]);
    await expectQuiet(app);
  });

  test('a package taken off sale gives no offers, and goes on when it is back', async () => {
    const line = await soldOut(app, 1);
    const first = await line.waiting();
    await line.cancel(line.owners[0]);
    await sql`update trip_packages set published = false where id = ${line.trip.packageId}`.execute(app.db);
    await makeOffers(app.deps, findBooked);
    expect(await statesOf(app)).toEqual(['waiting 0']);
    await sql`update trip_packages set published = true where id = ${line.trip.packageId}`.execute(app.db);
    await makeOffers(app.deps, findBooked);
    expect(await turnOf(first)).toMatchObject({ seats: 1 });
  });
});

describe('leaving', () => {
  test('kept seats go to the next at once, and nobody leaves for another', async () => {
    const line = await soldOut(app, 1);
    const [first, second] = [await line.waiting(), await line.waiting()];
    await line.cancel(line.owners[0]);
    await makeOffers(app.deps, findBooked);
    const { id } = (await placesOf(first))[0];
    expect((await second.delete(`/api/waitlist/${id}`)).status).toBe(404);
    expect((await second.delete('/api/waitlist/x')).status).toBe(404);
    const [a, b] = await Promise.all([first.delete(`/api/waitlist/${id}`), first.delete(`/api/waitlist/${id}`)]);
    expect([a.status, b.status].sort()).toEqual([200, 404]);
    expect(await seatsOf(app.db, line.trip.departureId)).toEqual({ held: 0, sold: 0 });
    await makeOffers(app.deps, findBooked);
    expect(await turnOf(second)).toMatchObject({ seats: 1 });
    await expectQuiet(app);
  });

  test('an account that is deleted leaves every line, and its kept seats are free', async () => {
    const line = await soldOut(app, 1);
    const ines = await app.person();
    const wish = { packageId: line.trip.packageId, numberOfTravelers: 1, contactEmail: 'canary-ines@example.com' };
    expect((await ines.post('/api/waitlist', wish)).status).toBe(201);
    const second = await line.waiting();
    await line.cancel(line.owners[0]);
    await makeOffers(app.deps, findBooked);
    const file = await ines.get('/api/account/data.json');
    expect(JSON.parse(file.text).waitingLists).toMatchObject([
      { contactEmail: 'canary-ines@example.com', state: 'offered' },
    ]);

    expect((await ines.post('/api/account/deletion', { currentPassword: PASSWORD })).status).toBe(200);
    const left = await sql`select 1 from waitlist_entries where contact_email like 'canary%'`.execute(app.db);
    expect(left.rows).toEqual([]);
    await makeOffers(app.deps, findBooked);
    expect(await turnOf(second)).toMatchObject({ seats: 1 });
    await expectQuiet(app);
  });
});
