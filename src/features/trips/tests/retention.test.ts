/** Bookings that came to nothing: what they say of a person goes a month after they ended. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openApp } from '../../../../test/app.ts';
import { aPackage, aTraveller, brokenRules, checkout, DECLINED_CARD } from '../../../../test/sale.ts';
import { wholeDatabase } from '../../../../test/whole-database.ts';
import { forgetEnded } from '../actions/forget-ended-bookings.ts';

const CANARIES = ['canary-wish-7719', 'canary7719@example.com', 'Canary Lane 7719', 'Canaryville', 'C7719-9', '0002'];

test('thirty days after a payment was declined nothing of its person is left, and what the books need stays', async () => {
  await using app = await openApp();
  const { packageId } = await aPackage(app.db);
  const person = await aTraveller(app);
  const refused = await person.post('/api/bookings', {
    ...checkout(packageId, { card: DECLINED_CARD, specialRequests: 'canary-wish-7719' }),
    contactEmail: 'canary7719@example.com',
    billingAddress: { address: 'Canary Lane 7719', city: 'Canaryville', zipCode: 'C7719-9', country: 'Portugal' },
  });
  expect(refused.body.code).toBe('payment_declined');
  const row = async () => {
    const found = await sql`
      select state, total_price as total, user_id as "userId", billing_address as address, contact_email as email,
        special_requests as wish, card_last4 as last4 from bookings`.execute(app.db);
    return found.rows[0];
  };
  const before = await row();
  await forgetEnded(app.deps);
  await sql`update bookings set state_since = now() - interval '29 days 23 hours'`.execute(app.db);
  expect(await forgetEnded(app.deps)).toBe(0);
  expect(await row()).toEqual(before);

  await sql`update bookings set state_since = now() - interval '30 days 1 minute'`.execute(app.db);
  expect(await forgetEnded(app.deps)).toBe(1);
  expect(await row()).toEqual({
    state: 'declined',
    total: 1100,
    userId: null,
    address: { country: 'Portugal' },
    email: null,
    wish: null,
    last4: null,
  });
  expect(await forgetEnded(app.deps)).toBe(0);
  const bookings = await sql<{ line: string }>`select row_to_json(bookings)::text as line from bookings`.execute(
    app.db,
  );
  for (const canary of CANARIES) expect(bookings.rows[0]?.line, canary).not.toContain(`"${canary}"`);
  for (const canary of CANARIES.slice(0, -1)) expect(await wholeDatabase(app.db), canary).not.toContain(canary);
  expect((await person.get('/api/bookings')).body).toEqual([]);
  expect(await brokenRules(app.db)).toEqual([]);
});

test('a released booking goes as well, in as many portions as there are; one that was sold stays', async () => {
  await using app = await openApp();
  const { packageId } = await aPackage(app.db);
  const people = await Promise.all([1, 2, 3, 4].map(() => aTraveller(app)));
  for (const [i, person] of people.entries()) {
    await person.post('/api/bookings', checkout(packageId, i < 3 ? { card: DECLINED_CARD } : {}));
  }
  await sql`update bookings set state = 'released' where state = 'declined' and user_id = ${people[0]?.id}`.execute(
    app.db,
  );
  await sql`update bookings set state_since = now() - interval '2 years'`.execute(app.db);

  expect(await forgetEnded(app.deps, 2)).toBe(3);
  const left = await sql<{ userId: number; city: string }>`
    select user_id as "userId", billing_address ->> 'city' as city from bookings where user_id is not null`.execute(
    app.db,
  );
  expect(left.rows).toEqual([{ userId: people[3]?.id, city: 'Lisbon' }]);
});

test('one whose payment somebody still has to look into keeps its person until somebody has', async () => {
  await using app = await openApp();
  const { packageId } = await aPackage(app.db);
  const person = await aTraveller(app);
  await person.post('/api/bookings', checkout(packageId, { card: DECLINED_CARD }));
  await sql`update bookings set state_since = now() - interval '2 years'`.execute(app.db);
  await sql`insert into payment_alarms (payment_id, kind, booking_id) select 'pi_x', 'captured_without_booking', id
    from bookings`.execute(app.db);
  expect(await forgetEnded(app.deps)).toBe(0);
  await sql`update payment_alarms set looked_at = now(), looked_by = 'Rosa'`.execute(app.db);
  expect(await forgetEnded(app.deps)).toBe(1);
});
