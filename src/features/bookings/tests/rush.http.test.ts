/** Many people, few seats. The control shows that it is the guard, and nothing else, that holds. */

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openApp } from '../../../../test/app.ts';
import {
  aPackage,
  aUser,
  type Buyer,
  brokenRules,
  checkout,
  countOf,
  DECLINED_CARD,
  seatsOf,
  travellers,
} from '../../../../test/sale.ts';
import { observing } from '../../../../test/step-stops.ts';
import { FREE_SEATS, without } from '../../../../test/unguarded-statements.ts';
import { unreliable } from '../../../../test/unreliable-payments.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { placeBooking } from '../actions/place-booking.ts';
import { BookingRequest } from '../contract/bookings.ts';

const slowly = ({ payments }: Deps) => ({
  payments: unreliable(payments, () => ({ delayMs: 5 + Math.random() * 60 })),
});

test('sixty people reach for ten seats, some of them twice, and exactly ten get one', async () => {
  await using app = await openApp({ deps: slowly });
  const { packageId, departureId } = await aPackage(app.db, { capacity: 10 });
  const people = await travellers(app, 60);

  const answers = await Promise.all(
    people.flatMap((person, i) => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const press = () => person.post('/api/bookings', checkout(packageId), { headers });
      return i % 5 === 0 ? [press(), press()] : [press()];
    }),
  );

  const promised = new Set(answers.filter((answer) => answer.status === 201).map((answer) => answer.body.bookingId));
  const confirmed = await sql<{ id: number }>`select id from bookings where state = 'confirmed'`.execute(app.db);
  expect(promised).toEqual(new Set(confirmed.rows.map((row) => row.id)));
  expect(promised.size).toBe(10);
  const refusals = answers.filter((answer) => answer.status !== 201).map((answer) => answer.body.code);
  expect(refusals.filter((code) => code !== 'held_by_others' && code !== 'sold_out')).toEqual([]);
  expect(await seatsOf(app.db, departureId)).toEqual({ held: 0, sold: 10 });
  expect(await brokenRules(app.db)).toEqual([]);
});

test('of a rush so many are on their way as the database can serve, and all others wait for their turn and get it', async () => {
  const { promise: full, resolve: fill } = Promise.withResolvers<void>();
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  let before = 0;
  await using app = await openApp({
    settings: { DATABASE_POOL: '2' },
    deps: ({ payments }) => ({
      payments: {
        ...payments,
        async authorise(order) {
          before++;
          if (before === 16) fill();
          await opened;
          return payments.authorise(order);
        },
      },
    }),
  });
  const { packageId, departureId } = await aPackage(app.db, { capacity: 60 });
  const people = await travellers(app, 60);
  const answers = people.map((person) => person.post('/api/bookings', checkout(packageId)));

  await full;
  // Nobody can leave yet: one more who holds seats has not waited.
  const { held } = await seatsOf(app.db, departureId);
  expect([before, held]).toEqual([16, 16]);
  open();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses).toEqual(people.map(() => 201));
  expect(await seatsOf(app.db, departureId)).toEqual({ held: 0, sold: 60 });
});

test('seats that come back from declined cards are sold too: ten of ten, not nine', async () => {
  await using app = await openApp({ deps: slowly });
  const { packageId, departureId } = await aPackage(app.db, { capacity: 10 });
  const people = await travellers(app, 40);

  await Promise.all(people.map((person, i) => insist(person, packageId, i < 15 ? DECLINED_CARD : undefined)));

  expect(await seatsOf(app.db, departureId)).toEqual({ held: 0, sold: 10 });
  expect(await brokenRules(app.db)).toEqual([]);
});

/** Tries again for as long as the answer is that the seats may come back. */
async function insist(person: Buyer, packageId: string, card: string | undefined): Promise<void> {
  for (;;) {
    const answer = await person.post('/api/bookings', checkout(packageId, card ? { card } : {}));
    if (answer.body.code !== 'held_by_others') return;
    await new Promise((done) => setTimeout(done, 30));
  }
}

async function rushWithoutGuard(deps: Deps, packageId: string): Promise<PromiseSettledResult<unknown>[]> {
  const people = await Promise.all(Array.from({ length: 40 }, () => aUser(deps.db)));
  const wish = BookingRequest.parse(checkout(packageId));
  const unguarded = { ...deps, db: without(deps.db, FREE_SEATS) };
  return Promise.allSettled(people.map((id) => placeBooking(unguarded, id, wish, undefined)));
}

test('control: without the guard the table’s own rule refuses the eleventh seat', async () => {
  await using app = await openApp();
  const { packageId, departureId } = await aPackage(app.db, { capacity: 10 });

  const ended = await rushWithoutGuard(app.deps, packageId);

  const faults = ended.filter((end) => end.status === 'rejected').map((end) => end.reason.constraint);
  expect(new Set(faults)).toEqual(new Set(['departures_never_oversold']));
  expect(faults).toHaveLength(30);
  expect(await seatsOf(app.db, departureId)).toEqual({ held: 0, sold: 10 });
});

test('control: without the guard and without the table’s rule the same rush oversells', async () => {
  await using app = await openApp();
  const { packageId } = await aPackage(app.db, { capacity: 10 });
  await sql`alter table departures drop constraint departures_never_oversold`.execute(app.db);

  await rushWithoutGuard(app.deps, packageId);

  expect(await countOf(app.db, 'confirmed')).toBeGreaterThan(10);
  expect(await brokenRules(app.db)).not.toEqual([]);
});

test('when every seat is sold, whoever comes too late hears it before a hold is tried', async () => {
  await using app = await openApp();
  const { packageId } = await aPackage(app.db, { capacity: 1 });
  const wish = BookingRequest.parse(checkout(packageId));
  await placeBooking(app.deps, await aUser(app.db), wish, undefined);
  const reached: string[] = [];
  const stopAt = (stop: string) => void reached.push(stop);

  const late = await placeBooking({ ...app.deps, observer: observing(stopAt) }, await aUser(app.db), wish, undefined);

  expect(late).toMatchObject({ ok: false, error: 'sold_out', details: { spotsLeft: 0 } });
  expect(reached).toEqual([]);
});
