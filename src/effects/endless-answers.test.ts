/**
 * Services that never end an answer, and never fall silent either: each call has
 * a deadline for the whole of it, and its connection is freed.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '../../test/site.ts';
import { askAnswer } from './bounded-fetch.ts';
import { openRecaptcha } from './captcha/recaptcha.ts';
import { openDisk } from './files/disk.ts';
import { openBucket } from './files/s3.ts';
import { MailUnavailable } from './mail/mail-port.ts';
import { openSmtp } from './mail/smtp.ts';
import { ProviderUnavailable } from './payments/payments-port.ts';
import { openStripe } from './payments/stripe.ts';

const WITHIN_MS = 400;
/** Far more often than any time limit for silence. */
const DRIP_MS = 20;

const WAYS = {
  'in its headers': { begin: 'HTTP/1.1 200 OK\r\nx-drip: ', drip: 'x' },
  'in its body': { begin: 'HTTP/1.1 200 OK\r\ncontent-length: 1000000\r\n\r\n{"a": "', drip: 'x' },
  'in its greeting': { begin: '', drip: '220-wait\r\n' },
} as const;
const OF_HTTP = ['in its headers', 'in its body'] as const;

interface Dripping extends AsyncDisposable {
  readonly port: number;
  readonly connections: () => number;
}

async function openDripping(way: keyof typeof WAYS): Promise<Dripping> {
  const { begin, drip } = WAYS[way];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const dripping = setInterval(() => socket.write(drip), DRIP_MS);
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.once('close', () => {
      clearInterval(dripping);
      sockets.delete(socket);
    });
    socket.write(begin);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => sockets.size,
    async [Symbol.asyncDispose]() {
      const closed = new Promise((done) => server.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

const freed = (service: Dripping) => eventually(() => expect(service.connections()).toBe(0));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wl-drip-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe.each(OF_HTTP)('an answer that drips %s', (way) => {
  test('of the payment provider is unknown', async () => {
    await using service = await openDripping(way);
    const payments = await openStripe({
      secretKey: 'sk_test_drip',
      publishableKey: 'pk_test_drip',
      webhookSecret: null,
      apiUrl: `http://127.0.0.1:${service.port}`,
      answerWithinMs: WITHIN_MS,
    });
    await expect(payments.list(null)).rejects.toThrow(ProviderUnavailable);
    await expect(payments.capture({ key: 'k', paymentId: 'pi_1', amountCents: 1 })).rejects.toThrow(
      ProviderUnavailable,
    );
    await freed(service);
  });

  test('of places and location services is none', async () => {
    await using service = await openDripping(way);
    const within = { timeMs: WITHIN_MS, mostBytes: 1_000_000 };
    expect(await askAnswer(`http://127.0.0.1:${service.port}/`, {}, within)).toBeNull();
    await freed(service);
  });

  test('of reCAPTCHA opens nothing', async () => {
    await using service = await openDripping(way);
    const captcha = openRecaptcha({
      siteKey: 'site',
      secretKey: 'secret',
      host: 'localhost',
      work: {} as Parameters<typeof openRecaptcha>[0]['work'],
      verifyUrl: `http://127.0.0.1:${service.port}/`,
      patienceMs: WITHIN_MS,
    });
    expect(await captcha.verify('newsletter', 'recaptcha:token')).toBe('unavailable');
    await freed(service);
  });

  test('of the bucket ends reading and listing', async () => {
    await using service = await openDripping(way);
    const files = openBucket({
      endpoint: `http://127.0.0.1:${service.port}`,
      bucket: 'wishes',
      region: 'eu-west-1',
      accessKeyId: 'KEY',
      secretAccessKey: 'secret',
      quarantine: folder,
      patienceMs: WITHIN_MS,
    });
    const key = randomBytes(24).toString('hex');
    await expect((async () => buffer(await files.read(`${key.slice(0, 2)}/${key}`)))()).rejects.toThrow();
    await expect(files.listOlderThan(new Date())[Symbol.asyncIterator]().next()).rejects.toThrow();
    await freed(service);
  });
});

test('a mail server that greets without end keeps no email and no connection', async () => {
  await using service = await openDripping('in its greeting');
  const from = { name: 'Wanderlight', address: 'hello@wanderlight.example', domain: 'wanderlight.example' };
  const url = `smtp://127.0.0.1:${service.port}`;
  const mail = openSmtp({ url, from, requireTls: false, patienceMs: 60_000, wholeMs: WITHIN_MS });
  const emails = Array.from({ length: 5 }, (_, i) =>
    mail.send({
      id: `letter-${i}`,
      to: 'ines@example.com',
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
      date: new Date(),
    }),
  );
  const ends = await Promise.allSettled(emails);
  expect(ends.map((end) => end.status === 'rejected' && end.reason instanceof MailUnavailable)).toEqual(
    Array(5).fill(true),
  );
  await freed(service);
  await mail.close();
});

/** A pipe that nobody writes to answers as little as a folder on a network that is gone. */
test.skipIf(process.platform === 'win32')('a folder that does not answer keeps nobody waiting', async () => {
  const files = openDisk(folder, WITHIN_MS);
  const received = await files.receive([Buffer.from('%PDF-1.7')] as unknown as AsyncIterable<Uint8Array>, 100);
  const key = received?.key ?? '';
  const place = await files.keep(key);
  const pipes = [join(folder, 'quarantine', key), join(folder, 'store', place)];
  await files.remove(place);
  execFileSync('/bin/sh', ['-c', 'mkfifo "$@"', 'sh', ...pipes]);

  await expect(files.isWhatItSays(key, 'pdf')).rejects.toThrow('longer than 400 ms');
  await expect(files.read(place)).rejects.toThrow('longer than 400 ms');
  // Threads wait at both; they must not outlive the test.
  for (const pipe of pipes) await (await open(pipe, 'r+')).close();
});
