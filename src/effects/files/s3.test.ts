/** Kept files in a bucket, against a server that speaks as much S3 as we do. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBucket } from './s3.ts';

const kept = new Map<string, Buffer>();
const asked: { method: string; url: string; authorization: string; length: string | undefined }[] = [];
let server: Server;
let quarantine: string;

beforeEach(async () => {
  kept.clear();
  asked.length = 0;
  quarantine = await mkdtemp(join(tmpdir(), 'wl-bucket-'));
  server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    asked.push({ method, url, authorization: headers.authorization ?? '', length: headers['content-length'] });
    const body = await buffer(request);
    const key = url.replace('/wishes/', '');
    const isList = url.includes('list-type=2');
    if (!/^AWS4-HMAC-SHA256 Credential=KEY\/\d{8}\/eu-west-1\/s3\/aws4_request/.test(headers.authorization ?? '')) {
      response.statusCode = 403;
    } else if (method === 'PUT') kept.set(key, body);
    else if (method === 'DELETE') kept.delete(key);
    else if (isList) response.write(page(url));
    else if (kept.has(key)) response.write(kept.get(key));
    else response.statusCode = 404;
    response.end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterEach(async () => {
  server.close();
  await rm(quarantine, { recursive: true, force: true });
});

/** One key to a page, so that there is always a next one. */
function page(url: string): string {
  const keys = [...kept.keys()].sort();
  const at = Number(new URL(url, 'http://x').searchParams.get('continuation-token') ?? 0);
  const next = at + 1 < keys.length ? `<NextContinuationToken>${at + 1}</NextContinuationToken>` : '';
  const entry = `<Key>${keys[at]}</Key><LastModified>2026-11-20T10:00:00.000Z</LastModified>`;
  return `<ListBucketResult>${keys.length > 0 ? `<Contents>${entry}</Contents>` : ''}${next}</ListBucketResult>`;
}

function bucket(secretAccessKey = 'secret') {
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return openBucket({
    endpoint,
    bucket: 'wishes',
    region: 'eu-west-1',
    accessKeyId: 'KEY',
    secretAccessKey,
    quarantine,
  });
}

async function* bytes(text: string) {
  yield Buffer.from(text);
}

async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const each of list) found.push(each);
  return found;
}

test('a file is kept, read, found and removed; the quarantine is empty afterwards', async () => {
  const files = bucket();
  const first = await files.receive(bytes('a plan'), 100);
  const second = await files.receive(bytes('another'), 100);
  const places = [await files.keep(first?.key ?? ''), await files.keep(second?.key ?? '')];

  expect(asked[0]).toMatchObject({ method: 'PUT', url: `/wishes/enquiries/${places[0]}`, length: '6' });
  expect(await readdir(quarantine)).toEqual([]);
  expect((await buffer(await files.read(places[0] ?? ''))).toString()).toBe('a plan');
  expect(await all(files.listOlderThan(new Date('2026-11-20T10:00:01Z')))).toEqual([...places].sort());
  expect(await all(files.listOlderThan(new Date('2026-11-20T09:59:59Z')))).toEqual([]);
  await files.remove(places[0] ?? '');
  expect([...kept.keys()]).toEqual([`enquiries/${places[1]}`]);
  await expect(files.read(places[0] ?? '')).rejects.toThrow('404');
});

test('what the bucket does not take stays in quarantine, and the fault says no secret', async () => {
  const files = bucket();
  const received = await files.receive(bytes('a plan'), 100);
  server.close();
  server.closeAllConnections();
  const fault = await files.keep(received?.key ?? '').catch((reason: unknown) => reason);
  expect(fault).toBeInstanceOf(Error);
  expect(String((fault as Error).stack)).not.toContain('secret');
  expect(await readdir(quarantine)).toHaveLength(1);
});

test.each(['', '../x', 'ab/../../etc/passwd', `zz/${'a'.repeat(48)}`])('the place %j is none', async (place) => {
  await expect(bucket().read(place)).rejects.toThrow('no place');
});
