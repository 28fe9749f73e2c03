/** Emails that are not delivered: refused by a real SMTP server at once, or bounced later. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../test/app.ts';
import { IS_LONG } from '../../test/rounds.ts';
import { runScript } from '../../test/run-script.ts';
import { eventually } from '../../test/site.ts';
import { openPostbox, type Postbox, type Received } from '../../test/smtp.ts';
import { startWorkerSchedule } from '../server/process/background-jobs.ts';
import type { Running } from './scheduler.ts';

let folder: string;
let app: TestApp;
let postbox: Postbox;
let running: Running;
/** What the post says to the next email; nothing takes it. */
let behaviour: { refuses: boolean; reply: Reply; email: Reply | null };

interface Reply {
  readonly code: number;
  readonly words: string;
}

beforeEach(async () => {
  behaviour = { refuses: false, reply: { code: 550, words: '5.1.1 No such user ines@example.com' }, email: null };
  folder = await mkdtemp(join(tmpdir(), 'wl-returned-'));
  postbox = await openPostbox({
    refuses: (address) => behaviour.refuses && address.startsWith('ines'),
    reply: () => behaviour.reply,
    refusesEmail: () => behaviour.email,
  });
  app = await openApp({ settings: { SMTP_URL: postbox.url, DATA_DIR: folder } });
  running = startWorkerSchedule(app.deps, app.databaseUrl);
});
afterEach(async () => {
  await running.stop();
  await app[Symbol.asyncDispose]();
  await postbox[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const subscribe = (email = 'ines@example.com') => app.stranger().post('/api/newsletter', { email });
const to = (address: string) => postbox.received.filter(({ envelopeTo }) => envelopeTo.includes(address));
const record = async () => {
  const found = await sql<{ id: string; how: string; status: string; gone: boolean; row: string }>`
    select email_id as id, how, status, mailbox_is_gone as gone, r::text as row from bounced_emails r
    order by happened_at`.execute(app.db);
  return found.rows;
};
const quiet = () =>
  eventually(async () => {
    const open = await sql<{ open: number }>`
      select count(*)::int as open from pgboss.job
      where name like 'enquiries.%' and name <> 'enquiries.forget' and state in ('created', 'active', 'retry')`.execute(
      app.db,
    );
    expect(open.rows[0]?.open).toBe(0);
  }, 25_000);
const script = (...args: string[]) =>
  runScript('record-bounces.ts', { DATABASE_URL: app.databaseUrl, DATA_DIR: folder }, ...args);

describe('a mailbox that the mail server refuses', () => {
  test.runIf(IS_LONG)(
    'is written down without its address, not tried again, and gets no more emails of the list',
    {
      timeout: 60_000,
    },
    async () => {
      behaviour.refuses = true;
      await subscribe();
      await eventually(async () => expect(await record()).toHaveLength(1), 25_000);
      const [found] = await record();
      expect(found).toMatchObject({ how: 'refused', status: '550 5.1.1', gone: true });
      expect(found?.id).toMatch(/^newsletter-\d+-confirm-1$/);
      expect(found?.row).not.toMatch(/ines|example/);
      await quiet();
      const tried = await sql<{ tried: number }>`
      select max(retry_count)::int as tried from pgboss.job where name = 'enquiries.ask-for-confirmation'`.execute(
        app.db,
      );
      expect(tried.rows).toEqual([{ tried: 0 }]);

      behaviour.refuses = false;
      expect(await subscribe()).toMatchObject({ status: 200 });
      await quiet();
      expect(to('ines@example.com')).toEqual([]);
      // What somebody asks for by name is no email of a list.
      await app.post('/api/requests', { kind: 'guide', email: 'ines@example.com', about: 'Évora' });
      await quiet();
      expect(to('ines@example.com')).toHaveLength(1);
      expect(await record()).toHaveLength(1);
    },
  );

  test('is forgiven after ninety days', { timeout: 60_000 }, async () => {
    behaviour.refuses = true;
    await subscribe();
    await eventually(async () => expect(await record()).toHaveLength(1), 25_000);
    await sql`update bounced_emails set happened_at = now() - interval '91 days'`.execute(app.db);
    behaviour.refuses = false;
    await subscribe();
    await eventually(() => expect(to('ines@example.com')).toHaveLength(1), 25_000);
  });
});

test('an email that is refused once it was read is dead, and its mailbox is not', { timeout: 60_000 }, async () => {
  behaviour.email = { code: 554, words: '5.7.1 Message content rejected' };
  await subscribe();
  await eventually(async () => expect(await record()).toHaveLength(1), 25_000);
  expect(await record()).toMatchObject([{ how: 'refused', status: '554 5.7.1', gone: false }]);
  await quiet();
  behaviour.email = null;
  await subscribe();
  await eventually(() => expect(to('ines@example.com')).toHaveLength(1), 25_000);
});

test.runIf(IS_LONG)(
  'what may pass, like a full queue, is tried again and not written down',
  { timeout: 60_000 },
  async () => {
    behaviour.refuses = true;
    behaviour.reply = { code: 451, words: '4.3.0 Try again later' };
    await subscribe();
    await eventually(async () => {
      const tried = await sql<{ tried: number }>`
      select max(retry_count)::int as tried from pgboss.job where name = 'enquiries.ask-for-confirmation'`.execute(
        app.db,
      );
      expect(tried.rows[0]?.tried).toBeGreaterThan(0);
    }, 25_000);
    behaviour.refuses = false;
    await eventually(() => expect(to('ines@example.com')).toHaveLength(1), 25_000);
    expect(await record()).toEqual([]);
  },
);

describe('a bounce that comes later', () => {
  function bounceOf(email: Received | undefined, headers = email?.raw.split('\r\n\r\n')[0] ?? ''): string {
    return [
      'From: MAILER-DAEMON@mx.example.com',
      'To: hello@wanderlight.example',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
      '',
      '--b1',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example.com',
      '',
      'Final-Recipient: rfc822; ines@example.com',
      'Action: failed',
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1 no such user',
      '',
      '--b1',
      'Content-Type: text/rfc822-headers',
      '',
      headers,
      '',
      '--b1--',
      '',
    ].join('\r\n');
  }

  test('is written down once, and the doctor and the metrics tell of it', { timeout: 60_000 }, async () => {
    await subscribe();
    await eventually(() => expect(to('ines@example.com')).toHaveLength(1), 25_000);
    const file = join(folder, 'bounce.eml');
    await writeFile(file, bounceOf(to('ines@example.com')[0]));

    const first = await script(file);
    expect(first).toMatchObject({
      status: 0,
      said: expect.stringMatching(/^newsletter-\d+-confirm-1 came back \(550 5\.1\.1\)\n$/),
    });
    await script(file);
    expect(await record()).toMatchObject([{ how: 'bounced', status: '550 5.1.1', gone: true }]);
    await subscribe();
    await quiet();
    expect(to('ines@example.com')).toHaveLength(1);

    const doctor = await runScript('doctor.ts', { DATABASE_URL: app.databaseUrl, DATA_DIR: folder });
    expect(doctor.said).toContain('1 letter of the last 30 days came back, 1 because the mailbox is gone');
    expect(doctor).toMatchObject({ status: 0, said: expect.not.stringContaining('ines') });
    expect((await app.get('/metrics')).text).toMatch(/^letters_returned_last_day 1$/m);
  });

  test.runIf(IS_LONG)('counts only with the seal of the email it is about', { timeout: 60_000 }, async () => {
    await subscribe();
    await eventually(() => expect(to('ines@example.com')).toHaveLength(1), 25_000);
    const [email] = to('ines@example.com');
    const head = email?.raw.split('\r\n\r\n')[0] ?? '';
    const forged = [
      head.replace(/X-Letter-Seal: .*/, `X-Letter-Seal: ${'a'.repeat(32)}`),
      head.replace(/To: .*/, 'To: tomas@example.com'),
      head.replace(/newsletter-\d+-confirm-1/, 'newsletter-4711-confirm-1'),
    ];
    for (const headers of forged) {
      const file = join(folder, 'forged.eml');
      await writeFile(file, bounceOf(email, headers));
      expect(await script(file)).toEqual({ status: 0, said: '1 message says nothing of the kind.\n' });
    }
    expect(await record()).toEqual([]);
    expect(await script(join(folder, 'missing.eml'))).toMatchObject({ status: 1 });
  });
});
