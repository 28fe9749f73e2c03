/** A calendar that follows a trip. */
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { aPackage, aTraveller, type Buyer, checkout } from '../../../../test/sale.ts';
import { plusDays } from '../../../shared/dates.ts';

let app: TestApp;
let ines: Buyer;
beforeAll(async () => {
  app = await openApp({ settings: { PUBLIC_URL: 'http://travel.example' } });
  ines = await aTraveller(app);
});
afterAll(() => app[Symbol.asyncDispose]());

async function book(): Promise<number> {
  const { packageId } = await aPackage(app.db, { price: 2799 });
  const placed = await ines.post('/api/bookings', checkout(packageId, { contactEmail: 'ines@example.com' }));
  return placed.body.bookingId;
}

const calendarOf = (id: number | string) => `/api/bookings/${id}/calendar`;

async function follow(id: number): Promise<string> {
  const { status, body } = await ines.post(calendarOf(id));
  expect(status).toBe(201);
  expect(body.url).toMatch(/^http:\/\/travel\.example\/api\/trips\/[\w-]{43}\/calendar\.ics$/);
  return new URL(body.url).pathname;
}

async function read(path: string) {
  const answer = await app.stranger().get(path);
  expect(answer.status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(answer.text));
  const found = calendar.getFirstSubcomponent('vevent');
  if (!found) throw new Error('no event');
  return { ...answer, calendar, found, event: new ICAL.Event(found) };
}

test('whoever has the address has the days of the trip in the zone of the place, and nothing about who or for how much', async () => {
  const id = await book();
  const { package: trip } = (await ines.get(`/api/bookings/${id}`)).body;
  const { headers, text, calendar, found, event } = await read(await follow(id));

  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(event.summary).toBe('Lisbon in Spring');
  expect(event.startDate.toString()).toBe(trip.departsOn);
  expect(event.endDate.toString()).toBe(plusDays(trip.returnsOn, 1));
  expect(found.getFirstPropertyValue('status')).toBe('CONFIRMED');
  expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('Europe/Lisbon');
  expect(text).toMatch(/^REFRESH-INTERVAL;VALUE=DURATION:PT6H\r$/m);
  expect(event.description).toContain('Alfama');
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const unfolded = text.replaceAll('\r\n ', '');
  for (const secret of [String(id), '2799', '3079', '$', 'ines', 'Inês', 'Rua Augusta', '4242', 'quiet', 'booking']) {
    expect.soft(unfolded, secret).not.toContain(secret);
  }
});

test('a cancelled trip keeps its UID, counts up and is called cancelled', async () => {
  const id = await book();
  const path = await follow(id);
  await sql`update bookings set state_since = now() - interval '1 hour' where id = ${id}`.execute(app.db);
  const before = await read(path);
  await ines.post(`/api/bookings/${id}/cancellation`, {
    agreedRefund: (await ines.get(`/api/bookings/${id}/cancellation`)).body.refund,
  });
  const after = await read(path);
  expect(after.event.uid).toBe(before.event.uid);
  expect(after.event.sequence).toBeGreaterThan(before.event.sequence);
  expect(after.found.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(after.found.getAllSubcomponents('valarm')).toEqual([]);
  const stamp = (of: typeof after) => String(of.found.getFirstPropertyValue('last-modified'));
  expect(stamp(after) > stamp(before)).toBe(true);
  expect((await ines.post(calendarOf(id))).body.code).toBe('trip_is_off');
});

test('the address opens no page, and the link of the page no calendar; each ends by itself', async () => {
  const id = await book();
  const path = await follow(id);
  const token = path.split('/')[3] ?? '';
  const page = (await ines.post(`/api/bookings/${id}/share`)).body.url.split('/').at(-1);
  expect((await app.stranger().get(`/api/trips/${token}`)).status).toBe(404);
  expect((await app.stranger().get(`/api/trips/${page}/calendar.ics`)).status).toBe(404);
  expect((await ines.get(calendarOf(id))).body).toEqual({ links: 1 });
  expect((await ines.get(`/api/bookings/${id}/share`)).body).toEqual({ links: 1 });

  expect((await ines.delete(`/api/bookings/${id}/share`)).body).toEqual({ links: 0 });
  expect((await app.stranger().get(path)).status).toBe(200);
  expect((await ines.delete(calendarOf(id))).body).toEqual({ links: 0 });
  expect((await app.stranger().get(path)).status).toBe(404);
});

test('only the owner makes, counts and ends addresses, and the table opens none', async () => {
  const id = await book();
  const path = await follow(id);
  const tomas = await aTraveller(app);
  for (const method of ['get', 'post', 'delete'] as const) {
    expect((await app.stranger()[method](calendarOf(id))).status).toBe(401);
    expect((await tomas[method](calendarOf(id))).status).toBe(404);
    expect((await ines[method](calendarOf('nonsense'))).status).toBe(404);
  }
  const kept = await sql<{ row: string }>`select row_to_json(trip_shares)::text as row from trip_shares`.execute(
    app.db,
  );
  expect(kept.rows.map(({ row }) => row).join()).not.toContain(path.split('/')[3]);
  for (const token of ['x', 'a'.repeat(43), '..%2f..']) {
    expect((await app.stranger().get(`/api/trips/${token}/calendar.ics`)).status).toBe(404);
  }
});
