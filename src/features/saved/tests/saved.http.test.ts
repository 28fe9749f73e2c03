import { expect, test } from 'vitest';
import { openApp, PASSWORD } from '../../../../test/app.ts';
import { comparisonPath, itemsAmong, toggled } from '../rules.ts';

test('what a traveler saves is theirs, taken home with the rest, and gone when they leave', async () => {
  await using app = await openApp();
  const [ana, ben] = [await app.person(), await app.person()];

  await ana.post('/api/saved', { add: ['trip:ibiza'], remove: [] });
  // As after logging in with a list in the browser: what was saved before stays where it stands.
  const { body } = await ana.post('/api/saved', {
    add: ['place:lisbon', 'trip:ibiza', 'restaurant:austin-franklin'],
    remove: [],
  });
  expect([...body.items].sort()).toEqual(['place:lisbon', 'restaurant:austin-franklin', 'trip:ibiza']);
  expect(body.items.at(-1)).toBe('trip:ibiza');
  expect((await ana.post('/api/saved', { add: [], remove: ['place:lisbon'] })).body.items).not.toContain(
    'place:lisbon',
  );
  expect((await ben.get('/api/saved')).body).toEqual({ items: [] });
  expect((await app.stranger().get('/api/saved')).status).toBe(401);
  expect((await ana.post('/api/saved', { add: ['payment:1'], remove: [] })).status).toBe(400);

  const home = JSON.parse((await ana.get('/api/account/data.json')).text);
  expect(home.saved.map(({ item }: { item: string }) => item)).toContain('trip:ibiza');

  const left = await ana.post('/api/account/deletion', { currentPassword: PASSWORD });
  expect(left.status).toBe(200);
  expect(await app.db.selectFrom('saved_items').selectAll().execute()).toEqual([]);
});

test('a list is told in its own order, to anybody, without what is gone', async () => {
  await using app = await openApp();
  const list = 'restaurant:austin-franklin,trip:ibiza,trip:no-such-trip,nonsense,place:lisbon,trip:ibiza';
  const { status, body } = await app.stranger().get(`/api/saved/cards/${list}`);

  expect(status).toBe(200);
  expect(body.map(({ item, href }: { item: string; href: string }) => [item, href])).toEqual([
    ['restaurant:austin-franklin', '/reviews?restaurant=austin-franklin'],
    ['trip:ibiza', '/upcoming-trips/ibiza'],
    ['place:lisbon', '/places/lisbon'],
  ]);
  expect(body[1].line).toContain('all in');
});

test('a heart pressed twice changes nothing, and a list of any origin holds what can be saved', () => {
  expect(toggled(toggled(['trip:ibiza'], 'place:lisbon'), 'place:lisbon')).toEqual(['trip:ibiza']);
  expect(comparisonPath(['plan:a', 'trip:ibiza', 'plan:b'])).toBe('/plans/a,b');
  expect(itemsAmong(['trip:ibiza', 7, 'trip:a:b', 'trip:<b>', 'trip:ibiza', 'film:x'])).toEqual(['trip:ibiza']);
});
