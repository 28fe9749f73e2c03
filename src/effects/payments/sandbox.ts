/**
 * A payment provider that pretends. It behaves like a real one: its own ledger,
 * repeated keys answered with the first outcome, declines by test token.
 *
 * Each call is one statement on its own connection, so it commits on its own
 * whatever happens to the caller's transaction.
 */
import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/sql.ts';
import {
  type Payments,
  type ProviderPayment,
  type ProviderRefund,
  type ProviderState,
  ProviderUnavailable,
  RefundRefused,
} from './payments-port.ts';

interface Row {
  readonly id: string;
  readonly booking_id: number;
  readonly attempt: number;
  readonly state: ProviderState;
  readonly amount_cents: number;
  readonly captured_cents: number;
  readonly currency: 'usd';
  readonly decline_code: string | null;
  readonly created_at: Date;
}

interface RefundRow {
  readonly id: string;
  readonly key: string;
  readonly payment_id: string;
  readonly amount_cents: number;
  readonly created_at: Date;
}

const refundColumns = sql`id, key, payment_id, amount_cents, created_at`;
const columns = sql`id, booking_id, attempt, state, amount_cents, captured_cents, currency, decline_code, created_at`;

const PAGE = 100;

/** What a test token stands for; every other token is good. */
const REFUSALS: Readonly<Record<string, string>> = {
  tok_declined: 'card_declined',
  tok_insufficient_funds: 'insufficient_funds',
};

/** @param db a connection of its own, never the caller's transaction */
export function openSandbox(db: Db): Payments {
  /** A ledger that cannot be reached is a provider that does not answer. */
  async function rows<R>(statement: RawBuilder<R>): Promise<R[]> {
    const answered = await statement.execute(db).catch((cause: unknown) => {
      throw new ProviderUnavailable('The sandbox ledger did not answer', { cause });
    });
    return answered.rows;
  }

  async function run(statement: RawBuilder<Row>): Promise<ProviderPayment[]> {
    return (await rows(statement)).map(paymentOf);
  }

  async function refundsOf(paymentId: string): Promise<ProviderRefund[]> {
    const found = await rows(sql<RefundRow>`
      select ${refundColumns} from sandbox_refunds where payment_id = ${paymentId} order by created_at, id`);
    return found.map(refundOf);
  }

  return {
    mode: 'sandbox',
    publishableKey: null,
    notices: null,
    standing: () => 'accepted',
    // Its times are the database's own.
    clockAheadMs: () => null,

    async authorise({ key, bookingId, attempt, amountCents, currency, token }) {
      const refusal = REFUSALS[token] ?? null;
      const id = `pay_${randomBytes(12).toString('base64url')}`;
      const answered = await run(sql<Row>`
        insert into sandbox_payments (id, key, booking_id, attempt, state, token, amount_cents, currency, decline_code)
        values (${id}, ${key}, ${bookingId}, ${attempt}, ${refusal ? 'declined' : 'authorised'}, ${token},
          ${amountCents}, ${currency}, ${refusal})
        on conflict (key) do update set key = excluded.key
        returning ${columns}`);
      return only(answered);
    },

    /** Unconditional on the row and conditional inside it, so the answer is the row as it is after the lock. */
    async capture({ paymentId, amountCents }) {
      const answered = await run(sql<Row>`
        update sandbox_payments set
          state = case when state <> 'authorised' then state when token = 'tok_capture_fails' then 'failed' else 'captured' end,
          captured_cents = case when state = 'authorised' and token <> 'tok_capture_fails'
            then ${amountCents}::bigint else captured_cents end,
          captures = case when state = 'authorised' and token <> 'tok_capture_fails' then captures + 1 else captures end,
          decline_code = case when state = 'authorised' and token = 'tok_capture_fails' then 'card_declined' else decline_code end
        where id = ${paymentId} returning ${columns}`);
      return only(answered);
    },

    async void({ paymentId }) {
      const answered = await run(sql<Row>`
        update sandbox_payments set state = case when state = 'authorised' then 'voided' else state end
        where id = ${paymentId} returning ${columns}`);
      return only(answered);
    },

    /** Two of one key at once: the second breaks on the key, takes nothing, and reads what the first has made. */
    async refund({ key, paymentId, amountCents }) {
      const id = `ref_${randomBytes(12).toString('base64url')}`;
      const made = await sql<RefundRow>`
        with taken as (
          update sandbox_payments set refunded_cents = refunded_cents + ${amountCents}::bigint
          where id = ${paymentId} and state = 'captured' and ${amountCents}::bigint > 0
            and refunded_cents + ${amountCents}::bigint <= captured_cents
            and not exists (select from sandbox_refunds where key = ${key})
          returning id)
        insert into sandbox_refunds (id, key, payment_id, amount_cents)
        select ${id}, ${key}, taken.id, ${amountCents}::bigint from taken
        returning ${refundColumns}`
        .execute(db)
        .catch((cause: unknown) => {
          if (isTaken(cause)) return { rows: [] };
          throw new ProviderUnavailable('The sandbox ledger did not answer', { cause });
        });
      const refund = made.rows.map(refundOf)[0] ?? (await refundsOf(paymentId)).find((known) => known.key === key);
      if (refund?.amountCents !== amountCents) throw new RefundRefused('Not so much is left to give back');
      return refund;
    },

    refundsOf,

    async find(paymentId) {
      const [payment] = await run(sql<Row>`select ${columns} from sandbox_payments where id = ${paymentId}`);
      return payment ?? null;
    },

    async findByBooking(bookingId) {
      return run(sql<Row>`
        select ${columns} from sandbox_payments where booking_id = ${bookingId} order by created_at`);
    },

    async list(after) {
      const beyond =
        after === null
          ? sql``
          : sql`where (created_at, id) < (select created_at, id from sandbox_payments where id = ${after})`;
      const found = await run(sql<Row>`
        select ${columns} from sandbox_payments ${beyond} order by created_at desc, id desc limit ${PAGE + 1}`);
      const payments = found.slice(0, PAGE);
      return {
        payments,
        newest: payments.at(0)?.createdAt ?? null,
        oldest: payments.at(-1)?.createdAt ?? null,
        next: found.length > PAGE ? (payments.at(-1)?.id ?? null) : null,
      };
    },

    // No bank stands behind pretended money.
    listDisputes: async () => [],
    disputesOf: async () => [],
    acceptDispute: async (disputeId) => {
      throw new Error(`The sandbox knows no dispute ${disputeId}`);
    },
  };
}

function only([payment]: readonly ProviderPayment[]): ProviderPayment {
  if (!payment) throw new Error('The sandbox knows no such payment');
  return payment;
}

function isTaken(fault: unknown): boolean {
  return (fault as { code?: unknown } | null)?.code === '23505';
}

function refundOf(row: RefundRow): ProviderRefund {
  return {
    id: row.id,
    key: row.key,
    paymentId: row.payment_id,
    amountCents: row.amount_cents,
    currency: 'usd',
    state: 'succeeded',
    createdAt: row.created_at,
  };
}

function paymentOf(row: Row): ProviderPayment {
  return {
    id: row.id,
    bookingId: row.booking_id,
    attempt: row.attempt,
    state: row.state,
    amountCents: row.amount_cents,
    capturedCents: row.captured_cents,
    currency: row.currency,
    declineCode: row.decline_code,
    card: null,
    actionSecret: null,
    createdAt: row.created_at,
  };
}
