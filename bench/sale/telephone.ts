/**
 * An operator at the telephone, and callers who pay by a link: places kept until they are paid, and one traveller more on a
 * booking. As everybody here they try again whenever a connection breaks, and remember what they were told.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { requestPath } from '../../src/features/bookings/actions/booking-request.ts';
import { priceFor } from '../../src/features/packages/rules/total-price.ts';
import { type Answered, type Crowd, untilAnswered } from './buyers.ts';
import type { Person, SaleSetup } from './setup.ts';

/** The price of the bench's package for one person. */
const PRICE = 1000;
const PATIENCE_MS = 25_000;

export function openTelephone({ db }: Pick<SaleSetup, 'db'>, crowd: Crowd, operator: Person) {
  const promised = new Set<number>();

  const insist = (ask: () => Promise<Answered>) => untilAnswered(ask, PATIENCE_MS);

  /** Pays what the link asks for, until it is done or over. */
  async function pay(person: Person, bookingId: number, change: number, dollars: number): Promise<string> {
    const path = `/api${await requestPath(db, bookingId, change)}`;
    const body = { agreedDue: dollars, paymentDetails: { paymentToken: 'pm_card_visa', cardHolderName: 'Rui Costa' } };
    for (const begun = performance.now(); performance.now() - begun < PATIENCE_MS; ) {
      const asked = await insist(() => crowd.send(person, 'GET', path));
      const state = asked?.body?.state;
      if (state === 'done') promised.add(bookingId);
      if (state === 'done' || state === 'over') return state;
      if (state === 'open') await crowd.send(person, 'POST', `${path}/payment`, body);
      await pause(400 + Math.random() * 400);
    }
    return 'gave_up';
  }

  return {
    promised,
    /** Who calls for places; one in three never pays. */
    async call(caller: Person, packageId: string, departureId: number): Promise<string> {
      const agreedTotal = priceFor(PRICE, 1).total;
      const wish = { key: randomUUID(), packageId, departureId, numberOfTravelers: 1, agreedTotal, pays: 'link' };
      const person = { contactName: 'Rui Costa', contactEmail: caller.email ?? `caller-${caller.id}@example.com` };
      const placed = await insist(() => crowd.send(operator, 'POST', '/api/admin/bookings', { ...wish, ...person }));
      if (placed?.status !== 201) return placed?.body?.code ?? 'gave_up';
      return caller.id % 3 === 0 ? 'never_paid' : pay(caller, placed.body.id, 0, agreedTotal);
    },
    /** One traveller more for somebody who has booked. */
    async oneMore(person: Person, departureId: number): Promise<string> {
      const list = await insist(() => crowd.send(person, 'GET', '/api/bookings'));
      const booking = Array.isArray(list?.body) ? list.body.find(({ status }) => status === 'confirmed') : undefined;
      if (!booking) return 'nothing_to_change';
      const path = `/api/admin/bookings/${booking.id}`;
      const wish = { travelers: booking.numberOfTravelers + 1, departureId, price: 'kept' };
      const quoted = await insist(() => crowd.send(operator, 'POST', `${path}/change-quote`, wish));
      if (quoted?.status !== 200) return quoted?.body?.code ?? 'gave_up';
      const { agreement, after, refund, due } = quoted.body;
      const input = { ...wish, agreed: { agreement, total: after.total, refund, due }, settle: 'link' };
      const offered = await insist(() => crowd.send(operator, 'POST', `${path}/changes`, input));
      // A repeat finds what the first has offered.
      if (offered?.status !== 201 && offered?.body?.code !== 'change_open') return offered?.body?.code ?? 'gave_up';
      return pay(person, booking.id, 1, due);
    },
  };
}
