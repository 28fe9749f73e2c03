/** A site of its own that sells through the fake provider: its keys are set, so the provider's fields take the card. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeStripe, spawnFakeStripe } from '../test/fake-stripe/start.ts';
import { test as base } from './fixtures.ts';

interface HostedSite {
  readonly url: string;
  readonly fake: FakeStripe;
  /** Where its database lies. */
  readonly folder: string;
}

const KEYS = { STRIPE_SECRET_KEY: 'sk_test_journey', STRIPE_PUBLISHABLE_KEY: 'pk_test_journey' };

export const test = base.extend<object, { hostedSite: HostedSite }>({
  hostedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'wanderlight-hosted-'));
      await chmod(folder, 0o755);
      const fake = await spawnFakeStripe(join(folder, 'ledger.sqlite'));
      const site = spawn(process.execPath, ['src/server/main.ts'], {
        env: {
          PATH: process.env['PATH'],
          NODE_ENV: 'production',
          PORT: '0',
          LOG_LEVEL: 'warn',
          DATA_DIR: folder,
          TRUSTED_PROXIES: '127.0.0.1/32,::1/128',
          STRIPE_API_URL: fake.url,
          ...KEYS,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const url = await addressOf(site);
      await use({ url, fake, folder });
      const ended = new Promise((done) => site.once('exit', done));
      site.kill('SIGTERM');
      await ended;
      await fake.kill();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ hostedSite }, use) => use(hostedSite.url),
});

function addressOf(site: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    let said = '';
    site.stdout?.on('data', (text: Buffer) => {
      said += text.toString();
      const found = /is ready: (http:\S+)/.exec(said)?.[1];
      if (found) done(found);
    });
    site.once('exit', (status) => failed(new Error(`The site ended with ${status}: ${said}`)));
  });
}
