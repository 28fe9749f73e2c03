import { expect, test } from 'vitest';
import { openApp } from '../../../../test/app.ts';

test('the catalogue lists the eighteen destinations of the home page, or those of one region', async () => {
  await using app = await openApp();

  const all = await app.get('/api/destinations');
  const south = await app.get('/api/destinations?region=south-america');
  const nowhere = await app.get('/api/destinations?region=atlantis');

  expect(all.status).toBe(200);
  expect(all.body).toHaveLength(18);
  expect(Object.keys(all.body[0]).sort()).toEqual(['description', 'id', 'image', 'name', 'region']);
  expect(south.body.map((place: { id: string }) => place.id)).toEqual(['cartagena', 'jaco']);
  expect(nowhere.status).toBe(400);
});
