/**
 * An email of the week before, while everything goes wrong: the process is killed while it delivers, two others take
 * over, and the mail server takes the email without saying so. It stays one email, under one name.
 */
import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { IS_LONG } from '../../../../test/rounds.ts';
import { aPackage, aSignedInUser, checkout, departureDay } from '../../../../test/sale.ts';
import { aMigratedDatabase, cleanUp, ensureBuilt, eventually, startSite } from '../../../../test/site.ts';
import { openPostbox } from '../../../../test/smtp.ts';
import { openDatabase } from '../../../database/sql.ts';
import { plusDays } from '../../../shared/dates.ts';

const AGAIN_WITHIN_MS = 90_000;

beforeAll(ensureBuilt, 120_000);
afterEach(cleanUp, 60_000);

test.runIf(IS_LONG)(
  'killed while delivering, taken over by two, its receipt lost: one email',
  { timeout: 240_000 },
  async () => {
    // The first is the confirmation.
    await using postbox = await openPostbox({
      fallsSilent: (accepted) => accepted === 2,
      losesReply: (accepted) => accepted === 3,
    });
    const DATABASE_URL = await aMigratedDatabase();
    const settings = { DATABASE_URL, SMTP_URL: postbox.url };
    const { db, close } = openDatabase({ url: DATABASE_URL, pool: 1 });
    const record = async () => {
      const found = await sql<{ letter: string }>`
      select regexp_replace(id, '^booking-[0-9]+-', '') || ' ' || state as letter from booking_emails order by id`.execute(
        db,
      );
      return found.rows.map(({ letter }) => letter);
    };
    try {
      const { packageId } = await aPackage(db);
      const { cookies } = await aSignedInUser(db);
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const selling = await startSite(settings);
      const body = checkout(packageId, { contactEmail: 'ines@example.com' });
      expect((await selling.post('/api/bookings', body, { cookie })).status).toBe(201);
      await eventually(async () => expect(await record()).toEqual(['confirmation sent']), AGAIN_WITHIN_MS);
      await selling.end('SIGTERM');

      const week = plusDays(departureDay(), -7);
      const aWeekBefore = { ...settings, TRIP_NOW: `${week}T10:00:00Z` };
      const delivering = await startSite(aWeekBefore);
      await eventually(() => expect(postbox.received).toHaveLength(2), AGAIN_WITHIN_MS);
      await delivering.end('SIGKILL');
      expect(await record()).toEqual(['7-days due', 'confirmation sent']);

      await Promise.all([startSite(aWeekBefore), startSite(aWeekBefore)]);
      await eventually(
        async () => expect(await record()).toEqual(['7-days sent', 'confirmation sent']),
        AGAIN_WITHIN_MS,
      );

      const [, first, ...again] = postbox.received;
      expect(first?.messageId).toMatch(/^<booking-\d{6,7}-7-days@wanderlight\.example>$/);
      expect(again).toHaveLength(2);
      for (const repeat of again) {
        expect(repeat).toMatchObject({ messageId: first?.messageId, date: first?.date, text: first?.text });
      }
    } finally {
      await close();
    }
  },
);
