/** What an operator reads of the sale's agreement: what was compared, what is wrong, what to do about it. */
import type { ProviderDispute } from '../../../effects/payments/payments-port.ts';
import { usdFromCents } from '../../../shared/usd.ts';
import { referenceOf } from '../rules/booking-id.ts';

type Disputed = Omit<ProviderDispute, 'createdAt'>;

interface OverdueWaiting {
  readonly waitlistId: number;
  readonly departureId: number;
  readonly lateSeconds: number;
}

const booking = (id: number) => `Booking ${referenceOf(id)}`;
const minutes = (seconds: number) => `${Math.floor(seconds / 60)} min`;

export const consistencyCopy = {
  rules: {
    seats: 'Seats sold and held are those of the bookings and of whoever waits, within capacity',
    money: 'Confirmed bookings and captured payments are the same, to the cent',
    twice: 'No booking was paid twice',
    live: 'No card has money set aside for a booking that is over',
    told: 'Whoever was told "confirmed" is confirmed',
    letters: 'Whoever is confirmed and left an address has a letter, sent or on its way, and not two',
    disputes: 'No traveler’s bank takes back what was paid for a trip',
    refunds: 'Whoever canceled has back what was owed, once, or it is on its way',
    waiting: 'Whoever waits for seats has a turn that ends, and the letter that says so',
    open: 'Nothing is left open: no old booking under way, no payment alarm',
  },

  seats: (departure: string, counted: string, booked: string) => ({
    what: `Departure ${departure} says ${counted}; its bookings say ${booked}.`,
    todo: 'Stop the site, find out who wrote to departures or bookings by hand, and set the departure to what its bookings say.',
  }),
  tooMany: (departure: string, taken: number, capacity: number) => ({
    what: `Departure ${departure} has ${taken} seats taken of ${capacity}.`,
    todo: 'Take it off sale (trip_packages.published = false) and offer the last travelers another departure.',
  }),
  unpaid: (id: number, state: string | null) => ({
    what: `${booking(id)} is confirmed, but its payment is ${state ?? 'unknown to the provider'}.`,
    todo: 'Look the payment up at the provider. Without the money, ask the traveler to pay again or cancel the booking.',
  }),
  wrongAmount: (id: number, paid: { payment: string; cents: number; currency: string }, dueCents: number) => ({
    what: `${booking(id)} costs ${usdFromCents(dueCents)}, but payment ${paid.payment} took ${usdFromCents(paid.cents)} ${paid.currency}.`,
    todo: 'Refund what is too much, or ask the traveler for what is missing.',
  }),
  paidForNothing: (id: number, payment: string, state: string | null) => ({
    what: `Payment ${payment} was captured for booking ${referenceOf(id)}, which ${state ? `is ${state}` : 'does not exist'}.`,
    todo: 'Refund it at the provider.',
  }),
  paidTwice: (id: number, payment: string, own: string) => ({
    what: `${booking(id)} was paid with ${own} and once more with ${payment}.`,
    todo: `Refund ${payment} at the provider.`,
  }),
  stillLive: (id: number, payment: string, state: string | null) => ({
    what: `Payment ${payment} still sets money aside for booking ${referenceOf(id)}, which ${state ? `is ${state}` : 'does not exist'}.`,
    todo: 'Let the site run: it voids what the provider lists within seconds, and what comes into the list late within ten minutes of that. If it stays for longer than half an hour, look for "loop failed" in the log and void it at the provider.',
  }),
  toldWrong: (id: number, state: string, shown: string) => ({
    what: `${booking(id)} is ${state}, but its traveler reads ${shown}.`,
    todo: 'Check the payment at the provider, then set status and payment_status to what the state means (constraint bookings_shown_state).',
  }),
  unwritten: (id: number) => ({
    what: `${booking(id)} is confirmed and has an address, but no letter about it is sent or due.`,
    todo: 'Write to the traveler (contact_email of the booking). Find out who wrote to bookings or booking_emails by hand, or whether a version of before the record still runs.',
  }),
  writtenTwice: (id: number, letters: readonly string[]) => ({
    what: `${booking(id)} was written about as ${letters.join(' and as ')}.`,
    todo: 'Its traveler has two letters. Let every process run the same version: the name of a letter must not change.',
  }),
  writtenForNothing: (id: number, state: string | null) => ({
    what: `A letter confirmed booking ${referenceOf(id)}, which ${state ? `is ${state}` : 'does not exist'}.`,
    todo: 'Tell the traveler, and find out who wrote to bookings by hand.',
  }),
  emailWaits: (id: number, seconds: number) => ({
    what: `The letter about booking ${referenceOf(id)} has been due for ${minutes(seconds)}.`,
    todo: 'Check SMTP_URL and the mail server, and look for "a job is late" and "a job is dead" in the log; docs/operations.md says how to send a dead one again.',
  }),
  disputed: ({ id: dispute, paymentId, bookingId, amountCents, reason, status, answerUntil }: Disputed) => ({
    what: `${booking(bookingId)}: the bank takes back ${usdFromCents(amountCents)} of payment ${paymentId} (${dispute}, ${reason}, ${status.replaceAll('_', ' ')}).`,
    todo:
      status === 'lost'
        ? 'The money is gone: ask the traveler to pay again, or cancel the booking.'
        : `Answer it at the provider${answerUntil ? ` before ${answerUntil.toISOString().slice(0, 10)}` : ''}.`,
  }),
  owedAfterDispute: (id: number) => ({
    what: `${booking(id)} was canceled while its payment was in dispute; the dispute is over, and what the terms give is still owed.`,
    todo: 'Give it back on the booking’s page, or pay it another way and close it there with “Paid back outside”.',
  }),
  givenTwice: (
    id: number,
    payment: string,
    money: { readonly back: number; readonly taken: number; readonly paid: number },
  ) => ({
    what: `${booking(id)} was paid with ${usdFromCents(money.paid)}; ${usdFromCents(money.back)} has been refunded of payment ${payment}, and the bank takes back ${usdFromCents(money.taken)} beside it.`,
    todo: 'Show the bank the refund, in the answer to the dispute at the provider. What is lost beside a refund is gone.',
  }),
  leftOpen: (id: number, state: string, ageSeconds: number) => ({
    what: `${booking(id)} has been ${state} for ${minutes(ageSeconds)}.`,
    todo: 'Let the site run: recovery ends it within seconds. If it stays, look for "loop failed" in the log.',
  }),
  alarm: (id: number, payment: string, kind: string) => ({
    what: `The alarm ${kind} for payment ${payment}, booking ${referenceOf(id)}, has not been settled.`,
    todo: 'Settle it at the provider, then say in the back office, under Payment alarms, that you have looked at it.',
  }),
  offerStays: ({ waitlistId, departureId, lateSeconds }: OverdueWaiting) => ({
    what: `Place ${waitlistId} on the waiting list of departure ${departureId} keeps seats that should have gone on ${minutes(lateSeconds)} ago.`,
    todo: 'Let the site run: it looks every second. If it stays, look for "seats could not be given" and "loop failed" in the log.',
  }),
  waitlistEmailWaits: ({ waitlistId, departureId, lateSeconds }: OverdueWaiting) => ({
    what: `The letter to place ${waitlistId} on the waiting list of departure ${departureId} has been due for ${minutes(lateSeconds)}.`,
    todo: 'Check SMTP_URL and the mail server, and look for "a job is late" and "a job is dead" in the log.',
  }),
  refundWaits: (id: number, owed: number, ageSeconds: number) => ({
    what: `${booking(id)} waits for ${usdFromCents(owed * 100)} to go back for ${minutes(ageSeconds)}.`,
    todo: 'Let the site run: it asks the provider every few seconds. If it stays, look for "a refund failed" in the log.',
  }),
  refundDiffers: (id: number, payment: string, told: number, known: number) => ({
    what: `${booking(id)} says ${usdFromCents(told * 100)} went back; the provider knows of ${usdFromCents(known)} for payment ${payment}.`,
    todo: 'Look the payment up at the provider and settle the difference there, then write to the traveler.',
  }),
} as const;
