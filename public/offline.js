/**
 * Lets trips that were opened be read without a network. Registered for the pages of one's own trips alone, and
 * only while somebody is logged in; what may be kept is chosen by the page (`src/web/offline.ts`).
 *
 * The network is always asked first. Nothing is kept once the store is gone: logging out deletes it, and so does the
 * word that the session was ended. One that only ran out, as it does on the way, leaves the trip in the pocket.
 */
const STORE = 'kept-trips';
const USER = '/api/auth/user';
const BOOKINGS = /^\/api\/bookings(?:\/|$)/;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method !== 'GET') {
    if (BOOKINGS.test(pathname)) event.respondWith(written(event));
  } else if (/^\/(?:assets|media)\//.test(pathname)) event.respondWith(keptFirst(request));
  else if (request.mode === 'navigate' || pathname === USER || BOOKINGS.test(pathname)) {
    event.respondWith(networkFirst(request, pathname));
  }
});

async function keptFirst(request) {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}

async function networkFirst(request, pathname) {
  try {
    const answer = await fetch(request);
    if (answer.status === 401) {
      if (!(await ranOut(answer))) await caches.delete(STORE);
    } else if (answer.ok && !answer.redirected && (await caches.has(STORE))) {
      const store = await caches.open(STORE);
      const kept = await store.match(pathname);
      if (kept && pathname === USER && (await idOf(kept)) !== (await idOf(answer))) await caches.delete(STORE);
      // Only what the page chose is brought up to date.
      else if (kept) await store.put(pathname, answer.clone());
    }
    return answer;
  } catch (fault) {
    const kept = await caches.match(pathname, { ignoreVary: true });
    if (kept) return kept;
    throw fault;
  }
}

/** What was kept of bookings may not be so any more: it goes, and what can be had anew is kept again. */
async function written(event) {
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keepAnew());
  return answer;
}

async function keepAnew() {
  if (!(await caches.has(STORE))) return;
  const store = await caches.open(STORE);
  const paths = (await store.keys()).map(({ url }) => new URL(url).pathname).filter((path) => BOOKINGS.test(path));
  await Promise.all(paths.map((path) => store.delete(path)));
  for (const path of paths) {
    const answer = await fetch(path, { credentials: 'include' }).catch(() => null);
    if (answer?.ok && !answer.redirected) await store.put(path, answer);
  }
}

/** Nobody has ended the session: it was not used for long. */
async function ranOut(answer) {
  const body = await bodyOf(answer);
  return body?.details?.ranOut === true;
}

async function idOf(answer) {
  return (await bodyOf(answer))?.id;
}

function bodyOf(answer) {
  return answer
    .clone()
    .json()
    .catch(() => null);
}
