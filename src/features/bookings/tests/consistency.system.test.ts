/** Every kind of inconsistency is planted in a real database and must be seen; a quiet sale must not be accused. */

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { aPackage, aUser, checkout, DECLINED_CARD, emptySale, type OnSale } from '../../../../test/sale.ts';
import { observing, type SaleStop } from '../../../../test/step-stops.ts';
import { ProviderUnavailable } from '../../../effects/payments/payments-port.ts';
import { examineSale } from '../actions/consistency.ts';
import { placeBooking } from '../actions/place-booking.ts';
import { BookingRequest } from '../contract/bookings.ts';

let app: TestApp;
let trip: OnSale;
beforeAll(async () => {
  app = await openApp();
  trip = await aPackage(app.db, { capacity: 4 });
});
beforeEach(() => emptySale(app.db));
afterAll(() => app[Symbol.asyncDispose]());

async function booked(changed: Parameters<typeof checkout>[1] = {}, dying?: SaleStop): Promise<void> {
  const stopAt = (at: SaleStop) => {
    if (at === dying) throw new Error(at);
  };
  const wish = BookingRequest.parse(checkout(trip.packageId, changed));
  await placeBooking({ ...app.deps, observer: observing(stopAt) }, await aUser(app.db), wish, undefined).catch(
    () => {},
  );
}

const found = async () => (await examineSale(app.deps)).map(({ rule, what }) => `${rule}: ${what}`);
const plant = (statement: string) => sql.raw(statement).execute(app.db);

test('a sale with sold, declined, cancelled and just begun bookings agrees', async () => {
  await booked({ seats: 2 });
  await booked();
  await booked({ card: DECLINED_CARD });
  await booked({}, 'after authorise');

  expect(await found()).toEqual([]);
  await plant(`update bookings set state = 'cancelled', previous_state = 'confirmed', status = 'cancelled',
    payment_status = 'paid' where number_of_travelers = 2`);
  await plant('update departures set sold = 1 where sold = 3');
  expect(await found()).toEqual([]);
});

test('more payments than one page holds are all looked at, also of one millisecond', async () => {
  await plant(`insert into sandbox_payments (id, key, booking_id, attempt, state, token, amount_cents, currency, created_at)
    select 'p' || n, 'k' || n, n, 1, 'voided', 'tok', 100, 'usd', timestamptz '2026-01-01' + interval '1 us' * (n % 900)
    from generate_series(1, 1200) as n`);
  await plant(`insert into sandbox_payments (id, key, booking_id, attempt, state, token, amount_cents, captured_cents, currency)
    values ('pay_stray', 'stray', 77, 1, 'captured', 'tok', 100, 100, 'usd')`);

  expect(await found()).toEqual(['money: Payment pay_stray was captured for booking 000077, which does not exist.']);
});

interface Planted {
  readonly wrong: string;
  readonly statements: readonly string[];
  readonly seen: readonly RegExp[];
}

const COPIED = `insert into sandbox_payments (id, key, booking_id, attempt, state, token, amount_cents, captured_cents, captures, currency)
  select 'pay_again', 'again', booking_id, 2, state, token, amount_cents, captured_cents, captures, currency from sandbox_payments`;

const CANCELLED = `update bookings set state = 'cancelled', previous_state = 'confirmed', status = 'cancelled',
  payment_status = 'paid'`;

const inLine = (place: string) =>
  `insert into waitlist_entries (user_id, departure_id, seats, contact_email, state, held, until)
    select user_id, departure_id, 2, 'ines@example.com', ${place} from bookings`;

const PLANTED: readonly Planted[] = [
  {
    wrong: 'a seat is sold that nobody booked',
    statements: ['update departures set sold = sold + 1 where sold = 1'],
    seen: [/^seats: .* says 2 sold and 0 held; its bookings say 1 sold and 0 held/],
  },
  {
    wrong: 'a seat stays held for nobody',
    statements: ['update departures set held = 1 where sold = 1'],
    seen: [/^seats: .* says 1 sold and 1 held; its bookings say 1 sold and 0 held/],
  },
  {
    wrong: 'more seats are taken than there are',
    statements: [
      'alter table departures drop constraint departures_never_oversold',
      'update departures set capacity = 0 where sold = 1',
    ],
    seen: [/^seats: .* has 1 seats taken of 0/],
  },
  {
    wrong: 'a confirmed booking has no money',
    statements: [`update sandbox_payments set state = 'voided', captured_cents = 0`],
    seen: [/^money: Booking \d+ is confirmed, but its payment is voided/],
  },
  {
    wrong: 'a confirmed booking has a payment the provider does not know',
    statements: ['delete from sandbox_payments'],
    seen: [/^money: Booking \d+ is confirmed, but its payment is unknown to the provider/],
  },
  {
    wrong: 'a card was charged another amount',
    statements: ['update sandbox_payments set captured_cents = captured_cents - 1'],
    seen: [/^money: Booking \d+ costs \$[\d,]+, but payment pay_\S+ took \$[\d,]+\.99 usd/],
  },
  {
    wrong: 'a card was charged in another currency',
    statements: [`update sandbox_payments set currency = 'eur'`],
    seen: [/^money: .* eur/],
  },
  {
    wrong: 'money was taken for a booking that came to nothing',
    statements: [
      `update bookings set state = 'released', previous_state = 'capturing', status = 'cancelled', payment_status = 'failed'`,
      'update departures set sold = 0 where sold = 1',
    ],
    seen: [/^money: Payment pay_\S+ was captured for booking \d+, which is released/],
  },
  {
    wrong: 'a booking was paid twice',
    statements: [COPIED],
    seen: [/^twice: Booking \d+ was paid with pay_\S+ and once more with pay_again/],
  },
  {
    wrong: 'money is still set aside long after the booking ended',
    statements: [
      COPIED,
      `update sandbox_payments set state = 'authorised', captured_cents = 0 where id = 'pay_again'`,
      `update bookings set state_since = now() - interval '1 hour'`,
    ],
    seen: [/^live: Payment pay_again still sets money aside for booking \d+, which is confirmed/],
  },
  {
    wrong: 'a traveller reads "confirmed" and is not',
    statements: [
      'delete from sandbox_payments',
      'update departures set sold = 0 where sold = 1',
      'alter table bookings drop constraint bookings_shown_state',
      `update bookings set state = 'released', previous_state = 'held'`,
    ],
    seen: [/^told: Booking \d+ is released, but its traveler reads confirmed, paid/],
  },
  {
    wrong: 'a confirmed booking has no letter',
    statements: ['delete from booking_emails'],
    seen: [/^letters: Booking \d+ is confirmed and has an address, but no letter about it is sent or due/],
  },
  {
    wrong: 'a traveller was written to under two names',
    statements: [
      `update booking_emails set state = 'sent', ended_at = now()`,
      `insert into booking_emails (id, booking_id, state, ended_at) select 'confirmed-' || booking_id, booking_id, 'sent', now() from booking_emails`,
    ],
    seen: [/^letters: Booking \d+ was written about as booking-\d+-confirmation and as confirmed-\d+/],
  },
  {
    wrong: 'a confirmed booking has other letters, and no confirmation',
    statements: [
      `update booking_emails set id = replace(id, 'confirmation', '30-days'), state = 'sent', ended_at = now()`,
    ],
    seen: [/^letters: Booking \d+ is confirmed and has an address, but no letter about it is sent or due/],
  },
  {
    wrong: 'a letter before a trip that was never sold has left',
    statements: [
      `insert into booking_emails (id, booking_id, state, ended_at) values ('booking-000077-7-days', 77, 'sent', now())`,
    ],
    seen: [/^letters: A letter confirmed booking 000077, which does not exist/],
  },
  {
    wrong: 'a letter has not left for a quarter of an hour',
    statements: [`update booking_emails set due_since = now() - interval '15 minutes'`],
    seen: [/^letters: The letter about booking \d+ has been due for 15 min/],
  },
  {
    wrong: 'a letter confirmed what does not exist',
    statements: [
      `insert into booking_emails (id, booking_id, state, ended_at) values ('booking-000077-confirmation', 77, 'sent', now())`,
    ],
    seen: [/^letters: A letter confirmed booking 000077, which does not exist/],
  },
  {
    wrong: 'a refund has not reached the provider for minutes',
    statements: [
      CANCELLED,
      'update departures set sold = 0 where sold = 1',
      `insert into refunds (booking_id, number, payment_id, dollars, asked_for_at)
        select id, 1, payment_id, 550, now() - interval '3 minutes' from bookings`,
    ],
    seen: [/^refunds: Booking \d+ waits for \$550 to go back for 3 min/],
  },
  {
    wrong: 'a traveller reads of a refund that the provider does not know',
    statements: [
      CANCELLED.replace(`'paid'`, `'refunded'`),
      'update departures set sold = 0 where sold = 1',
      `insert into refunds (booking_id, number, payment_id, dollars, state, ended_at)
        select id, 1, payment_id, 550, 'done', now() - interval '15 minutes' from bookings`,
    ],
    seen: [/^refunds: Booking \d+ says \$550 went back; the provider knows of \$0 for payment pay_/],
  },
  {
    wrong: 'more went back than was owed',
    statements: [
      CANCELLED.replace(`'paid'`, `'refunded'`),
      'update departures set sold = 0 where sold = 1',
      `insert into refunds (booking_id, number, payment_id, dollars, state, ended_at)
        select id, 1, payment_id, 550, 'done', now() from bookings`,
      `insert into sandbox_refunds (id, key, payment_id, amount_cents) select 're_odd', 'odd', payment_id, 110000 from bookings`,
    ],
    seen: [/^refunds: Booking \d+ says \$550 went back; the provider knows of \$1,100 /],
  },
  {
    wrong: 'seats are kept for somebody in line that the departure does not count',
    statements: [inLine(`'offered', 2, now() + interval '1 day'`)],
    seen: [/^seats: .* says 1 sold and 0 held; its bookings say 1 sold and 2 held/],
  },
  {
    wrong: 'a turn has not ended with its time',
    statements: [inLine(`'offered', 2, now() - interval '3 minutes'`), 'update departures set held = 2 where sold = 1'],
    seen: [/^waiting: Place \d+ on the waiting list of departure \d+ keeps seats that should have gone on 3 min ago/],
  },
  {
    wrong: 'somebody whose turn it is was not told for a quarter of an hour',
    statements: [
      inLine(`'offered', 2, now() + interval '1 day'`),
      'update departures set held = 2 where sold = 1',
      `update waitlist_entries set email_state = 'due', email_since = now() - interval '15 minutes'`,
    ],
    seen: [/^waiting: The letter to place \d+ on the waiting list of departure \d+ has been due for 15 min/],
  },
  {
    wrong: 'a payment alarm was never settled',
    statements: [`insert into payment_alarms (payment_id, kind, booking_id) values ('pay_odd', 'wrong_amount', 5)`],
    seen: [/^open: The alarm wrong_amount for payment pay_odd, booking 000005, has not been settled/],
  },
];

test.each(PLANTED)('it is seen that $wrong', async ({ statements, seen }) => {
  await using other = await openApp();
  const { packageId } = await aPackage(other.db, { capacity: 4 });
  const wish = BookingRequest.parse(checkout(packageId, { contactEmail: 'ines@example.com' }));
  expect(await placeBooking(other.deps, await aUser(other.db), wish, undefined)).toMatchObject({ ok: true });
  expect(await examineSale(other.deps)).toEqual([]);
  for (const statement of statements) await sql.raw(statement).execute(other.db);

  const disagreements = await examineSale(other.deps);

  const lines = disagreements.map(({ rule, what }) => `${rule}: ${what}`);
  expect(lines).toEqual(seen.map((line) => expect.stringMatching(line)));
  expect(disagreements.every(({ todo }) => todo.length > 20)).toBe(true);
});

test('an open booking is under way for two minutes, and left behind after that', async () => {
  await booked({}, 'after authorise');
  expect(await found()).toEqual([]);

  await plant(`update bookings set created_at = now() - interval '3 minutes'`);
  await plant(`insert into payment_alarms (payment_id, kind, booking_id) values ('a', 'wrong_amount', 5)`);
  const metrics = (await app.get('/metrics')).text;
  expect(metrics).toMatch(/^bookings_oldest_open_seconds 18\d(\.\d+)?$/m);
  expect(metrics).toMatch(/^payment_alarms 1$/m);
  await plant('truncate payment_alarms');
  expect(await found()).toEqual([expect.stringMatching(/^open: Booking \d+ has been held for 3 min/)]);
});

test('one email of each kind agrees', async () => {
  await booked({ contactEmail: 'ines@example.com' });
  await plant(`update booking_emails set state = 'sent', ended_at = now()`);
  for (const kind of ['30-days', '7-days', 'how-was-it', 'cancellation']) {
    await plant(`insert into booking_emails (id, booking_id, state, ended_at)
      select replace(id, 'confirmation', '${kind}'), booking_id, 'sent', now() from booking_emails
      where id like '%-confirmation'`);
  }
  expect(await found()).toEqual([]);
});

test('emails that wait, left, were refused or are older than their record agree', async () => {
  for (const contactEmail of ['', ...Array.from({ length: 4 }, (_, i) => `t${i}@example.com`)])
    await booked({ contactEmail });
  await plant(`update booking_emails set due_since = now() - interval '14 minutes 50 seconds'`);
  expect(await found()).toEqual([]);

  const nth = (n: number) => `id = (select id from booking_emails order by id offset ${n} limit 1)`;
  const old = `due_since = now() - interval '3 days'`;
  await plant(`update booking_emails set state = 'sent', ${old}, ended_at = now() where ${nth(0)}`);
  await plant(`update booking_emails set state = 'refused', ${old}, ended_at = now() where ${nth(1)}`);
  await plant(`update booking_emails set state = 'unrecorded', ${old} where ${nth(2)}`);
  expect(await found()).toEqual([]);
});

test('a provider that does not answer is not called agreement', async () => {
  const away = { ...app.deps.payments, list: () => Promise.reject(new ProviderUnavailable('away')) };
  await expect(examineSale({ ...app.deps, payments: away })).rejects.toThrow('away');
});
