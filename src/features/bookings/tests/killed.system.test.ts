/**
 * A real process is killed at each named place of the sale, by SIGKILL and from
 * within; the product is started again and brings everything to its right end.
 */

import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Altered } from '../../../../test/altered-site.ts';
import { STOPS, sceneOf } from '../../../../test/deaths-in-the-sale.ts';
import { sampleOf } from '../../../../test/rounds.ts';
import { aPackage, aSignedInUser, brokenRules, checkout, countOf, seatsOf } from '../../../../test/sale.ts';
import { aMigratedDatabase, cleanUp, ensureBuilt, eventually, startSite } from '../../../../test/site.ts';
import { openDatabase } from '../../../database/sql.ts';

const ALTERED = fileURLToPath(new URL('../../../../test/altered-site.ts', import.meta.url));
const RIGHT_WITHIN_MS = 10_000;
/** Enough for recovery to have come by several times, had there been something to do. */
const CONTROL_MS = 200;

beforeAll(ensureBuilt, 120_000);
afterAll(cleanUp, 60_000);

describe('a process killed', { concurrent: true, timeout: 120_000 }, () => {
  test.for(sampleOf(STOPS, 1))('%s is made good within ten seconds of the next start', async (stop, { expect }) => {
    const scene = sceneOf(stop);
    const DATABASE_URL = await aMigratedDatabase();
    const { db, close } = openDatabase({ url: DATABASE_URL, pool: 1 });
    try {
      const { packageId, departureId } = await aPackage(db, { capacity: 1 });
      const { cookies } = await aSignedInUser(db);
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

      const buying = await startAltered({
        dieAt: scene.first ?? stop,
        ...(scene.losesAuthorise && { losesAuthorise: true }),
        ...(scene.overtaken && { overtakes: departureId }),
      });
      const answer = buying.post('/api/bookings', checkout(packageId, scene.card ? { card: scene.card } : {}), {
        cookie,
      });
      await expect(answer).rejects.toThrow();
      expect(await killed(buying)).toBe('SIGKILL');
      if (scene.first) expect(await killed(await startAltered({ dieAt: stop, withLoops: true }))).toBe('SIGKILL');
      // Control: nobody is alive, and what is left undone stays undone.
      await pause(CONTROL_MS);
      expect((await brokenRules(db)).length > 0).toBe(scene.leavesWork);

      const again = await startSite({ DATABASE_URL });
      await eventually(async () => expect(await brokenRules(db)).toEqual([]), RIGHT_WITHIN_MS);

      if (scene.end !== 'none') expect(await countOf(db, scene.end)).toBe(1);
      const sold = scene.end === 'confirmed' ? 1 : 0;
      expect(await seatsOf(db, departureId)).toEqual({ held: 0, sold });
      await again.end('SIGKILL');
    } finally {
      await close();
    }

    function startAltered(altered: Altered) {
      return startSite({ DATABASE_URL }, ALTERED, JSON.stringify(altered));
    }
  });
});

async function killed(site: Awaited<ReturnType<typeof startSite>>): Promise<NodeJS.Signals | null> {
  return eventually(() => {
    const signal = site.diedOf();
    if (signal === null) throw new Error('It lives');
    return signal;
  });
}
