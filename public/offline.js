/**
 * Lets trips that were opened be read without a network. Registered for the pages of one's own trips alone, and
 * only while somebody is logged in; what may be kept is chosen by the page (`src/web/offline.ts`).
 *
 * The network is always asked first. Nothing is kept once the store is gone: logging out deletes it.
 */
const STORE = 'kept-trips';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (/^\/(?:assets|media)\//.test(pathname)) event.respondWith(keptFirst(request));
  else if (request.mode === 'navigate' || /^\/api\/(?:bookings|auth\/user)(?:\/|$)/.test(pathname)) {
    event.respondWith(networkFirst(request, pathname));
  }
});

async function keptFirst(request) {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}

async function networkFirst(request, pathname) {
  try {
    const answer = await fetch(request);
    // The session has ended elsewhere: what was kept for it ends too.
    if (answer.status === 401) await caches.delete(STORE);
    else if (answer.ok && !answer.redirected && (await caches.has(STORE))) {
      const store = await caches.open(STORE);
      // Only what the page chose is brought up to date.
      if (await store.match(pathname)) await store.put(pathname, answer.clone());
    }
    return answer;
  } catch (fault) {
    const kept = await caches.match(pathname, { ignoreVary: true });
    if (kept) return kept;
    throw fault;
  }
}
