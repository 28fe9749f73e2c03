/** Writes down every host this process calls over HTTP, by Node's own channels: fetch, and the older client. */
import { subscribe } from 'node:diagnostics_channel';

export function watchHosts(heard: (host: string) => void): void {
  subscribe('undici:request:create', (message) => {
    const { request } = message as { request: { origin: string | URL } };
    heard(new URL(String(request.origin)).host);
  });
  subscribe('http.client.request.start', (message) => {
    const { request } = message as { request: { host?: string; getHeader(name: string): unknown } };
    heard(String(request.getHeader('host') ?? request.host));
  });
}
