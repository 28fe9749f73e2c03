import { expect, test } from 'vitest';
import { openApp } from '../../../../test/app.ts';
import { lessons } from '../content/lessons.ts';

test('every lesson on the list can be opened, and lasts as long as the list says', async () => {
  await using app = await openApp();
  const list = await app.get('/api/lessons');
  expect(list.status).toBe(200);
  expect(list.body).toHaveLength(lessons.length);

  for (const card of list.body) {
    const answer = await app.get(`/api/lessons/${card.id}`);
    expect(answer.status, card.id).toBe(200);
    expect(answer.body).toMatchObject({ id: card.id, title: card.title });
    expect(answer.body.questions).toHaveLength(5);
  }
});

test('a lesson that is not made yet is not found', async () => {
  await using app = await openApp();
  expect(await app.get('/api/lessons/flat-light')).toMatchObject({ status: 404, body: { code: 'no_such_lesson' } });
});
