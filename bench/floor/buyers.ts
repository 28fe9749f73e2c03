/**
 * Buyers as browsers behave: each request goes to the next server in turn, a
 * broken connection is tried again with the same key, and `Retry-After` is
 * obeyed. Every promise a server makes is remembered for the oracle.
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { checkout } from '../../test/sale.ts';
import type { Floor, Person } from './floor.ts';

export interface Answered {
  /** 0: no answer, the connection broke. */
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a bench reads whatever came back
  readonly body: any;
  readonly retryAfterMs: number;
  readonly ms: number;
}

export type End = 'confirmed' | 'sold_out' | 'declined' | 'gave_up' | string;

export interface Outcome {
  readonly end: End;
  readonly firstAnswerMs: number;
  readonly ms: number;
}

export type Crowd = ReturnType<typeof openCrowd>;

export function openCrowd({ servers }: Pick<Floor, 'servers'>) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1500 });
  const promised = new Set<number>();
  const statuses = new Map<string, number>();
  let turn = 0;

  function send(person: Person, method: string, path: string, body?: unknown, key?: string): Promise<Answered> {
    const { origin } = servers[turn++ % servers.length] ?? { origin: '' };
    const payload = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      cookie: person.cookie,
      'x-forwarded-for': person.address,
      ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
      ...(key && { 'idempotency-key': key }),
    };
    const begun = performance.now();
    return new Promise((done) => {
      const broken = () => done({ status: 0, body: null, retryAfterMs: 1000, ms: performance.now() - begun });
      const sent = request(origin + path, { agent, method, headers, timeout: 30_000 }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', broken);
        answer.on('end', () => {
          const retryAfterMs = Number(answer.headers['retry-after'] ?? 1) * 1000;
          const text = Buffer.concat(chunks).toString('utf8');
          const ms = performance.now() - begun;
          done({ status: answer.statusCode ?? 0, body: parsed(text), retryAfterMs, ms });
        });
      });
      sent.on('error', broken);
      sent.on('timeout', () => sent.destroy());
      sent.end(payload);
    });
  }

  async function book(person: Person, packageId: string, key: string): Promise<Answered> {
    const answer = await send(person, 'POST', '/api/bookings', checkout(packageId), key);
    const what = `${answer.status} ${answer.body?.code ?? answer.body?.status ?? ''}`.trim();
    statuses.set(what, (statuses.get(what) ?? 0) + 1);
    if (answer.status === 201 && answer.body?.status === 'confirmed') promised.add(answer.body.bookingId);
    return answer;
  }

  /** Presses until there is a final answer or patience is over; `twice` presses two times at once. */
  async function insist(
    person: Person,
    packageId: string,
    { twice = false, patienceMs = 60_000 } = {},
  ): Promise<Outcome> {
    const begun = performance.now();
    let firstAnswerMs = 0;
    let key: string = randomUUID();
    for (;;) {
      const presses = [book(person, packageId, key), ...(twice ? [book(person, packageId, key)] : [])];
      const answers = await Promise.all(presses);
      // Whoever pressed twice believes the better answer.
      const answer = answers.find(({ status }) => status === 201) ?? answers[0] ?? NOTHING;
      const ms = performance.now() - begun;
      if (answer.status !== 0 && firstAnswerMs === 0) firstAnswerMs = ms;
      const end = endOf(answer);
      if (end) return { end, firstAnswerMs, ms };
      if (ms > patienceMs) return { end: 'gave_up', firstAnswerMs, ms };
      // The page's form does the same: this answer used the key up, the others did not.
      if (answer.body?.code === 'try_again') key = randomUUID();
      await pause(answer.retryAfterMs * (0.9 + Math.random() * 0.2));
    }
  }

  return { send, book, insist, promised, statuses, close: () => agent.destroy() };
}

const NOTHING: Answered = { status: 0, body: null, retryAfterMs: 1000, ms: 0 };

/** Null: to be tried again. */
function endOf({ status, body }: Answered): End | null {
  if (status === 201) return body?.status === 'confirmed' ? 'confirmed' : (body?.status ?? 'unreadable');
  if (status === 409 && body?.code === 'held_by_others') return null;
  if (status === 0 || status === 202 || status === 503 || status === 429 || status >= 500) return null;
  return body?.code ?? String(status);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The time under which this share of the times lies. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function countsOf(words: Iterable<string>): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => `${count} ${word}`).join(', ');
}
