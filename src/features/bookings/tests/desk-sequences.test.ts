/**
 * Random sequences of what the desk sells and changes, beside the sale of the site: options, their payments, offered changes
 * and their answers, money given back, other dates, deaths and clocks. After each step nothing is oversold; in the end all of it agrees, and everything is paid once.
 */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { type ChangeDesk, openChangeDesk, type Sold } from '../../../../test/changing.ts';
import { IS_LONG } from '../../../../test/rounds.ts';
import { aTraveller, checkout, DECLINED_CARD, emptySale, GOOD_CARD } from '../../../../test/sale.ts';
import { AT_ONCE } from '../../../../test/settle-bookings.ts';
import { observing, type SaleStop } from '../../../../test/step-stops.ts';
import { answerRequest, payRequest, requestPath } from '../actions/booking-request.ts';
import { endCalledOffBookings } from '../actions/call-off.ts';
import { recoverRequested } from '../actions/further-payment.ts';
import { reconcilePayments } from '../actions/reconcile-payments.ts';
import { findChange } from '../store/booking-changes.ts';

const RUNS = Number(process.env['MODEL_RUNS'] ?? 0) || (IS_LONG ? 5000 : 3);
const STEPS = IS_LONG ? 24 : 12;
const STOPS = [
  'after ask card',
  'after promise',
  'after take',
  'before settle request',
  'after settle request',
] as const satisfies readonly SaleStop[];

let app: TestApp;
let desk: ChangeDesk;
let owner: Awaited<ReturnType<TestApp['operator']>>;
beforeAll(async () => {
  app = await openApp();
  owner = await app.operator('owner');
  desk = await openChangeDesk(app);
});
afterAll(() => app[Symbol.asyncDispose]());

interface Scene {
  readonly trip: Sold;
  readonly ids: number[];
}

const pick = <T>(all: readonly T[], which: number): T | undefined => all[which % Math.max(1, all.length)];
const died = (fault: Error) => {
  if (fault.message !== 'died') throw fault;
};

/** The number of the last change, 0 where there is none: then its link is of the booking itself. */
async function tokenOf(id: number) {
  const last = await sql<{
    n: number;
  }>`select coalesce(max(number), 0)::int as n from booking_changes where booking_id = ${id}`.execute(app.db);
  const number = last.rows[0]?.n ?? 0;
  return { number, token: (await requestPath(app.db, id, number)).replace('/booking-requests/', '') };
}

const DEEDS = {
  async call({ trip, ids }: Scene, which: number) {
    const pays = pick(['link', 'link', 'invoice', 'free'], which);
    const { body } = await desk.call(trip, which % 3 === 0 ? trip.later : trip.now, {
      ...{ pays, key: randomUUID(), numberOfTravelers: 1, reason: 'Asked for it.' },
      agreedTotal: pays === 'free' ? 0 : 1100,
      contactEmail: which % 5 === 0 && pays !== 'link' ? '' : 'rui@example.com',
    });
    if (body.id) ids.push(body.id);
  },
  /** On the site, for the next departure or the later one. */
  async book({ trip, ids }: Scene, which: number) {
    const person = await aTraveller(app);
    const departureId = which % 3 === 0 ? trip.later : trip.now;
    const body = checkout(trip.packageId, { seats: 1, departureId, contactEmail: 'ines@example.com' });
    const placed = await person.post('/api/bookings', body);
    if (placed.status === 201) ids.push(placed.body.bookingId);
  },
  async giveBack({ ids }: Scene, which: number) {
    const id = pick(ids, which);
    const { money } = (await owner.get(`/api/admin/bookings/${id}`)).body;
    const gift = { dollars: 1 + (which % 500), reason: 'The boat was late.', givenBack: money?.givenBack };
    await owner.post(`/api/admin/bookings/${id}/refunds`, gift);
  },
  /** Pays, or dies at it, with a good card or one that is declined. */
  async pay({ ids }: Scene, which: number) {
    const id = pick(ids, which);
    if (id === undefined) return;
    const { number, token } = await tokenOf(id);
    const stop = which % 2 === 0 ? pick(STOPS, which >> 1) : undefined;
    const observer = observing((at: SaleStop) => {
      if (at === stop) throw new Error('died');
    });
    const agreedDue = number === 0 ? 1100 : ((await findChange(app.db, id, number))?.due ?? 0);
    const cardNumber = which % 7 === 0 ? DECLINED_CARD : GOOD_CARD;
    const paymentDetails = { cardNumber, expiryDate: '12/30', cvv: '123', cardHolderName: 'Rui Costa' };
    await payRequest({ ...app.deps, observer }, token, { agreedDue, paymentDetails }).catch(died);
  },
  /** One traveller more by a link, or another departure after asking. */
  async change({ ids, trip }: Scene, which: number) {
    const id = pick(ids, which);
    if (id === undefined) return;
    const wish = which % 2 === 0 ? { travelers: 2, departureId: trip.now } : { travelers: 1, departureId: trip.later };
    const quoted = await desk.quote(id, wish);
    if (quoted.status !== 200) return;
    const more = quoted.body.due > 0 ? { settle: 'link' } : { ask: which % 3 > 0 };
    await desk.change(id, wish, more);
  },
  async answer({ ids }: Scene, which: number) {
    const id = pick(ids, which);
    if (id === undefined) return;
    const { number, token } = await tokenOf(id);
    const agreedRefund = (await findChange(app.db, id, number))?.refund ?? 0;
    await answerRequest(app.deps, token, { answer: which % 3 === 0 ? 'refuse' : 'accept', agreedRefund });
  },
  async takeBack({ ids }: Scene, which: number) {
    const id = pick(ids, which);
    await desk.operator.post(`/api/admin/bookings/${id}/option-withdrawal`, {});
  },
  async cancel({ ids }: Scene, which: number) {
    const id = pick(ids, which);
    const { offer } = (await desk.operator.get(`/api/admin/bookings/${id}`)).body;
    if (offer) await desk.operator.post(`/api/admin/bookings/${id}/cancellation`, { agreedRefund: offer.refund });
  },
  async invoice({ ids }: Scene, which: number) {
    const outcome = which % 4 === 0 ? 'dropped' : 'paid';
    await desk.operator.post(`/api/admin/bookings/${pick(ids, which)}/invoices/2`, { outcome });
  },
  /** Every time that was given is over. */
  async expire() {
    await sql`update bookings set hold_until = now() where state = 'optioned'`.execute(app.db);
    await sql`update booking_changes set answer_by = now() where state = 'offered'`.execute(app.db);
  },
  async recover() {
    await recoverRequested(app.deps, AT_ONCE);
    await desk.payBackNow();
  },
  async callOff({ trip }: Scene, which: number) {
    if (which % 3 > 0) return;
    const path = `/api/admin/departures/${trip.now}/call-off`;
    const { bookings, dollars } = (await desk.operator.get(path)).body;
    await desk.operator.post(path, { bookings, dollars, reason: 'A storm.', offer: trip.later });
  },
  async endCalledOff() {
    await endCalledOffBookings(app.deps);
  },
} satisfies Record<string, (scene: Scene, which: number) => Promise<void>>;
type Deed = keyof typeof DEEDS;
const names = Object.keys(DEEDS) as Deed[];
const deeds = fc.constantFrom<Deed>(...names, 'book', 'call', 'call', 'pay', 'pay', 'change', 'answer');

test(
  'whatever the desk does in whatever order, nothing is oversold, and all ends paid once or given back',
  async () => {
    let runs = 0;
    let sold = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(deeds, fc.nat(1000)), { minLength: 4, maxLength: STEPS - 2, size: 'max' }),
        async (random) => {
          // Begins with a link that is paid: sequences in which nobody pays would show nothing.
          const sequence = [['call', 4] as const, ['pay', 1] as const, ...random];
          await emptySale(app.db);
          const scene: Scene = { trip: await desk.onTwoDays({ capacity: 4, others: 3 }), ids: [] };
          for (const [deed, which] of sequence) {
            await DEEDS[deed](scene, which);
            const over = await sql`select id from departures where held + sold > capacity`.execute(app.db);
            expect(over.rows).toEqual([]);
          }
          await DEEDS.expire();
          for (let turn = 0; turn < 3; turn++) {
            await recoverRequested(app.deps, AT_ONCE);
            await reconcilePayments(app.deps);
            await endCalledOffBookings(app.deps);
            await DEEDS.expire();
            await desk.payBackNow();
          }
          expect(await desk.disagreements()).toEqual([]);
          const stranded = await sql`select b.id from bookings b join departures d on d.id = b.departure_id
            where d.state = 'cancelled' and b.state = 'confirmed'`.execute(app.db);
          expect(stranded.rows).toEqual([]);
          const open = await sql`select id from bookings where state = 'optioned' union all
        select booking_id from booking_changes where state = 'offered'`.execute(app.db);
          expect(open.rows).toEqual([]);
          const counted = await sql<{
            n: number;
          }>`select count(*)::int as n from booking_payments where state = 'captured'`.execute(app.db);
          sold += counted.rows[0]?.n ?? 0;
          runs++;
        },
      ),
      { numRuns: RUNS, ...(process.env['MODEL_SEED'] && { seed: Number(process.env['MODEL_SEED']) }) },
    );
    expect(runs).toBeGreaterThanOrEqual(RUNS);
    expect(sold).toBeGreaterThanOrEqual(runs);
  },
  IS_LONG ? 3 * 3_600_000 : 120_000,
);
