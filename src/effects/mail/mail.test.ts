/** Both drivers, the first against a real SMTP server. */
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openPostbox } from '../../../test/smtp.ts';
import { LOGO } from '../../shared/email-body.ts';
import { openKeptEmails, openMailFiles } from './eml-files.ts';
import { type Email, EmailRefused, MailUnavailable } from './mail-port.ts';
import { openSmtp } from './smtp.ts';

const FROM = { name: 'Wanderlight', address: 'hello@wanderlight.example', domain: 'wanderlight.example' };
const LETTER: Email = {
  id: 'booking-482913-confirmation',
  to: 'ines@example.com',
  subject: 'Booking 482913 confirmed: São Jorge',
  text: `Olá Inês,\n\n${'a long line that has to be folded on its way '.repeat(5)}\n= equals = signs =`,
  html: '<p>Olá Inês &amp; família</p>',
  date: new Date('2026-11-20T10:00:00Z'),
};

describe('through an SMTP server', () => {
  test('an email arrives whole, from the brand, with its own name and the date it speaks of', async () => {
    await using postbox = await openPostbox();
    const mail = openSmtp({ url: postbox.url, from: FROM, requireTls: false });
    await mail.send(LETTER);
    await mail.close();

    expect(postbox.received).toHaveLength(1);
    expect(postbox.received[0]).toMatchObject({
      envelopeTo: ['ines@example.com'],
      to: 'ines@example.com',
      from: 'Wanderlight <hello@wanderlight.example>',
      subject: LETTER.subject,
      text: LETTER.text,
      html: LETTER.html,
      messageId: '<booking-482913-confirmation@wanderlight.example>',
      date: 'Fri, 20 Nov 2026 10:00:00 +0000',
    });
    expect(postbox.received[0]?.raw).toContain('Auto-Submitted: auto-generated');
  });

  test('the logo travels in an email that shows it, beside the files, and in no other', async () => {
    await using postbox = await openPostbox();
    const mail = openSmtp({ url: postbox.url, from: FROM, requireTls: false });
    const html = '<p><img src="cid:brand-logo" alt="Wanderlight"></p>';
    const plan = { name: 'plan.txt', mediaType: 'text/plain', open: async () => Readable.from([Buffer.from('Day 1')]) };
    await mail.send({ ...LETTER, html, attachments: [plan] });
    await mail.send(LETTER);
    await mail.close();

    const [pictured, plain] = postbox.received;
    expect(pictured).toMatchObject({ html, text: LETTER.text });
    const logo = Buffer.from(pictured?.pictures['brand-logo']?.split(',')[1] ?? '', 'base64');
    expect(logo).toEqual(await readFile(new URL('./logo.png', import.meta.url)));
    expect(await sharp(logo).metadata()).toMatchObject({ width: LOGO.width * 2, height: LOGO.height * 2 });
    expect(pictured?.raw).toMatch(/Content-Disposition: inline; filename=logo\.png/);
    expect(plain?.pictures).toEqual({});
  });

  test('an answer goes to the brand, unless the email names somebody else', async () => {
    await using postbox = await openPostbox();
    const from = { ...FROM, address: 'no-mailbox@emails.example', answersTo: 'hello@wanderlight.example' };
    const mail = openSmtp({ url: postbox.url, from, requireTls: false });
    await mail.send(LETTER);
    await mail.send({ ...LETTER, replyTo: 'ines@example.com' });
    await mail.close();
    const [first, second] = postbox.received.map(({ raw }) => /^Reply-To: (.*?)\r?$/m.exec(raw)?.[1]);
    expect([first, second]).toEqual(['hello@wanderlight.example', 'ines@example.com']);
  });

  test('an email keeps its Message-ID when the sender moves to another address', async () => {
    await using postbox = await openPostbox();
    const mail = openSmtp({ url: postbox.url, from: { ...FROM, address: 'post@emails.example' }, requireTls: false });
    await mail.send(LETTER);
    await mail.close();
    expect(postbox.received[0]).toMatchObject({
      from: 'Wanderlight <post@emails.example>',
      messageId: '<booking-482913-confirmation@wanderlight.example>',
    });
  });

  test('a server that is away is unavailable; its address stays out of the fault', async () => {
    const gone = await openPostbox();
    await gone[Symbol.asyncDispose]();
    const mail = openSmtp({ url: gone.url, from: FROM, requireTls: false });
    await expect(mail.send(LETTER)).rejects.toThrow(MailUnavailable);
    await mail.close();
  });

  test('a mailbox that does not exist is final, and the fault does not say whose it is', async () => {
    await using postbox = await openPostbox({ refuses: () => true });
    const mail = openSmtp({ url: postbox.url, from: FROM, requireTls: false });
    const fault = await mail.send(LETTER).catch((reason: unknown) => reason);
    await mail.close();

    expect(fault).toBeInstanceOf(EmailRefused);
    expect(String((fault as Error).stack)).not.toContain('ines');
    expect(JSON.stringify(fault)).not.toContain('ines');
  });

  test('where TLS is demanded nothing is said to a server without it', async () => {
    await using postbox = await openPostbox();
    const mail = openSmtp({ url: postbox.url, from: FROM, requireTls: true });
    await expect(mail.send(LETTER)).rejects.toThrow(MailUnavailable);
    await mail.close();
    expect(postbox.received).toHaveLength(0);
  });
});

describe('what would end a header is refused by both drivers', () => {
  const hostile: readonly (readonly [string, Partial<Email>])[] = [
    ['a line break in the address', { to: 'ines@example.com\r\nBcc: all@example.com' }],
    ['a second recipient', { to: 'ines@example.com, tomas@example.com' }],
    ['a display name', { to: 'Ines <ines@example.com>' }],
    ['a comment', { to: 'ines(x)@example.com' }],
    ['no address', { to: '' }],
    ['a line break in the subject', { subject: 'Hello\r\nBcc: all@example.com' }],
    ['half a line break in the subject', { subject: 'Hello\nBcc: all@example.com' }],
    ['a line break in the id', { id: 'x\r\nBcc: all@example.com' }],
    ['a path in the id', { id: '../../etc/passwd' }],
  ];
  test.each(hostile)('%s', async (_, changed) => {
    await using postbox = await openPostbox();
    const folder = await mkdtemp(join(tmpdir(), 'wl-mail-'));
    const smtp = openSmtp({ url: postbox.url, from: FROM, requireTls: false });
    for (const mail of [smtp, openMailFiles(folder, FROM)]) {
      await expect(mail.send({ ...LETTER, ...changed })).rejects.toThrow(EmailRefused);
      await mail.close();
    }
    expect(postbox.received).toHaveLength(0);
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });
});

describe('as files', () => {
  test('an email is one private file, its repeat the same one, and it reads back as it was written', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'wl-mail-')), 'mail');
    const mail = openMailFiles(folder, FROM);
    const emails = openKeptEmails(folder);
    expect(await emails.list()).toEqual([]);
    await mail.send(LETTER);
    await mail.send(LETTER);

    expect(await readdir(folder)).toEqual(['booking-482913-confirmation.eml']);
    expect((await stat(join(folder, 'booking-482913-confirmation.eml'))).mode & 0o077).toBe(0);
    expect(await readFile(join(folder, 'booking-482913-confirmation.eml'), 'utf8')).toMatch(
      /\r\nMIME-Version: 1.0\r\n/,
    );
    expect(await emails.find('booking-482913-confirmation')).toMatchObject({
      name: LETTER.id,
      to: LETTER.to,
      subject: LETTER.subject,
      text: LETTER.text,
      html: LETTER.html,
    });
    expect(await emails.list()).toHaveLength(1);
    expect(await emails.find('../../../etc/passwd')).toBeNull();
    expect(await emails.find('booking-1-confirmation')).toBeNull();
    await rm(folder, { recursive: true });
  });
});
