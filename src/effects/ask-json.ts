/**
 * Requests to outside services that answer JSON, within a time and a size. Redirects
 * are not followed; whatever goes wrong is null, so a caller has one case to handle.
 * `readAtMost` and `atMost` bound answers that are read in other ways.
 */
import { Transform } from 'node:stream';

/** More came than was asked for; the connection is gone. */
export class AnswerTooLarge extends Error {
  override name = 'AnswerTooLarge';
}

export interface AskWithin {
  readonly timeMs: number;
  readonly mostBytes: number;
}

/** An answer of any status, with its JSON. */
export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
}

export async function askJson(url: string, init: RequestInit, within: AskWithin): Promise<unknown> {
  const answer = await askAnswer(url, init, within);
  return answer !== null && answer.status >= 200 && answer.status < 300 ? answer.body : null;
}

/** For services that explain a refusal in JSON. */
export async function askAnswer(url: string, init: RequestInit, within: AskWithin): Promise<HttpAnswer | null> {
  const said = await askText(url, init, within);
  try {
    return said && { status: said.status, body: JSON.parse(said.text) };
  } catch {
    return null;
  }
}

/** For services whose refusals are HTML pages. */
export async function askText(
  url: string,
  init: RequestInit,
  { timeMs, mostBytes }: AskWithin,
): Promise<{ readonly status: number; readonly headers: Headers; readonly text: string } | null> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeMs) });
    const { status, headers, body } = response;
    return body && { status, headers, text: await readAtMost(body, mostBytes) };
  } catch {
    return null;
  }
}

/** Counted after decompression; leaving the loop ends the connection. */
export async function readAtMost(body: AsyncIterable<Uint8Array>, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new AnswerTooLarge(`More than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** The same for what is passed on while it is read. */
export function atMost(mostBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.length;
      if (bytes > mostBytes) done(new AnswerTooLarge(`More than ${mostBytes} bytes`));
      else done(null, chunk);
    },
  });
}
