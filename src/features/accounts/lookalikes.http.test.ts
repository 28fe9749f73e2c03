/** Nobody gets a name that could be taken for somebody else's. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp, PASSWORD, type TestApp } from '../../../test/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app[Symbol.asyncDispose]());

let homes = 0;
async function register(username: string): Promise<[status: number, said: string | undefined]> {
  const account = { username, password: PASSWORD, signupCode: 'WANDER' };
  const { status, body } = await app.post('/api/auth/register', account, { address: `10.7.${homes++}.1` });
  return [status, body.fields?.username ?? body.code ?? body.username];
}

const MIXED = 'Username may not mix letters of different alphabets';
const UNSEEN = 'Username may only contain letters, digits and signs that can be seen';

test.each([
  'z\u0435d the traveler',
  'p\u0430ypal',
  'Om\u03b5ga',
  'Zo\u00eb \u0416',
  'a\u05d0b',
  'ines \u0627',
  '\u0416\u03b5\u03bd',
  '\u0416\u5f20\u4e09',
  '\u13aa\u13ac\u13a2',
  '\uff21lex \u0430',
])('the name %j mixes letters of different alphabets, or has such as nobody writes, and is refused', async (name) => {
  expect(await register(name)).toEqual([400, MIXED]);
});

test.each([
  'ines\u200b',
  'in\u202ees',
  'in\u2066es\u2069',
  'in\u034fes',
  'ines\ufe0f',
  'in\u180bes',
  '\u3164\u3164\u3164',
  'in\u00ades',
])('the name %j has something in it that cannot be seen, and is refused', async (name) => {
  expect(await register(name)).toEqual([400, UNSEEN]);
});

test.each([
  'Inês Duarte',
  'Mary-Jane O’Neil 3',
  'Жанна Агузарова',
  'Νίκος Καζαντζάκης',
  'فيروز الحداد',
  'דנה ברק',
  '張曼玉的旅行',
  '山田たろうタロウ Taro',
  '이순신 Lee',
  'ㄅㄆㄇ 張 Zhang',
  'अनिता देसाई',
  'สมชาย ใจดี',
  'anna 🌊❤️ 2',
])('the name %s is of one alphabet, or of those that are written together, and is good', async (name) => {
  expect(await register(name)).toEqual([201, name]);
});

describe('a name that looks like another', () => {
  test.each([
    ['coco', 'сосо'],
    ['BOBO', 'ВОВО'],
    ['Νου', 'NOU'],
    ['хауе', 'xaye'],
    ['nunu', 'ոսոս'],
    ['ANNA', 'ΑΝΝΑ'],
    ['gaga', 'ɡɑɡɑ'],
    ['wave \u2764', 'wave \u2764\ufe0f'],
  ])('%s is there, so %s is taken', async (first, second) => {
    expect((await register(first))[0]).toBe(201);
    expect(await register(second)).toEqual([409, 'username_taken']);
  });

  test('of two at once one gets it', async () => {
    const answers = await Promise.all([register('сохо'), register('coxo')]);
    expect(answers.map(([status]) => status).sort()).toEqual([201, 409]);
  });

  test('who has had such a name before logs in with it', async () => {
    const hash = await app.deps.passwords.hash(PASSWORD);
    await sql`insert into users (username, username_key, password) values ('zеd', 'zеd', ${hash})`.execute(app.db);
    const { status, body } = await app.post('/api/auth/login', { username: 'zеd', password: PASSWORD });
    expect([status, body.username]).toEqual([200, 'zеd']);
  });
});
