/**
 * Services of others that answer without end: every driver stops reading, ends the connection and says what its port
 * says when there is no answer. Bytes are counted where they leave.
 */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { anEndlessServer, ENDLESS_BYTES } from '../../test/endless-server.ts';
import { IS_LONG, sampleOf } from '../../test/rounds.ts';
import { AnswerTooLarge } from './body-limit.ts';
import type { Captcha } from './captcha/captcha-port.ts';
import { openRecaptcha } from './captcha/recaptcha.ts';
import { openBucket } from './files/s3.ts';
import { openLocationServices } from './location/geolocation-services.ts';
import { MailUnavailable } from './mail/mail-port.ts';
import { openSmtp } from './mail/smtp.ts';
import type { DailySpendLimit } from './model/daily-spend-limit.ts';
import { openModelClient } from './model/metered-fetch.ts';
import { ProviderUnavailable } from './payments/payments-port.ts';
import { openStripe } from './payments/stripe.ts';
import { openGooglePlaces } from './places/google.ts';
import { openOverpass } from './places/overpass.ts';

/** What the kernel holds between two ends of this machine, generously. */
const ON_ITS_WAY = 32 * 1024 * 1024;
const PLACE = `ab/ab${'0'.repeat(46)}`;

const work: Captcha = {
  challenge: () => Promise.reject(new Error('not asked')),
  verify: async () => 'human',
  sweep: async () => undefined,
};
const keys = { secretKey: 'sk_test_size', publishableKey: 'pk_test_size', webhookSecret: null, answerWithinMs: 60_000 };
const aBucket = (endpoint: string) =>
  openBucket({ endpoint, bucket: 'b', region: 'r', accessKeyId: 'K', secretAccessKey: 's', quarantine: tmpdir() });

const caught = (answer: Promise<unknown>) =>
  answer.then(
    () => 'an answer',
    (fault: unknown) => fault,
  );

async function first<T>(all: AsyncIterable<T>): Promise<T | undefined> {
  for await (const each of all) return each;
  return undefined;
}

const unlimited: DailySpendLimit = {
  reserve: async () => ({ send: async () => true, settle: async () => undefined }),
  spending: async () => ({ calls: 0, micros: 0, mostMicros: 1 }),
};

interface Asking {
  readonly driver: string;
  /** What the service would say; what follows it keeps it valid. */
  readonly answer: string;
  ask(url: string): Promise<unknown>;
  readonly ends: unknown;
}

const INTENT = JSON.stringify({
  id: 'pi_1',
  object: 'payment_intent',
  amount: 100_000,
  amount_received: 0,
  currency: 'usd',
  status: 'requires_capture',
  created: 1_790_000_000,
  metadata: { booking_id: '7', attempt: '1' },
  last_payment_error: null,
  latest_charge: null,
  client_secret: 'pi_1_secret_x',
  next_action: null,
});
const JUDGED = { success: true, hostname: 'here.example', action: 'contact', score: 0.9 };
const LISTED = `<R><Contents><Key>enquiries/x</Key><LastModified>2020-01-01T00:00:00Z</LastModified></Contents></R>`;

const ASKING: readonly Asking[] = [
  {
    driver: 'payments',
    answer: INTENT,
    ask: async (apiUrl) => caught((await openStripe({ ...keys, apiUrl })).find('pi_1')),
    ends: expect.any(ProviderUnavailable),
  },
  {
    driver: 'reCAPTCHA',
    answer: JSON.stringify(JUDGED),
    ask: (verifyUrl) =>
      openRecaptcha({ siteKey: 's', secretKey: 's', host: 'here.example', work, verifyUrl, patienceMs: 60_000 }).verify(
        'contact',
        'recaptcha:token',
      ),
    ends: 'unavailable',
  },
  {
    driver: 'the bucket’s listing',
    answer: LISTED,
    ask: (url) => caught(first(aBucket(url).listOlderThan(new Date()))),
    ends: expect.any(AnswerTooLarge),
  },
  {
    driver: 'Google’s places',
    answer: '{"places":[]}',
    ask: (url) => openGooglePlaces({ url, key: 'k' }).check(),
    ends: { ok: false, trouble: 'silent' },
  },
  {
    driver: 'Overpass',
    answer: '{"elements":[]}',
    ask: (url) => openOverpass(url, 'Wanderlight').within({ south: 0, west: 0, north: 1, east: 1 }),
    ends: { ok: false, trouble: 'silent', status: null, waitMs: null },
  },
  {
    driver: 'the look-up of addresses',
    answer: '{"latitude":38.7,"longitude":-9.1}',
    ask: (url) => openLocationServices({ geolocationUrl: null, lookUps: [`${url}/{ip}`] }).ofNetwork('192.0.2.1'),
    ends: null,
  },
  {
    driver: 'the model',
    answer: '{}',
    async ask(url) {
      const free = { input: 0, output: 0, call: 0 };
      const limits = { calls: 1, requestBytes: 99, answerBytes: 200_000, beginMs: 60_000, micros: 1 };
      const line = openModelClient(url, free, limits, unlimited);
      await caught(line.fetch(url, { method: 'POST', body: '' }).then((answer) => answer.text()));
      return line.refused();
    },
    ends: 'oversize',
  },
];

test.each(ASKING)(
  '$driver: an answer without end is let go, and most of it never taken',
  async ({ answer, ask, ends }) => {
    await using server = await anEndlessServer(answer);
    expect(await ask(server.url)).toEqual(ends);
    expect(await server.taken()).toBeLessThan(ON_ITS_WAY);
  },
);

/** Stripe’s library asks for no packed answers and unpacks none: what comes packed is not readable. */
test.each(sampleOf(ASKING, 3))(
  '$driver: a small answer that is large once it is unpacked is none',
  async ({ answer, ask, ends }) => {
    await using server = await anEndlessServer(answer, 'packed');
    expect(await ask(server.url)).toEqual(ends);
  },
);

test('the fault of an answer without end says so, and is not repeated', async () => {
  await using server = await anEndlessServer(INTENT);
  const fault = await caught((await openStripe({ ...keys, apiUrl: server.url })).find('pi_1'));
  expect((fault as Error).message).toBe('find: 0 answer too large');
});

test.runIf(IS_LONG)('a kept file ends at the largest size that is ever kept', { timeout: 60_000 }, async () => {
  await using server = await anEndlessServer('bytes');
  let bytes = 0;
  const fault = await caught(
    (async () => {
      for await (const chunk of await aBucket(server.url).read(PLACE)) bytes += (chunk as Buffer).length;
    })(),
  );
  expect(fault).toBeInstanceOf(AnswerTooLarge);
  expect(bytes).toBeLessThanOrEqual(200 * 1024 * 1024);
  expect(await server.taken()).toBeLessThan(ENDLESS_BYTES);
});

test('a mail server that does not stop talking is unavailable', async () => {
  let taken = 0;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write(`220-${'welcome '.repeat(60)}\r\n`.repeat(400));
    socket.write('220 here\r\n');
    socket.on('data', () => socket.write('250 fine\r\n'));
    socket.once('close', () => {
      taken = socket.bytesWritten;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const mail = openSmtp({
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    from: { name: 'W', address: 'w@example.com', domain: 'example.com' },
    requireTls: false,
  });
  const email = { id: 'a', to: 'ines@example.com', subject: 's', text: 't', html: 'h', date: new Date() };
  const fault = await caught(mail.send(email));
  await mail.close();
  expect(fault).toBeInstanceOf(MailUnavailable);
  expect((fault as Error).message).toContain('EPROTOCOL');
  await new Promise((closed) => server.close(closed));
  expect(taken).toBeLessThan(ON_ITS_WAY);
});
