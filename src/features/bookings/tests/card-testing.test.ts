/** Somebody tries stolen cards at the checkout of two processes: the provider hears of five an hour, whoever asks how. */
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { IS_LONG } from '../../../../test/rounds.ts';
import { aPackage, aSignedInUser, brokenRules, checkout, DECLINED_CARD } from '../../../../test/sale.ts';
import { aMigratedDatabase, cleanUp, type Site, startSite } from '../../../../test/site.ts';
import { openDatabase } from '../../../database/sql.ts';
import { MOST_FAILED_PAYMENTS_AN_HOUR } from '../rules/hold-limits.ts';

const ALTERED = fileURLToPath(new URL('../../../../test/altered-site.ts', import.meta.url));
const TRIES = 200;
const AT_ONCE = 10;

afterEach(cleanUp, 60_000);

test.runIf(IS_LONG)(
  'of two hundred declined cards over both processes the provider sees five',
  { timeout: 120_000 },
  async () => {
    const DATABASE_URL = await aMigratedDatabase();
    const sites = await Promise.all([1, 2].map(() => startSite({ DATABASE_URL }, ALTERED)));
    const { db, close } = openDatabase({ url: DATABASE_URL, pool: 1 });
    try {
      const { packageId } = await aPackage(db, { capacity: 50 });
      const { cookies } = await aSignedInUser(db);
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const tryCard = async ({ post }: Site, i: number) => {
        const body = checkout(packageId, { card: DECLINED_CARD, specialRequests: `Try number ${i}` });
        const answer = await post('/api/bookings', body, { cookie, 'x-forwarded-for': `198.51.100.${i}` });
        return ((await answer.json()) as { code?: string }).code ?? 'none';
      };

      const codes: string[] = [];
      for (let i = 0; i < TRIES; i += AT_ONCE) {
        const burst = sites.flatMap((site, half) =>
          Array.from({ length: AT_ONCE / 2 }, (_, j) => tryCard(site, i + 2 * j + half)),
        );
        codes.push(...(await Promise.all(burst)));
      }

      const seen = await sql<{ n: number }>`select count(*)::int as n from sandbox_payments`.execute(db);
      expect(seen.rows[0]?.n).toBe(MOST_FAILED_PAYMENTS_AN_HOUR);
      expect(codes.filter((code) => code === 'payment_declined')).toHaveLength(MOST_FAILED_PAYMENTS_AN_HOUR);
      expect(codes.slice(-AT_ONCE)).toEqual(Array(AT_ONCE).fill('too_many_attempts'));
      expect(await brokenRules(db)).toEqual([]);
    } finally {
      await close();
    }
  },
);
