/**
 * The `Host` of a request: one, and a name or an address. Of two a proxy may take the other one than we do (RFC 9112,
 * section 3.2, asks for 400). HTTP/1.1 without any is refused by Node itself.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorBody } from '../../shared/endpoint.ts';
import type { Headers } from './security-headers.ts';

const HOST = /^(?:[a-z0-9_][a-z0-9_.-]{0,252}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

export function hasOneHost({ headers, rawHeaders }: IncomingMessage): boolean {
  const named = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length;
  return named === 0 || (named === 1 && HOST.test(headers.host ?? ''));
}

export function refuseHost(response: ServerResponse, headers: Headers): void {
  const body: ErrorBody = { message: 'A request names one host, in letters, digits and hyphens.', code: 'bad_host' };
  response
    .writeHead(400, { ...headers, 'content-type': 'application/json; charset=utf-8', connection: 'close' })
    .end(JSON.stringify(body));
}

/** Without port and brackets, in small letters; empty where the client named none. */
export function hostnameOf({ headers: { host = '' } }: Pick<IncomingMessage, 'headers'>): string {
  return host
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase();
}
