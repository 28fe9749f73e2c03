/**
 * The sale against a model of it: any sequence of bookings with good and bad
 * cards, lost calls, deaths, expiries, repeats, notices, recovery, reconciliation, cancellations and refunds.
 * After each step seats, bookings and the provider's ledger are where the model says.
 */

import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { IS_LONG } from '../../../../test/rounds.ts';
import { aPackage, aUser, brokenRules, checkout, emptySale, type OnSale } from '../../../../test/sale.ts';
import {
  CARDS,
  DISTURBANCES,
  type Disturbance,
  type Model,
  type ModelBooking,
  tell,
} from '../../../../test/sale-model.ts';
import { observing, REFUND_STOPS, type RefundStop, type SaleStop } from '../../../../test/stops.ts';
import type { ProviderState } from '../../../effects/payments/port.ts';
import { unreliable } from '../../../effects/payments/unreliable.ts';
import { cancelBooking } from '../actions/cancel.ts';
import { followWebhookEvents } from '../actions/follow-webhooks.ts';
import { placeBooking } from '../actions/place-booking.ts';
import { reconcilePayments } from '../actions/reconcile.ts';
import { recoverBookings } from '../actions/recover.ts';
import { payBackWhatIsDue } from '../actions/refund.ts';
import { BookingRequest } from '../contract/bookings.ts';
import { isOpen, type State } from '../rules/bookings.ts';

const CAPACITY = 3;
const RECOVERY = { untouchedSeconds: 0, leaseSeconds: 0, most: 20 };
/** Sequences, but no more than fit into twenty seconds; `MODEL_RUNS` of them, however long it takes. */
const RUNS = IS_LONG ? 300 : 20;
const ASKED_RUNS = Number(process.env['MODEL_RUNS'] ?? 0);

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app[Symbol.asyncDispose]());

interface Real {
  readonly onSale: OnSale;
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
    const taken = model.bookings.filter((booking) => isOpen(booking.state) || booking.state === 'confirmed');
    if (taken.length >= CAPACITY) for (const booking of model.bookings) releaseIfExpired(booking);
    const free = CAPACITY - model.bookings.filter((b) => isOpen(b.state) || b.state === 'confirmed').length;

    const answer = await press(real, key, this.card, this.disturbance);

    if (free > 0)
      model.bookings.push({
        key,
        card: this.card,
        expired: false,
        givenBack: false,
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
      select id, total_price as paid from bookings where user_id = ${userId}`.execute(app.db);
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
  await payBackWhatIsDue(app.deps);
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

async function compare(model: Model, { onSale, userOf }: Real): Promise<void> {
  const rows = await sql<{ user_id: number; state: State; payment: ProviderState | null; back: boolean }>`
    select b.user_id, b.state, p.state as payment, coalesce(p.refunded_cents, 0) = b.total_price * 100 as back from bookings b left join sandbox_payments p on p.booking_id = b.id
    where b.departure_id = ${onSale.departureId} order by b.user_id`.execute(app.db);
  const expected = model.bookings.map(({ key, state, payment, givenBack }) => ({
    user_id: userOf.get(key),
    state,
    payment,
    back: givenBack,
  }));
  expect(rows.rows).toEqual(expected);

  const seats = await sql`select held, sold from departures where id = ${onSale.departureId}`.execute(app.db);
  const held = model.bookings.filter((booking) => isOpen(booking.state)).length;
  const sold = model.bookings.filter((booking) => booking.state === 'confirmed').length;
  expect(seats.rows).toEqual([{ held, sold }]);
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
      const real: Real = { onSale: await aPackage(app.db, { capacity: CAPACITY }), userOf: new Map() };
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
