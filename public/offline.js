/**
 * One worker in two places. For the whole site it answers a page that cannot be had with our own page that says so, which
 * is kept from the day of the first visit and holds nothing of anybody. For the pages of one's own trips, where it is
 * registered only while somebody is logged in, it lets trips that were opened be read without a network; what may be kept is
 * chosen by the page (`src/web/offline.ts`).
 *
 * The network is always asked first. Nothing of a trip is kept once the store is gone: logging out deletes it, and so does
 * the word that the session was ended. One that only ran out, as it does on the way, leaves the trip in the pocket.
 */
const STORE = 'kept-trips';
const USER = '/api/auth/user';
const BOOKINGS = /^\/api\/bookings(?:\/|$)/;
const TRIP_PAGES = /^\/(?:my-trips$|booking-confirmation\/)/;

const OFFLINE_STORE = 'offline-page';
const OFFLINE = '/offline';
const PICTURE = '/media/drawings/offline.svg';
/** In the page that says so, around the way to the trips; and the address in it. */
const WAY_TO_TRIPS = ' hidden="" data-kept-trips=""';
const MY_TRIPS = '/my-trips';

const isForAll = new URL(self.registration.scope).pathname === '/';

self.addEventListener('install', (event) => {
  self.skipWaiting();
  if (isForAll) event.waitUntil(keepOfflinePage());
});
self.addEventListener('activate', (event) =>
  event.waitUntil(isForAll ? self.registration.navigationPreload?.enable() : self.clients.claim()),
);
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (isForAll) {
    if (pathname === PICTURE) event.respondWith(keptFirst(request));
    else if (isPage(request, pathname)) event.respondWith(pageOrWord(event));
  } else if (request.method !== 'GET') {
    if (BOOKINGS.test(pathname)) event.respondWith(written(event));
  } else if (/^\/(?:assets|media)\//.test(pathname)) event.respondWith(keptFirst(request));
  else if (request.mode === 'navigate' || pathname === USER || BOOKINGS.test(pathname)) {
    event.respondWith(networkFirst(request, pathname));
  }
});

/** A file that is fetched by following a link is none: it must not become a page that says it is not there. */
function isPage({ method, mode, destination }, pathname) {
  return method === 'GET' && mode === 'navigate' && destination === 'document' && !pathname.startsWith('/api/');
}

async function keepOfflinePage() {
  const store = await caches.open(OFFLINE_STORE);
  for (const path of [OFFLINE, PICTURE]) {
    const answer = await fetch(path, { credentials: 'omit', cache: 'reload' });
    if (!answer.ok || answer.redirected) throw new TypeError(`${path} answered ${answer.status}`);
    await store.put(path, answer);
  }
}

async function pageOrWord(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (fault) {
    return offlinePage(fault);
  }
}

/** With the way to a trip that lies here. */
async function offlinePage(fault) {
  const page = await caches.match(OFFLINE, { ignoreVary: true });
  if (!page) throw fault;
  const kept = await tripsKept();
  const trip = kept.includes(MY_TRIPS) ? MY_TRIPS : kept[0];
  const html = await page.text();
  const headers = new Headers(page.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(trip ? html.replace(WAY_TO_TRIPS, '').replace(`"${MY_TRIPS}"`, `"${trip}"`) : html, {
    status: 503,
    headers,
  });
}

async function tripsKept() {
  if (!(await caches.has(STORE))) return [];
  const kept = await (await caches.open(STORE)).keys();
  return kept.map(({ url }) => new URL(url).pathname).filter((path) => TRIP_PAGES.test(path));
}

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
    if (request.mode === 'navigate') return offlinePage(fault);
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
