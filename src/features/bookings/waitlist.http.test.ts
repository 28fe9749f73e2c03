/** The waiting list of a departure: seats that come free go to whoever waits, first come, first served, and to nobody else. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openApp, PASSWORD, type TestApp } from '../../../test/app.ts';
import {
  aPackage,
  aTraveller,
  type Buyer,
  brokenRules,
  checkout,
  DECLINED_CARD,
  emptySale,
  type OnSale,
  seatsOf,
} from '../../../test/sale.ts';
import type { Deps } from '../../server/deps.ts';
import { calendarDay, DAY_MS, plusDays } from '../../shared/dates.ts';
import { examineSale } from './actions/agreement.ts';
import { giveTurns } from './actions/give-turns.ts';
import { placeBooking } from './actions/place-booking.ts';
import { BookingRequest } from './contract/bookings.ts';

let app: TestApp;
let trip: OnSale;
beforeAll(async () => {
  app = await openApp();
});
beforeEach(async () => {
  await emptySale(app.db);
  await sql`delete from pgboss.job where name like 'bookings.%'`.execute(app.db);
});
afterAll(() => app[Symbol.asyncDispose]());

/** Sold out: each of these parties has booked. */
async function soldOut(...parties: number[]): Promise<Buyer[]> {
  trip = await aPackage(app.db, { capacity: parties.reduce((sum, seats) => sum + seats, 0) });
  const people: Buyer[] = [];
  for (const seats of parties) {
    const person = await aTraveller(app);
    expect((await book(person, seats)).status).toBe(201);
    people.push(person);
  }
  return people;
}

const book = (person: Buyer, seats = 1, changed: object = {}) =>
  person.post('/api/bookings', checkout(trip.packageId, { seats, ...changed }));

async function cancel(person: Buyer): Promise<void> {
  const [booking] = (await person.get('/api/bookings')).body;
  const offer = await person.get(`/api/bookings/${booking.id}/cancellation`);
  const done = await person.post(`/api/bookings/${booking.id}/cancellation`, { agreedRefund: offer.body.refund });
  expect(done.status).toBe(200);
}

const join = (person: Buyer, seats = 1, contactEmail = `w${person.id}@example.com`) =>
  person.post('/api/waitlist', { packageId: trip.packageId, numberOfTravelers: seats, contactEmail });

async function waiting(seats = 1): Promise<Buyer> {
  const person = await aTraveller(app);
  expect((await join(person, seats)).status).toBe(201);
  return person;
}

const turnOf = async (person: Buyer) => (await person.get('/api/waitlist')).body[0]?.turn ?? null;
const placesOf = async (person: Buyer) => (await person.get('/api/waitlist')).body;
const statesOf = async () =>
  (await sql<{ said: string }>`select state || ' ' || held as said from waitlist order by id`.execute(app.db)).rows.map(
    ({ said }) => said,
  );
const lettersAsked = async () =>
  (
    await sql<{ said: string }>`select data->>'waitlistId' || ' ' || (data->>'about') as said from pgboss.job
      where name = 'bookings.send-waitlist-letter' order by created_on, 1`.execute(app.db)
  ).rows.map(({ said }) => said);
/** So many days before the departure, which lies sixty days ahead. */
const at = (daysBefore: number): Deps => ({
  ...app.deps,
  tripNow: () => new Date(`${plusDays(calendarDay(new Date()), 60 - daysBefore)}T12:00:00Z`),
});
const over = () => sql`update waitlist set until = now() where until is not null`.execute(app.db);
const quiet = async () => {
  expect(await brokenRules(app.db)).toEqual([]);
  expect(await examineSale(app.deps)).toEqual([]);
};

describe('joining', () => {
  test('a sold-out departure takes one place for each person, and says where it stands', async () => {
    await soldOut(1);
    const [ines, tomas] = [await aTraveller(app), await aTraveller(app)];
    const joined = await join(ines, 2, 'ines@example.com');
    expect([joined.status, joined.body.ahead, joined.body.turn, joined.body.numberOfTravelers]).toEqual([
      201,
      0,
      null,
      2,
    ]);
    expect(joined.body).toMatchObject({ packageId: trip.packageId, contactEmail: 'ines@example.com' });
    expect((await join(tomas)).body.ahead).toBe(1);

    const again = await Promise.all([join(ines), join(ines, 4), join(ines)]);
    expect(again.map(({ body }) => [body.id, body.numberOfTravelers])).toEqual(
      [1, 2, 3].map(() => [joined.body.id, 2]),
    );
    expect(await placesOf(ines)).toHaveLength(1);
    await quiet();
  });

  test('nobody has to wait for seats that are free', async () => {
    trip = await aPackage(app.db, { capacity: 3 });
    const refused = await join(await aTraveller(app), 3);
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([
      409,
      'seats_are_free',
      { spotsLeft: 3 },
    ]);
    expect((await join(await aTraveller(app), 4)).status).toBe(201);
  });

  test('refuses more than one booking takes, an unknown trip, a wrong address, a stranger and too many lists', async () => {
    await soldOut(1);
    const ines = await aTraveller(app);
    expect((await join(ines, 9)).body).toMatchObject({ code: 'too_many_travelers', details: { maxGuests: 8 } });
    expect((await join(ines, 1, 'ines@')).body.fields).toHaveProperty('contactEmail');
    expect((await join(ines, 0)).body.fields).toHaveProperty('numberOfTravelers');
    const wish = { packageId: 'nowhere', numberOfTravelers: 1, contactEmail: 'ines@example.com' };
    expect((await ines.post('/api/waitlist', wish)).status).toBe(404);
    expect((await app.post('/api/waitlist', { ...wish, packageId: trip.packageId })).status).toBe(401);

    for (let i = 0; i < 5; i++) {
      await soldOut(1);
      expect((await join(ines)).status).toBe(201);
    }
    await soldOut(1);
    expect((await join(ines)).body.code).toBe('too_many_places');
  });

  test('joining and leaving all day is refused, in words', async () => {
    await soldOut(1);
    const ines = await aTraveller(app);
    const answers: string[] = [];
    for (let i = 0; i < 12; i++) {
      const joined = await join(ines);
      answers.push(joined.body.code ?? 'joined');
      if (joined.status === 201) await ines.delete(`/api/waitlist/${joined.body.id}`);
    }
    expect(answers).toEqual([...Array<string>(10).fill('joined'), 'too_many_changes', 'too_many_changes']);
  });
});

describe('when somebody cancels', () => {
  test('the first in line has a turn of a day, seats nobody else can book, and one letter', async () => {
    const [owner] = await soldOut(2);
    const [first, second] = [await waiting(2), await waiting(1)];
    await cancel(owner as Buyer);
    await giveTurns(app.deps);
    await giveTurns(app.deps);

    const turn = await turnOf(first);
    expect(turn.seats).toBe(2);
    expect(new Date(turn.until).getTime() - Date.now()).toBeGreaterThan(DAY_MS - 60_000);
    expect(await turnOf(second)).toBeNull();
    expect(await seatsOf(app.db, trip.departureId)).toEqual({ held: 2, sold: 0 });
    expect(await lettersAsked()).toHaveLength(1);
    const stranger = await book(await aTraveller(app));
    expect([stranger.status, stranger.body.code]).toEqual([409, 'sold_out']);
    expect((await book(second)).body.code).toBe('sold_out');
    await quiet();

    expect((await book(first, 2)).status).toBe(201);
    await giveTurns(app.deps);
    expect(await placesOf(first)).toEqual([]);
    expect(await statesOf()).toEqual(['booked 0', 'waiting 0']);
    expect(await seatsOf(app.db, trip.departureId)).toEqual({ held: 0, sold: 2 });
    await quiet();
  });

  test('a turn that is not used goes to the next after its day, and then the person has no seats', async () => {
    const [owner] = await soldOut(1);
    const [first, second] = [await waiting(), await waiting()];
    await cancel(owner as Buyer);
    await giveTurns(app.deps);
    await over();
    // Before anybody has looked it is over already.
    expect(await placesOf(first)).toEqual([]);
    expect((await book(first)).status).toBe(409);

    await giveTurns(app.deps);
    expect(await turnOf(first)).toBeNull();
    expect(await turnOf(second)).toMatchObject({ seats: 1 });
    expect(await statesOf()).toEqual(['missed 0', 'offered 1']);
    expect((await book(first)).body.code).toBe('sold_out');
    expect((await book(second)).status).toBe(201);
    expect(await lettersAsked()).toHaveLength(2);
    await quiet();
  });

  test('fewer seats than were kept may be booked: the others go on', async () => {
    const [owner] = await soldOut(3);
    const [first, second] = [await waiting(3), await waiting(1)];
    await cancel(owner as Buyer);
    await giveTurns(app.deps);
    const tooMany = await book(first, 4);
    expect([tooMany.body.code, tooMany.body.details]).toEqual(['not_enough_spots', { spotsLeft: 3 }]);
    expect((await book(first, 2)).status).toBe(201);
    await giveTurns(app.deps);
    expect(await statesOf()).toEqual(['booked 0', 'offered 1']);
    expect((await book(second)).status).toBe(201);
    await quiet();
  });

  test('a declined card costs nobody the turn: the seats go back into it, and another card books them', async () => {
    const [owner] = await soldOut(2);
    const [first] = [await waiting(2), await waiting(1)];
    await cancel(owner as Buyer);
    await giveTurns(app.deps);
    expect((await book(first, 2, { card: DECLINED_CARD })).status).toBe(402);
    expect(await seatsOf(app.db, trip.departureId)).toEqual({ held: 2, sold: 0 });
    expect(await turnOf(first)).toMatchObject({ seats: 2 });
    await giveTurns(app.deps);
    expect(await statesOf()).toEqual(['offered 2', 'waiting 0']);
    expect((await book(first, 2)).status).toBe(201);
    await quiet();
  });

  test('where the turn has ended while the card was declined, the seats go to the next', async () => {
    const [owner] = await soldOut(1);
    const [first, second] = [await waiting(), await waiting()];
    await cancel(owner as Buyer);
    await giveTurns(app.deps);
    await sql`update waitlist set until = now() + interval '0.3 seconds' where until is not null`.execute(app.db);
    const slow: Deps['payments'] = {
      ...app.deps.payments,
      authorise: async (...asked) => {
        await new Promise((done) => setTimeout(done, 500));
        await giveTurns(app.deps);
        return app.deps.payments.authorise(...asked);
      },
    };
    const wish = BookingRequest.parse(checkout(trip.packageId, { card: DECLINED_CARD }));
    const placed = await placeBooking({ ...app.deps, payments: slow }, first.id, wish, undefined);
    expect(placed).toMatchObject({ ok: false, error: 'payment_declined' });
    await giveTurns(app.deps);
    expect(await statesOf()).toEqual(['missed 0', 'offered 1']);
    expect((await book(second)).status).toBe(201);
    await quiet();
  });

  test('a party of four waits its turn beside single travellers and is not passed over for ever', async () => {
    const owners = await soldOut(1, 1, 1, 1, 1, 1, 1);
    const family = await waiting(4);
    for (let i = 0; i < 5; i++) await waiting(1);
    for (const owner of owners) {
      await cancel(owner);
      await giveTurns(app.deps);
      await giveTurns(app.deps);
    }
    // Three singles went first; the four that followed were kept for the family.
    expect(await turnOf(family)).toMatchObject({ seats: 4 });
    expect(await statesOf()).toEqual(['offered 4', 'offered 1', 'offered 1', 'offered 1', 'waiting 0', 'waiting 0']);
    await quiet();
  });

  test('a raised capacity gives a turn too, and a turn that is left gives the next', async () => {
    await soldOut(1);
    const [first, second] = [await waiting(), await waiting()];
    await sql`update departures set capacity = capacity + 1 where id = ${trip.departureId}`.execute(app.db);
    await giveTurns(app.deps);
    expect(await turnOf(first)).toMatchObject({ seats: 1 });
    expect((await first.delete(`/api/waitlist/${(await placesOf(first))[0].id}`)).status).toBe(200);
    await giveTurns(app.deps);
    expect(await turnOf(second)).toMatchObject({ seats: 1 });
    await quiet();
  });
});

describe('after the last day on which the departure can be booked', () => {
  test('there are no turns, open ones end, and whoever still waits is told once', async () => {
    const [owner] = await soldOut(2);
    const [first, second] = [await waiting(1), await waiting(2)];
    await cancel(owner as Buyer);
    await giveTurns(at(14));
    expect(await statesOf()).toEqual(['offered 1', 'waiting 0']);
    const { until } = await turnOf(first);
    // At noon of the last day: twelve hours are left, not twenty-four.
    expect(Math.round((new Date(until).getTime() - Date.now()) / 3_600_000)).toBe(12);

    await giveTurns(at(13));
    await giveTurns(at(13));
    expect(await statesOf()).toEqual(['missed 0', 'closed 0']);
    expect(await seatsOf(app.db, trip.departureId)).toEqual({ held: 0, sold: 0 });
    expect((await lettersAsked()).map((letter) => letter.split(' ')[1])).toEqual(['turn', 'closed']);
    expect(await placesOf(second)).toEqual([]);
    await quiet();
  });

  test('a package taken off sale gives no turns, and goes on when it is back', async () => {
    const [owner] = await soldOut(1);
    const first = await waiting();
    await cancel(owner as Buyer);
    await sql`update trip_packages set published = false where id = ${trip.packageId}`.execute(app.db);
    await giveTurns(app.deps);
    expect(await statesOf()).toEqual(['waiting 0']);
    await sql`update trip_packages set published = true where id = ${trip.packageId}`.execute(app.db);
    await giveTurns(app.deps);
    expect(await turnOf(first)).toMatchObject({ seats: 1 });
  });
});

describe('leaving', () => {
  test('kept seats go to the next at once, and nobody leaves for another', async () => {
    const [owner] = await soldOut(1);
    const [first, second] = [await waiting(), await waiting()];
    await cancel(owner as Buyer);
    await giveTurns(app.deps);
    const { id } = (await placesOf(first))[0];
    expect((await second.delete(`/api/waitlist/${id}`)).status).toBe(404);
    expect((await second.delete('/api/waitlist/x')).status).toBe(404);
    const [a, b] = await Promise.all([first.delete(`/api/waitlist/${id}`), first.delete(`/api/waitlist/${id}`)]);
    expect([a.status, b.status].sort()).toEqual([200, 404]);
    expect(await seatsOf(app.db, trip.departureId)).toEqual({ held: 0, sold: 0 });
    await giveTurns(app.deps);
    expect(await turnOf(second)).toMatchObject({ seats: 1 });
    await quiet();
  });

  test('an account that is deleted leaves every line, and its kept seats are free', async () => {
    const [owner] = await soldOut(1);
    const ines = await app.person();
    const wish = { packageId: trip.packageId, numberOfTravelers: 1, contactEmail: 'canary-ines@example.com' };
    expect((await ines.post('/api/waitlist', wish)).status).toBe(201);
    const second = await waiting();
    await cancel(owner as Buyer);
    await giveTurns(app.deps);
    const file = await ines.get('/api/account/data.json');
    expect(JSON.parse(file.text).waitingLists).toMatchObject([
      { contactEmail: 'canary-ines@example.com', state: 'offered' },
    ]);

    expect((await ines.post('/api/account/deletion', { currentPassword: PASSWORD })).status).toBe(200);
    const left = await sql`select 1 from waitlist where contact_email like 'canary%'`.execute(app.db);
    expect(left.rows).toEqual([]);
    await giveTurns(app.deps);
    expect(await turnOf(second)).toMatchObject({ seats: 1 });
    await quiet();
  });
});
