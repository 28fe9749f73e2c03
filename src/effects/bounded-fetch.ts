/**
 * Requests to outside services within a time and a size. Redirects are not followed; whatever goes wrong is null, so a
 * caller has one case to handle.
 */
import { readAtMost } from './body-limit.ts';

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
