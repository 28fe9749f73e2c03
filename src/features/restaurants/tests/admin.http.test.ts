/** Restaurants at the back office: found, corrected against the next import, hidden and shown. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AdminRestaurants, openAdminRestaurants, table } from '../../../../test/admin-restaurants.ts';

let desk: AdminRestaurants;
let app: AdminRestaurants['app'];
let clerk: AdminRestaurants['clerk'];
beforeEach(async () => {
  desk = await openAdminRestaurants();
  ({ app, clerk } = desk);
});
afterEach(() => desk[Symbol.asyncDispose]());

const told: AdminRestaurants['told'] = (...tables) => desk.told(...tables);
const row: AdminRestaurants['row'] = (id) => desk.row(id);
const seen: AdminRestaurants['seen'] = (id) => desk.seen(id);
const listed = () => desk.listed();
const audits: AdminRestaurants['audits'] = (id) => desk.audits(id);

describe('the list', () => {
  test('finds by the beginning of a name, without accents and capitals, page by page', async () => {
    await told(
      ...Array.from({ length: 120 }, (_, i) => table(`n${i}`, { name: `Épicerie ${String(i).padStart(3, '0')}` })),
    );
    await told(table('other', { name: 'Something else' }), table('wild', { name: '%_' }));
    const page = async (more = '') => (await clerk.get(`/api/admin/restaurants?name=EPICERIE${more}`)).body;
    const first = await page();
    expect(first.rows).toHaveLength(50);
    expect(first.rows[0]).toMatchObject({ id: 'n0', name: 'Épicerie 000', state: 'shown', source: 'openstreetmap' });
    const second = await page(`&after=${first.next}`);
    expect(second.rows[0].name).toBe('Épicerie 050');
    const third = await page(`&after=${second.next}`);
    expect([third.rows.length, third.next]).toEqual([20, null]);
    const wild = await clerk.get('/api/admin/restaurants?name=%25');
    expect(wild.body.rows.map(({ id }: { id: string }) => id)).toEqual(['wild']);
  });

  test('narrows by source, city, cuisine and state, alone and together', async () => {
    const { rows } = (await clerk.get('/api/admin/restaurants?source=editors&area=lisbon&kind=seafood')).body;
    expect(rows.length).toBeGreaterThan(1);
    const foreign = await sql<{ id: string }>`
      select id from restaurants where id = any(${rows.map(({ id }: { id: string }) => id)}::text[])
        and (source <> 'editors' or not kinds @> '{seafood}' or abs(latitude - 38.72) > 0.3)`.execute(app.db);
    expect(foreign.rows).toEqual([]);
    expect((await clerk.get('/api/admin/restaurants?state=hidden')).body.rows).toEqual([]);
    const [one] = rows;
    await clerk.post(`/api/admin/restaurants/${one.id}/hide`, { version: 0, reason: 'Closed for good' });
    for (const search of ['state=hidden', 'state=hidden&area=lisbon']) {
      const found = (await clerk.get(`/api/admin/restaurants?${search}`)).body.rows;
      expect(
        found.map(({ id }: { id: string }) => id),
        search,
      ).toEqual([one.id]);
    }
  });

  test('says what is wrong with a filter', async () => {
    for (const [search, status] of [
      ['area=atlantis', 400],
      ['after=nonsense', 400],
      ['after=n.a_00', 400],
      ['kind=air', 400],
      ['state=gone', 400],
      [`name=${'x'.repeat(81)}`, 400],
    ] as const) {
      expect((await clerk.get(`/api/admin/restaurants?${search}`)).status, search).toBe(status);
    }
    expect((await clerk.get('/api/admin/restaurants?after=nonsense')).body.fields).toEqual({
      after: 'This page of the list does not exist. Please begin at the first one.',
    });
  });
});

const FACTS = {
  hours: 'Mo-Fr 09:00-17:00',
  phone: '+679 222 2222',
  website: 'https://table.example/',
  cuisine: 'Fish and curry',
  kinds: ['seafood', 'indian'],
  price: 2,
  diets: ['vegetarian'],
  stepFree: false,
};

describe('a correction', () => {
  test('is shown to visitors, outlives the next import, is in the log, and can be undone fact by fact', async () => {
    await told(table('osm-node-1'));
    const corrected = await clerk.put('/api/admin/restaurants/osm-node-1/facts', { version: 0, facts: FACTS });
    expect(corrected.status, corrected.text).toBe(200);
    expect(corrected.body.corrected).toHaveLength(8);
    expect((await audits('osm-node-1'))[0]).toMatchObject({
      action: 'restaurant.correct',
      operator: clerk.operator.name,
      before: { phone: '+679 111 1111', price: null },
      after: { phone: '+679 222 2222', price: 2 },
    });

    desk.now = new Date('2026-12-01T12:00:00Z');
    const { corrected: kept } = await told(table('osm-node-1', { phone: '+679 333 3333', name: 'New name' }));
    expect(kept).toBe(1);
    const shown = (await seen('osm-node-1')).body;
    expect(shown).toMatchObject({ name: 'New name', phone: '+679 222 2222', priceLevel: '$$', stepFree: false });
    expect(shown.openingHours[0]).toBe('09:00–17:00');
    expect(shown.hoursNote).toBeNull();
    expect(shown.amenities).toEqual(['Vegetarian meals']);
    expect((await row('osm-node-1')).told).toMatchObject({ phone: '+679 333 3333', price: null, stepFree: true });

    const undo = (fact: string, version: number) =>
      clerk.post('/api/admin/restaurants/osm-node-1/facts/undo', { version, fact });
    expect((await undo('phone', 1)).body).toMatchObject({ facts: { phone: '+679 333 3333' }, version: 2 });
    expect((await undo('phone', 2)).body.code).toBe('not_corrected');
    expect((await undo('hours', 2)).body.facts.hours).toBeNull();
    expect((await seen('osm-node-1')).body).toMatchObject({ hoursNote: 'when the tide is in', phone: '+679 333 3333' });
    for (const [i, fact] of ['website', 'cuisine', 'kinds', 'price', 'diets', 'stepFree'].entries())
      expect((await undo(fact, 3 + i)).status, fact).toBe(200);
    expect(await row('osm-node-1')).toMatchObject({ corrected: [], told: { stepFree: true, kinds: ['seafood'] } });
  });

  test('of nothing leaves nothing in the log', async () => {
    await told(table('osm-node-1'));
    const { facts, version } = await row('osm-node-1');
    const same = await clerk.put('/api/admin/restaurants/osm-node-1/facts', { version, facts });
    expect(same).toMatchObject({ status: 200, body: { version, corrected: [] } });
    expect(await audits('osm-node-1')).toEqual([]);
  });

  test('wins over an import that runs at the same moment', async () => {
    await told(table('osm-node-1'));
    for (let turn = 0; turn < 10; turn++) {
      const phone = `+679 444 44${String(turn).padStart(2, '0')}`;
      const [{ status }] = await Promise.all([
        clerk.put('/api/admin/restaurants/osm-node-1/facts', { version: turn, facts: { ...FACTS, phone } }),
        told(table('osm-node-1', { phone: `+679 555 55${turn}0` })),
      ]);
      expect(status).toBe(200);
      expect((await row('osm-node-1')).facts.phone).toBe(phone);
    }
  });

  test('made from an older look is refused, and nothing is lost', async () => {
    await told(table('osm-node-1'));
    const put = (phone: string) =>
      clerk.put('/api/admin/restaurants/osm-node-1/facts', { version: 0, facts: { ...FACTS, phone } });
    const answers = await Promise.all([put('+1 111 1111'), put('+1 222 2222'), put('+1 333 3333')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const won = answers.find(({ status }) => status === 200)?.body.facts.phone;
    expect((await row('osm-node-1')).facts.phone).toBe(won);
    expect(await audits('osm-node-1')).toHaveLength(1);
  });

  test('names the field and the rule where it is no fact', async () => {
    await told(table('osm-node-1'));
    for (const [fact, value] of [
      ['hours', 'whenever'],
      ['phone', 'call us'],
      ['website', 'javascript:alert(1)'],
      ['cuisine', ''],
      ['kinds', ['air']],
      ['price', 5],
      ['diets', ['stones']],
      ['stepFree', 'perhaps'],
    ] as const) {
      const given = { version: 0, facts: { ...FACTS, [fact]: value } };
      const { status, body } = await clerk.put('/api/admin/restaurants/osm-node-1/facts', given);
      expect(status, fact).toBe(400);
      expect(Object.keys(body.fields)[0], fact).toContain(`facts.${fact}`);
    }
    expect((await clerk.put('/api/admin/restaurants/nobody/facts', { version: 0, facts: FACTS })).status).toBe(404);
  });

  test('is not made where it cannot be written down', async () => {
    await told(table('osm-node-1'));
    await sql`alter table audit_log add constraint refuse_all check (action <> 'restaurant.correct')`.execute(app.db);
    const { status } = await clerk.put('/api/admin/restaurants/osm-node-1/facts', { version: 0, facts: FACTS });
    expect(status).toBe(500);
    expect((await row('osm-node-1')).facts.phone).toBe('+679 111 1111');
  });
});

describe('a hidden restaurant', () => {
  test('is nowhere, also after the next import and when another source tells of it, until it is shown again', async () => {
    await told(table('ours', { source: 'editors', name: 'The Lagoon' }));
    await told(table('osm-node-9', { name: 'The Lagoon' }));
    expect(await listed()).toEqual(['ours']);
    const hidden = await clerk.post('/api/admin/restaurants/ours/hide', { version: 0, reason: 'Burned down' });
    expect(hidden.body.hidden.reason).toBe('Burned down');
    expect(await listed()).toEqual([]);
    await told(table('ours', { source: 'editors', name: 'The Lagoon' }));
    await told(table('osm-node-9', { name: 'The Lagoon' }), table('osm-node-10', { name: 'Lagoon' }));
    expect(await listed()).toEqual([]);
    expect((await seen('ours')).status).toBe(404);
    expect((await seen('osm-node-9')).status).toBe(404);
    const late = { restaurantId: 'ours', authorName: 'Ana', rating: 5, text: 'We ate here in the spring.' };
    expect((await app.post('/api/reviews', late)).body.code).toBe('no_such_restaurant');

    expect((await clerk.post('/api/admin/restaurants/ours/hide', { version: 1, reason: 'again' })).body.code).toBe(
      'already_hidden',
    );
    expect((await clerk.post('/api/admin/restaurants/ours/show', { version: 1 })).status).toBe(200);
    expect(await listed()).toEqual(['ours']);
    expect((await audits('ours')).map(({ action }) => action)).toEqual(['restaurant.hide', 'restaurant.show']);
    expect(
      JSON.stringify(await audits('ours')),
      'words about people are kept where they can be forgotten',
    ).not.toContain('Burned');
  });

  test('needs a reason', async () => {
    await told(table('osm-node-1'));
    const { status, body } = await clerk.post('/api/admin/restaurants/osm-node-1/hide', { version: 0, reason: ' ' });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['reason']]);
  });
});
