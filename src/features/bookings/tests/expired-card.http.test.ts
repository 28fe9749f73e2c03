/** The date of a card that is typed into the sandbox's own fields. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openApp } from '../../../../test/app.ts';
import { aPackage, aTraveller, checkout, seatsOf } from '../../../../test/sale.ts';

test('a card whose month is over is refused with a sentence, and leaves nothing behind', async () => {
  const now = new Date('2026-12-01T12:00:00Z');
  await using app = await openApp({ now: () => now });
  const { packageId, departureId } = await aPackage(app.db);
  const ines = await aTraveller(app);
  const paying = (expiryDate: string) => {
    const body = checkout(packageId);
    return ines.post('/api/bookings', { ...body, paymentDetails: { ...body.paymentDetails, expiryDate } });
  };
  for (const over of ['01/20', '11/26', '11/2026']) {
    expect(await paying(over)).toMatchObject({ status: 422, body: { code: 'card_expired' } });
  }
  expect((await paying('1/2')).body.fields).toEqual({ 'paymentDetails.expiryDate': 'Valid expiry date required' });
  expect((await sql`select 1 from bookings`.execute(app.db)).rows).toEqual([]);
  expect(await seatsOf(app.db, departureId)).toEqual({ held: 0, sold: 0 });
  expect((await paying('12/26')).status).toBe(201);
});
