/** Notices as servers of different makes write them. */
import { analyse } from 'scslre';
import { describe, expect, test } from 'vitest';
import { patternWork } from '../../../test/pattern-work.ts';
import { messagesIn, readBounce } from './parse-bounce.ts';

const LETTER = ['X-Letter-Seal: abcdefghijklmnopqrstuvwxyz012345', 'From: Wanderlight <hello@wanderlight.example>'];

const POSTFIX = `Return-Path: <>
Received: by mail.wanderlight.example (Postfix) id 4F2C1A9; Fri, 20 Nov 2026 10:00:02 +0000 (UTC)
Date: Fri, 20 Nov 2026 10:00:02 +0000 (UTC)
From: MAILER-DAEMON@mail.wanderlight.example (Mail Delivery System)
Subject: Undelivered Mail Bounces to Sender
To: hello@wanderlight.example
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="9B3E24F2C1A9.1795168802/mail.wanderlight.example"
Content-Transfer-Encoding: 8bit
Message-Id: <20261120100002.4F2C1A9@mail.wanderlight.example>

This is a MIME-encapsulated message.

--9B3E24F2C1A9.1795168802/mail.wanderlight.example
Content-Description: Notification
Content-Type: text/plain; charset=utf-8

<ines@example.com>: host mx.example.com[192.0.2.25] said: 550 5.1.1
    <ines@example.com>: Recipient address rejected: User unknown

--9B3E24F2C1A9.1795168802/mail.wanderlight.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.wanderlight.example
X-Postfix-Queue-ID: 9B3E24F2C1A9
Arrival-Date: Fri, 20 Nov 2026 10:00:00 +0000 (UTC)

Final-Recipient: rfc822; ines@example.com
Original-Recipient: rfc822;ines@example.com
Action: failed
Status: 5.1.1
Remote-MTA: dns; mx.example.com
Diagnostic-Code: smtp; 550 5.1.1 <ines@example.com>: Recipient address rejected:
    User unknown

--9B3E24F2C1A9.1795168802/mail.wanderlight.example
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers
Content-Transfer-Encoding: 8bit

${LETTER.join('\n')}
To: ines@example.com
Subject: Please confirm: emails from Wanderlight
Message-ID: <newsletter-12-confirm-1@wanderlight.example>

--9B3E24F2C1A9.1795168802/mail.wanderlight.example--
`;

/** Exchange: capitals in values, the whole email returned, in CRLF, its report in base64. */
const EXCHANGE = `From: <postmaster@partner.example>
To: <hello@wanderlight.example>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary=_f1c2_DSN

--_f1c2_DSN
Content-Type: multipart/alternative; boundary="inner"

--inner
Content-Type: text/plain

Your message to tomas@partner.example couldn't be delivered.
--inner--
--_f1c2_DSN
Content-Type: message/delivery-status
Content-Transfer-Encoding: base64

${Buffer.from(
  'Reporting-MTA: dns;AM0PR01.prod.example\r\n\r\nFinal-Recipient: rfc822;tomas@partner.example\r\nAction: failed\r\nStatus: 5.1.10\r\nDiagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup\r\n',
).toString('base64')}

--_f1c2_DSN
Content-Type: message/rfc822

${LETTER.join('\n')}
To: <tomas@partner.example>
Message-ID:
 <request-w-7k3m-9qxa-acknowledgement@wanderlight.example>
Content-Type: text/plain

We have your request.

--_f1c2_DSN--
`.replaceAll('\n', '\r\n');

/** No group about the message, and a status with words behind it. */
const APPLIANCE = `From: Mail Delivery Subsystem <mailer-daemon@mx.example>
Content-Type: multipart/report; boundary="xx"; report-type=delivery-status

--xx
content-type: message/delivery-status

Final-Recipient: rfc822;ana@mx.example
Action: failed (no such user)
Status: 5.0.0 (permanent failure)
Diagnostic-Code: smtp; 550 5.2.1 - The account is disabled

--xx
content-type: message/rfc822

${LETTER.join('\n')}
To: Ana <ana@mx.example>
Message-Id: <booking-482913-confirmation@wanderlight.example>

text
--xx--
`;

describe('a notice names the email, its address, its seal and what was said', () => {
  const seal = 'abcdefghijklmnopqrstuvwxyz012345';
  test.each([
    ['Postfix', POSTFIX, 'newsletter-12-confirm-1', 'ines@example.com', { code: '550', detail: '5.1.1' }],
    [
      'Exchange',
      EXCHANGE,
      'request-w-7k3m-9qxa-acknowledgement',
      'tomas@partner.example',
      { code: '550', detail: '5.1.10' },
    ],
    ['an appliance', APPLIANCE, 'booking-482913-confirmation', 'ana@mx.example', { code: '550', detail: '5.2.1' }],
  ] as const)('%s', async (_, message, emailId, to, failure) => {
    expect(await readBounce(message)).toEqual({ emailId, to, seal, failures: [{ ...failure, aboutAddress: true }] });
  });
});

test('a delay, a success and a relay are no failures', async () => {
  for (const [action, status] of [
    ['delayed', '4.4.1'],
    ['delivered', '2.0.0'],
    ['relayed', '2.0.0'],
    ['failed', '4.2.2'],
  ]) {
    const message = POSTFIX.replace('Action: failed', `Action: ${action}`)
      .replace('Status: 5.1.1', `Status: ${status}`)
      .replace('smtp; 550 5.1.1', `smtp; 450 ${status}`);
    expect((await readBounce(message))?.failures, `${action} ${status}`).toEqual([]);
  }
});

/** Parts in parts in parts, deeper than anybody writes. */
const NESTED = Array.from(
  { length: 300 },
  (_, i) => `Content-Type: multipart/report; boundary=p${i}p\n\n--p${i}p\n`,
).join('');

test('what is no notice about an email of ours is none', async () => {
  const others = [
    '',
    'no headers at all',
    'Subject: Out of office\nContent-Type: text/plain\n\nI am away.\n',
    POSTFIX.replace('multipart/report', 'multipart/mixed'),
    POSTFIX.replace('Content-Type: message/delivery-status', 'Content-Type: text/plain'),
    POSTFIX.replace('Content-Type: text/rfc822-headers', 'Content-Type: text/html'),
    POSTFIX.replace(/^X-Letter-Seal.*\n/m, ''),
    POSTFIX.replace(/^Message-ID: <news.*\n/m, ''),
    POSTFIX.replaceAll(/boundary="[^"]+"/g, ''),
    `Content-Type: multipart/report; boundary=x\n\n${'--x\n'.repeat(500_000)}`,
    NESTED,
    POSTFIX.replace(
      'text/rfc822-headers\nContent-Transfer-Encoding: 8bit\n\n',
      `message/rfc822\n\n${LETTER.join('\n')}\n${NESTED}`,
    ),
  ];
  for (const message of others) expect(await readBounce(message), message.slice(0, 60)).toBeNull();
});

test('a hostile megabyte is as much work as it is long, and no pattern can run away', async () => {
  const hostile = [
    (n: number) =>
      `Content-Type: multipart/report; boundary=x\n${'\t \n'.repeat(n / 4)}\n--x\n${'a: \n '.repeat(n / 12)}`,
    (n: number) => POSTFIX.replace('User unknown', '5.'.repeat(n / 3)),
    (n: number) => POSTFIX.replace('Action: failed', 'Action: failed\n \n'.repeat(n / 16)),
    (n: number) => POSTFIX.replace(/^To: .*$/m, `To: ${'@'.repeat(n)}<`),
  ];
  const patterns = new Set<RegExp>();
  for (const message of hostile) {
    const short = await patternWork(() => readBounce(message(120_000)));
    const long = await patternWork(() => readBounce(message(1_200_000)));
    for (const pattern of long.patterns) patterns.add(pattern);
    expect(long.characters / short.characters).toBeLessThan(11);
    expect(long.calls / short.calls).toBeLessThan(11);
  }
  for (const pattern of (await patternWork(() => readBounce(POSTFIX))).patterns) patterns.add(pattern);
  expect([...patterns].filter((pattern) => analyse(pattern).reports.length > 0)).toEqual([]);
});

test('a file may hold a folder of messages', async () => {
  const folder = [POSTFIX, APPLIANCE]
    .map((message) => `From MAILER-DAEMON Fri Nov 20 10:00:02 2026\n${message}\n`)
    .join('');
  expect((await Promise.all(messagesIn(folder).map(readBounce))).map((notice) => notice?.emailId)).toEqual([
    'newsletter-12-confirm-1',
    'booking-482913-confirmation',
  ]);
  expect(messagesIn(POSTFIX)).toHaveLength(1);
  expect(messagesIn(' \n')).toEqual([]);
});
