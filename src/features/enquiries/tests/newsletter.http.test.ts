/** Subscribing and requests over HTTP, and the emails of every enquiry through a real queue and a real SMTP server. */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { IS_LONG } from '../../../../test/rounds.ts';
import { eventually } from '../../../../test/site.ts';
import { openPostbox, type Postbox, type Received } from '../../../../test/smtp.ts';
import { aForm, INES, SAMPLES, sendForm } from '../../../../test/uploads.ts';
import type { Running } from '../../../kernel/scheduler.ts';
import { startWorkerSchedule } from '../../../server/process/background-jobs.ts';
import { forgetOldEnquiries } from '../jobs.ts';

let folder: string;
let app: TestApp;
let postbox: Postbox;
let now: Date;
const running: Running[] = [];

beforeEach(async () => {
  now = new Date();
  folder = await mkdtemp(join(tmpdir(), 'wl-emails-'));
  postbox = await openPostbox();
  app = await openApp({ settings: { SMTP_URL: postbox.url, DATA_DIR: folder }, now: () => now });
});
afterEach(async () => {
  for (const each of running.splice(0)) await each.stop();
  await app[Symbol.asyncDispose]();
  await postbox[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const work = () => void running.push(startWorkerSchedule(app.deps, app.databaseUrl));
const to = (address: string) => postbox.received.filter(({ envelopeTo }) => envelopeTo.includes(address));
const emails = (address: string, count: number) =>
  eventually(() => {
    expect(to(address)).toHaveLength(count);
    return to(address);
  }, 25_000);
const ask = (email: string) => app.stranger().post('/api/newsletter', { email });
const linkIn = (email: Received | undefined, about: RegExp) => about.exec(email?.text ?? '')?.[1] ?? '';
const events = async () => {
  const found = await sql<{ event: string; wording: string }>`
    select event, wording from newsletter_consents order by happened_at, event`.execute(app.db);
  return found.rows;
};

describe('the newsletter', () => {
  test('is asked for, confirmed by email, and left with one request', async () => {
    work();
    await ask('Ines@Example.com');
    const [email] = await emails('ines@example.com', 1);
    const token = linkIn(email, /\/newsletter\/confirm\/([\w-]{43})/);
    expect(email?.messageId).toMatch(/^<newsletter-\d+-confirm-1@wanderlight\.example>$/);

    expect((await app.post(`/api/newsletter/confirm/${token}`)).status).toBe(200);
    expect((await app.post(`/api/newsletter/confirm/${token}`)).status).toBe(200);
    const [, welcome] = await emails('ines@example.com', 2);
    const leave = /List-Unsubscribe: <([^>]+)>/.exec(welcome?.raw.replaceAll(/\r\n[ \t]+/g, ' ') ?? '')?.[1] ?? '';
    expect(welcome?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

    // As a mail program sends it: no cookie, no origin, and not JSON.
    const left = await app.stranger().send('POST', new URL(leave).pathname, 'List-Unsubscribe=One-Click', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(left).toMatchObject({ status: 200, body: { left: true } });
    expect((await app.post(`/api/newsletter/confirm/${token}`)).status).toBe(404);
    expect((await events()).map(({ event }) => event)).toEqual(['asked', 'confirmed', 'left']);
    expect((await events())[0]?.wording).toContain('I can leave with one click');
  });

  test('answers alike for new, waiting and known addresses, byte for byte', async () => {
    work();
    const fresh = await ask('ines@example.com');
    const [email] = await emails('ines@example.com', 1);
    const waiting = await ask('ines@example.com');
    await app.post(`/api/newsletter/confirm/${linkIn(email, /confirm\/([\w-]{43})/)}`);
    const known = await ask('ines@example.com');

    const shown = ({ status, text, headers }: typeof fresh) => {
      const { date: _, ...rest } = headers;
      const counted = Object.entries(rest).filter(([name]) => !name.startsWith('x-ratelimit'));
      return { status, text, headers: Object.fromEntries(counted) };
    };
    expect(shown(waiting)).toEqual(shown(fresh));
    expect(shown(known)).toEqual(shown(fresh));
  });

  test('who is subscribed is not asked again', async () => {
    await ask('ines@example.com');
    work();
    const [email] = await emails('ines@example.com', 1);
    await app.post(`/api/newsletter/confirm/${linkIn(email, /confirm\/([\w-]{43})/)}`);
    await emails('ines@example.com', 2);
    await ask('ines@example.com');
    await eventually(async () => {
      const open = await sql<{ open: number }>`
        select count(*)::int as open from pgboss.job where state <> 'completed' and name like 'enquiries.%'
        and name <> 'enquiries.forget'`.execute(app.db);
      expect(open.rows[0]?.open).toBe(0);
    });
    expect(to('ines@example.com')).toHaveLength(2);
  });

  test('a stranger cannot fill a mailbox: five emails a day to one address', async () => {
    for (let i = 0; i < 8; i++) {
      const answer = await app.post('/api/newsletter', { email: 'ines@example.com' }, { address: `10.3.0.${i}` });
      expect(answer.status).toBe(200);
    }
    const left = await sql<{ jobs: number }>`
      select count(*)::int as jobs from pgboss.job where name = 'enquiries.ask-for-confirmation'`.execute(app.db);
    expect(left.rows[0]?.jobs).toBe(5);
  });

  test('a link is good for two days; only its hash is looked up', async () => {
    work();
    await ask('ines@example.com');
    const [email] = await emails('ines@example.com', 1);
    const token = linkIn(email, /confirm\/([\w-]{43})/);
    const row = await sql<{ text: string; hash: string }>`
      select n::text as text, confirm_sha256 as hash from newsletters n`.execute(app.db);
    expect(row.rows[0]?.text).not.toContain(token);
    expect(row.rows[0]?.hash).toBe(createHash('sha256').update(token).digest('hex'));

    now = new Date(now.getTime() + 49 * 3_600_000);
    expect((await app.post(`/api/newsletter/confirm/${token}`)).status).toBe(404);
    await ask('ines@example.com');
    expect((await app.post(`/api/newsletter/confirm/${token}`)).status).toBe(200);
  });

  test('what was never confirmed is forgotten after a week', async () => {
    await ask('ines@example.com');
    await sendForm(app, aForm(INES));
    now = new Date(now.getTime() + 8 * 86_400_000);
    await forgetOldEnquiries(app.deps);
    const counted = sql<{ subscribers: number; messages: number }>`
      select (select count(*)::int from newsletters) as subscribers, (select count(*)::int from contacts) as messages`;
    expect((await counted.execute(app.db)).rows).toEqual([{ subscribers: 0, messages: 1 }]);
    now = new Date(now.getTime() + 366 * 86_400_000);
    await forgetOldEnquiries(app.deps);
    expect((await counted.execute(app.db)).rows).toEqual([{ subscribers: 0, messages: 0 }]);
  });

  test.each(['4711', 'x'.repeat(43), '%00', '..%2f..%2fetc'])('the token %s is none', async (token) => {
    expect((await app.post(`/api/newsletter/confirm/${token}`)).status).toBe(404);
    expect((await app.post(`/api/newsletter/leave/${token}`)).status).toBe(404);
  });
});

describe('a request', () => {
  test('is stored, acknowledged and brought to the brand, which can answer it', async () => {
    work();
    const asked = { kind: 'guide', email: 'ines@example.com', about: 'Évora, with two children' };
    const answer = await app.post('/api/requests', asked);
    expect(answer).toMatchObject({ status: 201, body: { reference: expect.stringMatching(/^W-/) } });

    const [acknowledged] = await emails('ines@example.com', 1);
    const [delivered] = await emails('hello@wanderlight.example', 1);
    expect(acknowledged?.subject).toBe(`You asked for a custom guide (${answer.body.reference})`);
    expect(delivered?.text).toContain('Évora, with two children');
    expect(delivered?.raw).toContain('Reply-To: ines@example.com');
  });

  test('for word of the launch needs an address alone; every other needs words', async () => {
    expect((await app.post('/api/requests', { kind: 'launch', email: INES.email })).status).toBe(201);
    for (const kind of ['learn', 'guide', 'lesson', 'business', 'mistake']) {
      const answer = await app.post('/api/requests', { kind, email: INES.email, about: ' ' });
      expect(answer, kind).toMatchObject({ status: 400, body: { fields: { about: 'Required' } } });
    }
    expect((await app.post('/api/requests', { kind: 'pony', email: INES.email, about: 'x' })).status).toBe(400);
  });
});

test('nobody’s mailbox is filled in their name: ten acknowledgements a day, and the brand hears of everything', async () => {
  const asked = { kind: 'guide', about: 'Évora' };
  for (let i = 0; i < 8; i++) {
    const email = i % 2 ? 'ines@example.com' : 'Ines@Example.com';
    const address = { address: `10.4.0.${i}` };
    expect((await app.post('/api/requests', { ...asked, email }, address)).status).toBe(201);
    expect((await sendForm(app, aForm({ ...INES, email }), address)).status).toBe(201);
  }
  const left = await sql<{ back: number; brand: number }>`
    select count(*) filter (where name like 'enquiries.acknowledge-%')::int as back,
      count(*) filter (where name like 'enquiries.deliver-%')::int as brand from pgboss.job`.execute(app.db);
  expect(left.rows).toEqual([{ back: 10, brand: 16 }]);
});

describe('the emails of a message', () => {
  const files = [
    { name: 'Köln plan.pdf', bytes: SAMPLES.pdf },
    { name: 'a.txt', bytes: SAMPLES.txt },
  ];

  test('bring the brand the files byte for byte, and the sender the reference', async () => {
    work();
    const { body } = await sendForm(app, aForm(INES, files));
    const [acknowledged] = await emails(INES.email, 1);
    const [delivered] = await emails('hello@wanderlight.example', 1);

    expect(acknowledged?.text).toContain(body.reference);
    expect(acknowledged?.text).toContain(INES.message);
    expect(delivered?.text).toContain('Inês Duarte');
    expect(delivered?.html).toContain('In&ecirc;s'.replace('&ecirc;', 'ê'));
    for (const { bytes } of files) {
      expect(delivered?.raw.replaceAll('\r\n', '')).toContain(Buffer.from(bytes).toString('base64'));
    }
  });

  test('hold nothing a visitor typed in their heads, and escape it in their bodies', async () => {
    work();
    const hostile = { ...INES, name: '<img src=x onerror=x>\r\nBcc: all@example.com', message: '<script>x()</script>' };
    expect((await sendForm(app, aForm(hostile))).status).toBe(201);
    const [delivered] = await emails('hello@wanderlight.example', 1);
    const head = delivered?.raw.slice(0, delivered.raw.indexOf('\r\n\r\n')) ?? '';
    expect(head).not.toMatch(/^bcc|onerror|script/im);
    expect(delivered?.html.replace('<img src="cid:brand-logo"', '')).not.toMatch(/<(script|img)/);
    expect(delivered?.envelopeTo).toEqual(['hello@wanderlight.example']);
  });

  test.runIf(IS_LONG)('wait while the post is away, and come once each afterwards', { timeout: 60_000 }, async () => {
    const { port } = postbox;
    await postbox[Symbol.asyncDispose]();
    work();
    const answers = await Promise.all([1, 2, 3].map(() => sendForm(app, aForm(INES, files))));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    await eventually(async () => {
      const tried = await sql<{ tried: number }>`
        select count(*)::int as tried from pgboss.job where name like 'enquiries.%' and retry_count > 0`.execute(
        app.db,
      );
      expect(tried.rows[0]?.tried).toBeGreaterThan(0);
    });

    postbox = await openPostbox({ port, losesReply: (accepted) => accepted === 2 });
    await emails('hello@wanderlight.example', 3).catch(() => undefined);
    await eventually(async () => {
      const open = await sql<{ open: number }>`
        select count(*)::int as open from pgboss.job
        where name like 'enquiries.%message' and state <> 'completed'`.execute(app.db);
      expect(open.rows[0]?.open).toBe(0);
    });
    const ids = postbox.received.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(6);
    expect(ids.length).toBeLessThanOrEqual(7);
  });
});
