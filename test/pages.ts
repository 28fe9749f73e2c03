/** Pages as a build makes them, for tests that look at what a browser is sent. */
import { type IncomingHttpHeaders, request } from 'node:http';
import { builtSource, type RendererSource } from '../src/server/pages/renderer.ts';
import { ensureBuilt } from './site.ts';

const DIST = new URL('../dist/', import.meta.url);

/** Building takes a few seconds when the sources have changed: give `beforeAll` the time. */
export const BUILD_MS = 120_000;

export async function builtPages(): Promise<RendererSource> {
  await ensureBuilt();
  return builtSource(DIST);
}

export interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As sent: not decoded. */
  readonly body: Buffer;
  readonly text: string;
}

/** One request over a real connection, byte for byte as given: nothing is followed, decoded or tidied. */
export function receive(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<Received> {
  return new Promise((done, failed) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', failed);
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        done({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() });
      });
    })
      .on('error', failed)
      .end();
  });
}
