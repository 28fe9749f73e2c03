import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { aPackage, aTraveller, type Buyer, checkout } from '../../../../test/sale.ts';

async function aTrip(app: TestApp, traveller: Buyer): Promise<number> {
  const { packageId } = await aPackage(app.db, { price: 2799 });
  const placed = await traveller.post('/api/bookings', checkout(packageId, { contactEmail: 'ines@example.com' }));
  expect(placed.status).toBe(201);
  return placed.body.bookingId;
}

async function share(traveller: Buyer, id: number): Promise<string> {
  const { status, body } = await traveller.post(`/api/bookings/${id}/share`);
  expect(status).toBe(201);
  return body.url.split('/').at(-1) ?? '';
}

test('a shared trip tells whoever has the link what, where and when, and nothing about who or for how much', async () => {
  await using app = await openApp({ settings: { PUBLIC_URL: 'http://travel.example' } });
  const ines = await aTraveller(app);
  const id = await aTrip(app, ines);

  const { body } = await ines.post(`/api/bookings/${id}/share`);
  expect(body).toEqual({ url: expect.stringMatching(/^http:\/\/travel\.example\/trips\/[\w-]{43}$/) });
  const shared = await app.stranger().get(`/api/trips/${body.url.split('/').at(-1)}`);

  expect(shared.status).toBe(200);
  expect(shared.headers['cache-control']).toBe('no-store');
  const { package: trip } = (await ines.get(`/api/bookings/${id}`)).body;
  const { departureId } = (await app.get(`/api/trip-packages/${trip.id}`)).body;
  const { name, location, duration, departure, departsOn, returnsOn, image, imageAlt, features, itinerary } = trip;
  expect(shared.body).toEqual({
    name,
    location,
    duration,
    departure,
    departsOn,
    returnsOn,
    image,
    imageAlt,
    features,
    itinerary,
    soldAt: `/upcoming-trips/${trip.id}?departure=${departureId}`,
  });
  for (const secret of [
    String(id),
    String(id).padStart(6, '0'),
    '2799',
    '3079',
    '$',
    'Inês',
    'ines',
    'Rua Augusta',
    '4242',
    'quiet',
  ]) {
    expect.soft(shared.text, secret).not.toContain(secret);
  }
});

test('only the owner shares, looks and stops; not yours and not there are one and the same', async () => {
  await using app = await openApp();
  const ines = await aTraveller(app);
  const tomas = await aTraveller(app);
  const id = await aTrip(app, ines);
  const token = await share(ines, id);

  for (const method of ['GET', 'POST', 'DELETE']) {
    const ask = (who: { send: Buyer['send'] }, booking: number) =>
      who.send(method, `/api/bookings/${booking}/share`, undefined);
    expect((await ask(app.stranger(), id)).status).toBe(401);
    const refused = await ask(tomas, id);
    expect(refused.status).toBe(404);
    expect((await ask(ines, 999_999)).text).toBe(refused.text);
  }
  expect((await app.get(`/api/trips/${token}`)).status).toBe(200);
  expect((await ines.get(`/api/bookings/${id}/share`)).body).toEqual({ links: 1 });
});

test('whoever stops sharing ends every link at once, and may share anew', async () => {
  await using app = await openApp();
  const ines = await aTraveller(app);
  const id = await aTrip(app, ines);
  const tokens = [await share(ines, id), await share(ines, id)];
  expect((await ines.get(`/api/bookings/${id}/share`)).body).toEqual({ links: 2 });

  const stopped = await ines.delete(`/api/bookings/${id}/share`);

  expect([stopped.status, stopped.body]).toEqual([200, { links: 0 }]);
  for (const token of tokens) expect((await app.get(`/api/trips/${token}`)).status).toBe(404);
  expect((await app.get(`/api/trips/${await share(ines, id)}`)).status).toBe(200);
  expect((await app.get(`/api/trips/${tokens[0]}`)).status).toBe(404);
});

test('a token is 256 bits of chance, and only its hash lies in the database', async () => {
  await using app = await openApp();
  const ines = await aTraveller(app);
  const id = await aTrip(app, ines);
  const tokens = await Promise.all(Array.from({ length: 20 }, () => share(ines, id)));

  expect(new Set(tokens).size).toBe(20);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const bytes = tokens.flatMap((token) => [...Buffer.from(token, 'base64url')]);
  expect(new Set(bytes).size, 'all byte values turn up, not some').toBeGreaterThan(200);
  const rows = await sql<{ row: string; hash: string }>`
    select trip_shares::text as row, token_sha256 as hash from trip_shares`.execute(app.db);
  expect(rows.rows.map(({ hash }) => hash).sort()).toEqual(
    tokens.map((token) => createHash('sha256').update(token).digest('hex')).sort(),
  );
  for (const token of tokens) expect(rows.rows.some(({ row }) => row.includes(token))).toBe(false);
});

test('no other text opens a trip: not the hash, not a part, not nonsense', async () => {
  await using app = await openApp();
  const ines = await aTraveller(app);
  const token = await share(ines, await aTrip(app, ines));
  const wrong = [
    createHash('sha256').update(token).digest('hex'),
    token.slice(1),
    `${token}A`,
    token.toLowerCase(),
    'x'.repeat(43),
    '%00',
    "'%20or%20true--",
  ];
  for (const other of wrong) {
    const { status, body } = await app.get(`/api/trips/${other}`);
    expect.soft(status, other).toBe(404);
    expect.soft(body.code, other).toBe('no_such_trip');
  }
});

test('a trip that came to nothing can neither be shared nor be read', async () => {
  await using app = await openApp();
  const ines = await aTraveller(app);
  const id = await aTrip(app, ines);
  const token = await share(ines, id);
  await sql`update bookings set previous_state = state, state = 'cancelled', status = 'cancelled',
    payment_status = 'refunded' where id = ${id}`.execute(app.db);

  expect((await app.get(`/api/trips/${token}`)).status).toBe(404);
  const again = await ines.post(`/api/bookings/${id}/share`);
  expect([again.status, again.body.code]).toEqual([409, 'trip_is_off']);
});

test('nobody makes links without end', async () => {
  await using app = await openApp();
  const ines = await aTraveller(app);
  const id = await aTrip(app, ines);
  const statuses = [];
  for (let i = 0; i < 51; i++) statuses.push((await ines.post(`/api/bookings/${id}/share`)).status);
  expect(statuses.slice(0, 50).every((status) => status === 201)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});
