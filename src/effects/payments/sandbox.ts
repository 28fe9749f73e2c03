/**
 * A payment provider that pretends. It behaves like a real one: its own ledger,
 * repeated keys answered with the first outcome, declines by test token.
 *
 * Each call is one statement on its own connection, so it commits on its own
 * whatever happens to the caller's transaction.
 */
import { randomBytes } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Payments, type ProviderPayment, type ProviderState, ProviderUnavailable } from './port.ts';

// biome-ignore lint/complexity/noBannedTypes: the ledger is reached by plain SQL
type Connection = Kysely<{}>;

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

const columns = sql`id, booking_id, attempt, state, amount_cents, captured_cents, currency, decline_code, created_at`;

/** What a test token stands for; every other token is good. */
const REFUSALS: Readonly<Record<string, string>> = {
  tok_declined: 'card_declined',
  tok_insufficient_funds: 'insufficient_funds',
};

/** @param db a connection of its own, never the caller's transaction */
export function openSandbox(db: Connection): Payments {
  /** A ledger that cannot be reached is a provider that does not answer. */
  async function run(statement: RawBuilder<Row>): Promise<ProviderPayment[]> {
    const answered = await statement.execute(db).catch((cause: unknown) => {
      throw new ProviderUnavailable('The sandbox ledger did not answer', { cause });
    });
    return answered.rows.map(paymentOf);
  }

  return {
    mode: 'sandbox',
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

    async find(paymentId) {
      const [payment] = await run(sql<Row>`select ${columns} from sandbox_payments where id = ${paymentId}`);
      return payment ?? null;
    },

    async findByBooking(bookingId) {
      return run(sql<Row>`
        select ${columns} from sandbox_payments where booking_id = ${bookingId} order by created_at`);
    },

    async list({ from, to, most }) {
      return run(sql<Row>`
        select ${columns} from sandbox_payments where created_at between ${from} and ${to}
        order by created_at, id limit ${most}`);
    },
  };
}

function only([payment]: readonly ProviderPayment[]): ProviderPayment {
  if (!payment) throw new Error('The sandbox knows no such payment');
  return payment;
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
    createdAt: row.created_at,
  };
}
