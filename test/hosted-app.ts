/** The application selling through the fake payment provider, with an empty ledger. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApp } from './app.ts';
import { startFakeStripe } from './fake-stripe/start.ts';
import { memoryFolder } from './memory-folder.ts';
import { soldThrough } from './sale.ts';

export async function openHostedApp() {
  const folder = await mkdtemp(join(memoryFolder() ?? tmpdir(), 'fake-stripe-'));
  const fake = await startFakeStripe(join(folder, 'ledger.sqlite'));
  const app = await openApp({ settings: soldThrough(fake) });
  return {
    app,
    fake,
    async end() {
      await app[Symbol.asyncDispose]();
      await fake.kill();
      await rm(folder, { recursive: true });
    },
  };
}
