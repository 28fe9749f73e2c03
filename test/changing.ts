/** A package with two departures, a booking on it, and an operator who changes that. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { QuotedChange } from '../src/features/booking-admin/contract/change-booking.ts';
import { examineSale } from '../src/features/bookings/actions/consistency.ts';
import { recoverRequested } from '../src/features/bookings/actions/further-payment.ts';
import { payDueRefunds } from '../src/features/bookings/actions/pay-refunds.ts';
import { reconcilePayments } from '../src/features/bookings/actions/reconcile-payments.ts';
import { openDeparture } from '../src/features/packages/store/departures.ts';
import { plusDays } from '../src/shared/dates.ts';
import type { TestApp } from './app.ts';
import { aPackage, aTraveller, type Buyer, brokenRules, checkout, departureDay } from './sale.ts';
import { AT_ONCE } from './settle-bookings.ts';

/** Of the later departure. */
export const LATER = plusDays(departureDay(), 21);

export interface Sold {
  readonly packageId: string;
  readonly now: number;
  readonly later: number;
}

export type ChangeWish = { travelers: number; departureId: number; price?: 'kept' | 'today' };

export type ChangeDesk = Awaited<ReturnType<typeof openChangeDesk>>;

export async function openChangeDesk(app: TestApp) {
  const operator = await app.operator('operator');
  const quote = (id: number, wish: ChangeWish) =>
    operator.post(`/api/admin/bookings/${id}/change-quote`, { price: 'kept', ...wish });
  async function agreedFrom(id: number, wish: ChangeWish) {
    const { status, body, text } = await quote(id, wish);
    if (status !== 200) throw new Error(`Nothing was quoted: ${text}`);
    const { agreement, after, refund, due }: QuotedChange = body;
    return { price: 'kept' as const, ...wish, agreed: { agreement, total: after.total, refund, due } };
  }
  const press = (id: number, agreed: object, more: object = {}) =>
    operator.post(`/api/admin/bookings/${id}/changes`, { ...agreed, ...more });
  /** What does not agree; nothing, when all does. */
  const disagreements = async () => [...(await brokenRules(app.db)), ...(await examineSale(app.deps))];
  async function payBackNow(): Promise<void> {
    await sql`update refunds set claimed_until = null`.execute(app.db);
    await payDueRefunds(app.deps);
  }
  return {
    operator,
    quote,
    agreedFrom,
    press,
    change: async (id: number, wish: ChangeWish, more: object = {}) => press(id, await agreedFrom(id, wish), more),

    /** With another departure three weeks later. */
    async onTwoDays({ capacity = 10, price = 1000, others = 10 } = {}): Promise<Sold> {
      const { packageId, departureId } = await aPackage(app.db, { capacity, price });
      await openDeparture(app.db, { packageId, departsOn: LATER, returnsOn: plusDays(LATER, 4), capacity: others });
      const found = await sql<{ id: number }>`
        select id from departures where package_id = ${packageId} and id <> ${departureId}`.execute(app.db);
      return { packageId, now: departureId, later: found.rows[0]?.id ?? 0 };
    },

    async book(
      { packageId }: Sold,
      departureId: number,
      seats = 2,
    ): Promise<{ readonly id: number; readonly person: Buyer }> {
      const person = await aTraveller(app);
      const body = checkout(packageId, { seats, departureId, contactEmail: 'ines@example.com' });
      const placed = await person.post('/api/bookings', body);
      if (placed.status !== 201) throw new Error(`Nothing was booked: ${placed.text}`);
      return { id: placed.body.bookingId, person };
    },

    /** For somebody who calls. */
    call: ({ packageId }: Sold, departureId: number, more: object = {}) =>
      operator.post('/api/admin/bookings', {
        ...{ key: randomUUID(), packageId, departureId, numberOfTravelers: 2, agreedTotal: 2200, pays: 'link' },
        ...{ contactName: 'Rui Costa', contactPhone: '+351 912 345 678', contactEmail: 'rui@example.com' },
        ...more,
      }),

    disagreements,

    async agrees(): Promise<void> {
      expect(await disagreements()).toEqual([]);
    },

    /** What operators read of a booking. */
    story: async (id: number) => (await operator.get(`/api/admin/bookings/${id}`)).body,

    payBackNow,

    /** Payments that were asked for, and money that is to go back, whoever died meanwhile. */
    async recover(): Promise<void> {
      for (let turn = 0; turn < 2; turn++) {
        await recoverRequested(app.deps, AT_ONCE);
        await reconcilePayments(app.deps);
      }
      await payBackNow();
    },
  };
}
