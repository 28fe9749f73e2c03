/** What a confirmed booking leaves to be done: the email, through a real queue and a real SMTP server. */
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { IS_LONG } from '../../../../test/rounds.ts';
import {
  aPackage,
  aTraveller,
  aUser,
  brokenRules,
  checkout,
  DECLINED_CARD,
  type OnSale,
} from '../../../../test/sale.ts';
import { eventually } from '../../../../test/site.ts';
import { openPostbox, type Postbox } from '../../../../test/smtp.ts';
import { inTransaction } from '../../../database/sql.ts';
import type { Running } from '../../../kernel/scheduler.ts';
import { startWorkerSchedule } from '../../../server/process/background-jobs.ts';
import { longDate } from '../../../shared/dates.ts';
import { placeBooking } from '../actions/place-booking.ts';
import { BookingRequest } from '../contract/bookings.ts';
import { sendConfirmation } from '../contract/email-jobs.ts';
import { refundTermsCopy } from '../copy/refund-terms.ts';

const INES = 'ines@example.com';

let app: TestApp;
let trip: OnSale;
const running: Running[] = [];

async function openWith(smtpUrl: string): Promise<void> {
  app = await openApp({ settings: { SMTP_URL: smtpUrl } });
  trip = await aPackage(app.db, { capacity: 50 });
}

/** Somebody begins to work through the queue. */
async function work(): Promise<void> {
  running.push(startWorkerSchedule(app.deps, app.databaseUrl));
}

async function book(contactEmail: string | null = INES, changed: Record<string, unknown> = {}): Promise<number> {
  const buyer = await aTraveller(app);
  const placed = await buyer.post('/api/bookings', checkout(trip.packageId, { contactEmail, ...changed }));
  return placed.body.bookingId ?? placed.status;
}

async function jobs(state?: string): Promise<{ state: string; data: unknown; output: unknown; attempts: number }[]> {
  const found = await sql<{ state: string; data: unknown; output: unknown; attempts: number }>`
    select state::text, data, output, retry_count + 1 as attempts from pgboss.job
    where name = ${sendConfirmation.name} and (${state ?? null}::text is null or state::text = ${state ?? null})
    order by created_on`.execute(app.db);
  return found.rows;
}

const allDone = (count: number) => eventually(async () => expect(await jobs('completed')).toHaveLength(count), 25_000);

let postbox: Postbox | null = null;
beforeEach(() => {
  postbox = null;
});
afterEach(async () => {
  for (const each of running.splice(0)) await each.stop();
  await app[Symbol.asyncDispose]();
  await postbox?.[Symbol.asyncDispose]();
});

test('a confirmed booking is written about once', async () => {
  postbox = await openPostbox();
  await openWith(postbox.url);
  await work();
  const id = await book();
  await allDone(1);

  const reference = String(id).padStart(6, '0');
  expect(postbox.received).toHaveLength(1);
  expect(postbox.received[0]).toMatchObject({
    envelopeTo: [INES],
    subject: `Booking ${reference} confirmed: Lisbon in Spring`,
    messageId: `<booking-${reference}-confirmation@wanderlight.example>`,
  });
  expect(postbox.received[0]?.text).toContain(`/booking-confirmation/${id}`);
  expect(postbox.received[0]?.raw).not.toMatch(/4242|Rua Augusta/);
});

test('the confirmation greets whoever booked, with the terms of that booking and no later ones', async () => {
  postbox = await openPostbox();
  await openWith(postbox.url);
  const buyer = await app.person('Inês Duarte');
  const terms = JSON.stringify([{ days: 21, percent: 80 }]);
  await sql`update trip_packages set cancellation = ${terms}::jsonb where id = ${trip.packageId}`.execute(app.db);
  const placed = await buyer.post('/api/bookings', checkout(trip.packageId, { contactEmail: INES }));
  await sql`update trip_packages set cancellation = '[{"days": 3, "percent": 100}]'`.execute(app.db);
  await work();
  await allDone(1);

  const { body: offer } = await buyer.get(`/api/bookings/${placed.body.bookingId}/cancellation`);
  expect(offer.periods).toMatchObject([{ percent: 80 }, { until: null, percent: 0 }]);
  const [{ until, percent, amount }] = offer.periods;
  const text = postbox.received[0]?.text ?? '';
  expect(text).toContain('\n\nHello Inês Duarte,\n\n');
  expect(text).toContain(
    `${refundTermsCopy.until(longDate(until))}: ${refundTermsCopy.amount(percent, amount)}\n${refundTermsCopy.after(longDate(until))}: `,
  );
  expect(text).toContain('Nothing was charged.');
});

test('the job holds the number of the booking and nothing else', async () => {
  await openWith('smtp://127.0.0.1:1');
  const id = await book();
  expect(await jobs()).toEqual([{ state: 'created', data: { bookingId: id }, output: null, attempts: 1 }]);
});

test('a sale that forgets its email breaks a rule of the sale', async () => {
  await openWith('smtp://127.0.0.1:1');
  const forgetful = { ...app.deps, jobs: { ...app.deps.jobs, sendSql: () => sql`select 1` } };
  const wish = BookingRequest.parse(checkout(trip.packageId, { contactEmail: INES }));
  const placed = await placeBooking(forgetful, await aUser(app.db), wish, undefined);
  expect(placed).toMatchObject({ ok: true, value: { status: 'confirmed' } });
  expect(await brokenRules(app.db)).toEqual([expect.stringMatching(/has 0 confirmations to send/)]);
});

test('no address, no email; no sale, no email', async () => {
  await openWith('smtp://127.0.0.1:1');
  await book(null);
  await book('');
  await book(INES, { card: DECLINED_CARD });
  expect(await jobs()).toEqual([]);
});

test('a booking that was cancelled before its email gets none', async () => {
  postbox = await openPostbox();
  await openWith(postbox.url);
  const id = await book();
  await sql`update bookings set state = 'cancelled', previous_state = 'confirmed', status = 'cancelled',
    payment_status = 'refunded' where id = ${id}`.execute(app.db);
  await work();
  await allDone(1);
  expect(postbox.received).toHaveLength(0);
});

test('a job vanishes with the transaction that left it', async () => {
  await openWith('smtp://127.0.0.1:1');
  const rolledBack = inTransaction(app.db, async (tx) => {
    await app.deps.jobs.send(tx, sendConfirmation, { bookingId: 4711 });
    throw new Error('the booking did not come to be');
  });
  await expect(rolledBack).rejects.toThrow('did not come to be');
  expect(await jobs()).toEqual([]);

  await inTransaction(app.db, (tx) => app.deps.jobs.send(tx, sendConfirmation, { bookingId: 4712 }));
  expect(await jobs()).toMatchObject([{ data: { bookingId: 4712 } }]);
});

test('while mail is down bookings go on, and afterwards every email arrives', { timeout: 60_000 }, async () => {
  const before = await openPostbox();
  await before[Symbol.asyncDispose]();
  await openWith(before.url);
  await work();
  const booked = await Promise.all(Array.from({ length: 12 }, () => book()));
  expect(new Set(booked).size).toBe(12);
  expect(await brokenRules(app.db)).toEqual([]);
  // Some have been tried, and have failed.
  await eventually(async () => expect(await jobs('retry')).not.toHaveLength(0));

  postbox = await openPostbox({ port: before.port });
  await allDone(12);
  expect(new Set(postbox.received.map(({ messageId }) => messageId)).size).toBe(12);
  expect(postbox.received).toHaveLength(12);
});

test.runIf(IS_LONG)(
  'an email whose receipt was lost is repeated under the same Message-ID',
  { timeout: 60_000 },
  async () => {
    postbox = await openPostbox({ losesReply: (accepted) => accepted <= 2 });
    await openWith(postbox.url);
    await work();
    await book();
    await allDone(1);

    const [first, ...repeats] = postbox.received;
    expect(repeats).toHaveLength(2);
    for (const repeat of repeats) {
      expect(repeat).toMatchObject({
        messageId: first?.messageId,
        date: first?.date,
        subject: first?.subject,
        text: first?.text,
        html: first?.html,
      });
    }
  },
);

test('a mailbox that does not exist is tried once, and neither job nor fault tells whose it was', async () => {
  let away = true;
  postbox = await openPostbox({ refuses: () => away });
  await openWith(postbox.url);
  await work();
  await book();
  await eventually(async () => expect(await jobs('failed')).toHaveLength(1));
  const [dead] = await jobs();
  expect(dead?.attempts).toBe(1);
  expect(JSON.stringify(dead)).not.toContain('ines');

  // What docs/operations.md says about the dead.
  away = false;
  await sql`update pgboss.job set state = 'retry', start_after = now(), created_on = now(), completed_on = null
    where name = 'bookings.send-confirmation' and state = 'failed'`.execute(app.db);
  await allDone(1);
  expect(postbox.received).toHaveLength(1);
});

test('a line break in the address is refused at the door', async () => {
  await openWith('smtp://127.0.0.1:1');
  expect(await book('ines@example.com\r\nBcc: all@example.com')).toBe(400);
  expect(await jobs()).toEqual([]);
});
