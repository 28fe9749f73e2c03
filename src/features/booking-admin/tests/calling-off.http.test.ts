/** A departure that is called off: every booking of it ends once, is paid back once and in full, and is told once, whoever dies on the way. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { departIn } from '../../../../test/booked-trip.ts';
import {
  aPackage,
  aTraveller,
  type Buyer,
  brokenRules,
  checkout,
  emptySale,
  type OnSale,
  seatsOf,
} from '../../../../test/sale.ts';
import { observing, type Stop } from '../../../../test/step-stops.ts';
import { without } from '../../../../test/unguarded-statements.ts';
import { readAudit } from '../../../kernel/audit-log.ts';
import { type CallOffDeps, type CallOffStep, endCalledOffBookings } from '../../bookings/actions/call-off.ts';
import { payDueRefunds } from '../../bookings/actions/pay-refunds.ts';
import { bookingAlerts } from '../actions/alerts.ts';

let app: TestApp;
let operator: Awaited<ReturnType<TestApp['operator']>>;
beforeAll(async () => {
  app = await openApp();
  operator = await app.operator();
});
beforeEach(() => emptySale(app.db));
afterAll(() => app[Symbol.asyncDispose]());

const path = ({ departureId }: OnSale) => `/api/admin/departures/${departureId}/call-off`;
const REASON = 'The minimum party was not reached.';

async function sold(...parties: number[]): Promise<{ trip: OnSale; buyers: Buyer[] }> {
  const trip = await aPackage(app.db, { capacity: 12 });
  const buyers: Buyer[] = [];
  for (const seats of parties) {
    const buyer = await aTraveller(app);
    const body = checkout(trip.packageId, { seats, contactEmail: `t${buyer.id}@example.com` });
    expect((await buyer.post('/api/bookings', body)).status).toBe(201);
    buyers.push(buyer);
  }
  return { trip, buyers };
}

async function callOff(trip: OnSale) {
  const { bookings, dollars } = (await operator.get(path(trip))).body;
  return operator.post(path(trip), { bookings, dollars, reason: REASON });
}

const refundsOf = async () =>
  (
    await sql<{ refund: string }>`
      select b.state || ' ' || b.total_price || ' ' || r.dollars || ' ' || r.state as refund
      from bookings as b left join refunds as r on r.booking_id = b.id order by b.total_price`.execute(app.db)
  ).rows.map(({ refund }) => refund);

const emailsDue = async () =>
  (await sql<{ id: string }>`select id from booking_emails where id like '%cancellation'`.execute(app.db)).rows.length;

describe('calling off', () => {
  test('says first who is on it and what goes back, and is refused when that has changed', async () => {
    const { trip } = await sold(2, 1);
    const shown = (await operator.get(path(trip))).body;
    expect(shown).toMatchObject({ bookings: 2, travelers: 3, dollars: 3300, state: 'on_sale', ended: 0 });
    await (await aTraveller(app)).post('/api/bookings', checkout(trip.packageId));
    const late = await operator.post(path(trip), { bookings: 2, dollars: 3300, reason: REASON });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'departure_has_changed', details: { bookings: 3, dollars: 4400 } },
    });
    expect(await endCalledOffBookings(app.deps)).toBe(0);
  });

  test('ends every booking with all its money, whatever the terms say, tells each once, and is in the log', async () => {
    const { trip, buyers } = await sold(2, 1);
    await sql`update bookings set cancellation = '[]', agreement = agreement + 1`.execute(app.db);
    expect(await callOff(trip)).toMatchObject({
      status: 200,
      body: { state: 'cancelled', because: REASON, bookings: 2 },
    });
    expect((await (await aTraveller(app)).post('/api/bookings', checkout(trip.packageId))).status).toBe(404);

    expect(await endCalledOffBookings(app.deps)).toBe(2);
    await payDueRefunds(app.deps);
    expect(await refundsOf()).toEqual(['cancelled 1100 1100 done', 'cancelled 2200 2200 done']);
    expect(await seatsOf(app.db, trip.departureId)).toEqual({ held: 0, sold: 0 });
    expect(await emailsDue()).toBe(2);
    expect((await buyers[0]?.get('/api/bookings'))?.body).toMatchObject([
      { status: 'cancelled', paymentStatus: 'refunded', cancellation: { isCalledOff: true, refund: { amount: 2200 } } },
    ]);
    expect((await callOff(trip)).body).toMatchObject({ bookings: 0, ended: 2 });
    const entries = await readAudit(app.db, { subject: `departure:${trip.departureId}`, most: 5 });
    expect(entries.map(({ action }) => action)).toEqual(['departure.call-off']);
    expect(await brokenRules(app.db)).toEqual([]);
  });

  test('that has left is too late', async () => {
    const { trip } = await sold(1);
    await departIn(app.db, trip, 0);
    expect((await callOff(trip)).body.code).toBe('departure_has_left');
  });
});

/** From the moment of its death on it does nothing more. */
function dyingAt(stop: Stop<CallOffStep>, after: number): CallOffDeps {
  let reached = 0;
  const die = (at: Stop<CallOffStep>) => {
    if (reached >= after) throw new Error('died');
    if (at === stop && ++reached >= after) throw new Error('died');
  };
  return { ...app.deps, observer: observing(die) };
}

describe.each([1, 2, 4])('a process that dies at its booking number %i', (number) => {
  test.each(['before end booking', 'after end booking'] as const)(
    '%s leaves the rest to the next one',
    async (stop) => {
      const { trip } = await sold(1, 2, 3, 4);
      await callOff(trip);
      await endCalledOffBookings(dyingAt(stop, number));
      const left = (await operator.get(path(trip))).body.bookings;
      expect(left).toBe(stop === 'before end booking' ? 5 - number : 4 - number);

      await Promise.all([endCalledOffBookings(app.deps), endCalledOffBookings(app.deps)]);
      for (let turn = 0; turn < 2; turn++) await payDueRefunds(app.deps);
      expect(await refundsOf()).toEqual([1100, 2200, 3300, 4400].map((paid) => `cancelled ${paid} ${paid} done`));
      expect(await emailsDue()).toBe(4);
      expect(await seatsOf(app.db, trip.departureId)).toEqual({ held: 0, sold: 0 });
      expect(await brokenRules(app.db)).toEqual([]);
    },
  );
});

test('control: without the guard of the booking two who do it at once give its seats back twice', async () => {
  const { trip } = await sold(1, 2);
  await callOff(trip);
  const listed: CallOffDeps = {
    ...app.deps,
    db: without(app.db, { text: "and state = 'confirmed' for no key update", instead: 'for no key update' }),
  };
  let faults = 0;
  const log = { ...app.deps.log, error: () => faults++ } as unknown as CallOffDeps['log'];
  const meanwhile = { ...listed, log, observer: { before: async () => void (await endCalledOffBookings(app.deps)) } };
  await endCalledOffBookings(meanwhile);
  expect(faults).toBeGreaterThan(0);
  faults = 0;
  const again = await sold(1, 2);
  await callOff(again.trip);
  const guarded = { ...app.deps, log, observer: meanwhile.observer };
  await endCalledOffBookings(guarded);
  expect(faults).toBe(0);
  for (let turn = 0; turn < 2; turn++) await payDueRefunds(app.deps);
  expect(await brokenRules(app.db)).toEqual([]);
});

test('somebody decides about a departure that has passed its cut-off below its minimum party: silence calls nothing off', async () => {
  const { trip } = await sold(2);
  const below = async () => (await bookingAlerts(app.deps)).find(({ id }) => id === 'below-minimum');
  await sql`update departures set minimum_party = 3 where id = ${trip.departureId}`.execute(app.db);
  expect(await below()).toMatchObject({ count: 0, state: 'fine' });
  await sql`update departures set cutoff_days = 90 where id = ${trip.departureId}`.execute(app.db);
  expect(await below()).toMatchObject({ count: 1, state: 'waits', href: '/admin/departures' });
  expect((await operator.get(path(trip))).body).toMatchObject({ state: 'on_sale', minimumParty: 3, travelers: 2 });
  expect(await endCalledOffBookings(app.deps)).toBe(0);
  await callOff(trip);
  expect(await below()).toMatchObject({ count: 0 });
});
