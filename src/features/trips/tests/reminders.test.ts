/** Emails before and after a trip: each once, on its day there, whatever the clock, the mail or a process does. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { aPackage, aUser, brokenRules, checkout, departureDay, emptySale, type OnSale } from '../../../../test/sale.ts';
import { type Email, EmailRefused, type Mail, MailUnavailable } from '../../../effects/mail/mail-port.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { type CalendarDay, plusDays } from '../../../shared/dates.ts';
import { sendConfirmationEmail } from '../../bookings/actions/booking-emails.ts';
import { changeContact } from '../../bookings/actions/change-contact.ts';
import { examineSale } from '../../bookings/actions/consistency.ts';
import { placeBooking } from '../../bookings/actions/place-booking.ts';
import { BookingRequest } from '../../bookings/contract/bookings.ts';
import type { Reminder } from '../../bookings/rules/booking-emails.ts';
import { catalogue } from '../../destinations/actions.ts';
import { fingerprintOf, saidOfPlace, spokenOf } from '../../learn/actions/checkable-facts.ts';
import { adviceFor, noteDueReminders, sendReminderEmail } from '../actions/reminders.ts';
import { reviewPathOf, reviewTrip } from '../actions/review-trip.ts';

let app: TestApp;
let trip: OnSale;
let departsOn: CalendarDay;
beforeAll(async () => {
  app = await openApp();
});
beforeEach(async () => {
  await emptySale(app.db);
  await sql`delete from pgboss.job where name like 'bookings.%'`.execute(app.db);
  trip = await aPackage(app.db, { capacity: 50 });
  departsOn = departureDay();
});
afterAll(() => app[Symbol.asyncDispose]());

async function booked(contactEmail: string | null = 'ines@example.com', seats = 1): Promise<number> {
  const wish = BookingRequest.parse(checkout(trip.packageId, { contactEmail, seats }));
  const placed = await placeBooking(app.deps, await aUser(app.db), wish, undefined);
  if (!placed.ok) throw new Error(placed.error);
  return placed.value.bookingId;
}

/** So many days from the departure; the trip is to Lisbon, whose clock is at most an hour from UTC. */
const at = (days: number, time = '10:00'): Deps => ({
  ...app.deps,
  tripNow: () => new Date(`${plusDays(departsOn, days)}T${time}:00Z`),
});

const ofBooking = async (id: number) => {
  const found = await sql<{ name: string; state: string }>`
    select regexp_replace(id, '^booking-[0-9]+-', '') as name, state from booking_emails
    where booking_id = ${id} order by id`.execute(app.db);
  return found.rows.filter(({ name }) => name !== 'confirmation').map(({ name, state }) => `${name} ${state}`);
};

const asked = async () => {
  const found = await sql<{ bookingId: number; reminder: Reminder }>`
    select (data->>'bookingId')::int as "bookingId", data->>'reminder' as reminder from pgboss.job
    where name = 'bookings.send-reminder' order by created_on`.execute(app.db);
  return found.rows;
};

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

/** One turn of the loop and everything it asked for, as of that day. */
async function live(deps: Deps, delivered: Email[] = []): Promise<Email[]> {
  await noteDueReminders(deps);
  for (const { bookingId, reminder } of await asked()) {
    await sendReminderEmail({ ...deps, mail: mailInto(delivered) }, bookingId, reminder);
  }
  return delivered;
}

test('a trip is written about 30 and 7 days before and once after, and on no other day', async () => {
  const id = await booked();
  const delivered: Email[] = [];
  for (let day = -45; day <= 40; day++) await live(at(day), delivered);
  const name = `booking-${String(id).padStart(6, '0')}`;
  expect(delivered.map((letter) => letter.id)).toEqual([`${name}-30-days`, `${name}-7-days`, `${name}-how-was-it`]);
  expect(new Set(delivered.map(({ to }) => to))).toEqual(new Set(['ines@example.com']));
  expect(await asked()).toHaveLength(3);
  await sendConfirmationEmail({ ...app.deps, mail: mailInto([]) }, id);
  expect(await brokenRules(app.db)).toEqual([]);
  expect(await examineSale(app.deps)).toEqual([]);
});

test('nobody is woken: before nine in the morning there nothing is due', async () => {
  await booked();
  expect(await noteDueReminders(at(-30, '07:30'))).toBe(0);
  expect(await noteDueReminders(at(-30, '09:30'))).toBe(1);
});

test('many processes that look at once write it down once', async () => {
  await booked();
  await booked();
  const noted = await Promise.all(Array.from({ length: 12 }, () => noteDueReminders(at(-30))));
  expect(noted.reduce((sum, n) => sum + n, 0)).toBe(2);
  expect(await asked()).toHaveLength(2);
});

test('a clock that goes back and on again, or a restart, repeats nothing', async () => {
  await booked();
  const delivered = await live(at(-30));
  await live(at(-31), delivered);
  await live(at(-30), delivered);
  await live(at(-29), delivered);
  expect(delivered).toHaveLength(1);
});

test('a clock that had leapt ahead is found out before the email leaves, and the email comes in its time', async () => {
  const id = await booked();
  await noteDueReminders(at(-30));
  await sendReminderEmail({ ...at(-50), mail: mailInto([]) }, id, '30-days');
  expect(await ofBooking(id)).toEqual([]);
  expect(await live(at(-30))).toHaveLength(1);
});

test('a site that was away on the day writes later, and not any more when it is of no use', async () => {
  const id = await booked();
  expect(await live(at(-20))).toHaveLength(1);
  await emptySale(app.db);
  await booked();
  expect(await live(at(-12))).toEqual([]);
  expect(await live(at(1))).toEqual([]);
  expect(await ofBooking(id)).toEqual([]);
});

test('whoever books late has no email of a month before, and has the other two', async () => {
  await booked();
  await sql`update bookings set created_at = ${new Date(`${plusDays(departsOn, -30)}T00:30:00Z`)}`.execute(app.db);
  const delivered: Email[] = [];
  for (let day = -30; day <= 30; day++) await live(at(day), delivered);
  expect(delivered.map(({ id }) => id.replace(/^booking-\d+-/, ''))).toEqual(['7-days', 'how-was-it']);
});

test('what is cancelled is not written about, also when it is cancelled after the email came due', async () => {
  const [before, between] = [await booked(), await booked()];
  const cancel = (id: number) =>
    sql`update bookings set state = 'cancelled', previous_state = 'confirmed', status = 'cancelled',
      payment_status = 'paid' where id = ${id}`.execute(app.db);
  await cancel(before);
  await noteDueReminders(at(-30));
  expect(await asked()).toEqual([{ bookingId: between, reminder: '30-days' }]);
  await cancel(between);
  expect(await live(at(-30))).toEqual([]);
  expect(await ofBooking(between)).toEqual([]);
});

test('the email goes to the address of the day it leaves; without one it waits for one', async () => {
  const [changed, added] = [await booked('old@example.com'), await booked(null)];
  await noteDueReminders(at(-30));
  await sql`update bookings set contact_email = 'new@example.com' where id = ${changed}`.execute(app.db);
  const delivered = await live(at(-30));
  expect(delivered.map(({ to }) => to)).toEqual(['new@example.com']);

  await sql`update bookings set contact_email = 'late@example.com' where id = ${added}`.execute(app.db);
  await live(at(-25), delivered);
  expect(delivered.map(({ to }) => to)).toEqual(['new@example.com', 'late@example.com']);
});

test('an email that left and could not be recorded is the same email when it leaves again', async () => {
  const id = await booked();
  await noteDueReminders(at(-7));
  const delivered: Email[] = [];
  const forgets = mailInto(delivered, () => sql`alter table booking_emails rename to lost`.execute(app.db));
  await expect(sendReminderEmail({ ...at(-7), mail: forgets }, id, '7-days')).rejects.toThrow();
  await sql`alter table lost rename to booking_emails`.execute(app.db);
  await sendReminderEmail({ ...at(-7), mail: mailInto(delivered) }, id, '7-days');
  await sendReminderEmail({ ...at(-7), mail: mailInto(delivered) }, id, '7-days');
  expect(delivered).toHaveLength(2);
  expect(delivered[1]).toEqual(delivered[0]);
});

test('an email no server takes stays due; one for a mailbox that is not there leaves with the next address', async () => {
  const id = await booked();
  await noteDueReminders(at(-7));
  const failing = (fault: Error): Mail => ({
    send: () => Promise.reject(fault),
    close: async () => {},
    reaches: async () => true,
  });
  const away = { ...at(-7), mail: failing(new MailUnavailable('away')) };
  await expect(sendReminderEmail(away, id, '7-days')).rejects.toThrow(MailUnavailable);
  expect(await ofBooking(id)).toEqual(['7-days due']);
  const refused = { ...at(-7), mail: failing(new EmailRefused('550')) };
  await expect(sendReminderEmail(refused, id, '7-days')).rejects.toThrow(EmailRefused);
  expect(await ofBooking(id)).toEqual(['7-days refused']);

  const owner = await sql<{ userId: number }>`select user_id as "userId" from bookings where id = ${id}`.execute(
    app.db,
  );
  const userId = owner.rows[0]?.userId ?? 0;
  expect(await changeContact(app.deps, userId, String(id), { contactEmail: 'found@example.com' })).toMatchObject({
    ok: true,
  });
  const delivered = await live(at(-6));
  expect(delivered.map(({ to }) => to)).toEqual(['found@example.com']);
});

test('an email that was due for longer than its job lived leaves when mail is back, while it is of use', async () => {
  const id = await booked();
  expect(await noteDueReminders(at(-30))).toBe(1);
  const jobDies = async (hours: number) => {
    await sql`delete from pgboss.job where name = 'bookings.send-reminder'`.execute(app.db);
    await sql`update booking_emails set asked_at = now() - make_interval(hours => ${hours})`.execute(app.db);
  };
  await jobDies(73);
  // Its job may be alive: one at a time.
  expect(await noteDueReminders(at(-27))).toBe(0);
  await jobDies(75);
  const asking = await Promise.all(Array.from({ length: 8 }, () => noteDueReminders(at(-26))));
  expect(asking.reduce((sum, n) => sum + n, 0)).toBe(1);
  const delivered = await live(at(-26));
  expect(delivered.map(({ id: letter }) => letter)).toEqual([`booking-${String(id).padStart(6, '0')}-30-days`]);
  // What has left is asked for no more, nor what has lost its use.
  await jobDies(75);
  expect(await noteDueReminders(at(-25))).toBe(0);
  await noteDueReminders(at(-7));
  await jobDies(75);
  expect(await noteDueReminders(at(0))).toBe(0);
});

test('who has reviewed the trip already is not asked how it was', async () => {
  const [silent, told] = [await booked(), await booked()];
  const key = (await reviewPathOf(app.db, told)).split('/').at(-1) ?? '';
  const review = { authorName: 'Inês', rating: 5, text: 'Tiles, trams and the Tagus, as promised.' };
  expect(await reviewTrip(at(6), key, review)).toEqual({ ok: true, value: { state: 'pending' } });
  await live(at(8));
  expect([await ofBooking(silent), await ofBooking(told)]).toEqual([['how-was-it sent'], []]);
});

test('rules of entry that an operator has looked up again carry that month, as long as their words are the same', async () => {
  await booked('ines@example.com', 2);
  const entry = catalogue().destination.get('lisbon')?.facts;
  if (!entry) throw new Error('No Lisbon');
  const fingerprint = fingerprintOf(spokenOf(saidOfPlace(entry).entry ?? []));
  await sql`insert into fact_checks (fact, fingerprint, checked_on, checked_by)
    values ('place/lisbon/entry', ${fingerprint}, '2026-11-02', 'Marta')`.execute(app.db);
  const advice = () =>
    adviceFor(app.db, 'lisbon', { departsOn: '2027-05-02', returnsOn: '2027-05-06' }, 'Europe/Lisbon');
  const months = async () => [...new Set((await advice())?.entry.map(({ asOf }) => asOf))];
  expect(await months()).toEqual(['2026-11']);
  const [month] = await live(at(-30));
  expect(month?.text).toContain('the newest is of November 2026');

  await sql`update fact_checks set fingerprint = 'of other words'`.execute(app.db);
  expect(await months()).toEqual([entry.asOf]);
});

test('the emails say what is useful and nothing that is nobody’s business', async () => {
  const id = await booked('ines@example.com', 2);
  await sql`insert into booking_travellers (booking_id, place, name, diet)
    values (${id}, 1, 'Canary Passport', 'canary nuts')`.execute(app.db);
  const month = (await live(at(-30)))[0];
  const week = (await live(at(-7)))[0];
  const after = (await live(at(10)))[0];

  for (const said of [
    'We are still missing 1 of 2 names.',
    'until the end of today',
    'Euro (EUR)',
    'Europe/Lisbon, GMT',
    'type C and F, 230 volts',
    '°C',
    'Schengen',
    'https://',
  ]) {
    expect(month?.text, said).toContain(said);
  }
  expect(month?.text).toContain(`/booking-confirmation/${id}`);
  for (const said of [
    'Alfama',
    'Guided walk through Alfama',
    'On a real trip, our number stands here.',
    '112',
    'reply to this email',
  ]) {
    expect(week?.text, said).toContain(said);
  }
  expect(after?.text).toContain('/contact');
  expect(after?.text).toContain(`${app.deps.config.publicUrl}${await reviewPathOf(app.db, id)}`);
  expect(after?.text).not.toMatch(/offer|discount|upcoming|book (your|another)|newsletter/i);
  for (const letter of [month, week, after]) {
    expect(`${letter?.html}${letter?.text}`).not.toMatch(/canary|\$|4242|Rua Augusta/i);
    expect(letter?.html.replace('<img src="cid:brand-logo"', '')).not.toMatch(/<img|<script|src=/);
  }
});
