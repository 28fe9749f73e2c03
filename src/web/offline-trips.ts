/**
 * Keeps pages of one's own trips readable without a network: their documents, scripts, pictures and answers of the
 * API lie in the browser's store, and `public/offline.js` hands them out where the network fails. Logging in and out
 * empties it, also under a keeping that is under way, in this tab or another. Where a browser cannot do this, nothing
 * happens.
 */
import { ownScript, workerAddress } from './service-worker-address.ts';

const STORE = 'kept-trips';
const USER = '/api/auth/user';
const FORGOTTEN = 'trips-forgotten';
const SCOPES = ['/my-trips', '/booking-confirmation/'] as const;

/**
 * A page keeps itself, and the answers of the API it has read, by their path.
 *
 * @param read what `lastForgotten` said when the answers were read
 */
export async function keepOffline(
  pathname: string,
  answers: ReadonlyMap<string, unknown>,
  read: string,
): Promise<void> {
  const scope = SCOPES.find((start) => pathname.startsWith(start));
  if (!scope || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const isOver = () => lastForgotten() !== read;
  if (isOver()) return;
  await navigator.serviceWorker.register(workerAddress(''), { scope });
  // Looked at after every wait: both make anew what somebody may have removed meanwhile.
  if (isOver()) return removeAll();
  const store = await storeOf(answers.get(USER));
  if (isOver()) return removeAll();
  const pages = new Set([pathname, ...(await dropOldBuild(store))]);
  for (const [path, answer] of answers) {
    if (isOver()) return removeAll();
    await store.put(path, new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }));
  }
  await Promise.all(seen().map((path) => keep(store, path)));
  await Promise.all([...pages].map((page) => keepPage(store, page)));
  if (isOver()) await removeAll();
}

/** What another person left behind, by whatever way, is not added to. */
async function storeOf(traveller: unknown): Promise<Cache> {
  const store = await caches.open(STORE);
  const known = await store.match(USER);
  if (!known || (await known.text()) === JSON.stringify(traveller)) return store;
  await caches.delete(STORE);
  return caches.open(STORE);
}

/** A new version of the site: the old one's scripts go. Answers the pages that were kept with them. */
async function dropOldBuild(store: Cache): Promise<string[]> {
  const build = ownScript();
  if (build !== null && (await store.match(build))) return [];
  const known = (await store.keys()).map(({ url }) => new URL(url).pathname);
  for (const path of known) if (path.startsWith('/assets/')) await store.delete(path);
  return known.filter((path) => SCOPES.some((start) => path.startsWith(start)));
}

let forgottenHere = '';

/** When all of it last had to go: another value each time, and the same in every tab. */
export function lastForgotten(): string {
  try {
    return localStorage.getItem(FORGOTTEN) ?? forgottenHere;
  } catch {
    return forgottenHere;
  }
}

function noteForgotten(): void {
  forgottenHere = `${Date.now()}-${Math.random()}`;
  try {
    localStorage.setItem(FORGOTTEN, forgottenHere);
  } catch {
    // Without storage other tabs do not hear of it.
  }
}

/** Before somebody else can read it: at every change of who is logged in, and at once where the network is away. */
export async function forgetOffline(): Promise<void> {
  noteForgotten();
  await removeAll();
}

async function removeAll(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await caches.delete(STORE);
  const registrations = await navigator.serviceWorker.getRegistrations();
  // The one for the whole site holds nothing of anybody, and stays.
  const ofTrips = registrations.filter(({ scope }) =>
    SCOPES.some((start) => new URL(scope).pathname.startsWith(start)),
  );
  await Promise.all(ofTrips.map((registration) => registration.unregister()));
}

/** A document and the files it names: the files first, since a document without them would be a broken page. */
async function keepPage(store: Cache, page: string): Promise<void> {
  const document = await read(page);
  if (!document) return;
  const files = (await document.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
  await Promise.all([...new Set(files)].map((file) => keep(store, file)));
  await store.put(page, document);
}

/** A file of this build or a picture, unless it is there. */
async function keep(store: Cache, path: string): Promise<void> {
  if (await store.match(path)) return;
  const file = await read(path);
  if (file) await store.put(path, file);
}

/** What cannot be had is left out: the rest is worth having. */
async function read(path: string): Promise<Response | null> {
  try {
    const answer = await fetch(path, { credentials: 'include' });
    return answer.ok && !answer.redirected ? answer : null;
  } catch {
    return null;
  }
}

/** Scripts that came late, and the pictures on the page. */
function seen(): string[] {
  const scripts = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const pictures = [...document.images].map(({ currentSrc }) => (currentSrc ? new URL(currentSrc).pathname : ''));
  return [
    ...scripts.filter((path) => path.startsWith('/assets/')),
    ...pictures.filter((path) => path.startsWith('/media/')),
  ];
}
