/** A bucket that speaks as much S3 as we do: it demands a signature, and lists one key to a page. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface FakeS3 extends AsyncDisposable {
  readonly url: string;
  /** By key, as the bucket `wishes` has them. */
  readonly kept: Map<string, Buffer>;
  readonly asked: {
    readonly method: string;
    readonly url: string;
    readonly authorization: string;
    readonly length: string | undefined;
  }[];
  readonly settings: Readonly<Record<string, string>>;
}

const SIGNED = /^AWS4-HMAC-SHA256 Credential=KEY\/\d{8}\/eu-west-1\/s3\/aws4_request/;

export async function openFakeS3(): Promise<FakeS3> {
  const kept: FakeS3['kept'] = new Map();
  const asked: FakeS3['asked'] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    asked.push({ method, url, authorization: headers.authorization ?? '', length: headers['content-length'] });
    const body = await buffer(request);
    const key = url.replace('/wishes/', '');
    if (!SIGNED.test(headers.authorization ?? '')) response.statusCode = 403;
    else if (method === 'PUT') kept.set(key, body);
    else if (method === 'DELETE') kept.delete(key);
    else if (url.includes('list-type=2')) response.write(page(kept, url));
    else if (kept.has(key)) response.write(kept.get(key));
    else response.statusCode = 404;
    response.end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    kept,
    asked,
    settings: {
      S3_ENDPOINT: url,
      S3_BUCKET: 'wishes',
      S3_REGION: 'eu-west-1',
      S3_ACCESS_KEY_ID: 'KEY',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    async [Symbol.asyncDispose]() {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** One key to a page, so that there is always a next one. */
function page(kept: FakeS3['kept'], url: string): string {
  const keys = [...kept.keys()].sort();
  const at = Number(new URL(url, 'http://x').searchParams.get('continuation-token') ?? 0);
  const next = at + 1 < keys.length ? `<NextContinuationToken>${at + 1}</NextContinuationToken>` : '';
  const entry = `<Key>${keys[at]}</Key><LastModified>2026-11-20T10:00:00.000Z</LastModified>`;
  return `<ListBucketResult>${keys.length > 0 ? `<Contents>${entry}</Contents>` : ''}${next}</ListBucketResult>`;
}
