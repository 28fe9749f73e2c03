/**
 * A departure that is called off while people book it, are given something back and are moved to another one, which is
 * offered to those who stay. What must hold for them once the sale is quiet is told here; each violation is a line that
 * begins with (i).
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../src/database/sql.ts';
import { requestPath } from '../../src/features/bookings/actions/booking-request.ts';
import { insertDepartures } from '../../src/features/packages/store/departures.ts';
import { plusDays } from '../../src/shared/dates.ts';
import { aPackage, departureDay } from '../../test/sale.ts';
import { type Answered, type Crowd, untilAnswered } from './buyers.ts';
import type { Arrived } from './emails.ts';
import type { Person, SaleSetup } from './setup.ts';

const PATIENCE_MS = 40_000;
/** Of those who are asked: yes, no, and no answer at all. */
const ANSWERS = ['accept', 'refuse', null] as const;

/** What operators and travellers were told. */
export interface DeskTold {
  /** Dollars given while a booking stood; null: no answer said whether. */
  readonly gifts: ReadonlyMap<number, number | null>;
  /** Bookings that come on the other date. */
  readonly accepted: ReadonlySet<number>;
}

export interface Trip {
  readonly packageId: string;
  readonly stormy: number;
  readonly other: number;
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;

export async function openDesk({ db }: Pick<SaleSetup, 'db'>, crowd: Crowd, owner: Person, seats: number) {
  const { packageId, departureId: stormy } = await aPackage(db, { capacity: seats });
  const departsOn = plusDays(departureDay(), 21);
  // Too few for all who are asked.
  const capacity = Math.ceil(seats / 2);
  // An operator's: the yearly rule closes what it opened itself on another day while nobody is on it.
  const facts = { capacity, price: null, cutoffDays: 14, minimumParty: null, state: 'on_sale' } as const;
  const [added] = await insertDepartures(db, { packageId, days: [departsOn], nights: 4, facts }, new Date());
  const trip: Trip = { packageId, stormy, other: added?.id ?? 0 };
  const gifts = new Map<number, number | null>();
  const accepted = new Set<number>();

  const insist = (ask: () => Promise<Answered>) => untilAnswered(ask, PATIENCE_MS);

  async function bookingOf(person: Person): Promise<number | undefined> {
    const list = await insist(() => crowd.send(person, 'GET', '/api/bookings'));
    return Array.isArray(list?.body) ? list.body.find(({ status }) => status === 'confirmed')?.id : undefined;
  }

  /** A repeat that meets what the first has given is refused, and the first has given it. */
  async function giveADollar(id: number): Promise<string> {
    const gift = { dollars: 1, reason: 'The boat was late.', givenBack: 0 };
    const given = await insist(() => crowd.send(owner, 'POST', `/api/admin/bookings/${id}/refunds`, gift));
    const isGiven = given?.status === 201 || given?.body?.details?.givenBack === 1;
    gifts.set(id, isGiven ? 1 : null);
    return isGiven ? 'given a dollar' : (given?.body?.code ?? 'gave_up');
  }

  async function move(id: number): Promise<string> {
    const path = `/api/admin/bookings/${id}`;
    const wish = { travelers: 1, departureId: trip.other, price: 'kept' };
    const quoted = await insist(() => crowd.send(owner, 'POST', `${path}/change-quote`, wish));
    if (quoted?.status !== 200) return quoted?.body?.code ?? 'gave_up';
    const { agreement, after, refund, due } = quoted.body;
    const input = { ...wish, agreed: { agreement, total: after.total, refund, due } };
    const moved = await insist(() => crowd.send(owner, 'POST', `${path}/changes`, input));
    return moved?.status === 201 ? 'moved' : (moved?.body?.code ?? 'gave_up');
  }

  /** Until somebody is asked, or it is over for them; then what they say. */
  async function answer(person: Person, id: number, isOver: () => boolean): Promise<string> {
    const says = ANSWERS[Math.floor(person.id / 12) % ANSWERS.length] ?? null;
    while (!isOver()) {
      const asked = await sql<{ number: number }>`
        select number from booking_changes where booking_id = ${id} and state = 'offered'`.execute(db);
      const ended = await sql`select from bookings where id = ${id} and state = 'cancelled'`.execute(db);
      const number = asked.rows[0]?.number;
      if (ended.rows.length > 0) return 'ended';
      if (number !== undefined) {
        if (says === null) return 'says nothing';
        const path = `/api${await requestPath(db, id, number)}`;
        const said = await insist(() =>
          crowd.send(person, 'POST', `${path}/answer`, { answer: says, agreedRefund: 0 }),
        );
        const stands = await insist(() => crowd.send(person, 'GET', path));
        if (stands?.body?.state === 'done') accepted.add(id);
        return stands?.body?.state ?? said?.body?.code ?? 'gave_up';
      }
      await pause(500 + Math.random() * 500);
    }
    return 'not asked';
  }

  return {
    trip,
    gifts,
    accepted,
    /** Books, and takes what the desk does to it and what the weather does. */
    async travel(person: Person, isOver: () => boolean): Promise<string> {
      const how = { departureId: trip.stormy, patienceMs: 25_000 };
      const { end } = await crowd.insist(person, packageId, how);
      const id = end === 'confirmed' ? await bookingOf(person) : undefined;
      if (id === undefined) return end;
      if (person.id % 4 === 0) await giveADollar(id);
      const isMoved = person.id % 6 === 1 && (await move(id)) === 'moved';
      return isMoved ? 'moved' : answer(person, id, isOver);
    },
    /** Against what is shown, which changes while people book. */
    async callOff(): Promise<void> {
      const path = `/api/admin/departures/${trip.stormy}/call-off`;
      for (;;) {
        const shown = await insist(() => crowd.send(owner, 'GET', path));
        const { bookings, dollars } = shown?.body ?? {};
        const decision = { bookings, dollars, reason: 'A storm.', offer: trip.other };
        const decided = await insist(() => crowd.send(owner, 'POST', path, decision));
        if (decided?.body?.state === 'cancelled') return;
        if (decided?.body?.code === 'departure_gone') throw new Error('the other date is not on sale');
      }
    },
  };
}

export interface Touched {
  readonly id: number;
  readonly state: string;
  /** The departure it is on does not run. */
  readonly isStranded: boolean;
  readonly isCalledOff: boolean;
  readonly departureId: number;
  readonly paid: number;
  /** Of what was promised back. */
  readonly givenBack: number;
  readonly goodwill: number;
  readonly price: number;
  /** Of its first agreement. */
  readonly firstPrice: number;
  /** Emails about another date that are on record as sent. */
  readonly asked: number;
}

export async function readTouched(db: Db): Promise<Touched[]> {
  const found = await sql<Touched>`
    select b.id, b.state, d.state = 'cancelled' as "isStranded", b.is_called_off as "isCalledOff",
      b.departure_id as "departureId", coalesce(b.paid, b.total_price) as paid, b.total_price as price,
      coalesce((select (before ->> 'total')::int from booking_changes where booking_id = b.id and state = 'applied'
        and before ->> 'travelers' = after ->> 'travelers' order by number limit 1), b.total_price) as "firstPrice",
      coalesce((select sum(dollars) from refunds where booking_id = b.id), 0)::int as "givenBack",
      coalesce((select sum(dollars) from refunds where booking_id = b.id and kind = 'goodwill'), 0)::int as goodwill,
      (select count(*)::int from booking_changes c join departures f on f.id = (c.before ->> 'departureId')::int
        join booking_emails e on e.booking_id = b.id and e.id like '%-payment-' || c.number and e.state = 'sent'
        where c.booking_id = b.id and f.state = 'cancelled') as asked
    from bookings b join departures d on d.id = b.departure_id where b.state in ('confirmed', 'cancelled')
    order by b.id`.execute(db);
  return found.rows;
}

const ASKED = / does not run: booking 0*(\d+)$/;

export function isOfOtherDate({ subject }: Pick<Arrived, 'subject'>): boolean {
  return ASKED.test(subject);
}

export function brokenCallOffs(
  bookings: readonly Touched[],
  { gifts, accepted }: DeskTold,
  other: number,
  arrived: readonly Arrived[],
): string[] {
  const broken: string[] = [];
  const letters = Map.groupBy(arrived.filter(isOfOtherDate), ({ subject }) => Number(ASKED.exec(subject)?.[1]));
  for (const { id, ...row } of bookings) {
    if (row.isStranded && row.state === 'confirmed')
      broken.push(`i: booking ${id} is on a departure that does not run`);
    if (row.isCalledOff && !row.isStranded) broken.push(`i: booking ${id} was ended, and its departure runs`);
    if (row.isCalledOff && row.givenBack !== row.paid)
      broken.push(`i: booking ${id} was called off and gave back ${row.givenBack} of ${row.paid}`);
    const gift = gifts.has(id) ? gifts.get(id) : 0;
    if (gift === null ? row.goodwill > 1 : row.goodwill !== gift)
      broken.push(`i: booking ${id} was given ${row.goodwill}, and ${gift} was decided`);
    if (accepted.has(id) && !(row.state === 'confirmed' && row.departureId === other))
      broken.push(`i: booking ${id} accepted another date and is not on it`);
    if (row.price !== row.firstPrice) broken.push(`i: booking ${id} moved from ${row.firstPrice} to ${row.price}`);
    const heard = new Set((letters.get(id) ?? []).map(({ messageId }) => messageId)).size;
    // Whose record was dropped because it was over may have heard of it all the same.
    if (heard > 1 || heard < row.asked)
      broken.push(`i: letter: booking ${id} was asked ${heard} times, on record ${row.asked}`);
  }
  return broken;
}
