/**
 * Buyers as browsers behave: each request goes to the next server in turn, a
 * broken connection is tried again with the same key, `Retry-After` is obeyed,
 * and a bank that asks is answered. Every promise a server makes is remembered for the invariants.
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { hostedCheckout } from '../../test/sale.ts';
import type { Person, SaleSetup } from './setup.ts';

export interface Answered {
  /** 0: no answer, the connection broke. */
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a bench reads whatever came back
  readonly body: any;
  readonly retryAfterMs: number;
  /** What a browser would keep. */
  readonly cookie: string;
  readonly ms: number;
}

export type End = 'confirmed' | 'sold_out' | 'declined' | 'gave_up' | string;

export interface Outcome {
  readonly end: End;
  readonly firstAnswerMs: number;
  readonly ms: number;
}

export type Crowd = ReturnType<typeof openCrowd>;

/** A card whose bank wants to hear from its owner. */
const ASKS = 'pm_card_threeDSecure2Required';
/** Some never look at their bank's question again, some fail it. */
const ANSWERS = ['success', 'success', 'success', 'failure', 'walks away'] as const;

/** The same again until there is an answer. Null: patience is over. */
export async function untilAnswered(ask: () => Promise<Answered>, patienceMs: number): Promise<Answered | null> {
  for (const begun = performance.now(); performance.now() - begun < patienceMs; ) {
    const answer = await ask();
    if (answer.status !== 0 && answer.status < 500 && answer.status !== 429) return answer;
    await pause(answer.retryAfterMs * (0.9 + Math.random() * 0.2));
  }
  return null;
}

export function openCrowd({ servers, fake }: Pick<SaleSetup, 'servers' | 'fake'>) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1500 });
  const promised = new Set<number>();
  const takenBack = new Set<number>();
  const toldCancelled = new Set<number>();
  const turnedAway = new Set<number>();
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
      const broken = () => done({ ...NOTHING, ms: performance.now() - begun });
      const sent = request(origin + path, { agent, method, headers, timeout: 30_000 }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', broken);
        answer.on('end', () => {
          const retryAfterMs = Number(answer.headers['retry-after'] ?? 1) * 1000;
          const text = Buffer.concat(chunks).toString('utf8');
          const ms = performance.now() - begun;
          const cookie = (answer.headers['set-cookie'] ?? []).map((set) => set.split(';')[0]).join('; ');
          done({ status: answer.statusCode ?? 0, body: parsed(text), retryAfterMs, cookie, ms });
        });
      });
      sent.on('error', broken);
      sent.on('timeout', () => sent.destroy());
      sent.end(payload);
    });
  }

  async function book(person: Person, packageId: string, key: string, more: object = {}): Promise<Answered> {
    const wish = hostedCheckout(packageId, { contactEmail: person.email ?? null, ...more });
    return noted(await send(person, 'POST', '/api/bookings', wish, key));
  }

  function noted(answer: Answered): Answered {
    const what = `${answer.status} ${answer.body?.code ?? answer.body?.status ?? ''}`.trim();
    statuses.set(what, (statuses.get(what) ?? 0) + 1);
    const isGood = answer.status === 201 || answer.status === 200;
    if (isGood && answer.body?.status === 'confirmed') promised.add(answer.body.bookingId);
    return answer;
  }

  /** In the bank's own window, then back in ours. Null: whoever it is has closed both. */
  async function answerBank(person: Person, { body }: Answered): Promise<Answered | null> {
    const result = ANSWERS[person.id % ANSWERS.length] ?? 'success';
    if (result === 'walks away') return null;
    const form = new URLSearchParams({ client_secret: body.action.clientSecret, result });
    const headers = { authorization: 'Bearer pk_test_floor' };
    await fetch(`${fake.url}/v1/3ds2/authenticate`, { method: 'POST', headers, body: form }).catch(() => null);
    return noted(await send(person, 'POST', `/api/bookings/${body.bookingId}/resume`));
  }

  /** Presses until there is a final answer or patience is over; `twice` presses two times at once. */
  async function insist(
    person: Person,
    packageId: string,
    { twice = false, patienceMs = 60_000, asked = false, departureId = 0 } = {},
  ): Promise<Outcome> {
    const begun = performance.now();
    let firstAnswerMs = 0;
    let key: string = randomUUID();
    const more = { ...(asked && { token: ASKS }), ...(departureId > 0 && { departureId }) };
    for (;;) {
      const press = () => book(person, packageId, key, more);
      const answers = await Promise.all([press(), ...(twice ? [press()] : [])]);
      // Whoever pressed twice believes the better answer.
      const first = answers.find(({ status }) => status === 201) ?? answers[0] ?? NOTHING;
      const answer = first.body?.action ? await answerBank(person, first) : first;
      if (answer === null) return { end: 'walked_away', firstAnswerMs, ms: performance.now() - begun };
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

  /** Takes a confirmed booking back, and asks until it is told that it is so. */
  async function takeBack(person: Person, patienceMs: number): Promise<'cancelled' | 'gave_up'> {
    const begun = performance.now();
    while (performance.now() - begun < patienceMs) {
      const list = await send(person, 'GET', '/api/bookings');
      const booking = Array.isArray(list.body) ? list.body.find(({ status }) => status === 'confirmed') : undefined;
      if (booking) {
        takenBack.add(booking.id);
        const path = `/api/bookings/${booking.id}/cancellation`;
        const offer = await send(person, 'GET', path);
        if (offer.status === 200) {
          const answer = await send(person, 'POST', path, { agreedRefund: offer.body.refund });
          statuses.set(`${answer.status} cancellation`, (statuses.get(`${answer.status} cancellation`) ?? 0) + 1);
          if (answer.status === 200 && answer.body?.status === 'cancelled') {
            toldCancelled.add(booking.id);
            return 'cancelled';
          }
        }
      } else if (list.status === 200) return 'cancelled';
      await pause(300 + Math.random() * 300);
    }
    return 'gave_up';
  }

  /** Joins the line, books when it is their turn, and leaves when `isOver`. */
  async function waitInLine(person: Person, packageId: string, isOver: () => boolean): Promise<End> {
    const wish = { packageId, numberOfTravelers: 1, contactEmail: person.email ?? 'nobody@example.com' };
    for (;;) {
      const joined = await send(person, 'POST', '/api/waitlist', wish);
      if (joined.body?.code === 'seats_are_free') return 'found_a_seat';
      if (joined.status === 201) break;
      if (joined.status >= 400 && joined.status < 429) return joined.body?.code ?? String(joined.status);
      if (isOver()) break;
      await pause(500);
    }
    while (!isOver()) {
      await pause(2000 + Math.random() * 1000);
      const places = await send(person, 'GET', '/api/waitlist');
      if (!Array.isArray(places.body) || !places.body[0]?.turn) continue;
      const { end } = await insist(person, packageId);
      if (end === 'sold_out' || end === 'gave_up') turnedAway.add(person.id);
      return `${end} in their turn`;
    }
    for (;;) {
      const places = await send(person, 'GET', '/api/waitlist');
      if (Array.isArray(places.body)) {
        for (const { id } of places.body) await send(person, 'DELETE', `/api/waitlist/${id}`);
        if (places.body.length === 0) return 'left the line';
      }
      await pause(100);
    }
  }

  const close = () => agent.destroy();
  return { send, book, insist, takeBack, waitInLine, promised, takenBack, toldCancelled, turnedAway, statuses, close };
}

const NOTHING: Answered = { status: 0, body: null, retryAfterMs: 1000, cookie: '', ms: 0 };

/** Null: to be tried again. */
function endOf({ status, body }: Answered): End | null {
  if (status === 201 || (status === 200 && body?.status === 'confirmed'))
    return body?.status === 'confirmed' ? 'confirmed' : (body?.status ?? 'unreadable');
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
