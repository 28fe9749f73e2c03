import { expect, test } from 'vitest';
import { catalogue } from '../destinations/actions.ts';
import type { TwelveNormals } from '../destinations/rules/facts.ts';
import type { Booking } from './contract/bookings.ts';
import { confirmationLetter } from './mail/letters.ts';
import { reminderLetter } from './mail/reminders.ts';
import { adviceOf } from './rules/advice.ts';

const BOOKING: Booking = {
  id: 4829,
  packageId: 'niseko-ski',
  numberOfTravelers: 2,
  totalPrice: 9438,
  specialRequests: '<script>alert(1)</script>\nA quiet room & an early check-in',
  status: 'confirmed',
  paymentStatus: 'paid',
  createdAt: '2026-11-20T10:00:00.000Z',
  reference: '004829',
  pricePerPerson: 4290,
  subtotal: 8580,
  taxes: 858,
  contactEmail: 'ines@example.com',
  billingAddress: { address: 'Rua Augusta 12', city: 'Lisbon', zipCode: '1100-048', country: 'Portugal' },
  card: { brand: 'visa', last4: '4242' },
  cancellation: null,
  package: {
    id: 'niseko-ski',
    name: 'Niseko\nPowder Week',
    location: 'Niseko, Japan',
    duration: '8 days',
    departure: '6 February 2027',
    departsOn: '2027-02-06',
    returnsOn: '2027-02-13',
    image: 'niseko',
    features: ['Lift pass', 'Onsen'],
    itinerary: [{ title: 'Arrival', text: 'By train.' }],
  },
};
const FACTS = { booking: BOOKING, to: 'ines@example.com', publicUrl: 'https://wanderlight.example', pretended: false };

test('the letter says what was booked, both in HTML and as text', () => {
  const { subject, text, html } = confirmationLetter(FACTS);
  expect(subject).toBe('Booking 004829 confirmed: Niseko Powder Week');
  for (const said of [
    '004829',
    'Niseko, Japan',
    '6 February 2027',
    '13 February 2027',
    '2 travelers',
    '$9,438',
    'Onsen',
  ]) {
    expect(text).toContain(said);
    expect(html).toContain(said);
  }
  expect(text).toContain('https://wanderlight.example/booking-confirmation/4829');
  expect(html).toContain('href="https://wanderlight.example/booking-confirmation/4829"');
});

test('what a traveller typed is text, never markup', () => {
  const { html } = confirmationLetter(FACTS);
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>A quiet room &amp; an early check-in');
});

test('nothing is fetched, and neither card nor billing address is told', () => {
  const { html, text } = confirmationLetter(FACTS);
  expect(html).not.toMatch(/<img|<link|<script|url\(|@import|src=/i);
  for (const secret of ['4242', 'visa', 'Rua Augusta', '1100-048']) expect(html + text).not.toContain(secret);
});

test('written again it is the same letter', () => {
  expect(confirmationLetter(FACTS)).toEqual(confirmationLetter(FACTS));
});

test('a pretended payment is called so', () => {
  expect(confirmationLetter({ ...FACTS, pretended: true }).text).toContain('the payment was pretended');
  expect(confirmationLetter(FACTS).text).not.toContain('pretended');
});

test('a letter before the trip states no weather that nobody knows', () => {
  const facts = catalogue().destination.get('niseko')?.facts;
  if (!facts) throw new Error('no Niseko');
  const never: TwelveNormals = [null, null, null, null, null, null, null, null, null, null, null, null];
  const days = { departsOn: '2027-02-06', returnsOn: '2027-02-13' } as const;
  const letterWith = (climate: Partial<typeof facts.climate>) => {
    const known = { ...facts, climate: { ...facts.climate, ...climate } };
    const advice = adviceOf(known, days, { sockets: null, timeZone: 'Asia/Tokyo' });
    const told = { ...FACTS, days, date: new Date(), today: '2027-01-08', unnamed: 0, advice } as const;
    return reminderLetter('30-days', told).text;
  };

  expect(letterWith({})).toMatch(/February is usually around −?-?\d+ °C.* by day and .* at night, with .*snow/);
  const unknown = letterWith({ high: never, low: never, rainDays: never });
  expect(unknown).toContain('We do not know the usual weather of February there.');
  expect(unknown).not.toMatch(/°C|Averages of|gloves|the rain|a hat/);
  expect(letterWith({ high: never, rainDays: never })).toMatch(/February is usually around [^ ]+ °C[^.]* at night\./);
  expect(letterWith({ high: never, low: never })).toMatch(/February usually has rain on about \d+ days of the month\./);
});
