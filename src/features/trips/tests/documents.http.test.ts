import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { readPdf } from '../../../../test/pdf.ts';
import { aPackage, aTraveller, type Buyer, checkout } from '../../../../test/sale.ts';
import { plusDays } from '../../../shared/dates.ts';
import { destinations } from '../../destinations/content/destinations.ts';

let app: TestApp;
let ines: Buyer;
let id: number;

beforeAll(async () => {
  app = await openApp({ settings: { PUBLIC_URL: 'http://travel.example' } });
  ines = await aTraveller(app);
  id = await book({});
});
afterAll(() => app[Symbol.asyncDispose]());

async function book(changed: Record<string, unknown>): Promise<number> {
  const { packageId } = await aPackage(app.db, { price: 2799 });
  const placed = await ines.post(
    '/api/bookings',
    checkout(packageId, { seats: 2, contactEmail: 'ines@example.com', ...changed }),
  );
  expect(placed.status).toBe(201);
  return placed.body.bookingId;
}

const pdfOf = (booking: number | string) => `/api/bookings/${booking}/confirmation.pdf`;
const icsOf = (booking: number | string) => `/api/bookings/${booking}/trip.ics`;

test('the confirmation is a document to be saved, never kept by anything on the way', async () => {
  const reference = String(id).padStart(6, '0');
  const { status, headers, bytes } = await ines.get(pdfOf(id));
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toBe(`attachment; filename="wanderlight-${reference}.pdf"`);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(Number(headers['content-length'])).toBe(bytes.length);

  const { text, plain } = readPdf(bytes);
  for (const said of [
    reference,
    'Lisbon in Spring',
    'Confirmed · Paid',
    '2 travelers',
    '$5,598',
    '$560',
    '$6,158',
    'Alfama',
  ]) {
    expect.soft(text).toContain(said);
  }
  expect(plain).toContain(`/URI (http://travel.example/booking-confirmation/${id})`);
  expect(text).not.toContain('4242');
});

test('the confirmation of a booking is the same file each time', async () => {
  const [first, second] = [await ines.get(pdfOf(id)), await ines.get(pdfOf(id))];
  expect(Buffer.from(first.bytes).equals(second.bytes)).toBe(true);
});

test('documents are for the owner alone; not yours and not there are one and the same', async () => {
  const tomas = await aTraveller(app);
  for (const path of [pdfOf, icsOf]) {
    expect((await app.stranger().get(path(id))).status).toBe(401);
    const refusals = [await tomas.get(path(id)), await ines.get(path(999_999)), await ines.get(path('nonsense'))];
    for (const { status, text, headers } of refusals) {
      expect(status).toBe(404);
      expect(text).toBe(refusals[0]?.text);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
    }
  }
});

test('nobody keeps the printer to themselves', async () => {
  const tomas = await aTraveller(app);
  const { packageId } = await aPackage(app.db);
  const { bookingId } = (await tomas.post('/api/bookings', checkout(packageId))).body;
  for (let i = 0; i < 60; i++) await app.deps.limits.take(`paper:${tomas.id}`, 60, 3600);

  const { status, body } = await tomas.get(pdfOf(bookingId));

  expect([status, body.code]).toEqual([429, 'too_many_downloads']);
  expect((await ines.get(pdfOf(id))).status).toBe(200);
});

/** The parts of the calendar file as a calendar reads them. */
async function calendarOf(booking: number) {
  const { status, headers, text } = await ines.get(icsOf(booking));
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(text));
  const found = calendar.getFirstSubcomponent('vevent');
  if (!found) throw new Error('no event');
  return { text, calendar, event: new ICAL.Event(found), found };
}

test('the trip in a calendar: whole days from departure to return, at its place, with a reminder', async () => {
  const { package: trip } = (await ines.get(`/api/bookings/${id}`)).body;
  const { calendar, event, found, text } = await calendarOf(id);

  expect(event.uid).toBe(`booking-${id}@travel.example`);
  expect(event.summary).toBe('Lisbon in Spring');
  expect(event.location).toBe('Lisbon, Portugal');
  expect(event.startDate.isDate).toBe(true);
  expect(event.startDate.toString()).toBe(trip.departsOn);
  expect(event.endDate.toString(), 'the first day at home').toBe(plusDays(trip.returnsOn, 1));
  expect(found.getFirstPropertyValue('status')).toBe('CONFIRMED');
  expect(found.getFirstPropertyValue('geo')).toEqual([38.7223, -9.1393]);
  expect(text).toMatch(/^DTSTAMP:\d{8}T\d{6}Z\r$/m);
  const alarm = found.getFirstSubcomponent('valarm');
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT15H');
  const zone = calendar.getFirstSubcomponent('vtimezone');
  expect(zone?.getFirstPropertyValue('tzid')).toBe('Europe/Lisbon');
  expect(event.description).toContain(`http://travel.example/booking-confirmation/${id}`);
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});

test('a cancelled booking keeps its UID, counts up and takes the days out of the calendar', async () => {
  const cancelled = await book({});
  const before = await calendarOf(cancelled);
  await sql`update bookings set previous_state = state, state = 'cancelled', status = 'cancelled',
    payment_status = 'refunded' where id = ${cancelled}`.execute(app.db);
  const after = await calendarOf(cancelled);

  expect(after.event.uid).toBe(before.event.uid);
  expect(after.event.sequence).toBeGreaterThan(before.event.sequence);
  expect(after.found.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(after.found.getAllSubcomponents('valarm')).toEqual([]);
  expect(readPdf((await ines.get(pdfOf(cancelled))).bytes).text).toContain('Booking canceled');
});

test('every place of the catalogue has a zone that calendars know and lies on the earth', () => {
  expect(destinations).toHaveLength(23);
  for (const { id: place, timeZone, latitude, longitude } of destinations) {
    expect.soft(Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone, place).toBe(timeZone);
    expect.soft(Math.abs(latitude), place).toBeLessThan(70);
    const hours = offsetHours(timeZone);
    expect.soft(Math.abs(longitude / 15 - hours), `${place}: the sun and the clock roughly agree`).toBeLessThan(2.5);
  }
});

function offsetHours(timeZone: string): number {
  const at = new Date('2027-01-15T12:00:00Z');
  const there = new Date(`${at.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`);
  return (there.getTime() - at.getTime()) / 3_600_000;
}
