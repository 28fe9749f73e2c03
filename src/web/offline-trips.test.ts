/** Keeping a trip for times without a network, while somebody logs out or in meanwhile. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '../../test/fake-caches.ts';
import { forgetOffline, keepOffline, lastForgotten } from './offline-trips.ts';

const ines = new Map<string, unknown>([
  ['/api/auth/user', { id: 1, username: 'ines' }],
  ['/api/bookings', [{ id: 7 }]],
]);
const tomas = new Map<string, unknown>([['/api/auth/user', { id: 2, username: 'tomas' }]]);

let caches: ReturnType<typeof fakeCaches>;
let registered: boolean;
/** What happens while the named step waits for its answer. */
let during: { step: 'register' | 'open' | 'page'; happens: () => Promise<void> } | null;

const unregister = async () => {
  registered = false;
};

async function at(step: NonNullable<typeof during>['step']): Promise<void> {
  if (during?.step !== step) return;
  const { happens } = during;
  during = null;
  await happens();
}

beforeEach(() => {
  caches = fakeCaches('https://wanderlight.example');
  registered = false;
  during = null;
  const storage = new Map<string, string>();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { images: [], querySelector: () => null });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      async register() {
        await at('register');
        registered = true;
      },
      getRegistrations: async () => [
        { scope: 'https://wanderlight.example/', unregister: () => Promise.reject(new Error('stays for everybody')) },
        ...(registered ? [{ scope: 'https://wanderlight.example/my-trips', unregister }] : []),
      ],
    },
  });
  vi.stubGlobal('caches', {
    ...caches,
    async open(name: string) {
      await at('open');
      return caches.open(name);
    },
  });
  vi.stubGlobal('fetch', async () => {
    await at('page');
    return new Response('<html></html>');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('a trip that was opened is kept', async () => {
  await keepOffline('/my-trips', ines, lastForgotten());
  expect(caches.paths()).toEqual(['/api/auth/user', '/api/bookings', '/my-trips']);
  expect(registered).toBe(true);
});

test.each(['register', 'open', 'page'] as const)('who logs out during %s leaves nothing behind', async (step) => {
  during = { step, happens: forgetOffline };
  await keepOffline('/my-trips', ines, lastForgotten());
  expect(caches.paths()).toEqual([]);
  expect(registered).toBe(false);
});

test('nor does who logged out, here or in another tab, before the keeping began', async () => {
  const read = lastForgotten();
  await forgetOffline();
  await keepOffline('/my-trips', ines, read);
  localStorage.setItem('trips-forgotten', 'by another tab');
  await keepOffline('/my-trips', ines, read);
  expect(caches.paths()).toEqual([]);
  expect(registered).toBe(false);
});

test('what somebody else has left is not added to', async () => {
  await keepOffline('/my-trips', ines, lastForgotten());
  await keepOffline('/my-trips', tomas, lastForgotten());
  expect(caches.paths()).toEqual(['/api/auth/user', '/my-trips']);
  expect(await (await caches.match('/api/auth/user'))?.json()).toEqual({ id: 2, username: 'tomas' });
});
