/** What an operator reads of the sale's agreement: what was compared, what is wrong, what to do about it. */
import { referenceOf } from '../rules.ts';

const booking = (id: number) => `Booking ${referenceOf(id)}`;
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const minutes = (seconds: number) => `${Math.floor(seconds / 60)} min`;

export const agreementCopy = {
  rules: {
    seats: 'Seats sold and held are those of the bookings, within capacity',
    money: 'Confirmed bookings and captured payments are the same, to the cent',
    twice: 'No booking was paid twice',
    live: 'No card has money set aside for a booking that is over',
    told: 'Whoever was told "confirmed" is confirmed',
    open: 'Nothing is left open: no old booking under way, no payment alarm',
  },

  seats: (departure: string, counted: string, booked: string) => ({
    what: `Departure ${departure} says ${counted}; its bookings say ${booked}.`,
    todo: 'Stop the site, find out who wrote to departures or bookings by hand, and set the departure to what its bookings say.',
  }),
  tooMany: (departure: string, taken: number, capacity: number) => ({
    what: `Departure ${departure} has ${taken} seats taken of ${capacity}.`,
    todo: 'Take it off sale (trip_packages.published = false) and offer the last travellers another departure.',
  }),
  unpaid: (id: number, state: string | null) => ({
    what: `${booking(id)} is confirmed, but its payment is ${state ?? 'unknown to the provider'}.`,
    todo: 'Look the payment up at the provider. Without the money, ask the traveller to pay again or cancel the booking.',
  }),
  wrongAmount: (id: number, paid: { payment: string; cents: number; currency: string }, dueCents: number) => ({
    what: `${booking(id)} costs ${dollars(dueCents)}, but payment ${paid.payment} took ${dollars(paid.cents)} ${paid.currency}.`,
    todo: 'Refund what is too much, or ask the traveller for what is missing.',
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
    todo: 'Let the site run: reconciliation voids it within seconds. If it stays, look for "loop failed" in the log and void it at the provider.',
  }),
  toldWrong: (id: number, state: string, shown: string) => ({
    what: `${booking(id)} is ${state}, but its traveller reads ${shown}.`,
    todo: 'Check the payment at the provider, then set status and payment_status to what the state means (constraint bookings_shown_state).',
  }),
  leftOpen: (id: number, state: string, ageSeconds: number) => ({
    what: `${booking(id)} has been ${state} for ${minutes(ageSeconds)}.`,
    todo: 'Let the site run: recovery ends it within seconds. If it stays, look for "loop failed" in the log.',
  }),
  alarm: (id: number, payment: string, kind: string) => ({
    what: `The alarm ${kind} for payment ${payment}, booking ${referenceOf(id)}, has not been settled.`,
    todo: `Settle it at the provider, then: delete from payment_alarms where payment_id = '${payment}'.`,
  }),
} as const;
