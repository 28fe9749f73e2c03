/** Everybody logs in at the same moment: a bounded queue serves some, tells the rest when to come back, and the site stays up. */
import { afterEach, beforeAll, expect, test } from 'vitest';
import { registerFamilies, rushToLogIn } from '../../../test/login-rush.ts';
import { IS_LONG } from '../../../test/rounds.ts';
import { aMigratedDatabase, cleanUp, ensureBuilt, logInAs, startSite } from '../../../test/site.ts';

beforeAll(ensureBuilt, 120_000);
afterEach(cleanUp, 60_000);

test.runIf(IS_LONG)(
  'of five hundred logins at once some are served, the rest are asked to come back, and pages go on',
  {
    timeout: 120_000,
  },
  async () => {
    const site = await startSite({ DATABASE_URL: await aMigratedDatabase(), TRUSTED_PROXIES: '127.0.0.1/32' });
    const names = await registerFamilies(site.url);

    const rush = await rushToLogIn(site, { logins: 500, seconds: 0 }, names);

    const { 200: served = 0, 503: later = 0, ...others } = rush.statuses;
    expect(others).toEqual({});
    expect(served + later).toBe(500);
    // What runs and what may wait is served; a queue without an end would serve everybody.
    expect(served).toBeGreaterThanOrEqual(65);
    expect(later).toBeGreaterThan(0);
    expect(rush.withoutRetryAfter).toBe(0);
    expect(rush.homeFailures).toBe(0);
    expect(rush.homeMs.length).toBeGreaterThan(0);
    expect(rush.grewMb ?? 0).toBeLessThan(200);
    await logInAs(site, names[0] ?? '');
  },
);
