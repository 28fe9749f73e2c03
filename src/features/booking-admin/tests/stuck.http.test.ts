/** What operators do when something has stuck: lost emails, alarms. Each once, and on record. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { auditEntriesOn, booked, departIn } from '../../../../test/booked-trip.ts';
import { untilAFreshWindow } from '../../../../test/limit-windows.ts';
import { aPackage, aTraveller, checkout, emptySale } from '../../../../test/sale.ts';
import { EmailRefused } from '../../../effects/mail/mail-port.ts';
import { ProviderUnavailable, RefundRefused } from '../../../effects/payments/payments-port.ts';
import { sendConfirmationEmail } from '../../bookings/actions/booking-emails.ts';
import { cancelBooking } from '../../bookings/actions/cancel-booking.ts';
import { examineSale } from '../../bookings/actions/consistency.ts';

type Desk = Awaited<ReturnType<TestApp['operator']>>;

let app: TestApp;
let operator: Desk;
beforeAll(async () => {
  app = await openApp();
  operator = await app.operator('operator');
});
beforeEach(() => emptySale(app.db));
afterAll(() => app[Symbol.asyncDispose]());

describe('emails', () => {
  test('a confirmation is sent once more as a mail of its own, three times an hour at most', async () => {
    await untilAFreshWindow(app.db, 3600, 60);
    const { id } = await booked(app, { contactEmail: 'ines@example.com' });
    const ids: string[] = [];
    const mail = { ...app.deps.mail, send: async (letter: { id: string }) => void ids.push(letter.id) };
    await sendConfirmationEmail({ ...app.deps, mail }, id);
    const press = () => operator.post(`/api/admin/bookings/${id}/letters`, { kind: 'confirmation' });
    const { body } = await press();
    expect(body.letters).toMatchObject([{ kind: 'confirmation', state: 'due', repeats: 1 }]);
    await sendConfirmationEmail({ ...app.deps, mail }, id);
    await sendConfirmationEmail({ ...app.deps, mail }, id);
    expect(ids.map((name) => name.replace(/^booking-\d+-/, ''))).toEqual(['confirmation', 'confirmation-again-1']);
    expect(await examineSale(app.deps)).toEqual([]);

    await press();
    await press();
    const fourth = await press();
    expect([fourth.status, fourth.body.code]).toEqual([429, 'too_many_letters']);
    expect((await auditEntriesOn(app.db, `booking:${id}`)).map(({ action }) => action)).toEqual(
      Array(3).fill('booking.repeat-letter'),
    );
  });

  test('need somebody when they were refused, came back or are late, until one has left anew', async () => {
    const { id } = await booked(app, { contactEmail: 'ines@example.com' });
    const needs = async () => {
      const { body: one } = await operator.get(`/api/admin/bookings/${id}`);
      const { body: all } = await operator.get('/api/admin/bookings?needs=somebody');
      expect(all.bookings.flatMap((listed: { needs: string[] }) => listed.needs)).toEqual(one.needs);
      return one.needs;
    };
    const undelivered = async () =>
      (await operator.get('/api/admin/today')).body.alerts.find(
        (alert: { id: string }) => alert.id === 'undelivered-letters',
      );
    const send = (refuses = false) => {
      const refuse = () => Promise.reject(new EmailRefused('no such mailbox'));
      const mail = { ...app.deps.mail, send: refuses ? refuse : async () => undefined };
      return sendConfirmationEmail({ ...app.deps, mail }, id).catch(() => undefined);
    };
    const again = () => operator.post(`/api/admin/bookings/${id}/letters`, { kind: 'confirmation' });
    const dueFor = (minutes: number) =>
      sql`update booking_emails set due_since = now() - make_interval(mins => ${minutes})`.execute(app.db);

    await dueFor(14);
    expect(await needs()).toEqual([]);
    await dueFor(16);
    expect(await needs()).toEqual(['letter']);
    await send(true);
    expect(await needs()).toEqual(['letter']);
    expect(await undelivered()).toMatchObject({ count: 1, state: 'waits', href: '/admin/bookings?needs=somebody' });
    await again();
    await send();
    expect(await needs()).toEqual([]);
    const name = `booking-${String(id).padStart(6, '0')}-confirmation`;
    await sql`insert into bounced_emails (email_id, mailbox, how, status, mailbox_is_gone, happened_at)
      values (${name}, 'x', 'bounced', '5.1.1', true, now())`.execute(app.db);
    expect(await needs()).toEqual(['letter']);
    expect((await undelivered()).count).toBe(1);
    await again();
    await send();
    expect(await needs()).toEqual([]);
    expect(await undelivered()).toMatchObject({ count: 0, state: 'fine', href: null });
  });

  test('only those that are true now, and only where there is an address', async () => {
    const addressed = await booked(app, { contactEmail: 'ines@example.com' });
    const without = await booked(app);
    const press = (id: number, kind: string) => operator.post(`/api/admin/bookings/${id}/letters`, { kind });
    expect((await press(addressed.id, 'cancellation')).body.code).toBe('letter_of_no_use');
    expect((await press(addressed.id, '7-days')).body.code).toBe('letter_of_no_use');
    expect((await press(without.id, 'confirmation')).body.code).toBe('no_address');
    expect((await press(addressed.id, 'poem')).body.fields).toEqual({ kind: 'Please choose a letter' });
    await departIn(app.db, addressed.onSale, 5);
    expect((await press(addressed.id, '7-days')).body.letters.map(({ kind }: { kind: string }) => kind)).toContain(
      '7-days',
    );
  });
});

describe('payment alarms', () => {
  test('are looked at once, with a note; then they wait for nobody', async () => {
    const { person, id } = await booked(app);
    const payments = { ...app.deps.payments, refund: () => Promise.reject(new RefundRefused('no')) };
    await cancelBooking({ ...app.deps, payments }, person.id, String(id), 2200);
    const { body: listed } = await operator.get('/api/admin/payment-alarms');
    expect(listed.alarms).toMatchObject([{ bookingId: id, kind: 'refund_refused', lookedAt: null, note: null }]);
    const { paymentId, kind } = listed.alarms[0];
    const look = (note: string) => operator.post('/api/admin/payment-alarms', { paymentId, kind, note });
    const answers = await Promise.all([look('Paid by bank transfer'), look('Nothing to do')]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await operator.get('/api/admin/payment-alarms');
    expect(body.alarms).toMatchObject([{ lookedBy: operator.operator.name }]);
    expect((await examineSale(app.deps)).filter(({ rule }) => rule === 'open')).toEqual([]);
    expect(await auditEntriesOn(app.db, `booking:${id}`)).toMatchObject([
      { action: 'booking.look-at-alarm', after: { looked: true, alarm: kind } },
    ]);
    expect(JSON.stringify(await auditEntriesOn(app.db, `booking:${id}`))).not.toContain('transfer');
    expect((await operator.post('/api/admin/payment-alarms', { paymentId: 'pay_x', kind, note: 'abc' })).status).toBe(
      404,
    );
  });
});

test('while the provider is away the story is told, and says that it does not know the payments', async () => {
  const { id } = await booked(app);
  const known = await operator.get(`/api/admin/bookings/${id}/payments`);
  expect(known.body).toMatchObject({ answered: true, payments: [{ state: 'captured', cents: 220_000, isOwn: true }] });
  const away = () => Promise.reject(new ProviderUnavailable('away'));
  await using other = await openApp({ deps: (deps) => ({ payments: { ...deps.payments, findByBooking: away } }) });
  const onSale = await aPackage(other.db);
  const buyer = await aTraveller(other);
  const { body } = await buyer.post('/api/bookings', checkout(onSale.packageId));
  const desk = await other.operator();
  expect((await desk.get(`/api/admin/bookings/${body.bookingId}/payments`)).body.answered).toBe(false);
  expect((await desk.get(`/api/admin/bookings/${body.bookingId}`)).status).toBe(200);
});
