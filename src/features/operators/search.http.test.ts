/** One search over everything, and why each match is one. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../test/app.ts';
import { booked } from '../../../test/booked-trip.ts';
import { aForm, INES, sendForm } from '../../../test/uploads.ts';
import { searchAdmin } from './actions/search-admin.ts';

let app: TestApp;
let desk: Awaited<ReturnType<TestApp['operator']>>;
beforeAll(async () => {
  app = await openApp();
  desk = await app.operator();
});
afterAll(() => app[Symbol.asyncDispose]());

interface Match {
  readonly kind: string;
  readonly title: string;
  readonly href: string;
  readonly why: string;
}
const find = async (q: string): Promise<Match[]> =>
  (await desk.get(`/api/admin/search?${new URLSearchParams({ q })}`)).body.found;

test('a booking is found by each of its names, and says by which', async () => {
  const { id } = await booked(app, { contactEmail: 'Leonor@example.com' });
  await sql`insert into booking_travellers (booking_id, place, name) values (${id}, 1, 'Béatriz Quaresma')`.execute(
    app.db,
  );
  const why = async (q: string) =>
    (await find(q)).filter(({ href }) => href === `/admin/bookings/${id}`).map((hit) => hit.why);
  expect(await why(String(id))).toEqual(['Reference']);
  expect(await why('leonor@')).toEqual(['The contact email begins so']);
  expect(await why('beatriz')).toEqual(['A traveler’s name begins so']);
  expect(await why('quaresma b')).toEqual(['A traveler’s name begins so']);
  expect(await why('eatriz')).toEqual([]);
});

test('people, inquiries, subscribers, packages and restaurants stand in one answer', async () => {
  await app.person('Ramiro Costa');
  const message = { ...INES, name: 'Ramiro Alves', email: 'alves@example.com', message: 'Is the tram included?' };
  expect((await sendForm(app, aForm(message))).status).toBe(201);
  await app.post('/api/newsletter', { email: 'ramiro@example.com' });
  await sql`update trip_packages set name = 'Ramiro and the Sea' where id = (select min(id) from trip_packages)`.execute(
    app.db,
  );
  await sql`update restaurants set name = 'Ramiro' where id = (select min(id) from restaurants)`.execute(app.db);
  const found = await find('ramiro');
  expect(found.map(({ kind, why }) => [kind, why])).toEqual(
    expect.arrayContaining([
      ['person', 'The username begins so'],
      ['enquiry', 'The name begins so'],
      ['package', 'In the name'],
      ['restaurant', 'The name begins so'],
      ['subscriber', 'The email begins so'],
    ]),
  );
  expect((await find('tram included')).map(({ kind, why }) => [kind, why])).toEqual([
    ['enquiry', 'In what was written'],
  ]);
});

test('signs, halves of characters and nothing at all are answered, and strangers are not', async () => {
  for (const typed of ['', '  ', '%', "'", '@', '\\', ':*', '#0', 'zzzz nobody']) {
    const { status, body } = await desk.get(`/api/admin/search?${new URLSearchParams({ q: typed })}`);
    expect.soft([status, body.isWhole], typed).toEqual([200, true]);
  }
  expect((await app.stranger().get('/api/admin/search?q=a')).status).toBe(401);
});

test('a part that fails is told and hides none of the others', async () => {
  const found = { kind: 'package', title: 'Lisbon', detail: '', href: '/admin/packages/lisbon', why: '' } as const;
  const told = await searchAdmin(app.deps, [() => Promise.reject(new Error('gone')), async () => [found]], 'lisbon');
  expect(told).toEqual({ found: [found], isWhole: false });
});
