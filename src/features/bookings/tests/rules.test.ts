import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openApp } from '../../../../test/app.ts';
import { aPackage, aUser } from '../../../../test/sale.ts';
import { bookingIdFrom, referenceOf } from '../rules/booking-id.ts';
import { isOpen, NEXT, type State, shownAs } from '../rules/booking-state.ts';
import { refusalFor } from '../rules/hold-limits.ts';
import { mayRepeatWithKey, usableKey } from '../rules/idempotency-key.ts';

const STATES = Object.keys(NEXT) as State[];

test('references have six digits, or seven', () => {
  expect([1, 4711, 999_999, 1_000_000].map(referenceOf)).toEqual(['000001', '004711', '999999', '1000000']);
});

test('only a plain positive number is an id', () => {
  expect(['1', '999999', '1000000'].map(bookingIdFrom)).toEqual([1, 999_999, 1_000_000]);
  expect(['0', '01', '-1', '1.0', '1e3', ' 1', '', '12345678', 'x'].map(bookingIdFrom)).toEqual(Array(9).fill(null));
});

test('keys are short and plain', () => {
  expect(usableKey(undefined)).toBe(null);
  expect(usableKey('6f9619ff-8b86-d011-b42d-00cf4fc964ff')).toBe('6f9619ff-8b86-d011-b42d-00cf4fc964ff');
  expect([usableKey(''), usableKey('a b'), usableKey('x'.repeat(65))]).toEqual([undefined, undefined, undefined]);
});

test('why seats are not to be had', () => {
  expect(refusalFor({ capacity: 10, held: 2, sold: 6 }, 2)).toBe(null);
  expect(refusalFor({ capacity: 10, held: 2, sold: 6 }, 3)).toBe('not_enough_spots');
  expect(refusalFor({ capacity: 10, held: 4, sold: 6 }, 1)).toBe('held_by_others');
  expect(refusalFor({ capacity: 10, held: 0, sold: 10 }, 1)).toBe('sold_out');
});

test('a key is repeated for 23 hours, and then the provider is asked instead', () => {
  const since = new Date('2026-11-20T10:00:00Z');
  expect(mayRepeatWithKey(since, new Date('2026-11-21T08:59:59Z'))).toBe(true);
  expect(mayRepeatWithKey(since, new Date('2026-11-21T09:00:00Z'))).toBe(false);
});

test('the database allows exactly the steps of the machine, and every state is shown as it is', async () => {
  await using app = await openApp();
  const { packageId, departureId } = await aPackage(app.db);
  const userId = await aUser(app.db);
  let id = 0;
  /** A row in this state, written as if the machine had come there. */
  const rowIn = async (state: State) => {
    const { status, paymentStatus } = shownAs(state);
    const before = STATES.find((from) => NEXT[from].includes(state)) ?? null;
    await sql`
      insert into bookings (id, user_id, package_id, package_version, departure_id, departs_on, returns_on,
        number_of_travelers, price_per_person, subtotal, taxes, total_price, billing_address, body_sha256, hold_until, open_slot, state, previous_state, status, payment_status, payment_id)
      values (${++id}, ${userId}, ${packageId}, 1, ${departureId}, '2030-05-01', '2030-05-08', 1, 1000, 1000, 100, 1100, '{}', ${String(id)}, now(),
        ${isOpen(state) ? 1 : null}, ${state}, ${before}, ${status}, ${paymentStatus}, 'pay_1')`.execute(app.db);
    return id;
  };
  const attempt = async (from: State, to: State): Promise<string> => {
    const row = await rowIn(from);
    const { status, paymentStatus } = shownAs(to);
    const outcome = await sql`
      update bookings set state = ${to}, previous_state = state, status = ${status}, payment_status = ${paymentStatus},
        open_slot = ${isOpen(to) ? 1 : null} where id = ${row}`
      .execute(app.db)
      .then(
        () => 'allowed',
        (fault) => String(fault.constraint),
      );
    await sql`delete from bookings`.execute(app.db);
    return outcome;
  };

  for (const from of STATES) {
    for (const to of STATES) {
      const expected = NEXT[from].includes(to) ? 'allowed' : 'bookings_legal_step';
      expect(await attempt(from, to), `${from} to ${to}`).toBe(expected);
    }
  }
});

test('a careless writer is refused by name', async () => {
  await using app = await openApp();
  const { packageId, departureId } = await aPackage(app.db);
  await sql`
    insert into bookings (id, user_id, package_id, package_version, departure_id, departs_on, returns_on,
      number_of_travelers, price_per_person, subtotal, taxes, total_price, billing_address, body_sha256, hold_until)
    values (7, ${await aUser(app.db)}, ${packageId}, 1, ${departureId}, '2030-05-01', '2030-05-08', 1, 1000, 1000, 100, 1100, '{}', 'x', now())`.execute(
    app.db,
  );

  for (const [change, constraint] of [
    ["state = 'confirmed'", 'bookings_legal_step'],
    ["status = 'confirmed'", 'bookings_shown_state'],
    ["payment_status = 'paid'", 'bookings_shown_state'],
    ['total_price = 1, agreement = 2', 'bookings_money_adds_up'],
    ['open_slot = 3', 'bookings_open_has_a_slot'],
    ['open_slot = null', 'bookings_open_has_a_slot'],
  ] as const) {
    await expect(sql`update bookings set ${sql.raw(change)}`.execute(app.db), change).rejects.toMatchObject({
      constraint,
    });
  }
});
