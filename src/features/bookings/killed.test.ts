/**
 * A real process is killed at each named place of the sale, by SIGKILL and from
 * within; the product is started again and brings everything to its right end.
 */

import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Altered } from '../../../test/altered-site.ts';
import { aPackage, aSignedInUser, brokenRules, checkout, countOf, DECLINED_CARD, seatsOf } from '../../../test/sale.ts';
import { aMigratedDatabase, cleanUp, ensureBuilt, eventually, startSite } from '../../../test/site.ts';
import { openDatabase } from '../../server/sql.ts';
import { STOPS, type Stop } from './actions/sale.ts';

const ALTERED = fileURLToPath(new URL('../../../test/altered-site.ts', import.meta.url));
const RIGHT_WITHIN_MS = 10_000;
/** Enough for recovery to have come by several times, had there been something to do. */
const CONTROL_MS = 200;

interface Scene {
  /** What has become of the booking in the end; `none`: it never came to be. */
  readonly end: 'confirmed' | 'declined' | 'released' | 'none';
  /** Left behind for recovery: false where the death came after the last step. */
  readonly leavesWork: boolean;
  readonly card?: string;
  readonly losesAuthorise?: true;
  readonly overtaken?: true;
  /** Dies here first, so that recovery or reconciliation has something to die over. */
  readonly first?: Stop;
}

const SCENES: Readonly<Record<Stop, Scene>> = {
  'before hold': { end: 'none', leavesWork: false },
  'after hold': { end: 'released', leavesWork: true },
  'before authorise': { end: 'released', leavesWork: true },
  'after authorise': { end: 'confirmed', leavesWork: true },
  'after authorised': { end: 'confirmed', leavesWork: true },
  'after capturing': { end: 'confirmed', leavesWork: true },
  'before capture': { end: 'confirmed', leavesWork: true },
  'after capture': { end: 'confirmed', leavesWork: true },
  'after confirmed': { end: 'confirmed', leavesWork: false },
  'after decline': { end: 'declined', leavesWork: false, card: DECLINED_CARD },
  'after release': { end: 'released', leavesWork: false, losesAuthorise: true },
  'before void': { end: 'released', leavesWork: true, overtaken: true },
  'after void': { end: 'released', leavesWork: false, overtaken: true },
  'recovery after claim': { end: 'confirmed', leavesWork: true, first: 'after authorise' },
  'recovery after ask': { end: 'confirmed', leavesWork: true, first: 'after authorise' },
  'reconciliation before void': { end: 'released', leavesWork: true, overtaken: true, first: 'before void' },
};

beforeAll(ensureBuilt, 120_000);
afterAll(cleanUp, 60_000);

describe('a process killed', { concurrent: true, timeout: 120_000 }, () => {
  test.for(STOPS)('%s is made good within ten seconds of the next start', async (stop, { expect }) => {
    const scene = SCENES[stop];
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
