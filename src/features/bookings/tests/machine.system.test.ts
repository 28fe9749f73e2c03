/**
 * The sale against a model of it: any sequence of bookings with good and bad
 * cards, lost calls, deaths, expiries, repeats, notices, recovery, reconciliation, cancellations, refunds, goodwill and
 * changes of departure.
 * After each step seats, bookings and the provider's ledger are where the model says.
 */

import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { IS_LONG } from '../../../../test/rounds.ts';
import { aPackage, aUser, brokenRules, checkout, departureDay, emptySale, type OnSale } from '../../../../test/sale.ts';
import {
  CARDS,
  DISTURBANCES,
  type Disturbance,
  type Model,
  type ModelBooking,
  tell,
} from '../../../../test/sale-model.ts';
import { observing, REFUND_STOPS, type RefundStop, type SaleStop } from '../../../../test/step-stops.ts';
import { unreliable } from '../../../../test/unreliable-payments.ts';
import type { ProviderState } from '../../../effects/payments/payments-port.ts';
import { plusDays } from '../../../shared/dates.ts';
import { changeBooking, quoteBookingChange } from '../../booking-admin/actions/change-booking.ts';
import { giveBackMore } from '../../booking-admin/actions/refunds.ts';
import { openDeparture } from '../../packages/store/departures.ts';
import { cancelBooking } from '../actions/cancel-booking.ts';
import { payDueRefunds } from '../actions/pay-refunds.ts';
import { placeBooking } from '../actions/place-booking.ts';
import { followWebhookEvents } from '../actions/process-webhook-events.ts';
import { reconcilePayments } from '../actions/reconcile-payments.ts';
import { recoverBookings } from '../actions/recover-bookings.ts';
import { BookingRequest } from '../contract/bookings.ts';
import { isOpen, type State } from '../rules/booking-state.ts';

const CAPACITY = 3;
/** One traveller, taxes included. */
const PAID_CENTS = 110_000;
const RECOVERY = { untouchedSeconds: 0, leaseSeconds: 0, most: 20 };
/** Sequences, but no more than fit into twenty seconds; `MODEL_RUNS` of them, however long it takes. */
const RUNS = IS_LONG ? 300 : 12;
const ASKED_RUNS = Number(process.env['MODEL_RUNS'] ?? 0);

let app: TestApp;
let owner: Awaited<ReturnType<TestApp['operator']>>['operator'];
beforeAll(async () => {
  app = await openApp();
  owner = (await app.operator('owner')).operator;
});
afterAll(() => app[Symbol.asyncDispose]());

interface Real {
  readonly onSale: OnSale;
  /** Another departure of the package, with as many seats. */
  readonly otherId: number;
  readonly userOf: Map<string, number>;
}

class Book implements fc.AsyncCommand<Model, Real> {
  readonly card: string;
  readonly disturbance: Disturbance;
  constructor(card: string, disturbance: Disturbance) {
    this.card = card;
    this.disturbance = disturbance;
  }
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    const key = randomUUID();
    real.userOf.set(key, await aUser(app.db));
    const taken = here(model).filter((booking) => isOpen(booking.state) || booking.state === 'confirmed');
    if (taken.length >= CAPACITY) for (const booking of model.bookings) releaseIfExpired(booking);
    const free = CAPACITY - here(model).filter((b) => isOpen(b.state) || b.state === 'confirmed').length;

    const answer = await press(real, key, this.card, this.disturbance);

    if (free > 0)
      model.bookings.push({
        key,
        card: this.card,
        expired: false,
        givenBack: false,
        goodwill: 0,
        isMoved: false,
        ...tell(this.card, this.disturbance),
      });
    // Null: it died before it could answer.
    else if (answer)
      expect(answer).toMatchObject({ ok: false, error: expect.stringMatching(/^(sold_out|held_by_others)$/) });
    await compare(model, real);
  }
  toString = () => `book(${this.card.slice(-4)}, ${JSON.stringify(this.disturbance)})`;
}

class PressAgain implements fc.AsyncCommand<Model, Real> {
  readonly which: number;
  constructor(which: number) {
    this.which = which;
  }
  check = (model: Readonly<Model>) => model.bookings.length > 0;
  async run(model: Model, real: Real): Promise<void> {
    const booking = model.bookings[this.which % model.bookings.length];
    if (!booking || booking.payment === null) return;
    await press(real, booking.key, booking.card, null);
    await compare(model, real);
  }
  toString = () => `pressAgain(${this.which})`;
}

class Expire implements fc.AsyncCommand<Model, Real> {
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    await sql`update bookings set hold_until = now() - interval '1 second' where open_slot is not null`.execute(app.db);
    for (const booking of model.bookings) if (isOpen(booking.state)) booking.expired = true;
    await compare(model, real);
  }
  toString = () => 'expire';
}

class Recover implements fc.AsyncCommand<Model, Real> {
  readonly patient: boolean;
  constructor(patient: boolean) {
    this.patient = patient;
  }
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    await recoverBookings(app.deps, { ...RECOVERY, givenUpSeconds: this.patient ? 1000 : 0 });
    for (const booking of model.bookings) {
      if (!isOpen(booking.state)) continue;
      const unpaid = booking.state === 'held' && booking.payment === null;
      if (!unpaid) Object.assign(booking, tell(booking.card, null));
      else if (booking.expired || !this.patient) booking.state = 'released';
    }
    await compare(model, real);
  }
  toString = () => `recover(${this.patient ? 'patient' : 'at once'})`;
}

class Cancel implements fc.AsyncCommand<Model, Real> {
  readonly which: number;
  readonly disturbance: RefundStop | 'lost before' | 'lost after' | null;
  constructor(which: number, disturbance: Cancel['disturbance']) {
    this.which = which;
    this.disturbance = disturbance;
  }
  check = (model: Readonly<Model>) => model.bookings.length > 0;
  async run(model: Model, real: Real): Promise<void> {
    const booking = model.bookings[this.which % model.bookings.length];
    if (!booking) return;
    const userId = real.userOf.get(booking.key) ?? 0;
    const row = await sql<{ id: number; paid: number }>`
      select id, total_price - given_back as paid from bookings where user_id = ${userId}`.execute(app.db);
    const { id = 0, paid = 0 } = row.rows[0] ?? {};
    const lost = this.disturbance === 'lost before' ? 'before' : 'after';
    const payments = unreliable(app.deps.payments, (call) =>
      call === 'refund' && this.disturbance?.startsWith('lost') ? { lost } : {},
    );
    const stopAt = (stop: RefundStop) => {
      if (stop === this.disturbance) throw new Error('died');
    };
    await cancelBooking({ ...app.deps, payments, observer: observing(stopAt) }, userId, String(id), paid).catch(
      (fault: Error) => {
        if (fault.message !== 'died') throw fault;
      },
    );
    if (booking.state === 'confirmed') {
      booking.state = 'cancelled';
      const reached =
        this.disturbance === null || ['after refund', 'after pay back', 'lost after'].includes(this.disturbance);
      booking.givenBack = reached;
    }
    await compare(model, real);
  }
  toString = () => `cancel(${this.which}, ${this.disturbance})`;
}

/** An owner gives a dollar back of a booking that stands, and is refused of any other that is not cancelled. */
class GiveBack implements fc.AsyncCommand<Model, Real> {
  readonly which: number;
  constructor(which: number) {
    this.which = which;
  }
  check = (model: Readonly<Model>) => model.bookings.some(({ state }) => state === 'confirmed');
  async run(model: Model, real: Real): Promise<void> {
    const standing = model.bookings.filter(({ state }) => state === 'confirmed');
    const booking = standing[this.which % standing.length];
    if (!booking) return;
    const { id } = await rowOf(real, booking);
    const gift = { dollars: 1, reason: 'The boat was late.', givenBack: booking.goodwill };
    expect(await giveBackMore(app.deps, owner, String(id), gift)).toMatchObject({ ok: true });
    booking.goodwill += 1;
    await compare(model, real);
  }
  toString = () => `giveBack(${this.which})`;
}

/** To the other departure or back, where seats are free there. */
class Move implements fc.AsyncCommand<Model, Real> {
  readonly which: number;
  readonly dies: boolean;
  constructor(which: number, dies: boolean) {
    this.which = which;
    this.dies = dies;
  }
  check = (model: Readonly<Model>) => model.bookings.some(({ state }) => state === 'confirmed');
  async run(model: Model, real: Real): Promise<void> {
    const standing = model.bookings.filter(({ state }) => state === 'confirmed');
    const booking = standing[this.which % standing.length];
    if (!booking) return;
    const { id } = await rowOf(real, booking);
    const departureId = booking.isMoved ? real.onSale.departureId : real.otherId;
    const wish = { travelers: 1, departureId, price: 'kept' as const };
    const quoted = await quoteBookingChange(app.deps, String(id), wish);
    const there = model.bookings.filter((other) => other.isMoved !== booking.isMoved);
    const isFull = there.filter(({ state }) => isOpen(state) || state === 'confirmed').length >= CAPACITY;
    expect(quoted).toMatchObject(isFull ? { error: 'not_enough_spots' } : { ok: true });
    if (!quoted.ok) return;
    const { agreement, after, refund, due } = quoted.value;
    const observer = observing((at: string) => {
      if (this.dies && at === 'after change') throw new Error('died');
    });
    const agreed = { ...wish, agreed: { agreement, total: after.total, refund, due } };
    await changeBooking({ ...app.deps, observer }, owner, String(id), agreed).catch((fault: Error) => {
      if (fault.message !== 'died') throw fault;
    });
    booking.isMoved = !booking.isMoved;
    await compare(model, real);
  }
  toString = () => `move(${this.which}, ${this.dies})`;
}

async function rowOf({ userOf }: Real, { key }: ModelBooking): Promise<{ id: number }> {
  const found = await sql<{ id: number }>`select id from bookings where user_id = ${userOf.get(key)}`.execute(app.db);
  return found.rows[0] ?? { id: 0 };
}

const here = ({ bookings }: Model) => bookings.filter(({ isMoved }) => !isMoved);

class PayBack implements fc.AsyncCommand<Model, Real> {
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    await payBackAtOnce();
    for (const booking of model.bookings) if (booking.state === 'cancelled') booking.givenBack = true;
    await compare(model, real);
  }
  toString = () => 'payBack';
}

/** As if every lease were over. */
async function payBackAtOnce(): Promise<void> {
  await sql`update refunds set claimed_until = null`.execute(app.db);
  await payDueRefunds(app.deps);
}

class Reconcile implements fc.AsyncCommand<Model, Real> {
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    await reconcilePayments(app.deps);
    for (const booking of model.bookings) {
      if (!isOpen(booking.state) && booking.payment === 'authorised') booking.payment = 'voided';
    }
    await compare(model, real);
  }
  toString = () => 'reconcile';
}

/** The provider tells of every payment there is, several times: nothing may come of it but what was due anyway. */
class Hear implements fc.AsyncCommand<Model, Real> {
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    await sql`
      insert into payment_webhook_events (id, kind, payment_id)
      select gen_random_uuid()::text, 'payment_intent.succeeded', id from sandbox_payments, generate_series(1, 2)`.execute(
      app.db,
    );
    await followWebhookEvents(app.deps);
    for (const booking of model.bookings) {
      if (booking.payment === null) continue;
      if (isOpen(booking.state)) Object.assign(booking, tell(booking.card, null));
      else if (booking.payment === 'authorised') booking.payment = 'voided';
    }
    await compare(model, real);
  }
  toString = () => 'hear';
}

/** Three weeks after the first, with as many seats. */
async function anotherDeparture({ packageId, departureId }: OnSale): Promise<number> {
  const departsOn = plusDays(departureDay(), 21);
  await openDeparture(app.db, { packageId, departsOn, returnsOn: plusDays(departsOn, 4), capacity: CAPACITY });
  const found = await sql<{ id: number }>`
    select id from departures where package_id = ${packageId} and id <> ${departureId}`.execute(app.db);
  return found.rows[0]?.id ?? 0;
}

function releaseIfExpired(booking: ModelBooking): void {
  if (booking.state === 'held' && booking.expired) booking.state = 'released';
}

async function press({ onSale, userOf }: Real, key: string, card: string, disturbance: Disturbance) {
  const stopAt = (stop: SaleStop) => {
    if (disturbance && 'stop' in disturbance && disturbance.stop === stop) throw new Error('died');
  };
  const payments = unreliable(app.deps.payments, (call) =>
    disturbance && 'call' in disturbance && disturbance.call === call ? { lost: disturbance.lost } : {},
  );
  const wish = BookingRequest.parse(checkout(onSale.packageId, { card }));
  const sale = { ...app.deps, payments, observer: observing(stopAt) };
  return placeBooking(sale, userOf.get(key) ?? 0, wish, key, { waitMs: 0 }).catch((fault: Error) => {
    if (fault.message !== 'died') throw fault;
    return null;
  });
}

async function compare(model: Model, { onSale, otherId, userOf }: Real): Promise<void> {
  const rows = await sql<{
    user_id: number;
    state: State;
    payment: ProviderState | null;
    departure: number;
    cents: number;
  }>`
    select b.user_id, b.state, p.state as payment, b.departure_id as departure, coalesce(p.refunded_cents, 0) as cents
    from bookings b left join sandbox_payments p on p.booking_id = b.id order by b.user_id`.execute(app.db);
  const expected = model.bookings.map(({ key, state, payment, givenBack, goodwill, isMoved }) => ({
    user_id: userOf.get(key),
    state,
    payment,
    departure: isMoved ? otherId : onSale.departureId,
    cents: givenBack ? PAID_CENTS : goodwill * 100,
  }));
  expect(rows.rows).toEqual(expected);

  for (const [departureId, isThere] of [
    [onSale.departureId, false],
    [otherId, true],
  ] as const) {
    const seats = await sql`select held, sold from departures where id = ${departureId}`.execute(app.db);
    const there = model.bookings.filter(({ isMoved }) => isMoved === isThere);
    const held = there.filter((booking) => isOpen(booking.state)).length;
    const sold = there.filter((booking) => booking.state === 'confirmed').length;
    expect(seats.rows).toEqual([{ held, sold }]);
  }
}

const commands = [
  fc
    .record({ card: fc.constantFrom(...CARDS), disturbance: fc.constantFrom(...DISTURBANCES) })
    .map((how) => new Book(how.card, how.disturbance)),
  fc.nat(10).map((which) => new PressAgain(which)),
  fc.constant(new Expire()),
  fc.boolean().map((patient) => new Recover(patient)),
  fc.constant(new Reconcile()),
  fc
    .record({ which: fc.nat(10), disturbance: fc.constantFrom(null, 'lost before', 'lost after', ...REFUND_STOPS) })
    .map(({ which, disturbance }) => new Cancel(which, disturbance)),
  fc.nat(10).map((which) => new GiveBack(which)),
  fc.record({ which: fc.nat(10), dies: fc.boolean() }).map(({ which, dies }) => new Move(which, dies)),
  fc.constant(new PayBack()),
  fc.constant(new Hear()),
];

test('whatever happens in whatever order, the sale is where the model says, and ends right', {
  timeout: ASKED_RUNS ? 3 * 3_600_000 : 300_000,
}, async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 40, size: 'max' }), async (sequence) => {
      await emptySale(app.db);
      const onSale = await aPackage(app.db, { capacity: CAPACITY });
      const real: Real = { onSale, otherId: await anotherDeparture(onSale), userOf: new Map() };
      await fc.asyncModelRun(() => ({ model: { bookings: [] }, real }), sequence);

      await recoverBookings(app.deps, { ...RECOVERY, givenUpSeconds: 0 });
      await reconcilePayments(app.deps);
      await payBackAtOnce();
      expect(await brokenRules(app.db)).toEqual([]);
      runs++;
    }),
    { numRuns: ASKED_RUNS || RUNS },
  );
  expect(runs).toBeGreaterThanOrEqual(ASKED_RUNS || RUNS);
});
