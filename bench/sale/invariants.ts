/**
 * What must hold once the sale is quiet, read from the database and from the
 * provider's own ledger, never from our log. Each violation is a line that begins
 * with its letter:
 *
 * (a) confirmed seats = sold ≤ capacity, nothing held but what is offered to the waitlist; (b) captured payments and
 * what confirmed bookings were paid by match one to one, to the cent; (c) nothing captured twice; (d) no live authorisation without a
 * confirmed booking; (e) every promise given to a buyer is confirmed, or cancelled by that buyer, and whoever was
 * answered "cancelled" is; (f) no booking is still open, and a confirmed or cancelled one with an address has exactly
 * one email about it; (g) the provider has refunded exactly what bookings were owed for their end, as goodwill or for a change, once, and nothing beside
 * a dispute; (i) nobody stays on a departure that was called off, and all they paid goes back, or they sit on the date they accepted at
 * the same price; (h) seats that come free go to the waitlist, in order of position, nobody waits while one is free, and
 * nobody with an offer is refused.
 */
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { brokenCallOffs, type Desk, isOfOtherDate, readTouched } from './called-off.ts';
import { brokenEmails, readRecord } from './emails.ts';
import type { SaleSetup } from './setup.ts';
import { brokenWaitlist, isOfLine, readLine } from './waitlist.ts';

interface BookingRow {
  readonly id: number;
  readonly state: string;
  readonly seats: number;
  readonly payment_id: string | null;
  readonly departure_id: number;
  readonly email: string | null;
  readonly is_called_off: boolean;
}

/** What a booking was paid by: at its checkout, or later. */
interface Payment {
  readonly booking: number;
  readonly id: string | null;
  readonly dollars: number;
}

interface IntentRow {
  readonly id: string;
  readonly status: string;
  readonly amount: number;
  readonly amount_received: number;
  readonly currency: string;
  readonly booking_id: string;
}

type Scene = Pick<SaleSetup, 'db' | 'fake'> & { readonly postbox: Pick<SaleSetup['postbox'], 'received'> };

/** What buyers were told, and what they asked for. */
export interface Told {
  readonly promised: ReadonlySet<number>;
  /** Asked to be cancelled, whatever they heard of it. */
  readonly takenBack?: ReadonlySet<number>;
  readonly toldCancelled?: ReadonlySet<number>;
  /** Travellers who pressed in their turn and were told that no seat is left. */
  readonly turnedAway?: ReadonlySet<number>;
  readonly desk?: Pick<Desk, 'gifts' | 'accepted' | 'trip'>;
}

export async function brokenRules({ db, fake, postbox }: Scene, told: Told): Promise<string[]> {
  const bookings = await sql<BookingRow>`
    select id, state, number_of_travelers as seats, payment_id, departure_id, is_called_off, contact_email as email from bookings`.execute(
    db,
  );
  const payments = await sql<Payment>`
    select booking_id as booking, payment_id as id, dollars from booking_payments
      where state = 'captured' and method = 'card' and payment_id is not null
    union all select id, payment_id, coalesce(paid, total_price) - coalesce((select sum(dollars) from booking_payments
      where booking_id = bookings.id and state = 'captured'), 0)::int from bookings
      where state in ('confirmed', 'cancelled')`.execute(db);
  const departures = await sql<{ id: number; capacity: number; held: number; sold: number; kept: number }>`
    select id, capacity, held, sold, coalesce((select sum(held) from waitlist_entries where departure_id = departures.id), 0)::int
      + coalesce((select sum(held) from booking_changes where departure_id = departures.id), 0)::int
      + coalesce((select sum(number_of_travelers) from bookings where departure_id = departures.id and state = 'optioned'), 0)::int as kept
    from departures`.execute(db);
  const owed = await sql<{ id: number; payment: string; dollars: number; done: boolean; isEnd: boolean }>`
    select booking_id as id, payment_id as payment, coalesce(sum(dollars) filter (where state <> 'disputed'), 0)::int as dollars,
      bool_and(state in ('done', 'disputed') or payment_id like 'elsewhere:%') as done, bool_or(kind = 'cancellation') as "isEnd"
    from refunds group by 1, 2`.execute(db);
  const { intents, captures, givenBack, takenBack } = readLedger(fake.ledgerFile);

  const broken: string[] = [];
  const confirmed = new Map(bookings.rows.filter(({ state }) => state === 'confirmed').map((row) => [row.id, row]));
  const seats = new Map<number, number>();
  for (const row of confirmed.values()) seats.set(row.departure_id, (seats.get(row.departure_id) ?? 0) + row.seats);
  for (const { id, capacity, held, sold, kept } of departures.rows) {
    const given = seats.get(id) ?? 0;
    if (given === sold && sold <= capacity && held === kept) continue;
    broken.push(
      `a: departure ${id} has ${capacity} seats, ${sold} sold, ${given} confirmed, ${held} held, ${kept} kept for whoever waits`,
    );
  }

  const cancelled = new Map(bookings.rows.filter(({ state }) => state === 'cancelled').map((row) => [row.id, row]));
  const owedOf = new Map(owed.rows.map((row) => [row.payment, row]));
  const paymentOf = new Map(payments.rows.map((row) => [row.id, row]));
  const taken = new Set<string>();
  for (const intent of intents) {
    const id = Number(intent.booking_id);
    const payment = paymentOf.get(intent.id);
    const back = givenBack.get(intent.id) ?? 0;
    const due = (owedOf.get(intent.id)?.dollars ?? 0) * 100;
    if (back !== due) broken.push(`g: ${intent.id} gave ${back} back for booking ${id}, which is owed ${due}`);
    const atBank = takenBack.get(intent.id) ?? 0;
    if (back > 0 && back + atBank > intent.amount_received)
      broken.push(`g: ${intent.id} gave ${back} back for booking ${id}, and a bank took ${atBank} beside it`);
    if (['requires_capture', 'requires_action'].includes(intent.status))
      broken.push(`d: ${intent.id} is a live authorisation`);
    if (intent.status !== 'succeeded') continue;
    const fits = payment?.booking === id && intent.amount_received === payment.dollars * 100;
    if (!fits || intent.amount_received !== intent.amount || intent.currency !== 'usd') {
      broken.push(
        `b: ${intent.id} took ${intent.amount_received} for booking ${intent.booking_id}, which does not fit`,
      );
    }
    taken.add(intent.id);
    if (captures.get(intent.id) !== 1)
      broken.push(`c: ${intent.id} was captured ${captures.get(intent.id) ?? 0} times`);
  }
  for (const { booking, id, dollars } of payments.rows) {
    if (confirmed.has(booking) && dollars > 0 && !taken.has(id ?? ''))
      broken.push(`b: booking ${booking} is confirmed and not paid`);
  }
  for (const id of told.promised) {
    const isEndedByUs = cancelled.get(id)?.is_called_off;
    if (!confirmed.has(id) && !isEndedByUs && !(cancelled.has(id) && told.takenBack?.has(id)))
      broken.push(`e: booking ${id} was promised and is not confirmed`);
  }
  for (const id of told.toldCancelled ?? [])
    if (!cancelled.has(id)) broken.push(`e: booking ${id} was told to be cancelled and is not`);
  for (const { id, done, isEnd } of owed.rows) {
    if (!done) broken.push(`g: booking ${id} waits for its refund`);
    if (isEnd && !cancelled.has(id)) broken.push(`g: booking ${id} is owed a refund for its end and is not cancelled`);
  }
  for (const { id, state } of bookings.rows) {
    if (state === 'held' || state === 'optioned' || state === 'authorised' || state === 'capturing')
      broken.push(`f: booking ${id} is ${state}`);
  }
  const { received } = postbox;
  const aboutSales = received.filter((letter) => !isOfLine(letter) && !isOfDesk(letter) && !isOfOtherDate(letter));
  broken.push(...brokenEmails(bookings.rows, await readRecord(db), aboutSales));
  broken.push(...brokenWaitlist(await readLine(db), received));
  if (told.desk) broken.push(...brokenCallOffs(await readTouched(db), told.desk, told.desk.trip.other, received));
  for (const id of told.turnedAway ?? []) broken.push(`h: traveller ${id} was turned away in their turn`);
  const alarms = await sql<{ kind: string; payment_id: string }>`select kind, payment_id from payment_alarms`.execute(
    db,
  );
  for (const { kind, payment_id } of alarms.rows) broken.push(`b: alarm ${kind} for ${payment_id}`);
  return broken;
}

/** About places kept for a caller, changes, and money given back. */
function isOfDesk({ subject }: { readonly subject: string }): boolean {
  return /^Your places on |^Please confirm the change of booking |^Booking \d+ changed: |^Refund for booking \d+: /.test(
    subject,
  );
}

interface Ledger {
  readonly intents: readonly IntentRow[];
  readonly captures: ReadonlyMap<string, number>;
  /** Cents, by intent. */
  readonly givenBack: ReadonlyMap<string, number>;
  /** By banks, cents, by intent. */
  readonly takenBack: ReadonlyMap<string, number>;
}

function readLedger(file: string): Ledger {
  const ledger = new DatabaseSync(file, { readOnly: true });
  try {
    const intents = ledger.prepare('select * from intents').all() as unknown as IntentRow[];
    const moves = ledger
      .prepare("select intent, count(*) as n from movements where kind = 'captured' group by 1")
      .all();
    const refunds = ledger.prepare('select intent, sum(amount) as cents from refunds group by 1').all();
    const disputes = ledger
      .prepare(
        "select intent, sum(amount) as cents from disputes where status not like 'warning_%' and status not in ('won', 'prevented') group by 1",
      )
      .all();
    return {
      intents,
      takenBack: new Map(disputes.map((row) => [String(row['intent']), Number(row['cents'])])),
      captures: new Map(moves.map((row) => [String(row['intent']), Number(row['n'])])),
      givenBack: new Map(refunds.map((row) => [String(row['intent']), Number(row['cents'])])),
    };
  } finally {
    ledger.close();
  }
}

/** Waits for quiet: longer than is allowed, so that late and never can be told apart; less when everything is right earlier. */
export async function brokenAtQuiet(
  scene: Scene,
  told: Told,
  withinMs = 180_000,
): Promise<{ readonly broken: readonly string[]; readonly seconds: number }> {
  const begun = performance.now();
  for (;;) {
    const broken = await brokenRules(scene, told);
    const passed = performance.now() - begun;
    if (broken.length === 0 || passed > withinMs) return { broken, seconds: passed / 1000 };
    await pause(500);
  }
}

export async function soldOf({ db }: Pick<SaleSetup, 'db'>, departureId: number): Promise<number> {
  const found = await sql<{ n: number }>`
    select coalesce(sum(number_of_travelers), 0)::int as n from bookings
    where state = 'confirmed' and departure_id = ${departureId}`.execute(db);
  return found.rows[0]?.n ?? -1;
}
