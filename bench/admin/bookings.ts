/** A hundred thousand bookings, and what operators ask of them. */
import { sql } from 'kysely';
import type { Db } from '../../src/database/sql.ts';
import { calendarDay, plusDays } from '../../src/shared/dates.ts';
import type { AdminArea } from './area.ts';

const BATCH = 5000;

export function openBookings(count: number): AdminArea {
  /** Odd, so that the few open bookings are of different people. */
  const travellers = Math.ceil(count / 2.5) + 1;
  /** Nine in ten are confirmed; some came to nothing, some were cancelled, a few are open or wait for somebody. */
  async function fill(db: Db): Promise<void> {
    // Some have left, most lie ahead, and thirty leave within a month.
    await sql`
      insert into departures (package_id, departs_on, returns_on, capacity)
      select p.id, day, day + 4, 300 from (select id, row_number() over (order by id) as place from trip_packages) as p
      cross join generate_series(0, 400) as n
      cross join lateral (select current_date - 150 + n::int as day) as drawn
      where n % (select count(*) from trip_packages) = p.place - 1
      on conflict (package_id, departs_on) where state <> 'cancelled' do nothing`.execute(db);
    await sql`update departures set capacity = 1000000`.execute(db);
    await sql`
      insert into users (username, username_key, password, created_at)
      select name, lower(name), '$argon2id$never', now() - interval '3 years' from (
        select (array['Ines', 'Marco', 'Aiko', 'Sofia', 'Liam', 'Noor', 'Pablo', 'Greta', 'Tom', 'Wanda'])[1 + n % 10]
          || ' ' || substr(md5(n::text), 1, 6) || n as name
        from generate_series(1, ${travellers}::int) n) as named`.execute(db);
    for (let from = 1; from <= count; from += BATCH) {
      await sql`
      with people as (select array_agg(id order by id) as ids from users),
        leaving as (select array_agg(id order by id) as ids, array_agg(package_id order by id) as packages,
          array_agg(departs_on order by id) as leave, array_agg(returns_on order by id) as return from departures)
      insert into bookings (id, user_id, package_id, package_version, departure_id, departs_on, returns_on, number_of_travelers, special_requests, price_per_person,
        subtotal, taxes, total_price, state, previous_state, status, payment_status, state_since, hold_until, confirmed_at,
        billing_address, card_brand, card_last4, contact_email, contact_name, payment_id, failure, body_sha256, open_slot, created_at)
      select 1000000 + n, people.ids[1 + (n * 7919::bigint % array_length(people.ids, 1))::int], leaving.packages[place],
        1, leaving.ids[place], leaving.leave[place], leaving.return[place], 1 + n % 4, case when n % 3 = 0 then repeat('A quiet room, please. ', 5) end, 1000,
        1000 * (1 + n % 4), 100 * (1 + n % 4), 1100 * (1 + n % 4), kind.state, kind.before, kind.status, kind.payment, at,
        at + interval '10 minutes', case when kind.state in ('confirmed', 'cancelled') then at end,
        '{"address": "Rua Augusta 12", "city": "Lisbon", "zipCode": "1100-048", "country": "Portugal"}', 'visa', '4242',
        'guest' || (n * 31 % 99991) || '@example.com',
        case when n % 5 = 0 then (array['Inês', 'Marco', 'Sofía', 'Greta'])[1 + n % 4] || ' ' || substr(md5(n::text), 1, 6) end, 'pay_' || md5(n::text), kind.failure, md5(n::text),
        case when kind.state = 'capturing' then 1 end, at
      from generate_series(${from}::int, ${Math.min(from + BATCH - 1, count)}::int) n cross join people cross join leaving
        cross join lateral (select 1 + (n * 104729::bigint % array_length(leaving.ids, 1))::int as place,
          now() - (${count}::int - n) * interval '9 minutes' as at) as drawn
        cross join lateral (select * from (values
          ('cancelled', 'confirmed', 'cancelled', 'refunded', null), ('declined', 'held', 'cancelled', 'failed', 'payment_declined'),
          ('released', 'held', 'cancelled', 'failed', 'hold_expired'), ('capturing', 'authorised', 'pending', 'authorized', null),
          ('confirmed', 'capturing', 'confirmed', 'paid', null)) as kinds (state, before, status, payment, failure)
          where kinds.state = case when n % 25 = 0 then 'cancelled' when n % 25 = 1 then 'declined'
            when n % 50 = 2 then 'released' when n % 10000 = 3 then 'capturing' else 'confirmed' end) as kind`.execute(
        db,
      );
      await sql`
        insert into booking_travellers (booking_id, place, name)
        select id, place, (array['Inês', 'Marco', 'Aiko', 'Sofía', 'Liam', 'Noor', 'Pablo', 'Greta', 'Tom', 'Wanda'])[1 + (id + place) % 10]
          || ' ' || initcap(translate(substr(md5(id::text), 1, 6), '0123456789', 'ghijklmnop'))
        from bookings, generate_series(1, number_of_travelers) place where state = 'confirmed' and id % 3 > 0
          and id between 1000000 + ${from}::int and 1000000 + ${Math.min(from + BATCH - 1, count)}::int`.execute(db);
    }
    await sql`
      insert into refunds (booking_id, number, payment_id, dollars, state, ended_at)
      select id, 1, payment_id, total_price, case when id % 400 = 0 then 'refused' else 'done' end, now()
      from bookings where state = 'cancelled'`.execute(db);
    await sql`
      insert into payment_alarms (payment_id, kind, booking_id, looked_at, looked_by)
      select payment_id, 'refund_refused', booking_id, case when booking_id % 1200 <> 0 then now() end,
        case when booking_id % 1200 <> 0 then 'Ana' end
      from refunds where state = 'refused'`.execute(db);
  }

  async function questions(db: Db): Promise<Record<string, string>> {
    const found = await sql<{ departure: number; package: string; oldest: string }>`
      select departure_id as departure, package_id as package,
        (select min(created_at)::date::text from bookings) as oldest
      from bookings order by id limit 1`.execute(db);
    const { departure, package: ofOne, oldest } = found.rows[0] ?? { departure: 0, package: '', oldest: '' };
    const middle = 1_000_000 + Math.floor(count / 2);
    const yearAgo = plusDays(calendarDay(new Date()), -365);
    return {
      newest: 'bookings',
      'a page in the middle': `bookings?after=${middle}`,
      'the last page': 'bookings?after=1000030',
      'state: confirmed': 'bookings?state=confirmed',
      'state: declined': 'bookings?state=declined',
      'state: capturing (few)': 'bookings?state=capturing',
      'state: held (none)': 'bookings?state=held',
      'one package': `bookings?package=${ofOne}`,
      'one departure': `bookings?departure=${departure}`,
      'cancelled of one departure': `bookings?departure=${departure}&state=cancelled`,
      'released on the first day': `bookings?to=${oldest}&state=released`,
      'needs somebody': 'bookings?needs=somebody',
      'a reference': `bookings?search=${middle}`,
      'one letter': 'bookings?search=g',
      'a common name': 'bookings?search=ines',
      'an address': 'bookings?search=guest4711',
      'a traveller’s surname': 'bookings?search=abc',
      'a traveller’s two words': 'bookings?search=sofia%20a',
      nobody: 'bookings?search=zzz',
      'a common name, of the first days': `bookings?search=greta&to=${oldest}`,
      'a common name, declined': 'bookings?search=marco&state=declined',
      'one booking’s story': 'bookings/1000025',
      'departures with seats': 'manifests',
      'one manifest': `manifests/${departure}`,
      'the manifest as CSV': `manifests/${departure}/manifest.csv`,
      'payment alarms': 'payment-alarms',
      'today: what sells and what leaves': 'pulse',
      'sales of 30 days': 'sales',
      'sales of a year by week': `sales?from=${yearAgo}&by=week`,
      'sales of a year by departure': `sales?from=${yearAgo}&by=departure`,
      'sales of a year by package, one package': `sales?from=${yearAgo}&by=package&package=${ofOne}`,
      'all sales as CSV': `sales.csv?from=${yearAgo}&by=day`,
      'everything: one letter': 'search?q=g',
      'everything: a reference': `search?q=${middle}`,
      'everything: a name': 'search?q=sofia',
      'messages to travelers': 'messages',
    };
  }

  return {
    name: `${count.toLocaleString('en-US')} bookings of ${travellers.toLocaleString('en-US')} travellers`,
    fill,
    questions,
  };
}
