/**
 * How large an answer of Stripe may be: its library reads on for as long as something comes. Counted by the
 * library's own HTTP client while it reads; beyond the size the connection ends, and what was read is forgotten.
 */
import type { IncomingMessage } from 'node:http';
import type { Stripe } from 'stripe';
import { AnswerTooLarge } from '../ask-json.ts';

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;

export function answersAtMost(mostBytes: number, client: HttpClient): HttpClient {
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (...asked) => {
    const answer = await makeRequest(...asked);
    const toJSON = answer.toJSON.bind(answer);
    answer.toJSON = () => {
      const message = answer.getRawResponse() as IncomingMessage;
      let bytes = 0;
      // The library has text come out of it; what was asked for is a size in memory all the same.
      message.on('data', (chunk: string | Buffer) => {
        bytes += Buffer.byteLength(chunk);
        if (bytes > mostBytes) message.destroy(new AnswerTooLarge(`More than ${mostBytes} bytes`));
      });
      return toJSON();
    };
    return answer;
  };
  return client;
}

/** The library wraps what ended the reading twice. */
export function isTooLarge(fault: { readonly detail?: unknown }): boolean {
  return (fault.detail as { exception?: unknown } | undefined)?.exception instanceof AnswerTooLarge;
}

/** Another address than Stripe's own, as its client wants it. */
export function placeOf(apiUrl: string | null) {
  if (apiUrl === null) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? 80 : 443) } as const;
}
