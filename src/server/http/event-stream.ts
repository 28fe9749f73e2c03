/**
 * An answer as events (`text/event-stream`): `answer` at once; `working` where
 * more is to be expected, then `better` for each one that comes; `end`. While something better is in the making a comment
 * keeps proxies awake; a client that hangs up ends the making.
 */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Better } from '../../kernel/http/route.ts';

const AWAKE_MS = 5000;

export function sendEvents(
  reply: FastifyReply,
  first: unknown,
  better: Better | null,
  onFault: (fault: unknown) => void,
): FastifyReply {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return (
    reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      // nginx would keep everything until the end.
      .header('x-accel-buffering', 'no')
      .send(Readable.from(events(first, better, gone.signal, onFault), { objectMode: false }))
  );
}

async function* events(
  first: unknown,
  better: Better | null,
  signal: AbortSignal,
  onFault: (fault: unknown) => void,
): AsyncGenerator<string> {
  yield event('answer', first);
  if (better) yield event('working', {});
  try {
    const answers = (better?.(signal) ?? nothing())[Symbol.asyncIterator]();
    for (let next = answers.next(); ; ) {
      next.catch(() => undefined);
      const come = await Promise.race([next, asleep(signal)]);
      if (come === null) yield ': still at it\n\n';
      else if (come.done) break;
      else {
        yield event('better', come.value);
        next = answers.next();
      }
      if (signal.aborted) return;
    }
  } catch (fault) {
    // The answer that was sent is whole; that nothing better came is nothing to a visitor.
    onFault(fault);
  }
  yield event('end', {});
}

async function* nothing(): AsyncGenerator<never> {}

function event(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

function asleep(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve(null);
    };
    const timer = setTimeout(done, AWAKE_MS).unref();
    signal.addEventListener('abort', done, { once: true });
  });
}
