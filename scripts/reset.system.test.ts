/** `npm run reset` as a process: what it makes, and when it refuses. */
import { afterEach, beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '../db/seed/world.ts';
import { IS_LONG } from '../test/rounds.ts';
import { runScript } from '../test/run-script.ts';
import {
  aDataFolder,
  anEmptyDatabase,
  cleanUp,
  ensureBuilt,
  logInAs,
  postmasterOf,
  type Settings,
  startSite,
} from '../test/site.ts';

beforeAll(ensureBuilt, 120_000);
afterEach(cleanUp, 60_000);

const reset = (settings: Settings, ...args: string[]) => runScript('reset.ts', settings, ...args);

test.runIf(IS_LONG)(
  'makes the embedded database anew, as often as one likes, and says how to log in',
  {
    timeout: 120_000,
  },
  async () => {
    const DATA_DIR = await aDataFolder();
    const first = await reset({ DATA_DIR });
    expect(first.said).toContain(`ines, tomas, maja, rui-santos with the password: ${PASSWORD}`);
    expect(first.status).toBe(0);
    expect((await reset({ DATA_DIR })).status).toBe(0);
    expect(postmasterOf(DATA_DIR)).toBeNull();

    const site = await startSite({ DATA_DIR });
    await logInAs(site, 'ines', PASSWORD);
    const under = await reset({ DATA_DIR });
    expect(under.said).toContain('Stop it first');
    expect(under.status).toBe(1);
    await logInAs(site, 'ines', PASSWORD);
  },
);

test('a database of DATABASE_URL is erased only when that was said', { timeout: 120_000 }, async () => {
  const DATABASE_URL = await anEmptyDatabase();
  const asked = await reset({ DATABASE_URL });
  expect([asked.status, asked.said]).toEqual([1, expect.stringContaining('npm run reset -- --yes')]);
  expect(asked.said).not.toContain(new URL(DATABASE_URL).password);
  expect((await reset({ DATABASE_URL }, '--yes')).status).toBe(0);
});

test('nothing is erased in MODE=live', async () => {
  const { status, said } = await reset({ MODE: 'live' });
  expect(status).toBe(1);
  expect(said).toContain('MODE=live');
});
