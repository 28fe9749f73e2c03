import { expect, test } from 'vitest';
import { longDate } from '../../../shared/dates.ts';
import { catalogue } from '../../destinations/actions.ts';
import type { TwelveNormals } from '../../destinations/rules/destination-facts.ts';
import { refundPeriods } from '../../packages/rules/cancellation-terms.ts';
import { reminderEmail } from '../../trips/mail.ts';
import { adviceOf } from '../../trips/rules/travel-advice.ts';
import type { Booking } from '../contract/bookings.ts';
import { refundTermsCopy } from '../copy/refund-terms.ts';
import { type ConfirmationFacts, confirmationEmail } from '../mail.ts';

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
  agreement: 1,
  pricePerPerson: 4290,
  subtotal: 8580,
  taxes: 858,
  contactEmail: 'ines@example.com',
  contactName: 'Inês Duarte',
  contactPhone: null,
  billingAddress: { address: 'Rua Augusta 12', city: 'Lisbon', zipCode: '1100-048', country: 'Portugal' },
  card: { brand: 'visa', last4: '4242' },
  partialRefund: null,
  cancellation: null,
  package: {
    id: 'niseko-ski',
    name: 'Niseko\nPowder Week',
    location: 'Niseko, Japan',
    duration: '8 days',
    departure: longDate('2027-02-06'),
    departsOn: '2027-02-06',
    returnsOn: '2027-02-13',
    image: 'niseko',
    imageAlt: 'A cone of snow',
    features: ['Lift pass', 'Onsen'],
    itinerary: [{ title: 'Arrival', text: 'By train.' }],
  },
};
const FACTS: ConfirmationFacts = {
  booking: BOOKING,
  to: 'ines@example.com',
  name: 'ines',
  publicUrl: 'https://wanderlight.example',
  bookingUrl: 'https://wanderlight.example/booking-confirmation/4829',
  byPhone: null,
  mode: 'live',
  periods: refundPeriods(
    [
      { days: 30, percent: 100 },
      { days: 7, percent: 25 },
    ],
    9438,
    '2027-02-06',
    '2026-11-20',
  ),
};

test('the email says what was booked, both in HTML and as text', () => {
  const { subject, text, html } = confirmationEmail(FACTS);
  expect(subject).toBe('Booking 004829 confirmed: Niseko Powder Week');
  for (const said of [
    '004829',
    'Niseko, Japan',
    longDate('2027-02-06'),
    longDate('2027-02-13'),
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
  const { html } = confirmationEmail(FACTS);
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>A quiet room &amp; an early check-in');
});

test('nothing is fetched: the one picture travels in the email, and neither card nor billing address is told', () => {
  const { html, text } = confirmationEmail(FACTS);
  expect(html.replace('src="cid:brand-logo"', '')).not.toMatch(/<link|<script|url\(|@import|src=/i);
  for (const secret of ['4242', 'visa', 'Rua Augusta', '1100-048']) expect(html + text).not.toContain(secret);
});

test('the email has the terms of this very booking: each day and amount as its page shows them', () => {
  const { text, html } = confirmationEmail(FACTS);
  const [free, quarter, none] = FACTS.periods;
  for (const [label, value] of [
    [`Until ${longDate('2027-01-07')}`, refundTermsCopy.amount(100, 9438)],
    [`Until ${longDate('2027-01-30')}`, refundTermsCopy.amount(25, 2360)],
    [`After ${longDate('2027-01-30')}`, refundTermsCopy.amount(0, 0)],
  ] as const) {
    expect(text).toContain(`${label}: ${value}`);
    expect(html).toContain(value);
  }
  expect([free?.percent, quarter?.amount, none?.until]).toEqual([100, 2360, null]);
});

test('written again it is the same email', () => {
  expect(confirmationEmail(FACTS)).toEqual(confirmationEmail(FACTS));
});

test('a demonstration says that nothing was charged, and a real sale that it was paid', () => {
  const demo = confirmationEmail({ ...FACTS, mode: 'demo' }).text;
  expect(demo).toContain('Nothing was charged.');
  expect(demo).toContain('This site is a demonstration.');
  expect(demo).not.toMatch(/payment went through|is yours/);
  const live = confirmationEmail(FACTS).text;
  expect(live).toContain('Your payment went through.');
  expect(live).not.toContain('demonstration');
});

test('an email before the trip states no weather that nobody knows', () => {
  const facts = catalogue().destination.get('niseko')?.facts;
  if (!facts) throw new Error('no Niseko');
  const never: TwelveNormals = [null, null, null, null, null, null, null, null, null, null, null, null];
  const days = { departsOn: '2027-02-06', returnsOn: '2027-02-13' } as const;
  const emailWith = (climate: Partial<typeof facts.climate>) => {
    const known = { ...facts, climate: { ...facts.climate, ...climate } };
    const advice = adviceOf(known, days, { sockets: null, timeZone: 'Asia/Tokyo', entryChecked: null });
    const told = {
      ...FACTS,
      days,
      date: new Date(),
      today: '2027-01-08',
      unnamed: 0,
      advice,
      reviewPath: '/trip-review/1',
    } as const;
    return reminderEmail('30-days', told).text;
  };

  expect(emailWith({})).toMatch(/February is usually around −?-?\d+ °C.* by day and .* at night, with .*snow/);
  const unknown = emailWith({ high: never, low: never, rainDays: never });
  expect(unknown).toContain('We do not know the usual weather of February there.');
  expect(unknown).not.toMatch(/°C|Averages of|gloves|the rain|a hat/);
  expect(emailWith({ high: never, rainDays: never })).toMatch(/February is usually around [^ ]+ °C[^.]* at night\./);
  expect(emailWith({ high: never, low: never })).toMatch(/February usually has rain on about \d+ days of the month\./);
});
