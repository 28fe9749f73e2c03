/** `/_dev/mail` exists for whoever sits at this machine, and for nobody else. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../test/app.ts';

const LETTER = {
  id: 'booking-000001-confirmation',
  to: 'ines@example.com',
  subject: 'Booking <1> confirmed',
  text: 'See you & yours in <Lisbon>.',
  html: '<p>See you in Lisbon.</p><script>alert(1)</script>',
  date: new Date('2026-11-20T10:00:00Z'),
};

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wl-letters-'));
  app = await openApp({ settings: { DATA_DIR: folder } });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const here = { headers: { host: 'localhost:3000' } };

test('emails are listed and read, as text and as HTML that can do nothing', async () => {
  expect((await app.get('/_dev/mail', here)).text).toContain('No email has been written yet.');
  await app.deps.mail.send(LETTER);

  const list = await app.get('/_dev/mail', here);
  expect(list.text).toContain('href="/_dev/mail/booking-000001-confirmation"');
  expect(list.text).not.toContain('<1>');
  const email = await app.get('/_dev/mail/booking-000001-confirmation', here);
  expect(email.text).toContain('See you &#38; yours in &#60;Lisbon&#62;.');
  expect(email.text).not.toContain('<script');

  const html = await app.get('/_dev/mail/booking-000001-confirmation/html', here);
  expect(html.text).toBe(LETTER.html);
  expect(html.headers['content-security-policy']).toMatch(/^sandbox allow-popups [^;]*; default-src 'none'/);
  expect(html.headers['content-security-policy']).not.toMatch(/allow-scripts|allow-same-origin|script-src/);
  expect(html.headers['cache-control']).toBe('no-store');
});

test('a picture that travels in an email is shown, and none is fetched', async () => {
  const html = '<img src="cid:brand-logo" alt="Wanderlight"><img src="cid:elsewhere">';
  await app.deps.mail.send({ ...LETTER, id: 'booking-000002-confirmation', html });
  const shown = await app.get('/_dev/mail/booking-000002-confirmation/html', here);
  expect(shown.text).toMatch(
    /^<img src="data:image\/png;base64,iVBOR[\w+/=]+" alt="Wanderlight"><img src="cid:elsewhere">$/,
  );
  expect(shown.headers['content-security-policy']).toContain('img-src data:;');
});

test.each([
  ['another machine', { address: '10.0.0.7', headers: { host: 'localhost:3000' } }],
  ['another name for this machine', { headers: { host: 'attacker.example:3000' } }],
  ['a proxy', { headers: { host: 'localhost:3000', 'x-forwarded-for': '10.0.0.7' } }],
])('%s finds nothing', async (_, asked) => {
  await app.deps.mail.send(LETTER);
  for (const path of ['', `/${LETTER.id}`, `/${LETTER.id}/html`]) {
    expect((await app.get(`/_dev/mail${path}`, asked)).status).toBe(404);
  }
});

test('a name that is none finds nothing', async () => {
  for (const name of ['nothing', '..%2f..%2fetc%2fpasswd', '%00']) {
    expect((await app.get(`/_dev/mail/${name}`, here)).status).toBe(404);
  }
});

test('where emails are delivered there are none to show', async () => {
  await using delivering = await openApp({ settings: { SMTP_URL: 'smtp://127.0.0.1:1', DATA_DIR: folder } });
  expect((await delivering.get('/_dev/mail', here)).text).not.toContain('booking-000001');
});
