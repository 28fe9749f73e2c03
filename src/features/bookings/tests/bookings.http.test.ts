import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openApp } from '../../../../test/app.ts';
import {
  aPackage,
  aTraveller,
  brokenRules,
  CAPTURE_FAILS_CARD,
  checkout,
  countOf,
  DECLINED_CARD,
  POOR_CARD,
  seatsOf,
} from '../../../../test/sale.ts';

test('a traveller books and reads the booking back', async () => {
  await using app = await openApp();
  const { packageId, departureId } = await aPackage(app.db, { price: 2799 });
  const ines = await aTraveller(app);

  const placed = await ines.post(
    '/api/bookings',
    checkout(packageId, { contactEmail: 'ines@example.com', agreedTotal: 3079 }),
  );

  expect(placed.status).toBe(201);
  expect(placed.body).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
  expect(placed.body.reference).toBe(String(placed.body.bookingId).padStart(6, '0'));
  const read = await ines.get(`/api/bookings/${placed.body.bookingId}`);
  expect(read.body).toMatchObject({
    id: placed.body.bookingId,
    packageId,
    numberOfTravelers: 1,
    totalPrice: 3079,
    subtotal: 2799,
    taxes: 280,
    specialRequests: 'A quiet room, please.',
    status: 'confirmed',
    paymentStatus: 'paid',
    card: { brand: 'visa', last4: '4242' },
    contactEmail: 'ines@example.com',
    package: { name: 'Lisbon in Spring', features: expect.arrayContaining(['Breakfast']) },
  });
  expect((await ines.get('/api/bookings')).body.map((booking: { id: number }) => booking.id)).toEqual([
    placed.body.bookingId,
  ]);
  expect(await seatsOf(app.db, departureId)).toEqual({ held: 0, sold: 1 });
  expect(await brokenRules(app.db)).toEqual([]);
});

test('a plain post needs no key, no total, no address', async () => {
  await using app = await openApp();
  const { packageId } = await aPackage(app.db);
  const ines = await aTraveller(app);
  const { specialRequests: _, ...body } = checkout(packageId, { card: '1234567890123456' });

  expect((await ines.post('/api/bookings', body)).status).toBe(201);
  expect((await ines.post('/api/bookings', { ...body, specialRequests: '' })).status).toBe(201);
});

test('each refusal has its own name, and none of them leaves a seat or a dollar behind', async () => {
  await using app = await openApp();
  const { packageId, departureId } = await aPackage(app.db, { capacity: 3, maxGuests: 8, price: 1000 });
  const ines = await aTraveller(app);
  const answerTo = async (body: unknown) => {
    const { status, body: answer } = await ines.post('/api/bookings', body);
    return { status, ...answer };
  };

  expect(await answerTo(checkout('atlantis'))).toMatchObject({ status: 404, code: 'no_such_package' });
  expect(await answerTo(checkout(packageId, { seats: 9 }))).toMatchObject({
    status: 422,
    code: 'too_many_travelers',
    details: { maxGuests: 8 },
  });
  expect(await answerTo(checkout(packageId, { seats: 4 }))).toEqual({
    status: 409,
    code: 'not_enough_spots',
    details: { spotsLeft: 3 },
    message: 'Only 3 spots left',
  });
  expect(await answerTo(checkout(packageId, { agreedTotal: 1099 }))).toMatchObject({
    status: 409,
    code: 'price_changed',
    details: { total: 1100 },
  });
  expect(await answerTo(checkout(packageId, { card: DECLINED_CARD }))).toMatchObject({
    status: 402,
    code: 'payment_declined',
  });
  expect(await answerTo(checkout(packageId, { card: POOR_CARD }))).toMatchObject({
    status: 402,
    code: 'insufficient_funds',
  });
  expect(await answerTo(checkout(packageId, { card: CAPTURE_FAILS_CARD }))).toMatchObject({
    status: 402,
    code: 'payment_declined',
  });
  expect(await seatsOf(app.db, departureId)).toEqual({ held: 0, sold: 0 });
  expect(await countOf(app.db, 'declined')).toBe(3);
  expect(await brokenRules(app.db)).toEqual([]);

  expect((await ines.post('/api/bookings', checkout(packageId, { seats: 3 }))).status).toBe(201);
  expect(await answerTo(checkout(packageId))).toMatchObject({
    status: 409,
    code: 'sold_out',
    details: { spotsLeft: 0 },
  });
});

test('seats in somebody else’s checkout are told from sold ones', async () => {
  await using app = await openApp();
  const { packageId, departureId } = await aPackage(app.db, { capacity: 1 });
  await sql`update departures set held = 1 where id = ${departureId}`.execute(app.db);

  const answer = await (await aTraveller(app)).post('/api/bookings', checkout(packageId));

  expect(answer.body.code).toBe('held_by_others');
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('the mistakes of a form are named field by field, all at once', async () => {
  await using app = await openApp();
  const ines = await aTraveller(app);

  const answer = await ines.post('/api/bookings', {
    packageId: 'ibiza',
    numberOfTravelers: 0,
    paymentDetails: { cardNumber: '4242', expiryDate: '1/30', cvv: '1', cardHolderName: 'I' },
    billingAddress: { address: 'Rua', city: 'L', zipCode: '1100', country: 'P' },
  });

  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual({
    numberOfTravelers: 'At least 1 traveler is required',
    'paymentDetails.cardNumber': 'Valid card number required',
    'paymentDetails.expiryDate': 'Valid expiry date required',
    'paymentDetails.cvv': 'Valid CVV required',
    'paymentDetails.cardHolderName': 'Card holder name required',
    'billingAddress.address': 'Billing address required',
    'billingAddress.city': 'City required',
    'billingAddress.zipCode': 'ZIP code required',
    'billingAddress.country': 'Country required',
  });
});

test('a stranger may neither book nor read', async () => {
  await using app = await openApp();

  expect((await app.post('/api/bookings', checkout('ibiza'))).status).toBe(401);
  expect((await app.get('/api/bookings')).status).toBe(401);
  expect((await app.get('/api/bookings/1')).status).toBe(401);
});

test('another’s booking, no booking and nonsense are one and the same 404', async () => {
  await using app = await openApp();
  const { packageId } = await aPackage(app.db);
  const [ines, tomas] = [await aTraveller(app), await aTraveller(app)];
  const placed = await ines.post('/api/bookings', checkout(packageId));
  const hers: number = placed.body.bookingId;
  const free = hers === 999_999 ? 1 : hers + 1;

  const answers = [];
  for (const id of [
    hers,
    free,
    0,
    -1,
    '1e3',
    `${hers}.0`,
    `0${hers}`,
    'abc',
    '99999999999999999999',
    '%00',
    "1'--",
    `${hers}%20`,
  ]) {
    const answer = await tomas.get(`/api/bookings/${id}`);
    answers.push(`${answer.status} ${answer.text}`);
  }

  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^404 .*no_such_booking/);
  expect((await tomas.get('/api/bookings')).body).toEqual([]);
  expect((await ines.get(`/api/bookings/${hers}`)).status).toBe(200);
});

test('references cannot be guessed from earlier ones', async () => {
  await using app = await openApp();
  const { packageId } = await aPackage(app.db, { capacity: 40 });
  const ids: number[] = [];
  const ines = await aTraveller(app);
  for (let i = 0; i < 20; i++) ids.push((await ines.post('/api/bookings', checkout(packageId))).body.bookingId);

  const steps = ids.slice(1).map((id, i) => id - (ids[i] ?? 0));
  expect(new Set(ids).size).toBe(20);
  expect(new Set(steps).size).toBeGreaterThan(15);
  expect(steps.some((step) => step < 0) && steps.some((step) => step > 0)).toBe(true);
});

test('forty fields that nobody asked for change nothing', async () => {
  await using app = await openApp();
  const { packageId } = await aPackage(app.db, { price: 1000 });
  const ines = await aTraveller(app);
  const wanted = [
    'id',
    'status',
    'paymentStatus',
    'totalPrice',
    'userId',
    'role',
    'isUserGenerated',
    'createdAt',
    'state',
  ];
  const names = [...wanted, ...Array.from({ length: 31 }, (_, i) => `extra${i}`)];
  const extra = Object.fromEntries(names.map((name) => [name, 1]));
  const body = checkout(packageId, extra);
  const hostile = {
    ...body,
    paymentDetails: { ...body.paymentDetails, ...extra },
    billingAddress: { ...body.billingAddress, ...extra, constructor: 'x' },
  };

  const placed = await ines.post('/api/bookings', hostile);

  expect(placed.status).toBe(201);
  expect(placed.body.bookingId).not.toBe(1);
  const row = await sql<Record<string, unknown>>`select * from bookings`.execute(app.db);
  expect(row.rows[0]).toMatchObject({ user_id: ines.id, total_price: 1100, status: 'confirmed' });
  expect(JSON.stringify(row.rows)).not.toMatch(/extra|isUserGenerated|constructor/);
});

test('after five failed payments in an hour the sixth is not even tried', async () => {
  await using app = await openApp();
  const { packageId } = await aPackage(app.db);
  const ines = await aTraveller(app);
  for (let i = 0; i < 5; i++) {
    expect((await ines.post('/api/bookings', checkout(packageId, { card: DECLINED_CARD }))).status).toBe(402);
  }

  const sixth = await ines.post('/api/bookings', checkout(packageId));

  expect([sixth.status, sixth.body.code]).toEqual([429, 'too_many_attempts']);
  const tried = await sql`select 1 from sandbox_payments`.execute(app.db);
  expect(tried.rows).toHaveLength(5);
});

test('thirty good bookings from one address are ordinary', async () => {
  await using app = await openApp();
  const { packageId } = await aPackage(app.db, { capacity: 30 });
  const statuses = [];
  for (let i = 0; i < 3; i++) {
    const person = await aTraveller(app);
    for (let j = 0; j < 10; j++) statuses.push((await person.post('/api/bookings', checkout(packageId))).status);
  }

  expect(new Set(statuses)).toEqual(new Set([201]));
});

test('the page is told whether payments are pretended', async () => {
  await using app = await openApp();

  expect((await app.get('/api/payments/mode')).body).toEqual({ mode: 'sandbox' });
});

test('with hosted fields a card number is refused and no booking begins', async () => {
  await using app = await openApp({ deps: ({ payments }) => ({ payments: { ...payments, mode: 'hosted' } }) });
  const { packageId } = await aPackage(app.db);
  const ines = await aTraveller(app);

  const typed = await ines.post('/api/bookings', checkout(packageId));
  const token = { paymentToken: 'tok_ok', cardHolderName: 'Inês Duarte' };
  const hosted = await ines.post('/api/bookings', checkout(packageId, { paymentDetails: token }));

  expect([typed.status, typed.body.code]).toEqual([422, 'card_data_not_accepted']);
  expect(hosted.status).toBe(201);
  expect(await countOf(app.db, 'confirmed')).toBe(1);
});

test('a card number does not pass as the token that stands for one', async () => {
  await using app = await openApp();
  const { packageId } = await aPackage(app.db);
  const ines = await aTraveller(app);

  for (const paymentToken of ['4242424242424242', '4242-4242-4242-4242', 'tok_4242_4242_4242_4242']) {
    const paymentDetails = { paymentToken, cardHolderName: 'Inês Duarte' };
    const answer = await ines.post('/api/bookings', checkout(packageId, { paymentDetails }));
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['paymentDetails.paymentToken']]);
  }
  expect(await countOf(app.db, 'confirmed')).toBe(0);
});
