/** Operators find bookings, read who travels, and see nothing of whoever has left. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openApp, PASSWORD, type TestApp } from '../../../../test/app.ts';
import { auditEntriesOn, booked, departOn } from '../../../../test/booked-trip.ts';
import { aPackage, aTraveller, checkout, emptySale } from '../../../../test/sale.ts';

type Desk = Awaited<ReturnType<TestApp['operator']>>;

let app: TestApp;
let operator: Desk;
beforeAll(async () => {
  app = await openApp();
  operator = await app.operator();
});
beforeEach(() => emptySale(app.db));
afterAll(() => app[Symbol.asyncDispose]());

const find = async (query: string) => (await operator.get(`/api/admin/bookings?${query}`)).body;
const idsOf = (listed: { bookings: { id: number }[] }) => listed.bookings.map(({ id }) => id);

describe('finding', () => {
  test('by reference, by the beginning of a username or of a contact e-mail, whatever the case', async () => {
    const ines = await app.person('Ines Duarte');
    const onSale = await aPackage(app.db);
    const placed = await ines.post('/api/bookings', checkout(onSale.packageId, { contactEmail: 'Ines_D@example.com' }));
    const { bookingId: id, reference } = placed.body;
    await booked(app, { contactEmail: 'inesXd@example.com' });

    for (const search of [
      reference,
      `%23${reference}`,
      String(id),
      'INES%20du',
      '%20ines%20d',
      'ines_d',
      'INES_D@EX',
    ]) {
      expect.soft(idsOf(await find(`search=${search}`)), search).toEqual([id]);
    }
    for (const search of ['nes', 'duarte', '@example.com', '%25', '%23abc', '%230']) {
      expect.soft(idsOf(await find(`search=${search}`)), search).toEqual([]);
    }
    const { bookings } = await find(`search=${reference}`);
    expect(bookings[0]).toEqual({
      id,
      reference,
      username: 'Ines Duarte',
      contactName: null,
      contactEmail: 'Ines_D@example.com',
      packageName: 'Lisbon in Spring',
      departsOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      numberOfTravelers: 1,
      totalPrice: 1100,
      state: 'confirmed',
      needs: [],
      createdAt: expect.any(String),
    });
  });

  test('by name and telephone of who booked, the last four of the card, and the day it leaves', async () => {
    const onSale = await aPackage(app.db);
    const person = await aTraveller(app);
    const caller = { contactName: 'Inês Duarte-Nóbrega', contactPhone: '+351 (21) 347-00-91' };
    const placed = await person.post('/api/bookings', checkout(onSale.packageId, caller));
    const { bookingId: id } = placed.body;
    const other = await booked(app);
    expect((await operator.get(`/api/admin/bookings/${id}`)).body.person).toMatchObject(caller);
    for (const search of ['ines', 'nobrega in', '00351213470091', '213470091', '21 347 00 91', '347-0091']) {
      expect.soft(idsOf(await find(`search=${encodeURIComponent(search)}`)), search).toEqual([id]);
    }
    for (const search of ['nes', '347009', '2134700', '99 347 00 92']) {
      expect.soft(idsOf(await find(`search=${encodeURIComponent(search)}`)), search).toEqual([]);
    }
    expect(idsOf(await find('search=4242'))).toEqual([other.id, id]);
    await departOn(app.db, onSale, '2031-03-02');
    expect(idsOf(await find('search=2031-03-02'))).toEqual([id]);
    expect(idsOf(await find('search=2031-03-03'))).toEqual([]);
  });

  test('by how the words of a traveller’s name begin, with or without accents', async () => {
    const { id, person } = await booked(app, { contactEmail: 'office@example.com' });
    const name = (told: string) => ({ name: told, diet: 'Vegan', access: '', note: '' });
    await person.put(`/api/bookings/${id}/travellers`, { travellers: [name('Inês Maria O’Neill'), name('山田花子')] });
    const other = await booked(app);
    await other.person.put(`/api/bookings/${other.id}/travellers`, { travellers: [name('Inês'), name('Tomás Maria')] });

    for (const search of ['ines maria', 'MARI inê', 'INE\u0302S m', 'neill', "o'nei", '山田']) {
      expect.soft(idsOf(await find(`search=${encodeURI(search)}`)), search).toEqual([id]);
    }
    expect(idsOf(await find('search=maria'))).toEqual([other.id, id]);
    expect(idsOf(await find(`search=maria&departure=${other.onSale.departureId}`))).toEqual([other.id]);
    for (const search of ['aria', 'ines neal', 'vegan', '花子', "'", '|', 'maria!*']) {
      const found = idsOf(await find(`search=${encodeURIComponent(search)}`));
      expect.soft(found, search).toEqual(search === 'maria!*' ? [other.id, id] : []);
    }
  });

  test('by state, package, departure and day of booking, and all together', async () => {
    const one = await booked(app);
    const two = await booked(app);
    await two.person.post(`/api/bookings/${two.id}/cancellation`, { agreedRefund: 2200 });
    await sql`update bookings set created_at = '2026-03-01T00:00:00Z' where id = ${one.id}`.execute(app.db);

    expect(idsOf(await find('state=cancelled'))).toEqual([two.id]);
    expect(idsOf(await find('state=held'))).toEqual([]);
    expect(idsOf(await find(`package=${one.onSale.packageId}`))).toEqual([one.id]);
    expect(idsOf(await find(`departure=${two.onSale.departureId}`))).toEqual([two.id]);
    expect(idsOf(await find(`departure=${two.onSale.departureId}&package=${one.onSale.packageId}`))).toEqual([]);
    expect(idsOf(await find('from=2026-03-01&to=2026-03-01'))).toEqual([one.id]);
    expect(idsOf(await find('to=2026-02-28'))).toEqual([]);
    expect(idsOf(await find(`state=confirmed&package=${one.onSale.packageId}&from=2026-01-01`))).toEqual([one.id]);
    expect(idsOf(await find('state=&package=&departure=&from=&to=&needs=&search='))).toEqual([two.id, one.id]);
  });

  test('what cannot be meant is refused by name', async () => {
    const { status, body } = await operator.get(
      '/api/admin/bookings?state=lost&departure=x&from=2026-02-30&to=soon&needs=me&after=99999999',
    );
    expect(status).toBe(400);
    expect(Object.keys(body.fields).sort()).toEqual(['after', 'departure', 'from', 'needs', 'state', 'to']);
  });

  test('page by page nobody is left out or shown twice, also of one moment', async () => {
    const { id } = await booked(app);
    await sql`
      insert into bookings (id, user_id, package_id, package_version, departure_id, departs_on, returns_on, number_of_travelers, price_per_person, subtotal, taxes,
        total_price, state, status, payment_status, previous_state, failure, hold_until, billing_address, body_sha256,
        open_slot, created_at)
      select 1000000 + n, user_id, package_id, package_version, departure_id, departs_on, returns_on, number_of_travelers, price_per_person, subtotal, taxes,
        total_price, 'declined', 'cancelled', 'failed', 'held', 'payment_declined', hold_until, billing_address, body_sha256,
        null, created_at from bookings, generate_series(1, 120) n where id = ${id}`.execute(app.db);
    const seen: number[] = [];
    let next = '';
    for (let page = 1; page <= 4; page++) {
      const answer = await find(`after=${next}`);
      seen.push(...idsOf(answer));
      next = answer.next ?? '';
      if (!next) break;
    }
    expect(seen).toHaveLength(121);
    expect(new Set(seen).size).toBe(121);
    expect(seen).toEqual([...seen].sort((one, other) => other - one));
  });

  test('what needs somebody: a booking that is open for longer than two minutes, unless its bank was asked', async () => {
    const { id } = await booked(app);
    await sql`update bookings set state = 'capturing', previous_state = 'authorised', status = 'pending',
      payment_status = 'authorized', open_slot = 1 where id = ${id}`.execute(app.db);
    expect(idsOf(await find('needs=somebody'))).toEqual([]);
    await sql`update bookings set created_at = now() - interval '3 minutes' where id = ${id}`.execute(app.db);
    expect((await find('needs=somebody')).bookings).toMatchObject([{ id, needs: ['open'] }]);
    expect((await operator.get(`/api/admin/bookings/${id}`)).body.needs).toEqual(['open']);
  });
});

describe('the manifest', () => {
  test('says who travels and what they need, place by place, and that it was read', async () => {
    const { id, person, onSale } = await booked(app, { contactEmail: 'ines@example.com' });
    const told = [
      { name: 'Inês Duarte', diet: '=cmd|calc', access: 'A ramp, please', note: 'Line one\nline "two"' },
      { name: '', diet: '', access: '', note: '' },
    ];
    await person.put(`/api/bookings/${id}/travellers`, { travellers: told });
    const gone = await booked(app);
    await sql`update bookings set departure_id = ${onSale.departureId}, agreement = agreement + 1 where id = ${gone.id}`.execute(
      app.db,
    );
    await gone.person.post(`/api/bookings/${gone.id}/cancellation`, { agreedRefund: 2200 });

    const { body } = await operator.get(`/api/admin/manifests/${onSale.departureId}`);
    expect(body.departure).toMatchObject({ departureId: onSale.departureId, packageName: 'Lisbon in Spring' });
    expect(body.places).toMatchObject([
      {
        bookingId: id,
        place: 1,
        places: 2,
        ...told[0],
        contactEmail: 'ines@example.com',
        username: expect.any(String),
      },
      { bookingId: id, place: 2, places: 2, ...told[1] },
    ]);
    const table = `/api/admin/manifests/${onSale.departureId}/manifest.csv`;
    expect(await operator.get(table), 'no export for operators').toMatchObject({
      status: 403,
      body: { code: 'not_the_owner' },
    });
    const owner = await app.operator('owner');
    const file = await owner.get(table);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="manifest-.*\.csv"$/);
    expect(file.headers['x-content-type-options']).toBe('nosniff');
    expect(file.text).toContain('Booking,Place,Name,Diet,Access,Note,Requests,Booked by,Contact\r\n');
    expect(file.text).toContain(`1 of 2,Inês Duarte,'=cmd|calc,"A ramp, please","Line one\nline ""two""",`);

    expect(await auditEntriesOn(app.db, `departure:${onSale.departureId}`)).toEqual([
      { action: 'manifest.read', operator: owner.operator.name, before: null, after: { as: 'file', bookings: 1 } },
      { action: 'manifest.read', operator: operator.operator.name, before: null, after: { as: 'page', bookings: 1 } },
    ]);
    const { body: listed } = await operator.get(`/api/admin/manifests?package=${onSale.packageId}`);
    expect(listed.departures).toMatchObject([{ departureId: onSale.departureId, named: 1 }]);
    expect((await operator.get('/api/admin/manifests/4711x')).status).toBe(404);
  });

  test('more than fifty departures are read page by page, each once', async () => {
    const { packageId } = await aPackage(app.db);
    await sql`
      insert into departures (package_id, departs_on, returns_on, capacity)
      select ${packageId}, date '2030-01-01' + n * 7, date '2030-01-05' + n * 7, 8
      from generate_series(0, 59) as n`.execute(app.db);
    const read: number[] = [];
    const asked = `/api/admin/manifests?package=${packageId}&from=2030-01-01`;
    const pages: number[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const { body }: { body: { departures: { departureId: number }[]; next: string | null } } = await operator.get(
        `${asked}&after=${after}`,
      );
      pages.push(body.departures.length);
      read.push(...body.departures.map(({ departureId }) => departureId));
      after = body.next;
    }
    expect(pages).toEqual([50, 10]);
    expect(new Set(read).size).toBe(60);
  });

  test('that cannot be noted is not read', async () => {
    const { onSale } = await booked(app);
    await sql`alter table audit_log add constraint no_reading check (action <> 'manifest.read') not valid`.execute(
      app.db,
    );
    try {
      const { status, text } = await operator.get(`/api/admin/manifests/${onSale.departureId}`);
      expect(status).toBe(500);
      expect(text).not.toContain('places');
    } finally {
      await sql`alter table audit_log drop constraint no_reading`.execute(app.db);
    }
  });
});

test('whoever has left is gone from the admin area too', async () => {
  const ines = await app.person('Ines Leaving');
  const onSale = await aPackage(app.db);
  const contactEmail = 'leaving@example.com';
  const placed = await ines.post('/api/bookings', checkout(onSale.packageId, { contactEmail }));
  const id = placed.body.bookingId;
  const travellers = [{ name: 'Inês Duarte', diet: 'No nuts', access: '', note: '' }];
  await ines.put(`/api/bookings/${id}/travellers`, { travellers });
  const owner = await app.operator('owner');
  await owner.post(`/api/admin/bookings/${id}/letters`, { kind: 'confirmation' });
  await owner.post(`/api/admin/bookings/${id}/cancellation-at-will`, { refund: 10, reason: 'Inês was ill' });
  await sql`insert into payment_alarms (payment_id, kind, booking_id, looked_at, looked_by, note)
    values ('pay_x', 'wrong_amount', ${id}, now(), 'Ana', 'Inês wrote')`.execute(app.db);
  const kept = await ines.get('/api/account/data.json');
  expect(kept.text).toContain('Inês was ill');
  const left = await ines.post('/api/account/deletion', { currentPassword: PASSWORD });
  expect(left.status, left.text).toBeLessThan(300);

  const { body, text } = await operator.get(`/api/admin/bookings/${id}`);
  expect(body.person).toEqual({
    username: null,
    channel: 'web',
    contactName: null,
    contactPhone: null,
    contactEmail: null,
    country: 'Portugal',
    specialRequests: null,
    hasLeft: true,
  });
  expect(text).not.toMatch(/In[eê]s|leaving|nuts/i);
  for (const search of ['ines%20leaving', 'leaving']) expect(idsOf(await find(`search=${search}`))).toEqual([]);
  expect((await operator.get(`/api/admin/manifests/${onSale.departureId}`)).body.places).toEqual([]);
  expect((await find(`search=${id}`)).bookings).toMatchObject([{ id, username: null, contactEmail: null }]);
});
