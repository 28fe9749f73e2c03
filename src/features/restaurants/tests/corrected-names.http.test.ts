/** A restaurant's name, address and description as operators say them, over what its source tells. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AdminRestaurants, openAdminRestaurants, table } from '../../../../test/admin-restaurants.ts';

let desk: AdminRestaurants;
beforeEach(async () => {
  desk = await openAdminRestaurants();
});
afterEach(() => desk[Symbol.asyncDispose]());

const SAID = { name: 'Café Über dem Riff', address: '7 New Quay', description: 'Grilled wahoo under a mango tree.' };

const correct = (id: string, facts: object, version = 0) =>
  desk.clerk.put(`/api/admin/restaurants/${id}/facts`, { version, facts });
const undo = (id: string, fact: string, version: number) =>
  desk.clerk.post(`/api/admin/restaurants/${id}/facts/undo`, { version, fact });
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
const namedAtDesk = async (name: string) =>
  idsOf((await desk.clerk.get(`/api/admin/restaurants?name=${encodeURIComponent(name)}`)).body.rows);
const withWords = async (text: string) =>
  idsOf(
    (await desk.app.get(`/api/restaurants?latitude=-18.2&longitude=179.5&text=${encodeURIComponent(text)}`)).body
      .restaurants,
  );

describe('a corrected name, address or description', () => {
  test('is read by visitors and operators, and found by its words', async () => {
    await desk.told(table('osm-node-1', { description: 'Fish of the day.' }));
    const corrected = await correct('osm-node-1', SAID);
    expect(corrected.status, corrected.text).toBe(200);
    expect(corrected.body).toMatchObject({ name: SAID.name, facts: SAID, corrected: Object.keys(SAID), version: 1 });
    expect(corrected.body.told).toMatchObject({ name: 'Table osm-node-1', address: '1 Quay' });
    expect((await desk.seen('osm-node-1')).body).toMatchObject(SAID);
    expect(await namedAtDesk('cafe uber')).toEqual(['osm-node-1']);
    expect(await namedAtDesk('Table osm')).toEqual([]);
    expect(await withWords('uber dem')).toEqual(['osm-node-1']);
    expect(await withWords('mango')).toEqual(['osm-node-1']);
    expect(await withWords('of the day')).toEqual([]);
    expect(await desk.audits('osm-node-1')).toMatchObject([
      {
        action: 'restaurant.correct',
        before: { name: 'Table osm-node-1', address: '1 Quay', description: 'Fish of the day.' },
        after: SAID,
      },
    ]);
  });

  test('outlives what the source tells next, and is taken back one by one', async () => {
    await desk.told(table('osm-node-1'));
    await correct('osm-node-1', SAID);
    const next = { name: 'Their name', address: '2 Quay', description: 'Their words.' };
    const { corrected } = await desk.told(table('osm-node-1', next));
    expect(corrected).toBe(1);
    expect((await desk.seen('osm-node-1')).body).toMatchObject(SAID);
    expect(await desk.row('osm-node-1')).toMatchObject({ facts: SAID, told: next });

    expect((await undo('osm-node-1', 'name', 0)).body.code).toBe('changed_meanwhile');
    expect((await undo('osm-node-1', 'name', 1)).body).toMatchObject({
      name: 'Their name',
      facts: { ...SAID, name: 'Their name' },
      corrected: ['address', 'description'],
    });
    expect(await namedAtDesk('their')).toEqual(['osm-node-1']);
    await undo('osm-node-1', 'address', 2);
    expect((await undo('osm-node-1', 'description', 3)).body).toMatchObject({ facts: next, corrected: [] });
    expect((await desk.audits('osm-node-1')).at(-1)).toMatchObject({
      action: 'restaurant.uncorrect',
      before: { description: SAID.description },
      after: { description: 'Their words.' },
    });
  });

  test('goes back to what the source says also where less was noted of it', async () => {
    await desk.told(table('osm-node-1'));
    await correct('osm-node-1', { phone: '+679 222 2222' });
    await sql`update restaurants set source_facts = source_facts - 'name' - 'address' where id = 'osm-node-1'`.execute(
      desk.app.db,
    );
    expect((await desk.row('osm-node-1')).told).toMatchObject({ name: 'Table osm-node-1', phone: '+679 111 1111' });
    await correct('osm-node-1', { name: 'The Reef' }, 1);
    const undone = await undo('osm-node-1', 'name', 2);
    expect(undone.status, undone.text).toBe(200);
    expect(undone.body.facts).toMatchObject({ name: 'Table osm-node-1', phone: '+679 222 2222' });
  });

  test('is lent by nobody, also where an operator says that nothing is known', async () => {
    const lagoon = { name: 'The Lagoon', phone: '+679 333 3333' };
    await desk.told(table('ours', { ...lagoon, source: 'editors', address: '', description: '' }));
    await desk.told(table('osm-a', { ...lagoon, description: 'Shade and fans.' }));
    expect((await desk.seen('ours')).body).toMatchObject({ address: '1 Quay', description: 'Shade and fans.' });
    await correct('ours', { address: 'Korovou', description: 'Ours.' });
    expect((await desk.seen('ours')).body).toMatchObject({ address: 'Korovou', description: 'Ours.' });
    await correct('ours', { address: 'By the mill', description: 'x' }, 1);
    await correct('ours', { address: '', description: '' }, 2);
    expect((await desk.seen('ours')).body).toMatchObject({ address: '', description: '' });
  });

  test('is refused by its field where it is too long, and a name where it says nothing', async () => {
    await desk.told(table('osm-node-1'));
    const long = (most: number) => 'n'.repeat(most);
    for (const [fact, value] of [
      ['name', ' '],
      ['name', '\u200b'],
      ['name', null],
      ['name', long(121)],
      ['address', long(201)],
      ['description', long(501)],
    ] as const) {
      const { status, body } = await correct('osm-node-1', { [fact]: value });
      expect([status, Object.keys(body.fields)], `${fact}: ${value}`).toEqual([400, [`facts.${fact}`]]);
    }
    const longest = { name: long(120), address: long(200), description: long(500) };
    expect((await correct('osm-node-1', longest)).body.facts).toMatchObject(longest);
  });

  test('longer than we would write it, as its source tells it, is in nobody’s way', async () => {
    await desk.told(table('osm-node-1', { name: 'n'.repeat(200) }));
    const { status, body } = await correct('osm-node-1', { phone: '+679 222 2222' });
    expect([status, body.corrected]).toEqual([200, ['phone']]);
  });
});

describe('a renamed restaurant', () => {
  test('is known by both its names, so that no source tells of it twice', async () => {
    await desk.told(table('ours', { source: 'editors', name: 'The Lagoon' }));
    await correct('ours', { name: 'Blue Reef' });
    for (const name of ['The Lagoon', 'Blue Reef']) {
      await desk.told(table('osm-a', { name, phone: null }));
      expect((await desk.row('osm-a')).sameAs, name).toMatchObject({ id: 'ours', name: 'Blue Reef' });
      expect(await desk.listed(), name).toEqual(['ours']);
    }
    await desk.told(table('osm-b', { name: 'Another', phone: null }));
    expect((await desk.listed()).sort()).toEqual(['osm-b', 'ours']);
  });

  test('shows each row of its street once, those of either name first', async () => {
    const [one, other] = ['Blue Lagoon', 'Blue Lagoon Fiji'];
    await desk.told(table('osm-a', { name: one, phone: null }), table('osm-b', { name: other, phone: null }));
    await correct('osm-a', { name: 'Blue Reef' });
    for (const [id, near] of [
      ['osm-a', 'osm-b'],
      ['osm-b', 'osm-a'],
    ] as const)
      expect((await desk.row(id)).near, id).toMatchObject([{ id: near, alike: true }]);
  });
});
