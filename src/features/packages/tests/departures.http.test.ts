/** What becomes of the departures of a package when operators change its days. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openAdminPackages } from '../../../../test/admin-packages.ts';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { inTransaction } from '../../../database/sql.ts';
import { packageLoops } from '../jobs.ts';

/** As often as the loops of a web process go round. */
const lookAfter = (app: TestApp) => Promise.all(packageLoops.map(({ run }) => run(app.deps)));

describe('an edit', () => {
  test('of the day of departure moves a departure that nobody is on, and leaves one with people where it is', async () => {
    await using app = await openApp({ settings: { TRIP_NOW: '2027-01-10T12:00:00Z' } });
    const admin = await openAdminPackages(app);
    const daysOf = async () =>
      (await admin.read('ibiza')).departures.map(({ departsOn }: { departsOn: string }) => departsOn);
    const first = await daysOf();

    await admin.edit('ibiza', { departMonth: 5, departDay: 3 });
    expect(await daysOf()).toEqual(['2027-05-03']);
    await admin.edit('ibiza', { departMonth: 5, departDay: 28 });
    expect(await daysOf()).toEqual(first);

    await sql`update departures set sold = 2 where package_id = 'ibiza' and departs_on = ${first[0]}`.execute(app.db);
    await admin.edit('ibiza', { departMonth: 6, departDay: 1 });
    expect(await daysOf()).toEqual([first[0], '2027-06-01']);
    expect((await app.get('/api/trip-packages/ibiza')).body.departsOn).toBe(first[0]);
    const longer = await admin.read('ibiza');
    const day = { title: 'One more day', text: 'With nothing at all that has to be done.' };
    expect(
      await admin.edit('ibiza', { nights: longer.fields.nights + 1, itinerary: [...longer.fields.itinerary, day] }),
    ).toMatchObject({ status: 409, body: { code: 'nights_are_booked', details: { departsOn: first[0], sold: 2 } } });
  });

  test('of the day leaves a departure with people on it in the shop, until nobody is on it any more', async () => {
    await using app = await openApp({ settings: { TRIP_NOW: '2027-01-10T12:00:00Z' } });
    const admin = await openAdminPackages(app);
    const shown = async () => (await app.get('/api/trip-packages/ibiza')).body.departsOn;
    const first = await shown();
    const hold = (seats: number) =>
      sql`update departures set held = ${seats} where package_id = 'ibiza' and departs_on = ${first}`.execute(app.db);

    await hold(2);
    await admin.edit('ibiza', { departMonth: 6, departDay: 1 });
    await lookAfter(app);
    expect(await shown()).toBe(first);
    await hold(0);
    await lookAfter(app);
    expect(await shown()).toBe('2027-06-01');
    expect((await admin.read('ibiza')).departures).toHaveLength(1);

    // Back on its old day, before anybody has looked.
    await sql`update departures set sold = 1 where package_id = 'ibiza' and departs_on = '2027-06-01'`.execute(app.db);
    await admin.edit('ibiza', { departMonth: 5, departDay: 28 });
    await lookAfter(app);
    expect(await shown()).toBe(first);
    expect((await admin.read('ibiza')).departures).toHaveLength(2);
  });

  test('that brings the old day back keeps it open, also while somebody looks after departures', async () => {
    await using app = await openApp({ settings: { TRIP_NOW: '2027-01-10T12:00:00Z' } });
    const admin = await openAdminPackages(app);
    await sql`update departures set held = 1 where package_id = 'ibiza'`.execute(app.db);
    await admin.edit('ibiza', { departMonth: 6, departDay: 1 });
    await sql`update departures set held = 0 where package_id = 'ibiza'`.execute(app.db);
    let looking: Promise<unknown> | undefined;

    // The day comes back at the very moment at which the old departure is about to be closed.
    await inTransaction(app.db, async (tx) => {
      await sql`update trip_packages set depart_month = 5, depart_day = 28 where id = 'ibiza'`.execute(tx);
      await sql`update departures set capacity = capacity where package_id = 'ibiza'`.execute(tx);
      looking = lookAfter(app);
      for (let waiting = 0; waiting < 1; ) {
        const found = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
        waiting = found.rows[0]?.n ?? 0;
      }
    });
    await looking;
    expect((await admin.read('ibiza')).departures).toMatchObject([{ departsOn: '2027-05-28' }]);
  });

  test('of the length is refused while a group is travelling, and waits until it is back', async () => {
    await using app = await openApp({ settings: { TRIP_NOW: '2027-01-10T12:00:00Z' } });
    const admin = await openAdminPackages(app);
    const { nights, itinerary } = (await admin.read('ibiza')).fields;
    const day = { title: 'One more day', text: 'With nothing at all that has to be done.' };
    const lengthen = () => admin.edit('ibiza', { nights: nights + 1, itinerary: [...itinerary, day] });
    const travel = (departsOn: string, returnsOn: string) =>
      sql`insert into departures (package_id, departs_on, returns_on, capacity, sold)
        values ('ibiza', ${departsOn}, ${returnsOn}, 8, 3)
        on conflict (package_id, departs_on) where state <> 'cancelled' do update set returns_on = excluded.returns_on`.execute(
        app.db,
      );

    await travel('2027-01-06', '2027-01-10');
    expect(await lengthen()).toMatchObject({
      status: 409,
      body: { code: 'nights_are_booked', details: { departsOn: '2027-01-06', sold: 3 } },
    });
    await travel('2027-01-06', '2027-01-09');
    expect((await lengthen()).status).toBe(200);
  });

  test('of the day leaves alone what has left already', async () => {
    await using app = await openApp({ settings: { TRIP_NOW: '2027-01-10T12:00:00Z' } });
    const admin = await openAdminPackages(app);
    await sql`insert into departures (package_id, departs_on, returns_on, capacity, is_seasonal)
      values ('ibiza', '2027-01-06', '2027-01-12', 8, true)`.execute(app.db);
    await admin.edit('ibiza', { departMonth: 6, departDay: 1 });
    await lookAfter(app);
    const left = await sql`select state from departures
      where package_id = 'ibiza' and departs_on = '2027-01-06'`.execute(app.db);
    expect(left.rows).toEqual([{ state: 'on_sale' }]);
  });
});
