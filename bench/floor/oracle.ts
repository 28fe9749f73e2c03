/**
 * What must be true when the sale is quiet, read from the database and from
 * the provider's own ledger, never from our log. Each broken rule is a line
 * that begins with its letter:
 *
 * (a) confirmed seats = sold ≤ capacity, nothing held; (b) captured payments
 * and confirmed bookings match one to one, to the cent; (c) nothing captured
 * twice; (d) no live authorisation without a confirmed booking; (e) every
 * promise given to a buyer is confirmed; (f) no booking is still open.
 */
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Floor } from './floor.ts';

interface BookingRow {
  readonly id: number;
  readonly state: string;
  readonly seats: number;
  readonly total: number;
  readonly payment_id: string | null;
  readonly departure_id: number;
}

interface IntentRow {
  readonly id: string;
  readonly status: string;
  readonly amount: number;
  readonly amount_received: number;
  readonly currency: string;
  readonly booking_id: string;
}

type Scene = Pick<Floor, 'db' | 'fake'>;

export async function brokenRules({ db, fake }: Scene, promised: ReadonlySet<number>): Promise<string[]> {
  const bookings = await sql<BookingRow>`
    select id, state, number_of_travelers as seats, total_price as total, payment_id, departure_id from bookings`.execute(
    db,
  );
  const departures = await sql<{ id: number; capacity: number; held: number; sold: number }>`
    select id, capacity, held, sold from departures`.execute(db);
  const { intents, captures } = readLedger(fake.ledgerFile);

  const broken: string[] = [];
  const confirmed = new Map(bookings.rows.filter(({ state }) => state === 'confirmed').map((row) => [row.id, row]));
  const seats = new Map<number, number>();
  for (const row of confirmed.values()) seats.set(row.departure_id, (seats.get(row.departure_id) ?? 0) + row.seats);
  for (const { id, capacity, held, sold } of departures.rows) {
    const given = seats.get(id) ?? 0;
    if (given === sold && sold <= capacity && held === 0) continue;
    broken.push(`a: departure ${id} has ${capacity} seats, ${sold} sold, ${given} confirmed, ${held} held`);
  }

  const paid = new Map<number, IntentRow>();
  for (const intent of intents) {
    const booking = confirmed.get(Number(intent.booking_id));
    if (intent.status === 'requires_capture') broken.push(`d: ${intent.id} is a live authorisation`);
    if (intent.status !== 'succeeded') continue;
    const fits = booking?.payment_id === intent.id && intent.amount_received === booking.total * 100;
    if (!fits || intent.amount_received !== intent.amount || intent.currency !== 'usd') {
      broken.push(
        `b: ${intent.id} took ${intent.amount_received} for booking ${intent.booking_id}, which does not fit`,
      );
    }
    if (booking) paid.set(booking.id, intent);
    if (captures.get(intent.id) !== 1)
      broken.push(`c: ${intent.id} was captured ${captures.get(intent.id) ?? 0} times`);
  }
  for (const id of confirmed.keys()) if (!paid.has(id)) broken.push(`b: booking ${id} is confirmed and not paid`);
  for (const id of promised) if (!confirmed.has(id)) broken.push(`e: booking ${id} was promised and is not confirmed`);
  for (const { id, state } of bookings.rows) {
    if (state === 'held' || state === 'authorised' || state === 'capturing')
      broken.push(`f: booking ${id} is ${state}`);
  }
  const alarms = await sql<{ kind: string; payment_id: string }>`select kind, payment_id from payment_alarms`.execute(
    db,
  );
  for (const { kind, payment_id } of alarms.rows) broken.push(`b: alarm ${kind} for ${payment_id}`);
  return broken;
}

function readLedger(file: string): { intents: readonly IntentRow[]; captures: ReadonlyMap<string, number> } {
  const ledger = new DatabaseSync(file, { readOnly: true });
  try {
    const intents = ledger.prepare('select * from intents').all() as unknown as IntentRow[];
    const moves = ledger
      .prepare("select intent, count(*) as n from movements where kind = 'captured' group by 1")
      .all();
    return { intents, captures: new Map(moves.map((row) => [String(row['intent']), Number(row['n'])])) };
  } finally {
    ledger.close();
  }
}

/** Waits for quiet: at most a minute, less when everything is right earlier. */
export async function brokenAtQuiet(
  scene: Scene,
  promised: ReadonlySet<number>,
  withinMs = 60_000,
): Promise<{ readonly broken: readonly string[]; readonly seconds: number }> {
  const begun = performance.now();
  for (;;) {
    const broken = await brokenRules(scene, promised);
    const passed = performance.now() - begun;
    if (broken.length === 0 || passed > withinMs) return { broken, seconds: passed / 1000 };
    await pause(500);
  }
}

export async function soldOf({ db }: Pick<Floor, 'db'>, departureId: number): Promise<number> {
  const found = await sql<{ n: number }>`
    select coalesce(sum(number_of_travelers), 0)::int as n from bookings
    where state = 'confirmed' and departure_id = ${departureId}`.execute(db);
  return found.rows[0]?.n ?? -1;
}
