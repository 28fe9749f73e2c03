/** Answers that lie in a mailbox come into the inbox, once each, whoever looks and whatever breaks meanwhile. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../../../../test/admin-inbox.ts';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { type Dovecot, HAS_DOVECOT, openDovecot } from '../../../../test/dovecot.ts';
import { aForm, INES, SAMPLES, sendForm } from '../../../../test/uploads.ts';
import { openMailbox } from '../../../effects/inbound-mail/imap.ts';
import type { Mailbox } from '../../../effects/inbound-mail/inbound-mail-port.ts';
import { addressWith, openReplyTokens } from '../../../kernel/reply-token.ts';
import { pollMailbox } from '../actions/poll-mailbox.ts';

const INBOX = 'inbox@wanderlight.example';
const here = test.skipIf(!HAS_DOVECOT);
test.runIf(!HAS_DOVECOT)('no mailbox is looked into here: that takes root, OpenSSL and Debian’s dovecot-imapd', () => {
  expect(HAS_DOVECOT).toBe(false);
});

let folder: string;
let app: TestApp;
let desk: Awaited<ReturnType<TestApp['operator']>>;
let dovecot: Dovecot;
beforeAll(async () => {
  if (!HAS_DOVECOT) return;
  folder = await mkdtemp(join(tmpdir(), 'wl-mailbox-'));
  app = await openApp({ settings: { DATA_DIR: folder, INBOX_ADDRESS: INBOX } });
  desk = await app.operator('owner');
  dovecot = await openDovecot();
});
afterAll(async () => {
  if (!HAS_DOVECOT) return;
  await dovecot[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const look = (how: 'plain' | 'encrypted' = 'plain') =>
  pollMailbox({ ...app.deps, mailbox: openMailbox(dovecot.access(how), { ca: dovecot.ca }) });
const listed = async () => (await desk.get('/api/admin/enquiries?view=all')).body.enquiries;
const unseen = () => dovecot.mails().filter((name) => !/:2,\w*S/.test(name)).length;

function mailTo(to: string, words: string, more = ''): string {
  const head = `From: "Inês Duarte" <ines@example.com>\r\nTo: ${to}\r\nMessage-ID: <${words.length}-${Math.random()}@example.com>\r\nSubject: Re: Lisbon\r\nMIME-Version: 1.0\r\n`;
  const text = `Content-Type: text/plain; charset=utf-8\r\n\r\n${words}\r\n`;
  if (!more) return head + text;
  return `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n${text}--b\r\n${more}\r\n--b--\r\n`;
}

here(
  'an answer enters the thread its address names, with its file, once for all who look at the same time',
  async () => {
    expect((await sendForm(app, aForm(INES))).status).toBe(201);
    const [{ id }] = await listed();
    const to = addressWith(INBOX, (await openReplyTokens(app.db)).tokenOf({ of: 'enquiry', id }));
    const file = `Content-Type: application/pdf\r\nContent-Disposition: attachment; filename="plan.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(SAMPLES.pdf).toString('base64')}`;
    dovecot.deliver(mailTo(to, 'Sim, três pessoas: 10 May.', file));

    await Promise.all([look(), look('encrypted')]);
    const { mails } = (await desk.get(at(id))).body;
    expect(mails).toMatchObject([
      { text: 'Sim, três pessoas: 10 May.', files: [{ name: 'plan.pdf' }], isKnownSender: true },
    ]);
    expect(unseen()).toBe(0);
    await look();
    expect((await desk.get(at(id))).body.mails).toHaveLength(1);
  },
);

here('what it dies at stays unseen, and enters with the next look', async () => {
  const before = (await listed()).length;
  dovecot.deliver(mailTo(INBOX, 'A message of its own.'));
  const mailbox = openMailbox(dovecot.access());
  // Before it was written down, and after, but before it was marked.
  await expect(mailbox.look(() => Promise.reject(new Error('died')))).rejects.toThrow('died');
  const dying: Mailbox = {
    look: (take) =>
      mailbox.look(async (mail) => {
        await take(mail);
        throw new Error('died');
      }),
  };
  await expect(pollMailbox({ ...app.deps, mailbox: dying })).rejects.toThrow('died');
  expect(unseen()).toBe(1);
  await look();
  await look();
  expect([(await listed()).length - before, unseen()]).toEqual([1, 0]);
});

here('a mailbox that is away fails the look, and the next one after it is back goes on', async () => {
  dovecot.deliver(mailTo(INBOX, 'While it was away.'));
  await dovecot.stop();
  await expect(look()).rejects.toThrow();
  await dovecot.start();
  await look();
  expect(unseen()).toBe(0);
});

here('neither a wrong password nor a certificate of nobody opens it, and no fault has the password', async () => {
  const wrong = { ...dovecot.access(), password: 'hunter2' };
  const refused = await openMailbox(wrong)
    .look(async () => undefined)
    .catch((fault: Error) => fault.message);
  expect(refused).toMatch(/refuses AUTHENTICATE: \[AUTHENTICATIONFAILED\]/);
  await expect(openMailbox(dovecot.access('encrypted')).look(async () => undefined)).rejects.toThrow(/self.signed/);
});
