/**
 * What must hold for emails once the sale is quiet, compared among the bookings,
 * the record of emails, and what arrived at the mail server. Which booking an email
 * is about is read from its text, never from its Message-ID: so a second one under
 * another id is found.
 */
import { sql } from 'kysely';
import type { Db } from '../../src/database/sql.ts';
import type { Received } from '../../test/smtp.ts';

export interface Addressed {
  readonly id: number;
  readonly state: string;
  readonly email: string | null;
}

export interface Recorded {
  readonly id: string;
  readonly bookingId: number;
  readonly state: string;
}

export type Arrived = Pick<Received, 'subject' | 'messageId' | 'envelopeTo'>;

export async function readRecord(db: Db): Promise<Recorded[]> {
  const found = await sql<Recorded>`select id, booking_id as "bookingId", state from booking_emails
    where id like '%-confirmation' or id like '%-cancellation'`.execute(db);
  return found.rows;
}

/** Each a line that begins with the letter of its rule. */
export function brokenEmails(
  bookings: readonly Addressed[],
  record: readonly Recorded[],
  arrived: readonly Arrived[],
): string[] {
  const broken: string[] = [];
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  const recordOf = Map.groupBy(record, ({ bookingId }) => bookingId);
  const arrivedOf = Map.groupBy(arrived, bookingIn);
  for (const { id, state, email } of bookings) {
    if (!isSold(state) || !email) continue;
    const about = arrivedOf.get(id) ?? [];
    for (const kind of KINDS) {
      const ids = new Set(about.filter(({ subject }) => kindOf(subject) === kind).map(({ messageId }) => messageId));
      // Whoever cancelled at once may never have been told of the confirmation.
      const fits = kind === state ? ids.size === 1 : state === 'cancelled' && ids.size <= 1;
      if (!fits && (kind === state || ids.size > 0))
        broken.push(`f: letter: ${ids.size} arrived for booking ${id} as ${kind}, counted by Message-ID`);
    }
    const states = (recordOf.get(id) ?? []).map((row) => row.state);
    const most = state === 'cancelled' ? KINDS.length : 1;
    if (states.length === 0 || states.length > most || states.some((each) => each !== 'sent'))
      broken.push(`f: letter: the record of booking ${id} says "${states.join(', ')}"`);
  }
  for (const { subject, envelopeTo } of arrived) {
    const booking = byId.get(bookingIn({ subject }));
    if (booking && isSold(booking.state) && envelopeTo.join() === booking.email) continue;
    broken.push(`f: letter: "${subject}" went out, and its booking is ${booking?.state ?? 'unknown'} or another's`);
  }
  for (const { id, bookingId } of record) {
    if (!isSold(byId.get(bookingId)?.state)) broken.push(`f: letter: ${id} is on record without a sale`);
  }
  return broken;
}

const KINDS = ['confirmed', 'cancelled'] as const;
const SUBJECT = /\bBooking (\d+) (confirmed|canceled)\b/;

/** A cancelled booking had been sold: one that came to nothing is declined or released. */
function isSold(state: string | undefined): boolean {
  return state === 'confirmed' || state === 'cancelled';
}

function kindOf(subject: string): string | undefined {
  return SUBJECT.exec(subject)?.[2]?.replace('canceled', 'cancelled');
}

function bookingIn({ subject }: Pick<Arrived, 'subject'>): number {
  return Number(SUBJECT.exec(subject)?.[1] ?? Number.NaN);
}
