/**
 * Stripe behind the port, by its own library: payment intents with manual
 * capture, `Idempotency-Key` on every change. The library is loaded when this
 * driver is opened, never without keys.
 *
 * What happened is unknown without a readable answer, and then nothing is
 * assumed: `ProviderUnavailable`. Found by booking through the charges of its
 * transfer group, because search may be a minute late and lists have no filter
 * for metadata.
 */
import type { Stripe as Client } from 'stripe';
import {
  PaymentDisputed,
  type Payments,
  type ProviderDispute,
  type ProviderRefund,
  type ProviderStanding,
  ProviderUnavailable,
  RefundRefused,
  TokenRefused,
} from './payments-port.ts';
import { openHeardClock } from './provider-clock.ts';
import { isTooLarge, openStripeClient, placeOf } from './stripe-http-client.ts';
import {
  createdAt,
  dateOf,
  disputeFrom,
  groupOf,
  type Intent,
  intentFrom,
  isAboutToken,
  isOurs,
  listIn,
  paymentOf,
  refundFrom,
  secondsOf,
  webhookEventFrom,
} from './stripe-mapping.ts';

const ANSWER_WITHIN_MS = 4500;
/** Whoever asks has often waited for a change already. */
const READ_WITHIN_MS = 2000;
/** A page of a hundred payments with their charges is about 1 MB. */
const MOST_BYTES = 8_000_000;
const PAGE = 100;
/** A key whose answer was a fault gets that fault again for a day; then the next key of this row is used. */
const KEYS_PER_CHANGE = 5;
const SIGNATURE_TOLERANCE_SECONDS = 300;
/** Both say that a bank takes the charge back (Stripe's error codes). */
const DISPUTED = ['charge_disputed', 'refund_disputed_payment'];
/** The charge knows what may be shown of the card. */
const WITH_CARD = ['latest_charge'];

export interface StripeOptions {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Null: webhook events are not listened to. */
  readonly webhookSecret: string | null;
  /** Null: Stripe's own address. */
  readonly apiUrl: string | null;
  readonly answerWithinMs?: number;
}

type Call<T> = (client: Client, options: Client.RequestOptions) => Promise<T>;

export async function openStripe(options: StripeOptions): Promise<Payments> {
  const { Stripe } = await import('stripe');
  const { StripeError } = Stripe.errors;
  const { answerWithinMs = ANSWER_WITHIN_MS, webhookSecret } = options;
  const client = new Stripe(options.secretKey, {
    ...placeOf(options.apiUrl),
    // Repeating is ours: the sale's patience and its keys decide, and a buyer waits. A connection that was closed under
    // a request is opened anew by the library all the same, once, under the same key.
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: openStripeClient(MOST_BYTES),
  });
  let standing: ProviderStanding = 'unknown';
  const clock = openHeardClock();

  /** The library's own faults come through; what they mean is for the caller. */
  async function ask<T>(call: Call<T>, key: string | null = null): Promise<T> {
    const timeout = key === null ? Math.min(answerWithinMs, READ_WITHIN_MS) : answerWithinMs;
    const askedAt = Date.now();
    try {
      const answer = await call(client, key === null ? { timeout } : { timeout, idempotencyKey: key });
      clock.hear(dateOf(answer), askedAt);
      standing = 'accepted';
      return answer;
    } catch (fault) {
      if (isFault(fault)) clock.hear(fault.headers?.['date'], askedAt);
      if (fault instanceof StripeError && (fault.statusCode === 401 || fault.statusCode === 403)) standing = 'refused';
      throw fault;
    }
  }

  /** A question: no answer is unavailable, and what they do not understand is our defect. */
  function read<T>(what: string, call: Call<T>): Promise<T> {
    return ask(call).catch((fault: unknown) => {
      throw told(what, fault);
    });
  }

  /** Theirs to mend, or in conflict with a request under way: unknown. A request they do not understand is our defect. */
  function told(what: string, fault: unknown): unknown {
    if (!(fault instanceof StripeError)) return fault;
    const { statusCode = 0, rawType = isTooLarge(fault) ? 'answer too large' : 'no answer' } = fault;
    const { code = '', requestId = '' } = fault;
    const said = `${what}: ${statusCode} ${rawType} ${code} ${requestId}`.replace(/ +/g, ' ').trim();
    const isDefect = statusCode === 400 || statusCode === 404 || statusCode === 402;
    return isDefect ? new Error(said) : new ProviderUnavailable(said);
  }

  function isKept(fault: unknown): boolean {
    return fault instanceof StripeError && fault.headers?.['idempotent-replayed'] === 'true';
  }

  function isFault(fault: unknown): fault is InstanceType<typeof StripeError> {
    return fault instanceof StripeError;
  }

  const statusOf = (fault: unknown) => (isFault(fault) ? (fault.statusCode ?? 0) : 0);

  /** The intent as it is after the change, also where the provider refuses because it is there already. */
  async function change(what: string, key: string, call: Call<Client.PaymentIntent>): Promise<Intent> {
    for (let turn = 1; turn <= KEYS_PER_CHANGE; turn++) {
      try {
        return intentFrom(await ask(call, keyOf(key, turn)));
      } catch (fault) {
        const status = statusOf(fault);
        if (isFault(fault) && status < 500 && fault.payment_intent) return intentFrom(fault.payment_intent);
        if (status < 500 || !isKept(fault)) throw told(what, fault);
      }
    }
    throw new ProviderUnavailable(`${what} failed under every key`);
  }

  async function refundsOf(paymentId: string): Promise<ProviderRefund[]> {
    const newestFirst = await everyPage('refunds', (after) =>
      read('refunds', ({ refunds }, options) =>
        refunds.list({ payment_intent: paymentId, limit: PAGE, ...after }, options),
      ),
    );
    return newestFirst.map(refundFrom).reverse();
  }

  return {
    mode: 'hosted',
    publishableKey: options.publishableKey,
    standing: () => standing,
    clockAheadMs: clock.aheadMs,
    notices:
      webhookSecret === null
        ? null
        : {
            read(body, signature) {
              // How old it is, by the clock of whoever signed it.
              const now = Date.now() + (clock.aheadMs() ?? 0);
              const within = [SIGNATURE_TOLERANCE_SECONDS, undefined, now] as const;
              try {
                return webhookEventFrom(client.webhooks.constructEvent(body, signature, webhookSecret, ...within));
              } catch {
                return null;
              }
            },
          },

    /** One key only: a second one could authorise twice. */
    async authorise({ key, bookingId, attempt, amountCents, currency, token }) {
      try {
        const intent = await ask(
          ({ paymentIntents }, sending) =>
            paymentIntents.create(
              {
                amount: amountCents,
                currency,
                capture_method: 'manual',
                confirm: true,
                allowed_payment_method_types: ['card'],
                ...(token.startsWith('ctoken_') ? { confirmation_token: token } : { payment_method: token }),
                transfer_group: groupOf(bookingId),
                metadata: { booking_id: String(bookingId), attempt: String(attempt) },
                expand: WITH_CARD,
              },
              sending,
            ),
          key,
        );
        return paymentOf(intentFrom(intent));
      } catch (fault) {
        if (isFault(fault) && fault.statusCode === 402 && fault.payment_intent) {
          return paymentOf(intentFrom(fault.payment_intent));
        }
        if (isFault(fault) && isAboutToken(fault)) throw new TokenRefused(`authorise: ${fault.code ?? fault.rawType}`);
        throw told('authorise', fault);
      }
    },

    /** The intent's own state lets money move once, whatever the key. */
    async capture({ key, paymentId, amountCents }) {
      return paymentOf(
        await change('capture', key, ({ paymentIntents }, sending) =>
          paymentIntents.capture(paymentId, { amount_to_capture: amountCents }, sending),
        ),
      );
    },

    async void({ key, paymentId }) {
      return paymentOf(
        await change('void', key, ({ paymentIntents }, sending) => paymentIntents.cancel(paymentId, {}, sending)),
      );
    },

    /** Looked for before it is asked for: a key is forgotten after a day, and money must not go back twice. */
    async refund({ key, paymentId, amountCents }) {
      for (let turn = 1; turn <= KEYS_PER_CHANGE; turn++) {
        const known = (await refundsOf(paymentId)).find((refund) => refund.key === key);
        if (known?.amountCents === amountCents) return known;
        if (known) throw new RefundRefused(`${key} was another amount`);
        try {
          const order = { payment_intent: paymentId, amount: amountCents, metadata: { key } };
          return refundFrom(await ask(({ refunds }, sending) => refunds.create(order, sending), keyOf(key, turn)));
        } catch (fault) {
          const status = statusOf(fault);
          if (isFault(fault) && DISPUTED.includes(fault.code ?? '')) throw new PaymentDisputed(`refund: ${fault.code}`);
          if (status === 400 || status === 404)
            throw new RefundRefused(String((told('refund', fault) as Error).message));
          if (status < 500 || !isKept(fault)) throw told('refund', fault);
        }
      }
      throw new ProviderUnavailable('refund failed under every key');
    },

    refundsOf,

    async find(paymentId) {
      const intent = await ask(({ paymentIntents }, reading) =>
        paymentIntents.retrieve(paymentId, { expand: WITH_CARD }, reading),
      ).catch((fault: unknown) => {
        if (isFault(fault) && fault.statusCode === 404) return null;
        throw told('find', fault);
      });
      return intent && paymentOf(intentFrom(intent));
    },

    async findByBooking(bookingId) {
      const found = await read('find by booking', ({ charges }, reading) =>
        charges.list({ transfer_group: groupOf(bookingId), limit: PAGE, expand: ['data.payment_intent'] }, reading),
      );
      const intents = new Map<string, Intent>();
      for (const charge of listIn(found.data)) {
        const intent = intentFrom((charge as { payment_intent?: unknown }).payment_intent);
        intents.set(intent.id, intent);
      }
      return [...intents.values()].map(paymentOf).reverse();
    },

    async list(after) {
      const range = { limit: PAGE, ...(after !== null && { starting_after: after }) };
      const page = await read('list', ({ paymentIntents }, reading) => paymentIntents.list(range, reading));
      const intents = listIn(page.data).map(intentFrom);
      return {
        payments: intents.filter(({ metadata }) => isOurs(metadata)).map(paymentOf),
        newest: createdAt(intents.at(0)),
        oldest: createdAt(intents.at(-1)),
        next: page.has_more ? (intents.at(-1)?.id ?? null) : null,
      };
    },

    async listDisputes(from) {
      const range = { created: { gte: secondsOf(from) }, limit: PAGE, expand: ['data.payment_intent'] };
      const newestFirst = await everyPage('disputes', (after) =>
        read('disputes', ({ disputes }, reading) => disputes.list({ ...range, ...after }, reading)),
      );
      return newestFirst.flatMap((dispute) => disputeFrom(dispute) ?? []).reverse();
    },

    async disputesOf(paymentId) {
      const range = { payment_intent: paymentId, limit: PAGE, expand: ['data.payment_intent'] };
      const newestFirst = await ask(({ disputes }, reading) => disputes.list(range, reading)).catch(
        (fault: unknown) => {
          // A restricted key that may not look: then Stripe's own refusal of the refund is what holds.
          if (statusOf(fault) === 403) return { data: [] };
          throw told('disputes of a payment', fault);
        },
      );
      return listIn(newestFirst.data)
        .flatMap((dispute) => disputeFrom(dispute) ?? [])
        .reverse();
    },

    /** Without a key: its own status lets it be given up once, and a key would repeat a fault for a day. */
    async acceptDispute(disputeId) {
      const whole = { expand: ['payment_intent'] };
      const timeout = answerWithinMs;
      const given = await ask(({ disputes }) => disputes.close(disputeId, whole, { timeout })).catch(
        (fault: unknown) => {
          if (statusOf(fault) !== 400) throw told('accept dispute', fault);
          return ask(({ disputes }, reading) => disputes.retrieve(disputeId, whole, reading)).catch(
            (again: unknown) => {
              throw told('dispute', again);
            },
          );
        },
      );
      return own(disputeFrom(given), disputeId);
    },
  };
}

/** Our own pages instead of the library's: each has a time limit of its own. */
async function everyPage(
  what: string,
  page: (after: { starting_after?: string }) => Promise<{ data: unknown; has_more: boolean }>,
): Promise<unknown[]> {
  const all: unknown[] = [];
  for (;;) {
    const last = (all.at(-1) as { id?: string } | undefined)?.id;
    const { data, has_more: more } = await page(last === undefined ? {} : { starting_after: last });
    const some = listIn(data);
    all.push(...some);
    if (more !== true || some.length === 0) return all;
    if (typeof (some.at(-1) as { id?: unknown } | null)?.id !== 'string') {
      throw new ProviderUnavailable(`The answer to ${what} is not a list`);
    }
  }
}

function keyOf(key: string, turn: number): string {
  return turn === 1 ? key : `${key}:${turn}`;
}

function own(dispute: ProviderDispute | null, id: string): ProviderDispute {
  if (!dispute) throw new Error(`${id} is not about a payment of ours`);
  return dispute;
}
