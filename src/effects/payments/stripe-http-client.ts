/**
 * The HTTP client under the library of Stripe: Node’s own, with a deadline for the
 * whole of a call and a size for its answer. The library’s own client measures
 * silence alone and reads on for as long as something comes.
 */
import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';
import type { Stripe as Client } from 'stripe';
import { AnswerTooLarge, readAtMost } from '../body-limit.ts';

/** A connection nobody used for so long may be dead, and the next buyer would wait on it. */
const IDLE_MS = 5000;
const KEPT = { keepAlive: true, timeout: IDLE_MS };

/** The library knows it by this code; one that is cut by us is no closed connection to be tried again at once. */
const LATE = Object.assign(new Error('No whole answer in time'), { code: 'ETIMEDOUT' });

export function openStripeClient(mostBytes: number): Client.HttpClient {
  const agents = { http: new PlainAgent(KEPT), https: new Agent(KEPT) };

  const makeRequest: Client.HttpClient['makeRequest'] = (host, port, path, method, headers, body, protocol, timeout) =>
    new Promise((answered, failed) => {
      const given = { host, port, path, method, headers: headers as Record<string, string> };
      const asked =
        protocol === 'http'
          ? plainRequest({ ...given, agent: agents.http })
          : request({ ...given, agent: agents.https });
      let isLate = false;
      const deadline = setTimeout(() => {
        isLate = true;
        asked.destroy(LATE);
      }, timeout);
      asked.once('close', () => clearTimeout(deadline));
      asked.on('error', failed);
      asked.once('response', (response) => {
        const whole = readAtMost(response, mostBytes).catch((fault: unknown) => {
          throw isLate ? LATE : fault;
        });
        // Whoever asked may not want the body; that it broke is told to who does.
        whole.catch(() => undefined);
        answered({
          getStatusCode: () => response.statusCode ?? 0,
          getHeaders: () => response.headers as Record<string, string>,
          getRawResponse: () => response,
          toStream: () => response,
          toJSON: async () => JSON.parse(await whole),
        });
      });
      asked.end(body);
    });

  return { getClientName: () => 'node', makeRequest };
}

/** The library keeps what ended the reading beside its own fault. */
export function isTooLarge(fault: { readonly raw?: unknown }): boolean {
  return (fault.raw as { exception?: unknown } | undefined)?.exception instanceof AnswerTooLarge;
}

/** Another address than Stripe's own, as its client wants it. */
export function placeOf(apiUrl: string | null) {
  if (apiUrl === null) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? 80 : 443) } as const;
}
