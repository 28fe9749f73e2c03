/**
 * What must hold for the waitlist once the sale is quiet. Each violation is a line that begins with (h), or with (f)
 * for its emails. It holds for parties of equal size: larger ones may be passed over.
 */
import { sql } from 'kysely';
import type { Db } from '../../src/database/sql.ts';
import type { Arrived } from './emails.ts';

export interface Placed {
  readonly id: number;
  readonly departureId: number;
  readonly state: string;
  readonly email: string;
  readonly letter: string | null;
  /** Seats of the departure that are neither sold nor held. */
  readonly free: number;
}

export async function readLine(db: Db): Promise<Placed[]> {
  const found = await sql<Placed>`
    select w.id, w.departure_id as "departureId", w.state, w.contact_email as email, w.email_state as letter,
      d.capacity - d.sold - d.held as free
    from waitlist_entries as w join departures as d on d.id = w.departure_id order by w.id`.execute(db);
  return found.rows;
}

export function brokenWaitlist(line: readonly Placed[], arrived: readonly Arrived[]): string[] {
  const broken: string[] = [];
  const firstWaiting = new Map<number, number>();
  for (const { id, departureId, state, letter, free } of line) {
    const before = firstWaiting.get(departureId);
    if (state === 'waiting') {
      if (free > 0) broken.push(`h: place ${id} waits while ${free} seats are free`);
      firstWaiting.set(departureId, before ?? id);
    } else if (before !== undefined && hadTurn(state, letter)) {
      broken.push(`h: place ${id} had its turn before place ${before}`);
    }
  }
  const letters = Map.groupBy(arrived.filter(isOfLine), placeIn);
  for (const { id, state, email, letter } of line) {
    const about = letters.get(id) ?? [];
    letters.delete(id);
    const ids = new Set(about.map(({ messageId }) => messageId));
    const isTold = letter === 'sent' ? ids.size === 1 : ids.size <= 1;
    if (letter === 'due' || letter === 'refused' || !isTold)
      broken.push(`f: letter: ${ids.size} arrived for place ${id}, whose record says "${letter}"`);
    if (state === 'waiting' && ids.size > 0) broken.push(`f: letter: place ${id} waits and was written to`);
    if (about.some(({ envelopeTo }) => envelopeTo.join() !== email))
      broken.push(`f: letter: the one of place ${id} went to another`);
  }
  for (const id of letters.keys()) broken.push(`f: letter: one went out for place ${id}, which there is not`);
  return broken;
}

/** Whoever has a booking that was still open on joining is `booked` without an offer, and without an email. */
function hadTurn(state: string, letter: string | null): boolean {
  return state === 'offered' || state === 'missed' || (state === 'booked' && letter !== null);
}

const MESSAGE_ID = /^<waitlist-(\d+)-/;

export function isOfLine({ messageId }: Pick<Arrived, 'messageId'>): boolean {
  return MESSAGE_ID.test(messageId ?? '');
}

function placeIn({ messageId }: Pick<Arrived, 'messageId'>): number {
  return Number(MESSAGE_ID.exec(messageId ?? '')?.[1]);
}
