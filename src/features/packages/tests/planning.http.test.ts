/** Departures as an operator plans them: many at once, changed, closed, moved, and called off while nobody is on them. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openAdminPackages } from '../../../../test/admin-packages.ts';
import { openApp } from '../../../../test/app.ts';
import { untilSomebodyWaits } from '../../../../test/locks.ts';
import { inTransaction } from '../../../database/sql.ts';
import { readAudit } from '../../../kernel/audit-log.ts';

const BASE = '/api/admin/packages/ibiza/departures';
/** Ibiza leaves on 28 May by itself. */
const TODAY = { settings: { TRIP_NOW: '2027-01-10T12:00:00Z' } };
const facts = { capacity: 8, price: null, cutoffDays: 14, minimumParty: null, state: 'on_sale' };
const saturdays = { ...facts, from: '2027-05-01', to: '2027-06-30', weekdays: [6] };

async function openDesk() {
  const app = await openApp(TODAY);
  const desk = await openAdminPackages(app);
  const days = async () => (await desk.read('ibiza')).departures.map((one: { departsOn: string }) => one.departsOn);
  const find = async (day: string) =>
    (await desk.read('ibiza')).departures.find((one: { departsOn: string }) => one.departsOn === day);
  const edit = async (day: string, changed: object) => {
    const { id, departsOn, capacity, price, cutoffDays, minimumParty, state, version } = await find(day);
    const now = { departsOn, capacity, price, cutoffDays, minimumParty, state, version };
    return desk.put(`${BASE}/${id}/facts`, { ...now, ...changed });
  };
  return { app, desk, days, find, edit, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

describe('a series', () => {
  test('of every Saturday in May and June is nine departures, each as long as the package, and in the shop', async () => {
    await using office = await openDesk();
    const { app, desk, find } = office;
    const answer = await desk.post(BASE, { ...saturdays, price: 1999, minimumParty: 4 });
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body.added).toHaveLength(9);
    const { nights } = (await desk.read('ibiza')).fields;
    expect(await find('2027-05-01')).toMatchObject({
      returnsOn: `2027-05-0${1 + nights}`,
      price: 1999,
      isOnSale: true,
    });
    expect((await app.get('/api/trip-packages/ibiza')).body).toMatchObject({
      departsOn: '2027-05-01',
      price: 1999,
      moreDepartures: 9,
      runsFrom: { minimum: 4, booked: 0 },
    });
  });

  test('that is sent twice, or by two at once, adds each day once', async () => {
    await using office = await openDesk();
    const { desk, days } = office;
    const answers = await Promise.all([desk.post(BASE, saturdays), desk.post(BASE, saturdays)]);
    expect(answers.map(({ body }) => body.added.length + body.kept.length)).toEqual([9, 9]);
    expect(answers.reduce((sum, { body }) => sum + body.added.length, 0)).toBe(9);
    expect(await days()).toHaveLength(10);
  });

  test('can be taken back as long as nobody is on any of it', async () => {
    await using office = await openDesk();
    const { app, desk, days } = office;
    const { added } = (await desk.post(BASE, saturdays)).body;
    await sql`update departures set held = 1 where id = ${added[3]}`.execute(app.db);
    const refused = await desk.post(`${BASE}/cancel`, { departures: added });
    expect(refused).toMatchObject({ status: 409, body: { code: 'departure_is_booked', details: { held: 1 } } });
    expect(await days()).toHaveLength(10);
    await sql`update departures set held = 0 where id = ${added[3]}`.execute(app.db);
    expect((await desk.post(`${BASE}/cancel`, { departures: added })).status).toBe(200);
    expect(await days()).toEqual(['2027-05-28']);
    // A day that was called off is offered anew as another departure.
    expect((await desk.post(BASE, saturdays)).body.added).toHaveLength(9);
  });

  test('without a day, of too many, or out of reach is refused', async () => {
    await using office = await openDesk();
    const { desk } = office;
    const code = async (changed: object) => (await desk.post(BASE, { ...saturdays, ...changed })).body.code;
    expect(await code({ to: '2027-05-06', from: '2027-05-02' })).toBe('no_days');
    expect(await code({ to: '2028-12-31', weekdays: [] })).toBe('too_many_days');
    expect(await code({ from: '2027-01-10' })).toBe('day_out_of_reach');
    expect(await code({ from: '2027-02-30' })).toBe('invalid_input');
  });
});

describe('one departure', () => {
  test('is closed and opened again: the shop sells the others meanwhile', async () => {
    await using office = await openDesk();
    const { app, desk, edit } = office;
    await desk.post(BASE, { ...saturdays, to: '2027-05-01' });
    const shown = async () => (await app.get('/api/trip-packages/ibiza')).body.departsOn;
    expect((await edit('2027-05-01', { state: 'closed' })).status).toBe(200);
    expect(await shown()).toBe('2027-05-28');
    expect((await edit('2027-05-01', { state: 'planned' })).body.code).toBe('not_back_to_planned');
    expect((await edit('2027-05-01', { state: 'on_sale' })).status).toBe(200);
    expect(await shown()).toBe('2027-05-01');
  });

  test('that is planned is not sold before its sale is opened', async () => {
    await using office = await openDesk();
    const { app, desk, edit } = office;
    await desk.post(BASE, { ...saturdays, to: '2027-05-01', state: 'planned' });
    const shown = async () => (await app.get('/api/trip-packages/ibiza')).body.departsOn;
    expect(await shown()).toBe('2027-05-28');
    await edit('2027-05-01', { state: 'on_sale' });
    expect(await shown()).toBe('2027-05-01');
  });

  test('moves while nobody is on it, and a package leaves once a day', async () => {
    await using office = await openDesk();
    const { app, desk, days, find, edit } = office;
    await desk.post(BASE, { ...saturdays, to: '2027-05-08' });
    expect((await edit('2027-05-01', { departsOn: '2027-05-08' })).body.code).toBe('day_taken');
    expect((await edit('2027-05-01', { departsOn: '2027-05-03' })).status).toBe(200);
    expect(await days()).toEqual(['2027-05-03', '2027-05-08', '2027-05-28']);
    const { nights } = (await desk.read('ibiza')).fields;
    expect(await find('2027-05-03')).toMatchObject({ returnsOn: `2027-05-0${3 + nights}` });
    await sql`update departures set sold = 2 where departs_on = '2027-05-03'`.execute(app.db);
    expect(await edit('2027-05-03', { departsOn: '2027-05-04' })).toMatchObject({
      status: 409,
      body: { code: 'departure_is_booked', details: { departsOn: '2027-05-03', sold: 2 } },
    });
    expect((await edit('2027-05-03', { capacity: 1 })).body).toMatchObject({
      code: 'below_taken',
      details: { least: 2 },
    });
    expect((await edit('2027-05-03', { cutoffDays: 30, price: 2500 })).status).toBe(200);
  });

  test('that the yearly day has opened stays as an operator has changed it', async () => {
    await using office = await openDesk();
    const { app, desk, days, edit } = office;
    expect((await edit('2027-05-28', { departsOn: '2027-05-30' })).status).toBe(200);
    await desk.edit('ibiza', { departMonth: 6, departDay: 1 });
    expect(await days()).toEqual(['2027-05-30', '2027-06-01']);
    const [entry] = await readAudit(app.db, { subject: `departure:${(await office.find('2027-05-30')).id}`, most: 1 });
    expect(entry).toMatchObject({
      action: 'departure.edit',
      before: { package: 'ibiza', departsOn: '2027-05-28' },
      after: { departsOn: '2027-05-30' },
    });
  });

  test('is not changed from an older version, and the answer says what it is now', async () => {
    await using office = await openDesk();
    const { find, edit } = office;
    const { version } = await find('2027-05-28');
    await edit('2027-05-28', { capacity: 20 });
    expect(await edit('2027-05-28', { cutoffDays: 3, version })).toMatchObject({
      status: 409,
      body: { code: 'departure_changed', details: { capacity: 20, cutoffDays: 14 } },
    });
  });

  test('cannot be called off under a buyer who takes a seat at this moment', async () => {
    await using office = await openDesk();
    const { app, desk, find } = office;
    const { id } = await find('2027-05-28');
    const taken = Promise.withResolvers<void>();
    const paying = Promise.withResolvers<void>();
    const buyer = inTransaction(app.db, async (tx) => {
      await sql`update departures set held = held + 1 where id = ${id}`.execute(tx);
      taken.resolve();
      await paying.promise;
    });
    await taken.promise;
    const cancelled = desk.post(`${BASE}/cancel`, { departures: [id] });
    await untilSomebodyWaits(app.db);
    paying.resolve();
    await buyer;
    expect(await cancelled).toMatchObject({ status: 409, body: { code: 'departure_is_booked' } });
    expect(await find('2027-05-28')).toMatchObject({ held: 1, state: 'on_sale' });
  });
});

describe('many at once', () => {
  test('are changed as far as each can be, as the preview said, on record, and put back by the fields before', async () => {
    await using office = await openDesk();
    const { app, desk, find } = office;
    const { added } = (await desk.post(BASE, saturdays)).body as { added: number[] };
    await sql`update departures set sold = 6 where id = ${added[1]}`.execute(app.db);
    await sql`update departures set state = 'planned' where id = ${added[2]}`.execute(app.db);
    const edits = added.slice(0, 4).map((departure, n) => ({
      departure,
      version: n === 3 ? 77 : 1,
      fields: n === 2 ? { state: 'planned' } : { capacity: 5, price: 1800 },
    }));
    const send = (preview: boolean, all: readonly object[] = edits) =>
      desk.post(`${BASE}/edit`, { preview, edits: all });
    const expected = [
      { departure: added[0], taken: 0, before: { capacity: 8, price: null }, after: { capacity: 5, price: 1800 } },
      { departure: added[1], taken: 6, before: {}, after: {}, refused: 'below_taken' },
      { departure: added[2], before: {}, after: {}, refused: null },
      { departure: added[3], before: {}, after: {}, refused: 'departure_changed' },
    ];
    const seen = await send(true);
    expect(seen.body.outcomes, seen.text).toMatchObject(expected);
    expect(await find('2027-05-01')).toMatchObject({ capacity: 8, version: 1 });

    const done = await send(false);
    expect(done.body.outcomes).toMatchObject(expected);
    expect(await find('2027-05-01')).toMatchObject({ capacity: 5, price: 1800, version: 2 });
    expect(await find('2027-05-08')).toMatchObject({ capacity: 8, version: 1 });
    expect(await readAudit(app.db, { action: 'departure.edit', most: 9 })).toMatchObject([
      { subject: `departure:${added[0]}`, before: { capacity: 8, price: null }, after: { capacity: 5, price: 1800 } },
    ]);
    expect((await send(false)).body.outcomes[0].refused, 'pressed twice').toBe('departure_changed');

    const back = [{ departure: added[0], version: 2, fields: done.body.outcomes[0].before }];
    expect((await send(false, back)).body.outcomes[0]).toMatchObject({ after: { capacity: 8, price: null } });
    expect(await find('2027-05-01')).toMatchObject({ capacity: 8, price: null, version: 3 });
  });

  test('of which one is not open any more, or is written wrong', async () => {
    await using office = await openDesk();
    const { desk } = office;
    const edit = { departure: 999_999, version: 1, fields: { capacity: 5 } };
    expect((await desk.post(`${BASE}/edit`, { preview: false, edits: [edit] })).body.outcomes).toMatchObject([
      { departsOn: null, refused: 'no_such_departure' },
    ]);
    for (const [edits, field] of [
      [[], 'edits'],
      [[{ ...edit, fields: { capacity: -1 } }], 'edits.0.fields.capacity'],
      [[{ ...edit, fields: { price: 'dear' } }], 'edits.0.fields.price'],
    ] as const) {
      const refused = await desk.post(`${BASE}/edit`, { preview: false, edits });
      expect(refused).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', fields: { [field]: expect.any(String) } },
      });
    }
  });

  test('wait for a buyer of one of them, and leave that one as it was sold', async () => {
    await using office = await openDesk();
    const { app, desk, find } = office;
    const { added } = (await desk.post(BASE, saturdays)).body as { added: number[] };
    let sent: ReturnType<typeof desk.post> | undefined;
    await inTransaction(app.db, async (tx) => {
      await sql`update departures set held = held + 7 where id = ${added[0]}`.execute(tx);
      const edits = added.slice(0, 2).map((departure) => ({ departure, version: 1, fields: { capacity: 5 } }));
      sent = desk.post(`${BASE}/edit`, { preview: false, edits });
      await untilSomebodyWaits(app.db);
    });
    expect((await sent)?.body.outcomes).toMatchObject([{ refused: 'below_taken' }, { after: { capacity: 5 } }]);
    expect(await find('2027-05-01')).toMatchObject({ capacity: 8, held: 7 });
    expect(await find('2027-05-08')).toMatchObject({ capacity: 5 });
  });
});
