/** What the first page of the back office tells: counted from rows, the pressing first, one fault hiding nothing else. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openApp } from '../../../test/app.ts';
import { aPackage, aTraveller, checkout } from '../../../test/sale.ts';
import { openDailySpendLimit } from '../../effects/model/daily-spend-limit.ts';
import { noModel } from '../../effects/model/model-port.ts';
import { readOpenSale } from '../bookings/store/sale-alerts.ts';
import { listAlerts } from './actions/list-alerts.ts';

interface Shown {
  readonly id: string;
  readonly count: number;
  readonly state: string;
  readonly oldest: string | null;
  readonly href: string | null;
  readonly detail?: string;
}

test('a quiet house waits for nobody', async () => {
  await using app = await openApp();
  const { alerts } = (await (await app.operator()).get('/api/admin/today')).body as { alerts: Shown[] };
  const waiting = alerts.filter(({ state }) => state !== 'fine');
  expect(waiting).toEqual([]);
  expect(alerts.map(({ id }) => id)).toEqual(expect.arrayContaining(['holds', 'booked-today', 'stuck-jobs']));
});

test('what went wrong stands first, with its number and since when', async () => {
  await using app = await openApp();
  const { packageId } = await aPackage(app.db);
  const traveller = await aTraveller(app);
  const { status, body } = await traveller.post('/api/bookings', checkout(packageId));
  expect(status).toBe(201);
  await sql`insert into payment_alarms (payment_id, kind, booking_id) values ('pi_x', 'wrong_amount', ${body.bookingId})`.execute(
    app.db,
  );
  await sql`
    insert into refunds (booking_id, number, payment_id, dollars, asked_for_at)
    values (${body.bookingId}, 1, 'pi_x', 10, now() - interval '1 hour')`.execute(app.db);
  await sql`
    insert into pgboss.job (id, name, data, state, retry_count, created_on, start_after)
    select gen_random_uuid(), name, '{}', 'retry', 3, now() - interval '1 hour', now() + interval '5 minutes'
    from pgboss.queue limit 1`.execute(app.db);
  const { alerts } = (await (await app.operator()).get('/api/admin/today')).body as { alerts: Shown[] };
  const urgent = alerts.filter(({ state }) => state === 'urgent');
  expect(urgent.map(({ id, count }) => [id, count])).toEqual([
    ['payment-alarms', 1],
    ['due-refunds', 1],
    ['stuck-jobs', 1],
  ]);
  expect(alerts.slice(0, urgent.length)).toEqual(urgent);
  expect(Date.now() - Date.parse(urgent[1]?.oldest ?? '')).toBeGreaterThan(3_500_000);
  expect(alerts.find(({ id }) => id === 'booked-today')?.count).toBe(1);
});

test('today begins at midnight where the brand is, wherever the database thinks it is', async () => {
  await using app = await openApp();
  const { packageId } = await aPackage(app.db);
  const traveller = await aTraveller(app);
  expect((await traveller.post('/api/bookings', checkout(packageId))).status).toBe(201);
  const bookedToday = async (timeZone: string) => (await readOpenSale(app.db, timeZone)).today.count;
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const midnight = sql`date_trunc('day', now() at time zone ${timeZone}) at time zone ${timeZone}`;
    await sql`update bookings set created_at = ${midnight}`.execute(app.db);
    expect(await bookedToday(timeZone)).toBe(1);
    await sql`update bookings set created_at = ${midnight} - interval '1 second'`.execute(app.db);
    expect(await bookedToday(timeZone)).toBe(0);
  }
});

test('a job that was given up is told for as long as the queue knows it', async () => {
  await using app = await openApp();
  await sql`
    insert into pgboss.job (id, name, data, state, retry_count, created_on, start_after, completed_on)
    select gen_random_uuid(), 'enquiries.send-reply', '{}', 'failed', 80, now() - lived - interval '1 day', now(),
      now() - interval '1 day'
    from unnest(array[interval '73 hours', interval '1 minute']) as lived`.execute(app.db);
  const { alerts } = (await (await app.operator()).get('/api/admin/today')).body as { alerts: Shown[] };
  expect(alerts.find(({ id }) => id === 'dead-jobs')).toMatchObject({
    count: 1,
    state: 'urgent',
    detail: '1 of enquiries.send-reply',
  });
});

test('a model tells what it has cost, and when it cannot be used', async () => {
  await using app = await openApp();
  const budget = openDailySpendLimit(app.db, 25_000_000);
  const spent = await budget.reserve(12_400_000);
  await spent?.settle(12_400_000);
  const model = { ...noModel, name: 'some/model', state: () => 'key' as const, spending: () => budget.spending() };
  const { systemAlerts } = await import('../../server/status/system-alerts.ts');
  const told = (await systemAlerts({ ...app.deps, model })).find(({ id }) => id === 'model');
  expect(told).toMatchObject({ count: 1, state: 'urgent' });
  expect(told?.detail).toMatch(/^\$12\.40 of \$25; it cannot be used \(key\)/);
});

test('a key that the payment provider refuses is the first thing told', async () => {
  await using app = await openApp();
  const { systemAlerts } = await import('../../server/status/system-alerts.ts');
  const told = async (standing: 'unknown' | 'accepted' | 'refused') => {
    const payments = { ...app.deps.payments, mode: 'hosted' as const, standing: () => standing };
    return (await systemAlerts({ ...app.deps, payments })).find(({ id }) => id === 'payments');
  };
  expect(await told('accepted')).toMatchObject({ title: 'Payments: taken', state: 'fine' });
  expect(await told('unknown')).toMatchObject({ title: 'Payments: not answered yet', state: 'fine' });
  expect(await told('refused')).toMatchObject({ count: 1, state: 'urgent', detail: expect.stringMatching(/STRIPE_/) });
  expect((await systemAlerts(app.deps)).map(({ id }) => id)).not.toContain('payments');
});

test('one source that fails is told, and hides none of the others', async () => {
  await using app = await openApp();
  const fine = { id: 'one', title: 'One', count: 0, oldest: null, href: null, state: 'fine' } as const;
  const told = await listAlerts(app.deps, [() => Promise.resolve([fine]), () => Promise.reject(new Error('gone'))]);
  expect(told.alerts.map(({ id }) => id)).toEqual(['unreadable', 'one']);
});
