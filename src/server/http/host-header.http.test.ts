/** Over real connections: what two heads can be read as two ways, and what another host's page must not read. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../test/app.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await openApp({ settings: { PUBLIC_URL: 'https://wanderlight.example', METRICS_HOSTS: 'web.internal' } });
  port = await app.listen();
});
afterAll(() => app[Symbol.asyncDispose]());

async function raw(lines: readonly string[]): Promise<{ status: number; text: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('utf8').write(`${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n`);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  await once(socket, 'close');
  return { status: Number(text.split(' ')[1]), text };
}

const GET = 'GET /api/launch HTTP/1.1';

test.each([
  ['of two hosts', ['host: wanderlight.example', 'host: evil.example']],
  ['of one host said twice', ['host: wanderlight.example', 'Host: wanderlight.example']],
  ['with a path in the host', ['host: wanderlight.example/evil']],
  ['with somebody before the host', ['host: a@wanderlight.example']],
  ['with blanks in the host', ['host: wanderlight.example evil.example']],
  ['of hosts with commas', ['host: wanderlight.example, evil.example']],
  ['with letters that no host has', ['host: wanderlíght.example']],
  ['with an empty host', ['host:']],
])('a request %s is refused as one that means two things', async (_what, hosts) => {
  const { status, text } = await raw([GET, ...hosts]);
  expect(status).toBe(400);
  expect(text).toContain('"code":"bad_host"');
  expect(text).toMatch(/^content-security-policy: /im);
});

test('HTTP/1.1 without a host is refused; monitors of HTTP/1.0 need none', async () => {
  expect((await raw([GET])).status).toBe(400);
  expect((await raw(['GET /healthz HTTP/1.0'])).status).toBe(200);
});

test.each([
  'wanderlight.example',
  'WANDERLIGHT.example:443',
  'web_1:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
  'localhost',
])('a request for the host %s is answered', async (host) => {
  expect((await raw([GET, `host: ${host}`])).status).toBe(200);
});

test('what a proxy says of the host it was asked for changes nothing', async () => {
  const { status } = await raw([GET, 'host: web:3000', 'x-forwarded-host: wanderlight.example, evil.example']);
  expect(status).toBe(200);
});

test.each(['localhost:9000', '127.0.0.1', '10.0.0.7:3000', '[::1]:3000', '[fd00::7]', 'web.internal:3000'])(
  'the figures are told to who asks nearby for %s',
  async (host) => {
    expect((await raw(['GET /metrics HTTP/1.1', `host: ${host}`])).status).toBe(200);
  },
);

test.each([
  'evil.example',
  'wanderlight.example',
  'localhost.evil.example',
  '203.0.113.7',
  'other.internal',
  '[2001:db8::1]',
])('a browser of the private network that a page of elsewhere leads to us reads no figures for %s', async (host) => {
  expect((await raw(['GET /metrics HTTP/1.1', `host: ${host}`])).status).toBe(404);
});
