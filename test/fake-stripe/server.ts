/**
 * The fake provider. It speaks the provider's wire format under `/v1/` and is
 * told to misbehave by `POST /control` (`{"seed": 7, "lostAfter": 0.1}`); an
 * empty body makes it behave. `POST /webhooks` says whom to tell of what moves,
 * and answers what has been told so far. `POST /decisions` says what a bank has
 * decided (`{"about": "disputes", "intent": "pi_…", "status": "lost"}`), and
 * `POST /disputes` that one begins (`{"intent": "pi_…", "amount": 4200, "status": "needs_response"}`).
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Asked, answerTo, beginDispute } from './intents.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { lieAbout, type Mischief, seeded, type Turn, turnOf, WELL_BEHAVED } from './mischief.ts';
import type { Decision, Dispute } from './rows.ts';
import { type Answer, BROKEN, MISMATCH, TOO_MANY, WRONG_KEY } from './shapes.ts';
import { openTelling, type Telling } from './webhooks.ts';

/** What a page may ask with the publishable key. */
const FOR_PAGES = ['/v1/confirmation_tokens', '/v1/3ds2/authenticate'];
/** The provider forgets a key after a day. */
const KEY_LIFE_MS = 24 * 3_600_000;

export interface ServedFake {
  readonly url: string;
  /** At once: requests under way are lost, as when a process dies. */
  close(): Promise<void>;
}

/** With a port: where an earlier one listened, so that its clients find this one. */
export async function serveFakeStripe(ledgerFile: string, port = 0): Promise<ServedFake> {
  const ledger = openLedger(ledgerFile);
  const handle = openHandler(ledger);
  let isOver = false;
  const server = createServer((request, response) => {
    handle(request, response).catch((fault: unknown) => {
      if (!isOver) process.stderr.write(`${fault instanceof Error ? fault.stack : fault}\n`);
      response.destroy();
    });
  });
  server.keepAliveTimeout = 60_000;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      if (isOver) return;
      isOver = true;
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      ledger.close();
    },
  };
}

function openHandler(ledger: Ledger) {
  const telling = openTelling(ledger);
  let mischief: Mischief = WELL_BEHAVED;
  let draw = seeded(1);

  return handle;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const body = await textOf(request);
    if (url.pathname === '/control') {
      const { seed, ...told } = JSON.parse(body || '{}') as Partial<Mischief> & { seed?: number };
      mischief = { ...WELL_BEHAVED, ...told };
      if (seed !== undefined) draw = seeded(seed);
      const [least, most] = mischief.listingLagMs;
      ledger.behave({
        clockOffsetMs: mischief.clockOffsetMs,
        drawLagMs: () => (most > 0 ? least + draw() * (most - least) : 0),
      });
      return send(response, { status: 200, body: mischief }, false);
    }
    if (url.pathname === '/webhooks') {
      if (body) telling.tell(JSON.parse(body) as Telling);
      return send(response, { status: 200, body: telling.told }, false);
    }
    if (url.pathname === '/decisions') {
      ledger.decide(JSON.parse(body) as Decision);
      telling.look();
      return send(response, { status: 200, body: {} }, false);
    }
    if (url.pathname === '/disputes') {
      const id = beginDispute(ledger, JSON.parse(body) as Pick<Dispute, 'intent' | 'amount' | 'status'>);
      telling.look();
      return send(response, { status: 200, body: { id } }, false);
    }
    const bearer = /^Bearer ([sp]k_\w+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (bearer === '' || bearer.includes('revoked')) return send(response, WRONG_KEY, false);
    if (bearer.startsWith('pk_') && !FOR_PAGES.includes(url.pathname)) return send(response, WRONG_KEY, false);
    const turn = turnOf(mischief, draw);
    if (turn.waitMs > 0) await pause(turn.waitMs);
    if (turn.fate === 'lost before') return lose(response);
    if (turn.fate === 'failed before') return send(response, BROKEN, false);
    if (turn.fate === 'too many') return send(response, TOO_MANY, false);

    const method = request.method ?? 'GET';
    const given = method === 'POST' ? new URLSearchParams(body) : url.searchParams;
    const asked: Asked = { method, path: url.pathname, given };
    const key = request.headers['idempotency-key'];
    const { answer, replayed } =
      method === 'POST' && typeof key === 'string' ? repeatable(key, asked, turn) : fresh(asked, turn);
    telling.look();
    if (turn.fate === 'lost after') return lose(response);
    const told = lieAbout(answer.body, `${method} ${url.pathname}`, mischief.lies);
    send(response, { status: answer.status, body: told }, replayed);
  }

  function fresh(asked: Asked, turn: Turn): { answer: Answer; replayed: boolean } {
    if (turn.fate === 'failed and kept') return { answer: BROKEN, replayed: false };
    return { answer: ledger.atOnce(() => answerTo(ledger, asked, mischief.searchLagMs)), replayed: false };
  }

  /** The first answer of a key is kept and repeated, refusals and 500s too; a request that was not understood is not kept. */
  function repeatable(key: string, asked: Asked, turn: Turn): { answer: Answer; replayed: boolean } {
    const fingerprint = createHash('sha256').update(`${asked.path}\n${asked.given}`).digest('hex');
    return ledger.atOnce(() => {
      const known = ledger.saved(key, ledger.now() - KEY_LIFE_MS);
      if (known && known.fingerprint !== fingerprint) return { answer: MISMATCH, replayed: false };
      if (known) return { answer: { status: known.status, body: JSON.parse(known.body) as unknown }, replayed: true };
      const answer = turn.fate === 'failed and kept' ? BROKEN : answerTo(ledger, asked, mischief.searchLagMs);
      const isKept = answer.status !== 400 && answer.status !== 404;
      const body = JSON.stringify(answer.body);
      if (isKept) ledger.save(key, { fingerprint, status: answer.status, body, saved_ms: ledger.now() });
      return { answer, replayed: false };
    });
  }

  function send(response: ServerResponse, { status, body }: Answer, replayed: boolean): void {
    response.writeHead(status, {
      'content-type': 'application/json',
      date: new Date(ledger.now()).toUTCString(),
      ...(replayed && { 'idempotent-replayed': 'true' }),
    });
    response.end(JSON.stringify(body) + ' '.repeat(mischief.paddedBytes));
  }

  function lose(response: ServerResponse): void {
    response.socket?.destroy();
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
