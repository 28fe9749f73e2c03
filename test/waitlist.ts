/** A departure that is sold out and the waitlist in front of it, for tests: who booked, who waits, whose offer it is. */

import { sql } from 'kysely';
import { expect } from 'vitest';
import { examineSale } from '../src/features/bookings/actions/consistency.ts';
import { findBooked } from '../src/features/bookings/store/read-bookings.ts';
import { joinWaitlist } from '../src/features/waitlist/actions/join-and-leave.ts';
import type { Deps } from '../src/kernel/deps.ts';
import { plusDays } from '../src/shared/dates.ts';
import type { TestApp } from './app.ts';
import {
  aPackage,
  aTraveller,
  aUser,
  type Buyer,
  brokenRules,
  checkout,
  departureDay,
  emptySale,
  type OnSale,
} from './sale.ts';

export interface SoldOutTrip {
  readonly trip: OnSale;
  /** Each of these parties has booked, and no seat is left. */
  readonly owners: readonly Buyer[];
  book(person: Buyer, seats?: number, changed?: object): ReturnType<Buyer['post']>;
  cancel(person: Buyer | undefined): Promise<void>;
  join(person: Buyer, seats?: number, contactEmail?: string): ReturnType<Buyer['post']>;
  /** Somebody new in the waitlist. */
  waiting(seats?: number): Promise<Buyer>;
  /** The same without a session. */
  waitingUser(seats?: number): Promise<number>;
}

export async function soldOut(app: TestApp, ...parties: number[]): Promise<SoldOutTrip> {
  const trip = await aPackage(app.db, { capacity: parties.reduce((sum, seats) => sum + seats, 0) });
  const { packageId } = trip;
  const owners: Buyer[] = [];
  const line: SoldOutTrip = {
    trip,
    owners,
    book: (person, seats = 1, changed = {}) => person.post('/api/bookings', checkout(packageId, { seats, ...changed })),
    async cancel(person) {
      const [booking] = (await person?.get('/api/bookings'))?.body ?? [];
      const offer = await person?.get(`/api/bookings/${booking.id}/cancellation`);
      const agreed = { agreedRefund: offer?.body.refund };
      expect((await person?.post(`/api/bookings/${booking.id}/cancellation`, agreed))?.status).toBe(200);
    },
    join: (person, seats = 1, contactEmail = `w${person.id}@example.com`) =>
      person.post('/api/waitlist', { packageId, numberOfTravelers: seats, contactEmail }),
    async waiting(seats = 1) {
      const person = await aTraveller(app);
      expect((await line.join(person, seats)).status).toBe(201);
      return person;
    },
    async waitingUser(seats = 1) {
      const userId = await aUser(app.db);
      const wish = { packageId, numberOfTravelers: seats, contactEmail: `w${userId}@example.com` };
      const joined = await joinWaitlist(app.deps, userId, wish, findBooked);
      if (!joined.ok) throw new Error(joined.error);
      return userId;
    },
  };
  for (const seats of parties) {
    const person = await aTraveller(app);
    expect((await line.book(person, seats)).status).toBe(201);
    owners.push(person);
  }
  return line;
}

/** As anew, for tests that share one app. */
export async function emptyWaitlist({ db }: TestApp): Promise<void> {
  await emptySale(db);
  await sql`delete from pgboss.job where name like 'bookings.%'`.execute(db);
}

export const placesOf = async (person: Buyer) => (await person.get('/api/waitlist')).body;
export const turnOf = async (person: Buyer) => (await placesOf(person))[0]?.turn ?? null;

/** "offered 2": the state and the kept seats of each entry, in the order of joining. */
export async function statesOf({ db }: TestApp): Promise<string[]> {
  const found = await sql<{
    said: string;
  }>`select state || ' ' || held as said from waitlist_entries order by id`.execute(db);
  return found.rows.map(({ said }) => said);
}

export async function emailsAsked({ db }: TestApp) {
  const found = await sql<{ waitlistId: number; about: 'turn' | 'closed' }>`
    select (data->>'waitlistId')::int as "waitlistId", data->>'about' as about from pgboss.job
    where name = 'bookings.send-waitlist-letter' order by created_on, 1`.execute(db);
  return found.rows;
}

/** So many days before the departure, at noon. */
export const daysBefore = ({ deps }: TestApp, days: number): Deps => ({
  ...deps,
  tripNow: () => new Date(`${plusDays(departureDay(), -days)}T12:00:00Z`),
});

/** A day has gone by for every offer. */
export const endOffers = ({ db }: TestApp) =>
  sql`update waitlist_entries set until = now() where until is not null`.execute(db);

export async function expectQuiet({ db, deps }: TestApp): Promise<void> {
  expect(await brokenRules(db)).toEqual([]);
  expect(await examineSale(deps)).toEqual([]);
}
