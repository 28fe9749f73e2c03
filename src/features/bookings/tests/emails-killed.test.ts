/** A process is killed while it delivers an email: another one delivers it soon, as the same email. */
import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { IS_LONG } from '../../../../test/rounds.ts';
import { aPackage, aSignedInUser, checkout } from '../../../../test/sale.ts';
import { aMigratedDatabase, cleanUp, ensureBuilt, eventually, startSite } from '../../../../test/site.ts';
import { openPostbox } from '../../../../test/smtp.ts';
import { openDatabase } from '../../../database/sql.ts';

const AGAIN_WITHIN_MS = 60_000;

beforeAll(ensureBuilt, 120_000);
afterEach(cleanUp, 60_000);

test.runIf(IS_LONG)(
  'what a killed process was delivering leaves again within a minute',
  { timeout: 150_000 },
  async () => {
    await using postbox = await openPostbox({ fallsSilent: (accepted) => accepted === 1 });
    const DATABASE_URL = await aMigratedDatabase();
    const settings = { DATABASE_URL, SMTP_URL: postbox.url };
    const { db, close } = openDatabase({ url: DATABASE_URL, pool: 1 });
    const record = async () =>
      (await sql<{ state: string }>`select state from booking_emails`.execute(db)).rows.map(({ state }) => state);
    try {
      const { packageId } = await aPackage(db);
      const { cookies } = await aSignedInUser(db);
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const delivering = await startSite(settings);
      const body = checkout(packageId, { contactEmail: 'ines@example.com' });
      expect((await delivering.post('/api/bookings', body, { cookie })).status).toBe(201);
      await eventually(() => expect(postbox.received).toHaveLength(1));
      await delivering.end('SIGKILL');
      expect(await record()).toEqual(['due']);

      await startSite(settings);
      await eventually(async () => expect(await record()).toEqual(['sent']), AGAIN_WITHIN_MS);

      const [first, ...again] = postbox.received;
      expect(again.map(({ messageId }) => messageId)).toEqual([first?.messageId]);
    } finally {
      await close();
    }
  },
);
