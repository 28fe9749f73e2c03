/**
 * Every kind of email we write, with an example of each: for the test that reads them all, and for whoever wants to see
 * them (`npm run emails`). A new kind is one entry here; the test refuses a writer that has none.
 */

import { site } from '../site.config.ts';
import type { Email } from '../src/effects/mail/mail-port.ts';
import type { Booking } from '../src/features/bookings/contract/bookings.ts';
import {
  type ConfirmationFacts,
  cancellationEmail,
  changeEmail,
  confirmationEmail,
  optionEmail,
  refundEmail,
  requestEmail,
} from '../src/features/bookings/mail.ts';
import { pageOf, type Reminder } from '../src/features/bookings/rules/booking-emails.ts';
import { catalogue } from '../src/features/destinations/actions.ts';
import { sockets } from '../src/features/destinations/content/power-sockets.ts';
import * as enquiries from '../src/features/enquiries/mail.ts';
import { messageEmail } from '../src/features/messages/mail.ts';
import { packages } from '../src/features/packages/content.ts';
import { refundPeriods } from '../src/features/packages/rules/cancellation-terms.ts';
import { reminderEmail } from '../src/features/trips/mail.ts';
import { adviceOf } from '../src/features/trips/rules/travel-advice.ts';
import { closedEmail, offerEmail } from '../src/features/waitlist/mail.ts';
import { type CalendarDay, longDate, plusDays, plusSeconds } from '../src/shared/dates.ts';
import type { EmailMode } from '../src/shared/email-copy.ts';

export interface Sample {
  readonly mode: EmailMode;
  /** Of whoever is written to, as far as we know it. */
  readonly name: string | null;
  /** The package it is about, by its place in the shop. */
  readonly trip?: number;
  /** In place of the package's own. */
  readonly tripName?: string;
}

interface EmailKind {
  /** The feature, and the function in its `mail` that writes it. */
  readonly writer: string;
  /** Nobody's name is known, or it goes to the brand itself. */
  readonly unnamed?: true;
  /** Goes to a list: carries the way out. */
  readonly marketing?: true;
  write(sample: Sample): Email;
}

const TO = 'ines@example.com';
const PUBLIC_URL = 'https://wanderlight.example';
const AT = new Date('2026-11-20T10:00:00.000Z');
const PARTY = 2;
const TERMS = [
  { days: 30, percent: 100 },
  { days: 14, percent: 50 },
  { days: 7, percent: 25 },
];

function packageOf({ trip = 0, tripName }: Sample) {
  const found = packages[trip];
  if (!found) throw new Error(`No package ${trip}`);
  const departsOn: CalendarDay =
    `2027-${twoDigits(found.departs.month)}-${twoDigits(found.departs.day)}` as CalendarDay;
  return { ...found, name: tripName ?? found.name, departsOn, returnsOn: plusDays(departsOn, found.nights) };
}

const twoDigits = (n: number) => String(n).padStart(2, '0');

function bookingOf(sample: Sample, more: Partial<Booking> = {}): Booking {
  const { id, name, location, duration, image, features, itinerary, priceHistory, departsOn, returnsOn } =
    packageOf(sample);
  const pricePerPerson = priceHistory.at(-1)?.price ?? 0;
  const subtotal = pricePerPerson * PARTY;
  const taxes = Math.round(subtotal / 10);
  return {
    id: 4829,
    packageId: id,
    numberOfTravelers: PARTY,
    totalPrice: subtotal + taxes,
    specialRequests: 'A quiet room, please. It is our tenth anniversary.',
    status: 'confirmed',
    paymentStatus: 'paid',
    createdAt: AT.toISOString(),
    reference: '004829',
    agreement: 1,
    ...{ pricePerPerson, subtotal, taxes },
    contactEmail: TO,
    contactName: 'Inês Duarte',
    contactPhone: null,
    billingAddress: { address: 'Rua Augusta 12', city: 'Lisbon', zipCode: '1100-048', country: 'Portugal' },
    card: { brand: 'visa', last4: '4242' },
    partialRefund: null,
    cancellation: null,
    package: {
      ...{ id, name, location, duration, image, departsOn, returnsOn },
      imageAlt: '',
      departure: longDate(departsOn),
      features: [...features],
      itinerary: itinerary.map((day) => ({ ...day })),
    },
    ...more,
  };
}

function factsOf(sample: Sample, more: Partial<Booking> = {}) {
  const { mode, name } = sample;
  const booking = bookingOf(sample, more);
  return { booking, to: TO, publicUrl: PUBLIC_URL, bookingUrl: pageOf(booking, PUBLIC_URL), mode, name };
}

function confirmation(sample: Sample, byPhone: ConfirmationFacts['byPhone'] = null): Email {
  const facts = factsOf(sample);
  const { departsOn } = packageOf(sample);
  return confirmationEmail({
    ...facts,
    byPhone,
    periods: refundPeriods(TERMS, facts.booking.totalPrice, departsOn, '2026-11-20'),
  });
}

function change(sample: Sample): Email {
  const facts = factsOf(sample);
  return changeEmail({ ...facts, change: { ...changed(sample), refund: 0, due: 0, settledBy: null } });
}

function changed(sample: Sample) {
  const facts = factsOf(sample);
  const { pricePerPerson, subtotal, taxes, totalPrice: total } = facts.booking;
  const { departsOn, returnsOn } = packageOf(sample);
  const before = { departureId: 1, departsOn, returnsOn, travelers: PARTY, pricePerPerson, subtotal, taxes, total };
  const after = { ...before, departureId: 2, departsOn: plusDays(departsOn, 7), returnsOn: plusDays(returnsOn, 7) };
  return { number: 1, at: AT, before, after };
}

function request(more: { due?: number; refund?: number; message?: string }, isCalledOff = false) {
  return (sample: Sample) =>
    requestEmail({
      ...factsOf(sample),
      change: { ...changed(sample), due: 0, refund: 0, message: null, answerBy: plusSeconds(AT, 172_800), ...more },
      isCalledOff,
      path: '/booking-requests/1-1-seal',
    });
}

type Back = NonNullable<NonNullable<Booking['cancellation']>['refund']>['state'];

function cancellation(
  sample: Sample,
  state: Back | null,
  disputed: { cents: number; isOpen: boolean } | null,
  isCalledOff = false,
): Email {
  const amount = bookingOf(sample).totalPrice;
  const refund = state && { amount, state, parts: [{ state, amount }] };
  const at = '2026-12-01T09:00:00.000Z';
  return cancellationEmail(
    factsOf(sample, { status: 'cancelled', cancellation: { at, refund, disputed, isCalledOff } }),
  );
}

function reminder(kind: Reminder, daysAhead: number, unnamed: number) {
  return (sample: Sample) => {
    const { departsOn, returnsOn, destinationId } = packageOf(sample);
    const days = { departsOn, returnsOn };
    const place = catalogue().destination.get(destinationId);
    const timeZone = place?.timeZone ?? 'UTC';
    const advice = place && {
      sockets: sockets[place.facts.country] ?? null,
      timeZone,
      entryChecked: null,
    };
    return reminderEmail(kind, {
      ...factsOf(sample),
      days,
      date: AT,
      today: plusDays(departsOn, -daysAhead),
      unnamed,
      reviewPath: '/trip-review/4829-a-seal-of-forty-three-signs-of-base64url-01',
      advice: place && advice ? adviceOf(place.facts, days, advice) : null,
    });
  };
}

function waiting(sample: Sample) {
  const { name: trip, departsOn, id: packageId } = packageOf(sample);
  const { name, mode } = sample;
  return {
    ...{ id: 12, to: TO, name, mode, trip, departure: longDate(departsOn), publicUrl: PUBLIC_URL, date: AT, packageId },
    ...{ departureId: 7, seats: 2, until: new Date('2026-11-24T14:05:00Z'), leaveKey: 'k'.repeat(43) },
  };
}

const contactOf = ({ name }: Sample) => ({
  id: 7,
  reference: 'W-7K3M-Q2XD',
  name: name ?? 'Ines',
  email: TO,
  message: 'Is São Jorge quiet in May? There will be four of us, one with a wheelchair.\nWe could also come in June.',
  files: [{ name: 'our-plan.pdf', mediaType: 'application/pdf', bytes: 182_400, place: 'store/a' }],
  createdAt: AT,
  bookingId: null,
});

const requestOf = ({ name }: Sample, kind: 'guide' | 'lesson' | 'launch', about: string | null) => ({
  ...{
    id: 8,
    reference: 'W-4TQ1-RC9P',
    kind,
    name,
    email: TO,
    about,
    topic: kind === 'lesson' ? 'tokyo-on-foot' : null,
  },
  ...{ announcedAt: AT, createdAt: AT },
});

const addressed = ({ mode }: Sample) => ({ id: 3, emailNumber: 1, email: TO, date: AT, mode });

export const EMAILS: Readonly<Record<string, EmailKind>> = {
  confirmation: { writer: 'bookings/confirmationEmail', write: (sample) => confirmation(sample) },
  'confirmation-by-phone': {
    writer: 'bookings/confirmationEmail',
    write: (sample) => confirmation(sample, 'invoice'),
  },
  option: {
    writer: 'bookings/optionEmail',
    write: (sample) => optionEmail({ ...factsOf(sample), until: plusSeconds(AT, 172_800) }),
  },
  cancellation: { writer: 'bookings/cancellationEmail', write: (sample) => cancellation(sample, 'due', null) },
  'cancellation-called-off': {
    writer: 'bookings/cancellationEmail',
    write: (sample) => cancellation(sample, 'due', null, true),
  },
  'cancellation-without-refund': {
    writer: 'bookings/cancellationEmail',
    write: (sample) => cancellation(sample, null, null),
  },
  'cancellation-in-dispute': {
    writer: 'bookings/cancellationEmail',
    write: (sample) => cancellation(sample, 'disputed', { cents: bookingOf(sample).totalPrice * 100, isOpen: true }),
  },
  refund: {
    writer: 'bookings/refundEmail',
    write: (sample) => refundEmail({ ...factsOf(sample), refund: { number: 1, dollars: 120, askedForAt: AT } }),
  },
  change: { writer: 'bookings/changeEmail', write: change },
  'payment-link': {
    writer: 'bookings/requestEmail',
    write: request({ due: 240 }),
  },
  'change-asked': {
    writer: 'bookings/requestEmail',
    write: request({ refund: 120, message: 'The boat is full that week.' }),
  },
  'other-date': { writer: 'bookings/requestEmail', write: request({}, true) },
  'reminder-30-days': { writer: 'trips/reminderEmail', write: reminder('30-days', 30, 1) },
  'reminder-7-days': { writer: 'trips/reminderEmail', write: reminder('7-days', 7, 0) },
  'reminder-how-was-it': { writer: 'trips/reminderEmail', write: reminder('how-was-it', -9, 0) },
  'waitlist-turn': { writer: 'waitlist/offerEmail', write: (sample) => offerEmail(waiting(sample)) },
  'waitlist-ended': { writer: 'waitlist/closedEmail', write: (sample) => closedEmail(waiting(sample)) },
  'message-acknowledged': {
    writer: 'enquiries/acknowledgementOfMessage',
    write: (sample) => enquiries.acknowledgementOfMessage(contactOf(sample), sample.mode),
  },
  'message-to-the-brand': {
    writer: 'enquiries/deliveredMessage',
    unnamed: true,
    write: (sample) => enquiries.deliveredMessage(contactOf(sample), site.email, sample.mode),
  },
  'request-acknowledged': {
    writer: 'enquiries/acknowledgementOfRequest',
    write: (sample) =>
      enquiries.acknowledgementOfRequest(requestOf(sample, 'guide', 'Évora, with two children'), sample.mode),
  },
  'lesson-asked-for': {
    writer: 'enquiries/acknowledgementOfRequest',
    write: (sample) => enquiries.acknowledgementOfRequest(requestOf(sample, 'lesson', 'Tokyo on foot'), sample.mode),
  },
  'request-to-the-brand': {
    writer: 'enquiries/deliveredRequest',
    unnamed: true,
    write: (sample) => enquiries.deliveredRequest(requestOf(sample, 'guide', null), site.email, sample.mode),
  },
  'lesson-announced': {
    writer: 'enquiries/announcementEmail',
    write: (sample) =>
      enquiries.announcementEmail(requestOf(sample, 'lesson', 'Tokyo on foot'), `${PUBLIC_URL}/videos`, sample.mode),
  },
  'launch-announced': {
    writer: 'enquiries/announcementEmail',
    write: (sample) =>
      enquiries.announcementEmail(requestOf(sample, 'launch', null), `${PUBLIC_URL}/upcoming-trips`, sample.mode),
  },
  reply: {
    writer: 'enquiries/replyEmail',
    write: (sample) => {
      const { name, message: text, ...contact } = contactOf(sample);
      const answered = { ...contact, name: sample.name, text, from: 'contact' as const };
      const reply = {
        ...{ id: 5, enquiryId: 2, operatorId: 1, operator: 'Marta', writtenAt: AT, key: 'k', repeats: 0 },
        ...{ text: 'Yes: the lanes below the castle are quiet in May, and the hotel has an elevator.', endedAt: null },
        ...{ state: 'due' as const, dueSince: AT },
      };
      return enquiries.replyEmail(reply, answered, sample.mode, { replyTo: site.email });
    },
  },
  message: {
    writer: 'messages/messageEmail',
    unnamed: true,
    write: (sample) =>
      messageEmail(
        {
          ...{ messageId: 3, bookingId: 4711, recipient: TO, operator: 'Marta', writtenAt: AT },
          subject: `A new meeting point for ${packageOf(sample).name}`,
          body: 'We meet at the east gate of the station.\n\nIt is five minutes from the old place.',
        },
        sample.mode,
        { replyTo: site.email },
      ),
  },
  'newsletter-confirm': {
    writer: 'enquiries/newsletterConfirmationEmail',
    unnamed: true,
    write: (sample) =>
      enquiries.newsletterConfirmationEmail({
        ...addressed(sample),
        link: `${PUBLIC_URL}/newsletter/confirm/${'t'.repeat(43)}`,
      }),
  },
  'newsletter-welcome': {
    writer: 'enquiries/welcomeEmail',
    unnamed: true,
    marketing: true,
    write: (sample) =>
      enquiries.welcomeEmail({
        ...addressed(sample),
        page: `${PUBLIC_URL}/newsletter/leave/${'t'.repeat(43)}`,
        oneClick: `${PUBLIC_URL}/api/newsletter/leave/${'t'.repeat(43)}`,
        trips: `${PUBLIC_URL}/upcoming-trips`,
      }),
  },
};
