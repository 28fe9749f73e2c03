/** The worker of kept trips, run by itself: what the network says, and what it keeps of it. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { fakeCaches } from '../../test/fake-caches.ts';

const ORIGIN = 'https://wanderlight.example';
const SCRIPT = readFileSync('public/offline.js', 'utf8');
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

type Network = (method: string, path: string) => Response;

async function aWorker(kept: Readonly<Record<string, unknown>>, scope = '/my-trips') {
  const caches = fakeCaches(ORIGIN);
  const store = await caches.open('kept-trips');
  for (const [path, body] of Object.entries(kept)) await store.put(path, json(body));
  const listeners = new Map<string, (event: object) => void>();
  let network: Network = () => {
    throw new TypeError('Failed to fetch');
  };
  const self = {
    addEventListener: (name: string, hear: never) => listeners.set(name, hear),
    location: { origin: ORIGIN },
    registration: { scope: ORIGIN + scope },
    skipWaiting: () => undefined,
  };
  const fetch = async (asked: string | Request) =>
    typeof asked === 'string' ? network('GET', asked) : network(asked.method, new URL(asked.url).pathname);
  runInNewContext(SCRIPT, { self, caches, fetch, URL, Response, Headers, Promise, TypeError });
  return {
    online(answers: Network) {
      network = answers;
    },
    /** What the page gets; also waits for what the worker does afterwards. */
    async ask(path: string, method = 'GET'): Promise<Response | undefined> {
      let answer: Promise<Response> | undefined;
      const after: Promise<unknown>[] = [];
      listeners.get('fetch')?.({
        request: new Request(ORIGIN + path, { method }),
        respondWith: (given: Promise<Response>) => {
          answer = given;
        },
        waitUntil: (work: Promise<unknown>) => after.push(work),
      });
      const given = await answer;
      await Promise.all(after);
      return given;
    },
    async install(): Promise<void> {
      const work: Promise<unknown>[] = [];
      listeners.get('install')?.({ waitUntil: (begun: Promise<unknown>) => work.push(begun) });
      await Promise.all(work);
    },
    /** What a visitor sees who goes there; undefined: the browser asks by itself. */
    async goTo(path: string): Promise<Response | undefined> {
      let answer: Promise<Response> | undefined;
      listeners.get('fetch')?.({
        // A navigation cannot be made by hand.
        request: { url: ORIGIN + path, method: 'GET', mode: 'navigate', destination: 'document' },
        respondWith: (given: Promise<Response>) => {
          answer = given;
        },
      });
      return answer;
    },
    async kept(path: string): Promise<unknown> {
      return (await caches.match(ORIGIN + path))?.json();
    },
    paths: caches.paths,
  };
}

const USER = '/api/auth/user';
const BOOKING = '/api/bookings/7';
const ines = { id: 1, username: 'ines' };
const TRIP = { '/my-trips': 'page', [USER]: ines, '/api/bookings': [{ id: 7 }], [BOOKING]: { status: 'confirmed' } };

test('a session that only ran out leaves the trip in the pocket', async () => {
  const worker = await aWorker(TRIP);
  worker.online(() => json({ message: 'Please log in first.', code: 'not_signed_in', details: { ranOut: true } }, 401));
  expect((await worker.ask(USER))?.status).toBe(401);
  worker.online(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await (await worker.ask(BOOKING))?.json()).toEqual({ status: 'confirmed' });
});

test.each([
  ['ended by somebody', json({ message: 'Please log in first.', code: 'not_signed_in' }, 401)],
  ['refused by something on the way', new Response('<html>', { status: 401 })],
])('a session %s ends what was kept', async (_, answer) => {
  const worker = await aWorker(TRIP);
  worker.online(() => answer);
  await worker.ask(BOOKING);
  expect(worker.paths()).toEqual([]);
});

test('who is somebody else finds nothing of whom it was kept for', async () => {
  const worker = await aWorker(TRIP);
  worker.online(() => json({ id: 2, username: 'tomas' }));
  await worker.ask(USER);
  expect(worker.paths()).toEqual([]);
});

test('a cancelled trip is not a confirmed one without a network', async () => {
  const worker = await aWorker(TRIP);
  let status = 'confirmed';
  worker.online((method) => {
    if (method === 'POST') status = 'cancelled';
    return json({ status });
  });
  await worker.ask(`${BOOKING}/cancellation`, 'POST');
  expect(await worker.kept(BOOKING)).toEqual({ status: 'cancelled' });
  expect(await worker.kept(USER)).toEqual(ines);
});

test('what cannot be had anew after a change is not kept as it was', async () => {
  const worker = await aWorker(TRIP);
  worker.online((method) => (method === 'PUT' ? json({}) : new Response('', { status: 502 })));
  await worker.ask(`${BOOKING}/travellers`, 'PUT');
  expect(worker.paths()).toEqual([USER, '/my-trips']);
});

test('a change that never arrived leaves what is kept', async () => {
  const worker = await aWorker(TRIP);
  await expect(worker.ask(`${BOOKING}/travellers`, 'PUT')).rejects.toThrow(TypeError);
  expect(await worker.kept(BOOKING)).toEqual({ status: 'confirmed' });
});

const PAGE = '<main>You are offline<span hidden="" data-kept-trips=""><a href="/my-trips">Trips</a></span></main>';
const silent: Network = () => {
  throw new TypeError('Failed to fetch');
};
const site: Network = (_, path) => new Response(path === '/offline' ? PAGE : 'of the network');

test('a page that cannot be had is answered with our own, under any address', async () => {
  const worker = await aWorker({}, '/');
  worker.online(site);
  await worker.install();
  expect(await (await worker.goTo('/guides'))?.text()).toBe('of the network');
  worker.online(silent);
  const answer = await worker.goTo('/guides');
  expect(answer?.status).toBe(503);
  expect(await answer?.text()).toBe(PAGE);
});

test.each([
  ['all of them', TRIP, '/my-trips'],
  ['one alone', { '/booking-confirmation/7': 'page' }, '/booking-confirmation/7'],
])('where trips are kept it shows the way to %s', async (_, kept, way) => {
  const worker = await aWorker(kept, '/');
  worker.online(site);
  await worker.install();
  worker.online(silent);
  expect(await (await worker.goTo('/guides'))?.text()).toContain(`<span><a href="${way}">`);
});

test('without our own page the browser says by itself that it is offline', async () => {
  const worker = await aWorker({}, '/');
  await expect(worker.goTo('/guides')).rejects.toThrow(TypeError);
});

test('an incomplete page is not installed', async () => {
  const worker = await aWorker({}, '/');
  worker.online((_, path) => new Response('', { status: path === '/offline' ? 200 : 502 }));
  await expect(worker.install()).rejects.toThrow('answered 502');
});

test('for the whole site nothing but pages is looked at', async () => {
  const worker = await aWorker(TRIP, '/');
  worker.online(site);
  expect(await worker.goTo('/api/account/data.json')).toBeUndefined();
  expect(await worker.ask(BOOKING)).toBeUndefined();
  expect(await worker.ask(`${BOOKING}/cancellation`, 'POST')).toBeUndefined();
});
