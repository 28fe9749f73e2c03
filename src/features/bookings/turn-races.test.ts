/** Turns under force: two who give at once, buyers at the same instant, processes that die, letters that come twice. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../test/app.ts';
import { aPackage, aUser, brokenRules, checkout, emptySale, type OnSale, seatsOf } from '../../../test/sale.ts';
import { type Letter, LetterRefused, type Mail, MailUnavailable } from '../../effects/mail/port.ts';
import { inTransaction } from '../../server/sql.ts';
import { takeSeatsSql } from '../packages/store/departures.ts';
import { examineSale } from './actions/agreement.ts';
import { type Giving, giveTurns, TURN_STOPS } from './actions/give-turns.ts';
import { placeBooking } from './actions/place-booking.ts';
import type { Sale } from './actions/sale.ts';
import { sendWaitlistLetter } from './actions/send-waitlist-letter.ts';
import { joinWaitlist, leaveByLetter, listWaiting } from './actions/wait.ts';
import { BookingRequest } from './contract/bookings.ts';
import { settleLine } from './rules/waitlist.ts';
import { markCancelled } from './store/cancel.ts';
import { readLine, writePlaces } from './store/turns.ts';

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

async function buy(userId: number, seats = 1, changed: Partial<Sale> = {}) {
  const wish = BookingRequest.parse(checkout(trip.packageId, { seats }));
  return placeBooking({ ...app.deps, ...changed }, userId, wish, undefined);
}

/** Sold out by single travellers; their bookings. */
async function soldOut(capacity: number): Promise<number[]> {
  trip = await aPackage(app.db, { capacity });
  const ids: number[] = [];
  for (let i = 0; i < capacity; i++) {
    const placed = await buy(await aUser(app.db));
    if (!placed.ok) throw new Error(placed.error);
    ids.push(placed.value.bookingId);
  }
  return ids;
}

async function waiting(seats = 1): Promise<number> {
  const userId = await aUser(app.db);
  const wish = { packageId: trip.packageId, numberOfTravelers: seats, contactEmail: `w${userId}@example.com` };
  const joined = await joinWaitlist(app.deps, userId, wish);
  if (!joined.ok) throw new Error(joined.error);
  return userId;
}

const cancel = (id: number, db = app.db) => markCancelled(db, app.deps.jobs, id, 0);
const states = async () =>
  (await sql<{ said: string }>`select state || ' ' || held as said from waitlist order by id`.execute(app.db)).rows.map(
    ({ said }) => said,
  );
const asked = async () =>
  (
    await sql<{ waitlistId: number; about: 'turn' | 'closed' }>`
      select (data->>'waitlistId')::int as "waitlistId", data->>'about' as about from pgboss.job
      where name = 'bookings.send-waitlist-letter' order by created_on, 1`.execute(app.db)
  ).rows;
const quiet = async () => {
  expect(await brokenRules(app.db)).toEqual([]);
  expect(await examineSale(app.deps)).toEqual([]);
};

/** Until somebody waits for a lock in this database. */
async function untilSomebodyWaits(): Promise<void> {
  for (let look = 0; look < 200; look++) {
    const found = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
    if (found.rows.length > 0) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error('Nobody waited');
}

/** A gate that a test opens. */
function gate(): { readonly passed: Promise<void>; open(): void } {
  let open = () => {};
  const passed = new Promise<void>((done) => {
    open = done;
  });
  return { passed, open: () => open() };
}

describe('at the same instant', () => {
  test('two who give turns at once give each party one, and each seat once', async () => {
    const [a = 0, b = 0] = await soldOut(2);
    await waiting();
    await waiting();
    await waiting();
    await Promise.all([cancel(a), cancel(b)]);
    const [held, free] = [gate(), gate()];
    const slow: Giving = {
      ...app.deps,
      async stopAt(stop) {
        if (stop !== 'before commit') return;
        held.open();
        await free.passed;
      },
    };
    const first = giveTurns(slow);
    await held.passed;
    const others = [giveTurns(app.deps), giveTurns(app.deps)];
    await untilSomebodyWaits();
    free.open();
    await Promise.all([first, ...others]);

    expect(await states()).toEqual(['offered 1', 'offered 1', 'waiting 0']);
    expect(await seatsOf(app.db, trip.departureId)).toEqual({ held: 2, sold: 0 });
    expect(await asked()).toHaveLength(2);
    await quiet();
  });

  test('without the lock both would write the same turn: the control', async () => {
    const [a = 0] = await soldOut(1);
    await waiting();
    await cancel(a);
    const seen = await Promise.all([readLine(app.db, trip.departureId), readLine(app.db, trip.departureId)]);
    for (const line of seen) {
      await inTransaction(app.db, (tx) => writePlaces(tx, settleLine(line, 1, 'open'), 60));
    }
    // Each believed the seat to be free and took it for the same place; only one of them was ever counted.
    expect(seen.map((line) => settleLine(line, 1, 'open').length)).toEqual([1, 1]);
    expect((await examineSale(app.deps)).map(({ rule }) => rule)).toContain('seats');
  });

  test('a buyer who comes between the cancellation and the turn does not get the seat', async () => {
    const [a = 0] = await soldOut(1);
    const first = await waiting();
    await cancel(a);
    expect(await buy(await aUser(app.db))).toMatchObject({ ok: false, error: 'held_by_others' });
    await giveTurns(app.deps);
    expect(await buy(first)).toMatchObject({ ok: true });
    await quiet();
  });

  test('nor does one whose hold was under way when the seat came free', async () => {
    const [a = 0] = await soldOut(1);
    await waiting();
    const [cancelled, free] = [gate(), gate()];
    const freeing = inTransaction(app.db, async (tx) => {
      await cancel(a, tx);
      cancelled.open();
      await free.passed;
    });
    await cancelled.passed;
    // The shop must not say "sold out" from what it read before: the hold itself has to wait for the row.
    await sql`select 1`.execute(app.db);
    const buying = inTransaction(app.db, async (tx) => {
      const { insertHold } = await import('./store/hold.ts');
      return insertHold(tx, await aHold());
    });
    await untilSomebodyWaits();
    free.open();
    await freeing;
    expect(await buying).toBe('no_seats');
    await giveTurns(app.deps);
    expect(await states()).toEqual(['offered 1']);
    await quiet();
  });

  test('without the guard such a buyer takes it: the control', async () => {
    const [a = 0] = await soldOut(1);
    await waiting();
    await cancel(a);
    expect(await buy(await aUser(app.db), 1, { takeSeats: takeSeatsSql })).toMatchObject({ ok: true });
    await giveTurns(app.deps);
    expect(await states()).toEqual(['waiting 0']);
  });

  test('seats too few for everybody in line are for sale', async () => {
    const [a = 0] = await soldOut(2);
    await waiting(2);
    await cancel(a);
    expect(await buy(await aUser(app.db))).toMatchObject({ ok: true });
    await quiet();
  });

  test('a turn pressed twice books its seats once', async () => {
    const [a = 0] = await soldOut(1);
    const first = await waiting();
    await cancel(a);
    await giveTurns(app.deps);
    const [one, two] = await Promise.all([buy(first), buy(first, 1, { now: app.deps.now })]);
    expect([one.ok, two.ok]).toContain(true);
    expect(await seatsOf(app.db, trip.departureId)).toEqual({ held: 0, sold: 1 });
    await giveTurns(app.deps);
    await quiet();
  });

  test('a booking and the end of its turn: the seats are the booking’s or the next one’s, never both', async () => {
    for (let round = 0; round < 6; round++) {
      const [a = 0] = await soldOut(1);
      const first = await waiting();
      await waiting();
      await cancel(a);
      await giveTurns(app.deps);
      await sql`update waitlist set until = now() + interval '40 ms' where state = 'offered' and departure_id = ${trip.departureId}`.execute(
        app.db,
      );
      const ending = (async () => {
        for (let turn = 0; turn < 8; turn++) await giveTurns(app.deps);
      })();
      await Promise.all([buy(first), ending]);
      await giveTurns(app.deps);
      const { held, sold } = await seatsOf(app.db, trip.departureId);
      expect(held + sold).toBe(1);
      await quiet();
    }
  });
});

async function aHold() {
  return {
    id: 777_001,
    userId: await aUser(app.db),
    packageId: trip.packageId,
    departureId: trip.departureId,
    numberOfTravelers: 1,
    specialRequests: null,
    pricePerPerson: 1000,
    subtotal: 1000,
    taxes: 100,
    total: 1100,
    billingAddress: { address: 'Rua Augusta 12', city: 'Lisbon', zipCode: '1100-048', country: 'Portugal' },
    cardBrand: null,
    cardLast4: null,
    contactEmail: null,
    cancellation: [],
    key: null,
    bodySha256: 'x',
    since: new Date(),
  };
}

describe('who dies', () => {
  test.each(TURN_STOPS)('%s leaves nothing lost or doubled: the next look finds it', async (dying) => {
    const [a = 0] = await soldOut(1);
    await waiting();
    await cancel(a);
    const stopAt = (stop: string) => {
      if (stop === dying) throw new Error(stop);
    };
    await giveTurns({ ...app.deps, stopAt });
    await giveTurns(app.deps);
    await giveTurns(app.deps);
    expect(await states()).toEqual(['offered 1']);
    expect(await seatsOf(app.db, trip.departureId)).toEqual({ held: 1, sold: 0 });
    expect(await asked()).toHaveLength(1);
    await quiet();
  });

  test('a booking out of a turn that dies on the way gives the seats back into the turn', async () => {
    const [a = 0] = await soldOut(1);
    const first = await waiting();
    await cancel(a);
    await giveTurns(app.deps);
    const stopAt: Sale['stopAt'] = (stop) => {
      if (stop === 'after hold') throw new Error(stop);
    };
    await expect(buy(first, 1, { stopAt })).rejects.toThrow('after hold');
    expect(await states()).toEqual(['offered 0']);
    const { recoverBookings } = await import('./actions/recover.ts');
    await recoverBookings(app.deps, { untouchedSeconds: 0, leaseSeconds: 0, givenUpSeconds: 0, most: 9 });
    expect(await states()).toEqual(['offered 1']);
    expect(await buy(first)).toMatchObject({ ok: true });
    await giveTurns(app.deps);
    await quiet();
  });
});

describe('the letter', () => {
  const delivered: Letter[] = [];
  beforeEach(() => {
    delivered.length = 0;
  });
  const mail = (after: () => Promise<void> = async () => {}): Mail => ({
    async send(letter) {
      delivered.push(letter);
      await after();
    },
    async close() {},
    reaches: async () => true,
  });
  const write = async (using = mail()) => {
    for (const { waitlistId, about } of await asked()) {
      await sendWaitlistLetter({ ...app.deps, mail: using }, waitlistId, about);
    }
  };
  async function turn(): Promise<number> {
    const [a = 0] = await soldOut(1);
    const first = await waiting();
    await cancel(a);
    await giveTurns(app.deps);
    return first;
  }

  test('says what is kept until when, leads to the checkout, and leaves once however often its job runs', async () => {
    const first = await turn();
    await write();
    await write();
    expect(delivered).toHaveLength(1);
    const [letter] = delivered;
    expect([letter?.to, letter?.subject]).toEqual([`w${first}@example.com`, 'It is your turn: Lisbon in Spring']);
    expect(letter?.text).toMatch(/We keep 1 seat for you alone until \w+ \d+ \w+ at \d\d:\d\d UTC/);
    expect(letter?.text).toContain(`/checkout/${trip.packageId}`);
    await quiet();
  });

  test('that could not leave is the same letter when it does', async () => {
    await turn();
    const away = mail(async () => {
      throw new MailUnavailable('away');
    });
    await expect(write(away)).rejects.toThrow();
    await write();
    expect(delivered.map(({ id, date }) => `${id} ${date.toISOString()}`)).toEqual(
      Array(2).fill(`${delivered[0]?.id} ${delivered[0]?.date.toISOString()}`),
    );
  });

  test('to a mailbox that does not exist is not tried for ever', async () => {
    await turn();
    const refusing = mail(async () => {
      throw new LetterRefused('no such mailbox');
    });
    await expect(write(refusing)).rejects.toBeInstanceOf(LetterRefused);
    const found = await sql<{ letter: string }>`select letter from waitlist`.execute(app.db);
    expect(found.rows).toEqual([{ letter: 'refused' }]);
  });

  test('is not written when the turn has been left or is over meanwhile', async () => {
    const first = await turn();
    const [place] = await listWaiting(app.deps, first);
    await sql`update waitlist set until = now() where id = ${place?.id}`.execute(app.db);
    await write();
    expect(delivered).toEqual([]);
  });

  test('has a link that leaves, for whoever has it and nobody else, and says so twice', async () => {
    await turn();
    await write();
    const key = /\?leave=([\w-]+)/.exec(delivered[0]?.text ?? '')?.[1] ?? '';
    const forged = key.replace(/^\d+/, (id) => String(Number(id) + 1));
    expect(await leaveByLetter(app.deps, forged)).toMatchObject({ ok: false, error: 'no_such_place' });
    expect(await leaveByLetter(app.deps, `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)).toMatchObject({
      ok: false,
    });
    expect(await states()).toEqual(['offered 1']);
    expect(await leaveByLetter(app.deps, key)).toEqual({ ok: true, value: { left: true } });
    expect(await leaveByLetter(app.deps, key)).toEqual({ ok: true, value: { left: true } });
    expect(await states()).toEqual(['left 0']);
    await quiet();
  });
});
