/** What is written down about emails, and that it outlives the queue, deaths and repeats. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { aPackage, aUser, checkout, emptySale, type OnSale } from '../../../../test/sale.ts';
import { type Email, EmailRefused, type Mail, MailUnavailable } from '../../../effects/mail/mail-port.ts';
import { sendConfirmationEmail } from '../actions/booking-emails.ts';
import { placeBooking } from '../actions/place-booking.ts';
import { BookingRequest } from '../contract/bookings.ts';
import { confirmationEmailId } from '../rules/booking-emails.ts';
import { oldestDueSeconds } from '../store/email-record.ts';

let app: TestApp;
let trip: OnSale;
beforeAll(async () => {
  app = await openApp();
  trip = await aPackage(app.db, { capacity: 50 });
});
beforeEach(() => emptySale(app.db));
afterAll(() => app[Symbol.asyncDispose]());

async function booked(contactEmail: string | null = 'ines@example.com'): Promise<number> {
  const wish = BookingRequest.parse(checkout(trip.packageId, { contactEmail }));
  const placed = await placeBooking(app.deps, await aUser(app.db), wish, undefined);
  if (!placed.ok) throw new Error(placed.error);
  return placed.value.bookingId;
}

/** Delivers into the list; `after` happens once an email is delivered. */
function mailInto(delivered: Email[], after: () => Promise<unknown> = async () => {}): Mail {
  return {
    async send(letter) {
      delivered.push(letter);
      await after();
    },
    async close() {},
    reaches: async () => true,
  };
}

const refusing: Mail = {
  send: () => Promise.reject(new EmailRefused('550')),
  close: async () => {},
  reaches: async () => true,
};

const record = async () => {
  const found = await sql<{ id: string; bookingId: number; state: string; ended: boolean }>`
    select id, booking_id as "bookingId", state, ended_at is not null as ended from booking_emails order by id`.execute(
    app.db,
  );
  return found.rows;
};

test('an email is due with its booking and sent with its delivery; the record does not know to whom', async () => {
  const id = await booked();
  const letter = { id: confirmationEmailId(id), bookingId: id };
  expect(await record()).toEqual([{ ...letter, state: 'due', ended: false }]);

  const delivered: Email[] = [];
  await sendConfirmationEmail({ ...app.deps, mail: mailInto(delivered) }, id);

  expect(delivered.map(({ id: name }) => name)).toEqual([letter.id]);
  expect(await record()).toEqual([{ ...letter, state: 'sent', ended: true }]);
  const whole = await sql<{
    row: string;
  }>`select row_to_json(booking_emails)::text as row from booking_emails`.execute(app.db);
  expect(whole.rows[0]?.row).not.toMatch(/ines|example\.com|Lisbon/i);
});

test('without an address nothing is due', async () => {
  await booked(null);
  await booked('');
  expect(await record()).toEqual([]);
});

test('no booking, no email: a confirmation that fails leaves no record', async () => {
  await sql`alter table booking_emails add constraint away check (booking_id < 0) not valid`.execute(app.db);
  await booked().catch(() => {});
  await sql`alter table booking_emails drop constraint away`.execute(app.db);
  const states = await sql<{ state: string }>`select state from bookings`.execute(app.db);
  expect(states.rows).toEqual([{ state: 'capturing' }]);
  expect(await record()).toEqual([]);
});

test('a job that is given out again after its email left sends nothing', async () => {
  const id = await booked();
  const delivered: Email[] = [];
  const deps = { ...app.deps, mail: mailInto(delivered) };
  await sendConfirmationEmail(deps, id);
  await sendConfirmationEmail(deps, id);
  expect(delivered).toHaveLength(1);
});

test('what was delivered and could not be recorded is sent again as the same email', async () => {
  const id = await booked();
  const delivered: Email[] = [];
  const forgets = mailInto(delivered, () => sql`alter table booking_emails rename to lost`.execute(app.db));
  await expect(sendConfirmationEmail({ ...app.deps, mail: forgets }, id)).rejects.toThrow();
  await sql`alter table lost rename to booking_emails`.execute(app.db);
  expect(await record()).toMatchObject([{ state: 'due' }]);

  await sendConfirmationEmail({ ...app.deps, mail: mailInto(delivered) }, id);
  expect(delivered).toHaveLength(2);
  expect(delivered[1]).toEqual(delivered[0]);
  expect(await record()).toMatchObject([{ state: 'sent' }]);
});

test('an email that no server takes stays due; one for a mailbox that is not there is refused, until it is there', async () => {
  const id = await booked();
  const away: Mail = { ...refusing, send: () => Promise.reject(new MailUnavailable('away')) };
  await expect(sendConfirmationEmail({ ...app.deps, mail: away }, id)).rejects.toThrow(MailUnavailable);
  expect(await record()).toMatchObject([{ state: 'due' }]);
  await expect(sendConfirmationEmail({ ...app.deps, mail: refusing }, id)).rejects.toThrow(EmailRefused);
  expect(await record()).toMatchObject([{ state: 'refused', ended: true }]);

  await sendConfirmationEmail({ ...app.deps, mail: mailInto([]) }, id);
  expect(await record()).toMatchObject([{ state: 'sent', ended: true }]);
});

test('a booking cancelled before its email has none on record', async () => {
  const id = await booked();
  await sql`update bookings set state = 'cancelled', previous_state = 'confirmed', status = 'cancelled',
    payment_status = 'refunded' where id = ${id}`.execute(app.db);
  await sendConfirmationEmail({ ...app.deps, mail: mailInto([]) }, id);
  expect(await record()).toEqual([]);
});

test('a monitor reads how long the oldest email has waited', async () => {
  expect(await oldestDueSeconds(app.db)).toBe(0);
  const id = await booked();
  await booked();
  await sql`update booking_emails set due_since = now() - interval '20 minutes' where booking_id = ${id}`.execute(
    app.db,
  );
  expect((await app.get('/metrics')).text).toMatch(/^booking_emails_oldest_waiting_seconds 120\d(\.\d+)?$/m);
  await sendConfirmationEmail({ ...app.deps, mail: mailInto([]) }, id);
  expect(await oldestDueSeconds(app.db)).toBeLessThan(60);
});
