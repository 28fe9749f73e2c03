/** Kept files in a bucket, against a server that speaks as much S3 as we do. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeS3, openFakeS3 } from '../../../test/fake-s3.ts';
import { openBucket } from './s3.ts';

let bucketServer: FakeS3;
let quarantine: string;

beforeEach(async () => {
  quarantine = await mkdtemp(join(tmpdir(), 'wl-bucket-'));
  bucketServer = await openFakeS3();
});
afterEach(async () => {
  await bucketServer[Symbol.asyncDispose]();
  await rm(quarantine, { recursive: true, force: true });
});

function bucket(secretAccessKey = 'secret') {
  return openBucket({
    endpoint: bucketServer.url,
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

  expect(bucketServer.asked[0]).toMatchObject({ method: 'PUT', url: `/wishes/enquiries/${places[0]}`, length: '6' });
  expect(await readdir(quarantine)).toEqual([]);
  expect((await buffer(await files.read(places[0] ?? ''))).toString()).toBe('a plan');
  expect(await all(files.listOlderThan(new Date('2026-11-20T10:00:01Z')))).toEqual([...places].sort());
  expect(await all(files.listOlderThan(new Date('2026-11-20T09:59:59Z')))).toEqual([]);
  await files.remove(places[0] ?? '');
  expect([...bucketServer.kept.keys()]).toEqual([`enquiries/${places[1]}`]);
  await expect(files.read(places[0] ?? '')).rejects.toThrow('404');
});

test('what the bucket does not take stays in quarantine, and the fault says no secret', async () => {
  const files = bucket();
  const received = await files.receive(bytes('a plan'), 100);
  await bucketServer[Symbol.asyncDispose]();
  const fault = await files.keep(received?.key ?? '').catch((reason: unknown) => reason);
  expect(fault).toBeInstanceOf(Error);
  expect(String((fault as Error).stack)).not.toContain('secret');
  expect(await readdir(quarantine)).toHaveLength(1);
});

test.each(['', '../x', 'ab/../../etc/passwd', `zz/${'a'.repeat(48)}`])('the place %j is none', async (place) => {
  await expect(bucket().read(place)).rejects.toThrow('no place');
});
