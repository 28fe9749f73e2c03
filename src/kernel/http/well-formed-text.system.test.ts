/** Text that cannot be kept as it is: refused with the field's name, never changed without a word. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Client, openApp, type TestApp } from '../../../test/app.ts';
import { contents } from '../../../test/database-contents.ts';
import { pathTo } from '../../shared/endpoint.ts';

let app: TestApp;
let ines: Client;
let owner: Client;
let before: Map<string, string>;
beforeAll(async () => {
  app = await openApp();
  ines = await app.person('ines');
  owner = await app.operator('owner');
});
beforeEach(async () => {
  before = await contents(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const JSON_TYPE = { headers: { 'content-type': 'application/json' } };
const SENTENCE = 'This text contains a character that cannot be read. Please remove it.';
const account = (username: string) => `{"username":"${username}","password":"a quiet bay","signupCode":"WANDER"}`;
/** Half of a character in UTF-8's own manner, and a byte that begins nothing. */
const BYTES = [Buffer.from([0xed, 0xa0, 0x80]), Buffer.from([0xff])];

test.each([
  String.raw`\ud800`,
  String.raw`\udc00`,
  String.raw`bay\ud83d`,
  String.raw`\ude0a\ud83d`,
  String.raw`\uD800\u0041`,
])('half a character in JSON, written %s, is refused by the name of its field', async (half) => {
  const answer = await app.send('POST', '/api/auth/register', account(`${half}abc`), JSON_TYPE);
  expect([answer.status, answer.body.code, answer.body.fields]).toEqual([400, 'invalid_input', { username: SENTENCE }]);
  expect(await contents(app)).toEqual(before);
});

test.each(BYTES)('bytes in JSON that are no UTF-8 are refused by the name of their field', async (...bytes) => {
  const body = Buffer.concat([Buffer.from('{"username":"abc'), bytes[0] as Buffer, Buffer.from(account('').slice(13))]);
  const answer = await app.send('POST', '/api/auth/register', body, JSON_TYPE);
  expect([answer.status, answer.body.fields]).toEqual([400, { username: SENTENCE }]);
  expect(await contents(app)).toEqual(before);
});

test('every field of every endpoint is looked at, also one inside another, and so are names of fields', async () => {
  const taking = app.routes.filter(({ endpoint }) => endpoint.input !== undefined && !endpoint.consumes);
  expect(taking.length).toBeGreaterThan(20);
  for (const { endpoint } of taking) {
    const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, '4711']));
    const caller = endpoint.who === 'operator' || endpoint.who === 'owner' ? owner : ines;
    if (endpoint.who === 'partner') continue;
    for (const name of Object.keys((endpoint.input as unknown as { shape?: object }).shape ?? {})) {
      for (const [body, path] of [
        [`{"${name}":"\\ud800"}`, name],
        [`{"${name}":{"deep":[1,"x\\udfff"]}}`, `${name}.deep.1`],
        [`{"${name}":{"\\ud800":1}}`, name],
      ] as const) {
        const answer = await caller.send(endpoint.method, pathTo(endpoint.path, params), body, JSON_TYPE);
        expect.soft([answer.status, answer.body.fields?.[path]], `${endpoint.path} ${body}`).toEqual([400, SENTENCE]);
      }
    }
  }
  expect(await contents(app)).toEqual(before);
});

test.each(['%ED%A0%80', '%FF', 'bay+%C3'])(
  'a query that is no text, %s, is refused by the name of its part',
  async (said) => {
    const answer = await app.get(`/api/trip-packages?category=${said}`);
    expect([answer.status, answer.body.fields]).toEqual([400, { category: SENTENCE }]);
  },
);

test('a percent sign that escapes nothing and a plus mean in a query what they mean in a form', async () => {
  const asked = await owner.get('/api/admin/bookings?q=50%+off%20%C3%A9');
  expect(asked.status).not.toBe(500);
  expect((await app.get('/api/trip-packages?category=100%')).body.fields).toEqual({ category: 'Unknown category' });
});

test.each([...BYTES, Buffer.from('\ufffd')])(
  'text in a form that is not readable is refused by the name of its field',
  async (...bytes) => {
    const part = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`;
    const body = Buffer.concat([
      Buffer.from(`${part('name')}Ines \r\n${part('email')}ines@example.org\r\n${part('message')}Good day `),
      bytes[0] as Buffer,
      Buffer.from('\r\n--b--\r\n'),
    ]);
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const answer = await app.send('POST', '/api/contacts', body, { headers });
    expect([answer.status, answer.body.fields?.message]).toEqual([400, SENTENCE]);
    expect(await contents(app)).toEqual(before);
  },
);

test('text of every script and whole pairs of halves go through', async () => {
  const answer = await app.send('POST', '/api/auth/register', account(String.raw`Zoë 李 \ud83c\udf0a`), JSON_TYPE);
  expect([answer.status, answer.body.username]).toEqual([201, 'Zoë 李 🌊']);
});

test('a body of brackets within brackets is refused like any other', async () => {
  const deep = `{"username":${'['.repeat(15_000)}${']'.repeat(15_000)}}`;
  expect((await app.send('POST', '/api/auth/register', deep, JSON_TYPE)).status).toBe(400);
});
