/**
 * A sale for tests: packages of any size, travellers who are already signed in,
 * a filled-in checkout, and the oracle that compares seats, bookings and the
 * provider's ledger.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../src/database/sql.ts';
import { openDeparture } from '../src/features/packages/store/departures.ts';
import { insertPackage } from '../src/features/packages/store/seed-packages.ts';
import { openSessions } from '../src/kernel/sessions/session.ts';
import { type CalendarDay, calendarDay, plusDays } from '../src/shared/dates.ts';
import { quietHarbour } from './admin-packages.ts';
import type { Client, TestApp } from './app.ts';

export interface OnSale {
  readonly packageId: string;
  readonly departureId: number;
}

/** Sixty days ahead, or a few more: a package leaves on the 28th of a month at the latest. */
export function departureDay(): CalendarDay {
  let day = plusDays(calendarDay(new Date()), 60);
  while (Number(day.slice(8)) > 28) day = plusDays(day, 1);
  return day;
}

/** Leaves on that day, with exactly these seats. */
export async function aPackage(
  db: Db,
  { capacity = 10, price = 1000, maxGuests = 8 }: { capacity?: number; price?: number; maxGuests?: number } = {},
): Promise<OnSale> {
  const packageId = `lisbon-${randomUUID().slice(0, 8)}`;
  const departsOn = departureDay();
  const described = {
    ...quietHarbour,
    id: packageId,
    name: 'Lisbon in Spring',
    destinationId: 'lisbon',
    location: 'Lisbon, Portugal',
    category: 'Cultural' as const,
    nights: 4,
    duration: '5 days',
    priceHistory: [{ price, daysAgo: 30 }],
    sampleRating: 4.7,
    maxGuests,
    capacity,
    departs: { month: Number(departsOn.slice(5, 7)), day: Number(departsOn.slice(8)) },
    image: 'lisbon',
    summary: 'Tiles, trams and the Tagus.',
    highlights: ['Alfama', 'Belém'],
    features: ['Guided walk through Alfama', 'Tram 28 ticket', 'Breakfast'],
    itinerary: [{ title: 'Alfama', text: 'A walk up to the castle of São Jorge.' }],
  };
  await insertPackage(db, described, 900, new Date());
  await openDeparture(db, { packageId, departsOn, returnsOn: plusDays(departsOn, 4), capacity });
  const found = await sql<{ id: number }>`select id from departures where package_id = ${packageId}`.execute(db);
  return { packageId, departureId: found.rows[0]?.id ?? 0 };
}

export type Buyer = Client & { readonly id: number };

/** Signed in without the cost of a password, for sales with many people. */
export async function aTraveller(app: TestApp): Promise<Buyer> {
  const { id, cookies } = await aSignedInUser(app.db);
  const client = app.stranger();
  for (const [name, value] of cookies) client.cookies.set(name, value);
  return { ...client, id };
}

/** A user with a session, and the cookies a browser would keep. */
export async function aSignedInUser(db: Db): Promise<{ readonly id: number; readonly cookies: Map<string, string> }> {
  const id = await aUser(db);
  const cookies = new Map<string, string>();
  await openSessions(db, false)
    .control(new Map(), (cookie) => {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    })
    .start({ id, username: `t${id}` });
  return { id, cookies };
}

export async function aUser(db: Db): Promise<number> {
  const name = `t${randomUUID().slice(0, 12)}`;
  const added = await sql<{ id: number }>`
    insert into users (username, username_key, password) values (${name}, ${name}, '$argon2id$never') returning id`.execute(
    db,
  );
  return added.rows[0]?.id ?? 0;
}

export async function travellers(app: TestApp, count: number): Promise<Buyer[]> {
  return Promise.all(Array.from({ length: count }, () => aTraveller(app)));
}

export const GOOD_CARD = '4242 4242 4242 4242';
export const DECLINED_CARD = '4000 0000 0000 0002';
export const POOR_CARD = '4000 0000 0000 9995';
export const CAPTURE_FAILS_CARD = '4000 0000 0000 0341';

/** The body of a booking, filled in. */
export function checkout(packageId: string, changed: { seats?: number; card?: string } & Record<string, unknown> = {}) {
  const { seats = 1, card = GOOD_CARD, ...more } = changed;
  return {
    packageId,
    numberOfTravelers: seats,
    specialRequests: 'A quiet room, please.',
    paymentDetails: { cardNumber: card, expiryDate: '12/30', cvv: '123', cardHolderName: 'Inês Duarte' },
    billingAddress: { address: 'Rua Augusta 12', city: 'Lisbon', zipCode: '1100-048', country: 'Portugal' },
    ...more,
  };
}

/** The same where the provider's own fields take the card: its token instead. Stripe's test names do as tokens. */
export function hostedCheckout(
  packageId: string,
  { token = 'pm_card_visa', ...changed }: { seats?: number; token?: string } & Record<string, unknown> = {},
) {
  const paymentDetails = { paymentToken: token, cardHolderName: 'Inês Duarte' };
  return { ...checkout(packageId, changed), paymentDetails };
}

/** The settings of a site that sells through the fake provider. */
export function soldThrough(fake: { readonly url: string }): Readonly<Record<string, string>> {
  return {
    STRIPE_API_URL: fake.url,
    STRIPE_SECRET_KEY: 'sk_test_wanderlight',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_wanderlight',
    STRIPE_WEBHOOK_SECRET: 'whsec_wanderlight',
  };
}

/** Everything that must hold when the sale is quiet; each broken rule is one line. */
export async function brokenRules(db: Db): Promise<string[]> {
  const found = await sql<{ broken: string }>`
    select 'departure ' || d.id || ': sold ' || d.sold || ', confirmed ' || coalesce(b.seats, 0) || ', held ' || d.held as broken
      from departures d
      left join (select departure_id, sum(number_of_travelers) as seats from bookings where state = 'confirmed' group by 1) b
        on b.departure_id = d.id
      left join (select departure_id, sum(held) as seats from (select departure_id, held from waitlist_entries
        union all select departure_id, held from booking_changes
        union all select departure_id, number_of_travelers from bookings where state = 'optioned') as kept group by 1) w on w.departure_id = d.id
      where d.sold <> coalesce(b.seats, 0) or d.held <> coalesce(w.seats, 0) or d.sold > d.capacity
    union all select 'booking ' || id || ' is still ' || state from bookings where open_slot is not null
    union all select 'booking ' || b.id || ' is confirmed without its money' from bookings b
      left join sandbox_payments p on p.id = b.payment_id and p.state = 'captured' and p.booking_id = b.id
        and p.captured_cents = p.amount_cents and p.currency = 'usd'
      where b.state = 'confirmed' and b.payment_id is not null and p.id is null
    union all select 'booking ' || b.id || ' was paid ' || coalesce(b.paid, b.total_price) || ' and the provider and we have ' || had.dollars
      from bookings b cross join lateral (select
        coalesce((select sum(captured_cents) / 100 from sandbox_payments where booking_id = b.id and state = 'captured'), 0)
        + coalesce((select sum(dollars) from booking_payments where booking_id = b.id and state = 'captured' and method <> 'card'), 0) as dollars) had
      where b.state in ('confirmed', 'cancelled') and had.dollars <> coalesce(b.paid, b.total_price)
    union all select 'payment ' || attempt || ' of booking ' || booking_id || ' is still ' || state from booking_payments
      where state in ('asked', 'waiting', 'capturing')
    union all select 'payment ' || m.payment_id || ' is captured here and not at the provider' from booking_payments m
      left join sandbox_payments p on p.id = m.payment_id and p.state = 'captured' and p.captured_cents = m.dollars * 100
      where m.state = 'captured' and m.method = 'card' and p.id is null
    union all select 'change ' || c.number || ' of booking ' || c.booking_id || ' is agreed and not paid' from booking_changes c
      where c.state = 'applied' and c.settled_by = 'link' and not exists (select from booking_payments m
        where m.booking_id = c.booking_id and m.change_number = c.number and m.state = 'captured' and m.dollars = c.due)
    union all select 'payment ' || p.id || ' is captured for booking ' || p.booking_id || ' in ' || coalesce(b.state, 'nowhere')
      from sandbox_payments p left join bookings b on b.id = p.booking_id and (b.payment_id = p.id
        or exists (select from booking_payments m where m.payment_id = p.id and m.booking_id = b.id and m.state = 'captured'))
      where p.state = 'captured' and coalesce(b.state, 'nowhere') not in ('confirmed', 'cancelled')
    union all select 'booking ' || r.booking_id || ' waits for its refund, ' || r.state from refunds r
      where r.state <> 'done' and r.payment_id not like 'elsewhere:%'
    union all select 'booking ' || b.id || ' is ' || b.state || ' and was given back ' || p.refunded_cents || ' cents of ' || coalesce(r.cents, 0)
      from bookings b join sandbox_payments p on p.booking_id = b.id and p.state = 'captured'
      left join (select booking_id, payment_id, sum(dollars) * 100 as cents,
        sum(dollars) filter (where kind = 'cancellation') as ending from refunds group by 1, 2) r
        on r.booking_id = b.id and r.payment_id = p.id
      where p.refunded_cents <> coalesce(r.cents, 0) or (r.ending > 0 and b.state <> 'cancelled')
    union all select 'booking ' || id || ' is cancelled and says ' || payment_status from bookings b where state = 'cancelled'
      and (payment_status = 'refunded') <> coalesce((select bool_and(state in ('done', 'outside')) from refunds where booking_id = b.id and kind = 'cancellation'), false)
    union all select 'payment ' || id || ' is a live authorisation' from sandbox_payments where state = 'authorised'
    union all select 'payment ' || id || ' was captured ' || captures || ' times' from sandbox_payments where captures > 1
    union all select 'booking ' || b.id || ' has ' || coalesce(j.letters, 0) || ' confirmations to send' from bookings b
      left join (select (data->>'bookingId')::int as booking_id, count(*) as letters from pgboss.job
        where name = 'bookings.send-confirmation' group by 1) j on j.booking_id = b.id
      where b.state = 'confirmed' and b.contact_email <> '' and j.letters is distinct from 1
    union all select 'booking ' || b.id || ' has ' || count(l.id) || ' letters on record' from bookings b
      left join booking_emails l on l.booking_id = b.id and l.id like '%-confirmation'
      where b.state = 'confirmed' and b.contact_email <> '' group by b.id having count(l.id) <> 1
    union all select 'booking ' || b.id || ' has agreement ' || b.agreement || ' and is not as its last change says'
      from bookings b join booking_changes c on c.booking_id = b.id and c.state = 'applied' and c.agreement = b.agreement - 1
      where (c.after ->> 'departureId')::int <> b.departure_id or (c.after ->> 'travelers')::int <> b.number_of_travelers
        or (c.after ->> 'total')::int <> b.total_price
    union all select 'booking ' || b.id || ' has gone back ' || coalesce(r.dollars, 0) || ' for changes that gave ' || coalesce(c.refund, 0)
      from bookings b
      left join lateral (select sum(refund) as refund from booking_changes where booking_id = b.id and state = 'applied') c on true
      left join lateral (select sum(dollars) as dollars from refunds where booking_id = b.id and kind = 'change') r on true
      where coalesce(c.refund, 0) <> coalesce(r.dollars, 0)
    union all select 'alarm: ' || kind || ' ' || payment_id from payment_alarms`.execute(db);
  return found.rows.map((row) => row.broken);
}

export async function seatsOf(db: Db, departureId: number): Promise<{ held: number; sold: number }> {
  const found = await sql<{ held: number; sold: number }>`
    select held, sold from departures where id = ${departureId}`.execute(db);
  return found.rows[0] ?? { held: -1, sold: -1 };
}

export async function countOf(db: Db, state: string): Promise<number> {
  const found = await sql<{ n: number }>`select count(*)::int as n from bookings where state = ${state}`.execute(db);
  return found.rows[0]?.n ?? -1;
}

/** No bookings, no payments, all seats free: for tests that share one app. */
export async function emptySale(db: Db): Promise<void> {
  await sql`truncate bookings, booking_notes, booking_payments, booking_changes, reviews, review_reports, review_decisions, waitlist_entries, booking_emails, booking_travellers, refunds, refund_reasons, sandbox_payments, sandbox_refunds, sandbox_refunds, payment_alarms, payments_watched, unresolved_authorizations, payment_reconciliation, payment_webhook_events, payment_disputes`.execute(
    db,
  );
  await sql`update departures set held = 0, sold = 0`.execute(db);
  // A later booking may draw the number of one that is gone.
  await sql`delete from pgboss.job where name = 'bookings.send-confirmation'`.execute(db);
}
