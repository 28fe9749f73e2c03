/** Asking the agent as a reader of events: the answer at once, and what may come after it. */
import type { InputOf } from '../../../shared/endpoint.ts';
import { CallError } from '../../../web/api-client.ts';
import type { Recommendations, recommendTrips } from '../contract/recommend.ts';

export interface Answered {
  readonly answer: Recommendations;
  /** Better answers to the same wish; null when none is to be expected. */
  readonly rest: AsyncIterable<Recommendations> | null;
}

export async function askAgent(input: InputOf<typeof recommendTrips>, signal: AbortSignal): Promise<Answered> {
  const response = await fetch('/api/ai/trip-recommendations', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(input),
    signal,
  });
  if (!response.ok || !response.body) {
    throw new CallError(response.status, (await response.text()) || response.statusText);
  }
  const events = eventsOf(response.body);
  const [first, second] = [await events.next(), await events.next()];
  if (first.value?.name !== 'answer') throw new TypeError('The answer broke off');
  return {
    answer: first.value.data as Recommendations,
    rest: second.value?.name === 'working' ? betterIn(events) : null,
  };
}

async function* betterIn(events: AsyncIterable<Sent>): AsyncGenerator<Recommendations> {
  for await (const { name, data } of events) if (name === 'better') yield data as Recommendations;
}

interface Sent {
  readonly name: string;
  readonly data: unknown;
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Sent, undefined> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += value;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      if (name && data) yield { name, data: JSON.parse(data) };
    }
  }
}
