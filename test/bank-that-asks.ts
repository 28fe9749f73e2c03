/** The bank of a card that asks, and time that passes for bookings. */
import { sql } from 'kysely';
import { brokenRules } from '../bench/sale/invariants.ts';
import type { Db } from '../src/database/sql.ts';
import type { RequestOptions, TestApp } from './app.ts';
import type { FakeStripe } from './fake-stripe/start.ts';
import { aProof } from './prove-human.ts';
import { aPackage, type Buyer, hostedCheckout, seatsOf } from './sale.ts';

/** A card whose bank wants to hear from its owner. */
export const ASKS = 'pm_card_threeDSecure2Required';

/** In the bank's own window; answers the provider's status. */
export async function answerBank(
  fake: Pick<FakeStripe, 'url'>,
  clientSecret: string,
  result: 'success' | 'failure' = 'success',
): Promise<number> {
  const headers = { authorization: 'Bearer pk_test_wanderlight' };
  const body = new URLSearchParams({ client_secret: clientSecret, result });
  return (await fetch(`${fake.url}/v1/3ds2/authenticate`, { method: 'POST', headers, body })).status;
}

let blocks = 0;
/** One address block, written in many ways. */
function aBlock(): () => string {
  const block = ++blocks;
  let host = 0;
  return () => `2001:db8:${block}:7::${(++host).toString(16)}`;
}

/** A departure, and people of one address block of its own who want to go and whose banks ask. */
export async function aDepartureForBanks(app: TestApp, capacity = 100) {
  const address = aBlock();
  const { packageId, departureId } = await aPackage(app.db, { capacity });
  const ask = async (buyer: Buyer, seats: number, options: RequestOptions = {}, proof?: string) => {
    const wish = hostedCheckout(packageId, { seats, token: ASKS, ...(proof && { humanProof: proof }) });
    return buyer.post('/api/bookings', wish, { address: address(), ...options });
  };
  const askWithWork = async (buyer: Buyer, seats: number) => ask(buyer, seats, {}, await aProof(buyer, 'booking'));
  const seats = () => seatsOf(app.db, departureId);
  return { packageId, departureId, address, ask, askWithWork, seats };
}

/** The payment of somebody's newest booking, as the provider knows it. */
export async function stateAtProvider(app: TestApp, buyer: Buyer): Promise<string | undefined> {
  const rows = await sql<{ id: string }>`
    select payment_id as id from bookings where user_id = ${buyer.id} order by created_at desc limit 1`.execute(app.db);
  return (await app.deps.payments.find(rows.rows[0]?.id ?? ''))?.state;
}

export function brokenBookings(app: TestApp, fake: FakeStripe): Promise<string[]> {
  return brokenRules({ db: app.db, fake, postbox: { received: [] } }, { promised: new Set<number>() });
}

/** All that bookings have on record lies so much further back. */
export async function letMinutesPass(db: Db, minutes: number): Promise<void> {
  const by = sql`make_interval(mins => ${minutes})`;
  await sql`
    update bookings set created_at = created_at - ${by}, state_since = state_since - ${by}, hold_until = hold_until - ${by},
      asked_at = asked_at - ${by}, seatless_since = seatless_since - ${by}`.execute(db);
}

/** Seats of open bookings of these people that wait for a bank. */
export async function hostageSeats(db: Db, userIds: readonly number[]): Promise<number> {
  const found = await sql<{ seats: number }>`
    select coalesce(sum(number_of_travelers), 0)::int as seats from bookings
    where user_id = any(${sql.val(userIds)}::int[]) and state = 'held' and payment_id is not null and seatless_since is null`.execute(
    db,
  );
  return found.rows[0]?.seats ?? -1;
}

/**
 * The most seat-minutes these people have kept in any hour without paying, from the first press to the end: of each
 * booking its seats, until they were free, whatever the product has counted.
 */
export async function mostSeatMinutesAnHour(db: Db, userIds: readonly number[]): Promise<number> {
  const found = await sql<{ minutes: number }>`
    with kept as (
      select number_of_travelers as seats, created_at as since,
        coalesce(seatless_since, case when open_slot is null then state_since else now() end) as until
      from bookings where user_id = any(${sql.val(userIds)}::int[]) and state <> 'confirmed'
    )
    select coalesce(max(minutes), 0)::float8 as minutes from (
      select sum(kept.seats * greatest(0, extract(epoch from
        least(kept.until, hour.until) - greatest(kept.since, hour.until - interval '1 hour')))) / 60 as minutes
      from (select distinct until from kept) as hour, kept group by hour.until) as hours`.execute(db);
  return found.rows[0]?.minutes ?? -1;
}
