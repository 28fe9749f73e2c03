/**
 * Five hundred people press "Log in" at the same moment, each from an address
 * of its own: what they were answered, how long the home page took meanwhile,
 * and how far the memory of the process grew.
 */
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Rush {
  /** How often each status came. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Refusals with 503 that did not say when to come back. */
  readonly withoutRetryAfter: number;
  readonly seconds: number;
  /** Times of the home page meanwhile, in milliseconds, ascending. */
  readonly homeMs: readonly number[];
  readonly homeFailures: number;
  /** Null where the system does not tell. */
  readonly grewMb: number | null;
}

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly ms: number;
}

const JSON_BODY = { 'content-type': 'application/json' };
const HOME_EVERY_MS = 20;

const PASSWORD = 'a quiet bay in June';
const FAMILIES = 10;

/** Accounts for the rush, each shared by a large family; answers their names. */
export async function registerFamilies(url: string): Promise<string[]> {
  const names = Array.from({ length: FAMILIES }, (_, i) => `family-${i}`);
  for (const username of names) {
    const body = JSON.stringify({ username, password: PASSWORD, signupCode: 'WANDER' });
    const made = await ask(url, '/api/auth/register', { headers: JSON_BODY, body });
    if (made.status !== 201) throw new Error(`${username} could not register: ${made.status}`);
  }
  return names;
}

/** The site must trust 127.0.0.1 as a proxy. `logins` repeat until `seconds` are over; 0: each comes once. */
export async function rushToLogIn(
  site: { readonly url: string; readonly pid: number },
  { logins, seconds }: { readonly logins: number; readonly seconds: number },
  names: readonly string[],
): Promise<Rush> {
  const crowd = new Agent({ keepAlive: true, maxSockets: logins });
  const reader = new Agent({ keepAlive: true, maxSockets: 4 });
  const home = () => ask(site.url, '/', { agent: reader });
  await home();
  const before = await memoryMb(site.pid);
  let peak = before;
  let over = false;
  const homeMs: number[] = [];
  let homeFailures = 0;
  const watching = (async () => {
    while (!over) {
      const { status, ms } = await home();
      if (status === 200) homeMs.push(ms);
      else homeFailures += 1;
      const now = await memoryMb(site.pid);
      if (now !== null && peak !== null) peak = Math.max(peak, now);
      await pause(HOME_EVERY_MS);
    }
  })();

  const statuses: Record<number, number> = {};
  let withoutRetryAfter = 0;
  const begin = performance.now();
  const person = async (i: number) => {
    const headers = { ...JSON_BODY, 'x-forwarded-for': `198.18.${i >> 8}.${i & 255}` };
    const body = JSON.stringify({ username: names[i % names.length], password: PASSWORD });
    do {
      const { status, retryAfter } = await ask(site.url, '/api/auth/login', { agent: crowd, headers, body });
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 503 && !(Number(retryAfter) > 0)) withoutRetryAfter += 1;
    } while (performance.now() - begin < seconds * 1000);
  };
  await Promise.all(Array.from({ length: logins }, (_, i) => person(i)));
  const took = (performance.now() - begin) / 1000;
  over = true;
  await watching;
  crowd.destroy();
  reader.destroy();
  homeMs.sort((a, b) => a - b);
  const grewMb = peak === null || before === null ? null : peak - before;
  return { statuses, withoutRetryAfter, seconds: took, homeMs, homeFailures, grewMb };
}

function ask(
  origin: string,
  path: string,
  { agent, headers = {}, body }: { agent?: Agent; headers?: Readonly<Record<string, string>>; body?: string },
): Promise<Answer> {
  const from = performance.now();
  return new Promise((done, failed) => {
    const sent = request(
      origin + path,
      { ...(agent && { agent }), method: body ? 'POST' : 'GET', headers },
      (answer) => {
        const status = answer.statusCode ?? 0;
        const retryAfter = answer.headers['retry-after'];
        answer.resume().on('end', () => done({ status, retryAfter, ms: performance.now() - from }));
      },
    );
    sent.on('error', failed).end(body);
  });
}

/** Resident memory; Linux tells it in /proc. */
async function memoryMb(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kb = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
  return kb === undefined ? null : Number(kb) / 1024;
}
