/**
 * The HTTP client of one conversation with the provider. Every request is paid for
 * before it leaves and goes to the configured address only; an answer has a size
 * limit. Why a request was refused here is kept, because the library above wraps
 * every fault in its own.
 */
import type { DailySpendLimit, SpendReservation } from './daily-spend-limit.ts';
import type { ModelFault } from './model-port.ts';

/** Dollars per million tokens, which is millionths of a dollar per token; `call` in dollars. */
export interface Prices {
  readonly input: number;
  readonly output: number;
  readonly call: number;
}

export interface ModelClientLimits {
  readonly calls: number;
  /** Of one request's body: a token is a byte or more, so this bounds the tokens as well. */
  readonly requestBytes: number;
  /** Of one answer as it comes over the wire. */
  readonly answerBytes: number;
  /** Until an answer begins. */
  readonly beginMs: number;
  /** Of the whole conversation, millionths of a dollar. */
  readonly micros: number;
}

export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export interface ModelClient {
  readonly fetch: typeof globalThis.fetch;
  /** Before a question: how long its answers may be. */
  begin(mostOutputTokens: number): void;
  /** After it: what its calls really used, in order; for a call without figures all that was reserved stays spent. */
  finish(usages: readonly (Usage | null)[]): Promise<void>;
  /** Why the client itself refused, since `begin`. */
  refused(): ModelFault | null;
}

class RequestRefused extends Error {
  override name = 'RequestRefused';
}

const MICROS = 1_000_000;

export function openModelClient(
  origin: string,
  prices: Prices,
  limits: ModelClientLimits,
  budget: DailySpendLimit,
): ModelClient {
  let calls = 0;
  let committed = 0;
  let mostOutputTokens = 0;
  let open: { readonly micros: number; readonly reservation: SpendReservation }[] = [];
  let fault: ModelFault | null = null;

  function refuse(why: ModelFault): never {
    fault = why;
    throw new RequestRefused(why);
  }

  async function pay(bytes: number): Promise<(typeof open)[number]> {
    const micros = Math.ceil(bytes * prices.input + mostOutputTokens * prices.output + prices.call * MICROS);
    if (committed + micros > limits.micros) refuse('budget');
    const reservation = await budget.reserve(micros);
    if (!reservation || !(await reservation.send())) return refuse('budget');
    committed += micros;
    const paid = { micros, reservation };
    open.push(paid);
    return paid;
  }

  /** For a request that did not reach the provider. */
  async function unpay(paid: (typeof open)[number]): Promise<void> {
    open = open.filter((other) => other !== paid);
    committed -= paid.micros;
    await paid.reservation.settle(0);
  }

  function counted(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
    let bytes = 0;
    return body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          if (bytes <= limits.answerBytes) return controller.enqueue(chunk);
          fault = 'oversize';
          controller.error(new RequestRefused('oversize'));
        },
      }),
    );
  }

  return {
    async fetch(input, init) {
      const url = new URL(input instanceof Request ? input.url : input);
      if (url.origin !== origin) refuse('down');
      if (++calls > limits.calls) refuse('loop');
      const bytes = typeof init?.body === 'string' ? Buffer.byteLength(init.body) : limits.requestBytes + 1;
      if (bytes > limits.requestBytes) refuse('budget');
      const paid = await pay(bytes);
      const hurry = new AbortController();
      const timer = setTimeout(() => {
        fault = 'late';
        hurry.abort();
      }, limits.beginMs);
      const signal = AbortSignal.any([hurry.signal, ...(init?.signal ? [init.signal] : [])]);
      let response: Response;
      try {
        response = await fetch(url, { ...init, signal, redirect: 'error' });
      } catch (failure) {
        // Given up while it was under way: the provider may have begun, and counts it.
        if (!signal.aborted) await unpay(paid);
        throw failure;
      } finally {
        clearTimeout(timer);
      }
      if (!response.ok) await unpay(paid);
      const { status, statusText, headers } = response;
      return new Response(response.body && counted(response.body), { status, statusText, headers });
    },
    begin(tokens) {
      mostOutputTokens = tokens;
      fault = null;
    },
    async finish(usages) {
      const paid = open;
      open = [];
      for (const [i, { micros, reservation }] of paid.entries()) {
        const usage = usages[i];
        if (!usage) continue;
        const { inputTokens, outputTokens } = usage;
        const actual = Math.ceil(inputTokens * prices.input + outputTokens * prices.output + prices.call * MICROS);
        committed += actual - micros;
        // What cannot be given back stays spent; the answer is none the worse for it.
        await reservation.settle(actual).catch(() => undefined);
      }
    },
    refused: () => fault,
  };
}
