/** What banks take back: known once, asked of somebody for as long as there is something to do, and never what others sold. */
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../../../test/app.ts';
import type { FakeStripe } from '../../../../test/fake-stripe/start.ts';
import { openHostedApp } from '../../../../test/hosted-app.ts';
import { aPackage, aTraveller, hostedCheckout } from '../../../../test/sale.ts';
import { noteDisputes } from '../../payments/actions/disputes.ts';
import { examineSale } from '../actions/consistency.ts';

let app: TestApp;
let fake: FakeStripe;
let end: () => Promise<void>;
let operator: Awaited<ReturnType<TestApp['operator']>>;
beforeEach(async () => {
  ({ app, fake, end } = await openHostedApp());
  operator = await app.operator('owner');
});
afterEach(() => end());

async function disputed() {
  const { packageId } = await aPackage(app.db);
  const buyer = await aTraveller(app);
  const { body } = await buyer.post('/api/bookings', hostedCheckout(packageId, { token: 'pm_card_createDispute' }));
  const found = await sql<{ id: string }>`select payment_id as id from bookings where id = ${body.bookingId}`.execute(
    app.db,
  );
  const intent = found.rows[0]?.id ?? '';
  const decide = async (status: string) => {
    await fake.decide({ about: 'disputes', intent, status });
    await noteDisputes(app.deps);
  };
  await noteDisputes(app.deps);
  return { id: body.bookingId as number, intent, decide };
}

/** What Today, the list, the booking's page, the doctor and the gauge say of it. */
async function told(id: number) {
  const { body: today } = await operator.get('/api/admin/today');
  const alert = today.alerts.find((each: { id: string }) => each.id === 'disputes');
  const { body: listed } = await operator.get('/api/admin/bookings?needs=somebody');
  const { body: story } = await operator.get(`/api/admin/bookings/${id}`);
  return {
    today: [alert.state, alert.count],
    listed: listed.bookings.map((each: { needs: string[] }) => each.needs),
    page: story.needs,
    doctor: (await examineSale(app.deps)).map(({ rule }) => rule),
    gauge: /^payment_disputes (\d+)$/m.exec((await app.get('/metrics')).text)?.[1],
  };
}

const ASKS = { today: ['urgent', 1], listed: [['dispute']], page: ['dispute'], doctor: ['disputes'], gauge: '1' };
const RESTS = { listed: [], page: [], doctor: [], gauge: '0' };

test('one that can be answered is urgent, one the bank is deciding waits, one that is won is over', async () => {
  const { id, decide } = await disputed();
  expect(await told(id)).toEqual(ASKS);
  await decide('under_review');
  expect(await told(id)).toEqual({ ...RESTS, today: ['waits', 1] });
  await decide('won');
  expect(await told(id)).toEqual({ ...RESTS, today: ['fine', 0] });
});

test('one that is lost asks for somebody until its trip is cancelled', async () => {
  const { id, decide } = await disputed();
  await decide('lost');
  expect(await told(id)).toEqual(ASKS);
  const cancelled = await operator.post(`/api/admin/bookings/${id}/cancellation-at-will`, {
    refund: 0,
    reason: 'The bank took the money back',
  });
  expect(cancelled.status, cancelled.text).toBe(200);
  expect(await told(id)).toEqual({ ...RESTS, today: ['fine', 0] });
});

test('one about something else sold through the same account is nobody’s here', async () => {
  const asStranger = (path: string, body: Record<string, string>) =>
    fetch(`${fake.url}/v1/payment_intents${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_another_shop' },
      body: new URLSearchParams(body),
    });
  const order = { amount: '4200', currency: 'usd', capture_method: 'manual', confirm: 'true' };
  const made = await asStranger('', { ...order, payment_method: 'pm_card_createDispute' });
  const { id: intent } = (await made.json()) as { id: string };
  expect((await asStranger(`/${intent}/capture`, {})).status).toBe(200);

  await noteDisputes(app.deps);
  expect((await sql`select 1 from payment_disputes`.execute(app.db)).rows).toEqual([]);
  // Noted by a version that took any.
  await sql`insert into payment_disputes (id, payment_id, amount_cents, reason, status, created_at)
    values ('dp_other', ${intent}, 4200, 'fraudulent', 'needs_response', now())`.execute(app.db);
  expect(await examineSale(app.deps)).toEqual([]);
  const { body } = await operator.get('/api/admin/today');
  expect(body.alerts.find((each: { id: string }) => each.id === 'disputes').count).toBe(0);
});
