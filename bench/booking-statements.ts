/**
 * One booking is placed in full and its statements are recorded; the recording
 * is then replayed with other ids, users and keys. What remains is the
 * database's own share of a booking. Its connections prepare what repeats, as the
 * product's do.
 */
import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { PreparingClient } from '../src/database/postgres-client.ts';
import type { Db } from '../src/database/sql.ts';
import { openAltcha } from '../src/effects/captcha/altcha.ts';
import { openSandbox } from '../src/effects/payments/sandbox.ts';
import { placeBooking } from '../src/features/bookings/actions/place-booking.ts';
import { BookingRequest } from '../src/features/bookings/contract/bookings.ts';
import { confirmationEmailId } from '../src/features/bookings/rules/booking-emails.ts';
import { openJobs } from '../src/kernel/job-queue.ts';
import { openLog } from '../src/kernel/log.ts';
import { queues } from '../src/server/queues.ts';
import { aUser, checkout, type OnSale } from '../test/sale.ts';

export interface Replay {
  book(userId: number, onSale: OnSale): Promise<boolean>;
  close(): Promise<void>;
}

/** Everybody wants a letter. */
export const ADDRESSED = { contactEmail: 'ines@example.com' };

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

const SMALL_POOL = 8;
const INT8 = 20;

/** As the product's own connection reads them. */
function parserFor(type: number, format?: 'text' | 'binary') {
  return type === INT8 ? Number : pg.types.getTypeParser(type, format ?? 'text');
}

export async function openReplay(url: string, db: Db, sample: OnSale): Promise<Replay> {
  const types = { getTypeParser: parserFor as typeof pg.types.getTypeParser };
  const pool = new pg.Pool({ Client: PreparingClient, connectionString: url, max: SMALL_POOL, types });
  pool.on('error', () => {});
  const statements: Statement[] = [];
  const recording: Db = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push({ text: query.sql, values: query.parameters }),
  });
  const userId = await aUser(db);
  const key = 'recorded-key';
  const clock = () => new Date();
  const sale = {
    db: recording,
    jobs: await openJobs(url, queues, openLog('silent')),
    payments: openSandbox(recording),
    captcha: openAltcha(recording, Buffer.alloc(32)),
    log: openLog('silent'),
    now: clock,
    tripNow: clock,
  };
  const placed = await placeBooking(sale, userId, BookingRequest.parse(checkout(sample.packageId, ADDRESSED)), key);
  if (!placed.ok) throw new Error(`The recording failed: ${placed.error}`);
  const recordedId = placed.value.bookingId;
  // The server draws six digits: these cannot meet them.
  let nextId = 1_000_000;
  const confirming = statements.findIndex(({ text }) => text.includes('sold = d.sold + done.seats'));

  return {
    async book(buyer, onSale) {
      const id = nextId++;
      const payment = `pay_${randomBytes(12).toString('base64url')}`;
      const freshKey = crypto.randomUUID();
      const fresh = (value: unknown): unknown => {
        if (value === recordedId) return id;
        if (value === userId) return buyer;
        if (value === sample.departureId) return onSale.departureId;
        if (value === sample.packageId) return onSale.packageId;
        if (value === key) return freshKey;
        if (value === confirmationEmailId(recordedId)) return confirmationEmailId(id);
        if (typeof value !== 'string') return value;
        if (value.startsWith('pay_')) return payment;
        return value.startsWith(`${recordedId}:`) ? value.replace(String(recordedId), String(id)) : value;
      };
      let confirmed = false;
      for (const [place, { text, values }] of statements.entries()) {
        const { rowCount } = await pool.query(text, values.map(fresh));
        if (place === confirming) confirmed = rowCount === 1;
      }
      return confirmed;
    },
    close: () => pool.end(),
  };
}
