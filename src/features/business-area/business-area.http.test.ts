import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openApp } from '../../../test/app.ts';
import { business } from './content.ts';

const settings = { BUSINESS_PASSWORD: 'open sesame, please' };
const right = { password: 'open sesame, please' };
const wrong = { password: 'open sesame' };

test('the right password unlocks the business area for this browser and no other', async () => {
  await using app = await openApp({ settings });

  const unlocked = await app.post('/api/business/access', right);
  const content = await app.get('/api/business/content');
  const elsewhere = await app.stranger().get('/api/business/content');

  expect(unlocked).toMatchObject({ status: 200, body: { unlocked: true } });
  expect(content.status).toBe(200);
  expect(content.body).toMatchObject({ title: 'Business Services', inquiry: { email: 'hello@wanderlight.example' } });
  expect(elsewhere.status).toBe(401);
});

test('without the unlock not one word of the content is sent', async () => {
  await using app = await openApp({ settings });

  const refused = await app.get('/api/business/content');

  expect(refused).toMatchObject({ status: 401, body: { code: 'not_unlocked' } });
  expect(refused.text).not.toContain(business.intro.slice(0, 20));
});

test('a wrong password is refused and unlocks nothing', async () => {
  await using app = await openApp({ settings });

  const refused = await app.post('/api/business/access', wrong);

  expect(refused).toMatchObject({
    status: 401,
    body: { code: 'wrong_password', message: 'Invalid password. Please try again.' },
  });
  expect(refused.headers['set-cookie']).toBeUndefined();
  expect((await app.get('/api/business/content')).status).toBe(401);
});

test('nothing that could be a password is answered with "Password is required"', async () => {
  await using app = await openApp({ settings });

  for (const body of [{}, { password: '' }, { password: null }, { password: 7 }]) {
    const refused = await app.post('/api/business/access', body);
    expect(refused).toMatchObject({ status: 400, body: { fields: { password: 'Password is required' } } });
  }
});

test('after ten wrong passwords even the right one waits, but only from that address', async () => {
  await using app = await openApp({ settings });
  const from = (address: string, body: object) => app.stranger().post('/api/business/access', body, { address });

  for (let guess = 1; guess <= 10; guess++) {
    expect((await from('203.0.113.7', wrong)).body.code).toBe('wrong_password');
  }
  const eleventh = await from('203.0.113.7', wrong);
  const rightButLate = await from('203.0.113.7', right);
  const neighbour = await from('203.0.113.8', right);

  expect(eleventh).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
  expect(Number(eleventh.headers['retry-after'])).toBe(600);
  expect(rightButLate.status).toBe(429);
  expect(neighbour.status).toBe(200);
});

test('right passwords do not use up the limit', async () => {
  await using app = await openApp({ settings });

  const answers = [];
  for (let visit = 1; visit <= 25; visit++)
    answers.push((await app.stranger().post('/api/business/access', right)).status);

  expect(answers.every((status) => status === 200)).toBe(true);
});

test('unlocking again ends the older unlock', async () => {
  await using app = await openApp({ settings });
  await app.post('/api/business/access', right);
  const before = new Map(app.cookies);

  await app.post('/api/business/access', right);
  const cookie = [...before].map(([name, value]) => `${name}=${value}`).join('; ');
  const replayed = await app.stranger().get('/api/business/content', { headers: { cookie } });

  expect(replayed.status).toBe(401);
});

test('only the server-side action imports the content, so no public file can carry it', async () => {
  const root = new URL('../../../', import.meta.url);
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));

  const importers = [];
  for (const file of files) {
    const text = await readFile(new URL(file, root), 'utf8');
    const isOwn = file.startsWith('src/features/business-area/') && /'\.{1,2}\/content\.ts'/.test(text);
    if (isOwn || text.includes("business-area/content.ts'")) importers.push(file);
  }

  expect(importers).toEqual(['src/features/business-area/actions.ts']);
});
