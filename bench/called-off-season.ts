/**
 * A whole season is called off: every booking of its departures has to be ended, paid back in full once, and told once,
 * while all servers are killed three times and the provider loses requests and answers.
 *
 * `node bench/called-off-season.ts [--scale 1] [--seed N] [--control never-ends]`; scale 1: 10,000 bookings on 25 departures.
 */
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { groupOf } from '../src/effects/payments/stripe-mapping.ts';
import { openDeparture } from '../src/features/packages/store/departures.ts';
import { plusDays } from '../src/shared/dates.ts';
import { aPackage, departureDay } from '../test/sale.ts';
import { openCrowd } from './sale/buyers.ts';
import type { Flaw } from './sale/faulty-server.ts';
import { brokenAtQuiet } from './sale/invariants.ts';
import { invariants, printReport, readArguments } from './sale/report.ts';
import { openSaleSetup } from './sale/setup.ts';

const DEPARTURES = 25;
/** Of all bookings, paid back: then every server is killed. */
const KILLED_AT = [0.2, 0.5, 0.8];
const LOSSES = { delayMs: [0, 10], lostBefore: 0.02, lostAfter: 0.02 } as const;
const WITHIN_MS = 3_600_000;
const PAID = 2200;

const { scale, seed, control } = readArguments(1, { 'never-ends': 'i: booking' });
const count = Math.round(10_000 * scale);
await using setup = await openSaleSetup({ seed, ...(control && { flaw: control.name as Flaw }) });
const { db, fake, servers } = setup;
const crowd = openCrowd(setup);
const owner = await setup.operator();

const { packageId } = await aPackage(db, { capacity: count });
for (let n = 1; n < DEPARTURES; n++) {
  const departsOn = plusDays(departureDay(), 7 * n);
  await openDeparture(db, { packageId, departsOn, returnsOn: plusDays(departsOn, 4), capacity: count });
}
await sql`
  with leaving as (select id, departs_on, returns_on, row_number() over (order by id) - 1 as place from departures
    where package_id = ${packageId}),
  people as (insert into users (username, username_key, password)
    select 'traveller' || n, 'traveller' || n, '$argon2id$never' from generate_series(1, ${count}::int) n returning id)
  insert into bookings (id, user_id, package_id, package_version, departure_id, departs_on, returns_on,
    number_of_travelers, price_per_person, subtotal, taxes, total_price, state, previous_state, status, payment_status,
    state_since, hold_until, confirmed_at, billing_address, card_brand, card_last4, contact_email, payment_id, body_sha256, open_slot)
  select n, users.id, ${packageId}, 1, leaving.id, departs_on, returns_on, 2, 1000, 2000, 200, ${PAID}::int,
    'confirmed', 'capturing', 'confirmed', 'paid', now(), now(), now(),
    '{"address": "Rua Augusta 12", "city": "Lisbon", "zipCode": "1100-048", "country": "Portugal"}', 'visa', '4242',
    'traveller-' || n || '@example.com', 'pi_season' || n, md5(n::text), null
  from (select id, row_number() over (order by id)::int as n from people) as users
  join leaving on leaving.place = users.n % ${DEPARTURES}::int`.execute(db);
await sql`update departures set sold = (select coalesce(sum(number_of_travelers), 0) from bookings
  where departure_id = departures.id)`.execute(db);
fillLedger();
await fake.misbehave({ ...LOSSES, seed });

const begun = performance.now();
const leaving = await sql<{ id: number }>`select id from departures where package_id = ${packageId}`.execute(db);
for (const { id } of leaving.rows) {
  const path = `/api/admin/departures/${id}/call-off`;
  const { bookings, dollars } = (await crowd.send(owner, 'GET', path)).body;
  const decided = await crowd.send(owner, 'POST', path, { bookings, dollars, reason: 'The island is closed.' });
  if (decided.body?.state !== 'cancelled') throw new Error(`Departure ${id} was not called off: ${decided.status}`);
}
const decidedIn = (performance.now() - begun) / 1000;
console.log(`a season of ${count} bookings is called off, seed ${seed}; decided in ${decidedIn.toFixed(1)} s`);

let kills = 0;
let done = 0;
for (let stuckSince = performance.now(); done < count && performance.now() - stuckSince < 60_000; await pause(500)) {
  const paidBack = await sql<{ n: number }>`select count(*)::int as n from refunds where state = 'done'`.execute(db);
  const now = paidBack.rows[0]?.n ?? 0;
  if (now > done) stuckSince = performance.now();
  done = now;
  if (done < (KILLED_AT[kills] ?? 2) * count) continue;
  kills++;
  for (const server of servers) server.kill();
  console.log(`${done} paid back after ${((performance.now() - begun) / 1000).toFixed(0)} s; every server is killed`);
}
const seconds = (performance.now() - begun) / 1000;
await fake.misbehave();
const told = {
  promised: new Set(Array.from({ length: count }, (_, i) => i + 1)),
  desk: { gifts: new Map(), accepted: new Set<number>(), trip: { packageId, stormy: 0, other: 0 } },
};
const quiet = await brokenAtQuiet(setup, told, control ? 5000 : WITHIN_MS);
crowd.close();

const once = refundedOnce();
const lines = [
  { what: 'times that every server was killed', demanded: '3', seen: String(kills), ok: kills === KILLED_AT.length },
  { what: 'payments given back in full, once', demanded: String(count), seen: String(once), ok: once === count },
  ...invariants(quiet.broken, quiet.seconds),
];
console.log(`${done} paid back in ${seconds.toFixed(0)} s`);
printReport({ title: `A season called off, seed ${seed}`, lines, broken: quiet.broken }, control);

/** Each captured, as the provider has it of a booking of the site. */
function fillLedger(): void {
  const ledger = new DatabaseSync(fake.ledgerFile);
  ledger.exec('pragma busy_timeout = 10000; begin immediate');
  const intent = ledger.prepare(
    `insert into intents (id, created_ms, amount, amount_received, currency, status, payment_method, metadata, transfer_group, booking_id)
     values (?, ?, ?, ?, 'usd', 'succeeded', 'pm_card_visa', ?, ?, ?)`,
  );
  const capture = ledger.prepare(`insert into movements (at_ms, intent, kind, amount) values (?, ?, 'captured', ?)`);
  for (let n = 1; n <= count; n++) {
    const metadata = JSON.stringify({ booking_id: String(n), attempt: '1' });
    intent.run(`pi_season${n}`, Date.now(), PAID * 100, PAID * 100, metadata, groupOf(n), String(n));
    capture.run(Date.now(), `pi_season${n}`, PAID * 100);
  }
  ledger.exec('commit');
  ledger.close();
}

function refundedOnce(): number {
  const ledger = new DatabaseSync(fake.ledgerFile, { readOnly: true });
  const found = ledger
    .prepare(
      'select count(*) as n from (select 1 from refunds group by intent having count(*) = 1 and sum(amount) = ?)',
    )
    .get(PAID * 100);
  ledger.close();
  return Number(found?.['n']);
}
