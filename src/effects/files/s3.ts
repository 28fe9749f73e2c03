/**
 * Kept files in a bucket of anything that speaks S3. The quarantine stays on
 * this machine: only what has been looked at travels. Requests are signed
 * without hashing the body, which TLS protects on its way.
 */
import { openAsBlob } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { OSM_FILE_BYTES } from '../../shared/osm-upload.ts';
import { atMost, readAtMost } from '../body-limit.ts';
import { openQuarantine, placeFor, requirePlace } from './disk.ts';
import { type Files, FilesUnavailable } from './files-port.ts';

export interface BucketOptions {
  /** `https://s3.eu-central-1.amazonaws.com`, or of another company. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** A folder of this machine for what has not been looked at yet. */
  readonly quarantine: string;
  /** For a whole call, the last byte of its body included; for tests. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 30_000;
/** A page of a listing has at most 1,000 entries. */
const MOST_LISTED_BYTES = 2_000_000;
const PREFIX = 'enquiries/';

export function openBucket(options: BucketOptions): Files {
  const { accessKeyId, secretAccessKey, region, patienceMs = PATIENCE_MS } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const quarantine = openQuarantine(options.quarantine);
  const root = `${options.endpoint.replace(/\/$/, '')}/${encodeURIComponent(options.bucket)}`;
  const addressOf = (place: string) => `${root}/${PREFIX}${requirePlace(place)}`;

  async function ask(url: string, init: RequestInit): Promise<Response> {
    const headers = { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD', ...(init.headers as Record<string, string>) };
    const signed = await client.sign(url, { ...init, headers, body: null });
    const answer = await fetch(signed.url, {
      method: signed.method,
      headers: signed.headers,
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'error',
      ...(init.body && { body: init.body }),
    }).catch((fault: unknown) => {
      throw new FilesUnavailable(`The bucket does not answer ${init.method}`, { cause: fault });
    });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    const said = `The bucket answers ${init.method} with ${answer.status}`;
    throw answer.status >= 500 || answer.status === 429 ? new FilesUnavailable(said) : new Error(said);
  }

  /** What it says to it is of no interest. */
  async function tell(url: string, init: RequestInit): Promise<void> {
    await (await ask(url, init)).body?.cancel();
  }

  return {
    ...quarantine,
    async keep(key) {
      const place = placeFor(key);
      const body = await openAsBlob(quarantine.pathOf(key));
      await tell(addressOf(place), { method: 'PUT', body });
      await quarantine.discard(key);
      return place;
    },
    async read(place) {
      const { body } = await ask(addressOf(place), { method: 'GET' });
      if (!body) throw new Error('The bucket answers without the file');
      // The largest file that is ever kept. Whoever reads learns of a fault from the stream.
      return pipeline(
        Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]),
        atMost(OSM_FILE_BYTES),
        () => undefined,
      );
    },
    async remove(place) {
      await tell(addressOf(place), { method: 'DELETE' });
    },
    async *listOlderThan(moment) {
      let token: string | null = null;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: PREFIX });
        if (token) query.set('continuation-token', token);
        const { body } = await ask(`${root}?${query}`, { method: 'GET' });
        const page = body ? await readAtMost(body, MOST_LISTED_BYTES) : '';
        for (const [, entry = ''] of page.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
          const key = valueIn(entry, 'Key');
          if (key && Date.parse(valueIn(entry, 'LastModified') ?? '') < moment.getTime())
            yield key.slice(PREFIX.length);
        }
        token = valueIn(page, 'NextContinuationToken');
      } while (token);
    },
  };
}

/** Keys are ours and hold nothing that XML would escape. */
function valueIn(xml: string, tag: string): string | null {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? null;
}
