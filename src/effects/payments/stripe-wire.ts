/**
 * A payment provider over HTTP in Stripe's wire format: forms in, JSON out,
 * payment intents with manual capture, `Idempotency-Key` on every change.
 *
 * What happened is unknown without a readable answer, and then nothing is
 * assumed: `ProviderUnavailable`. Found by booking through the charges of its
 * transfer group, because search may be a minute late and lists have no filter
 * for metadata.
 */
import type { Instant } from '../../shared/dates.ts';
import { type Payments, type ProviderPayment, type ProviderState, ProviderUnavailable } from './port.ts';

const ANSWER_WITHIN_MS = 4500;
/** Whoever asks has often waited for a change already. */
const READ_WITHIN_MS = 2000;
const PAGE = 100;
/** A key whose answer was a fault gets that fault again for a day; then the next key of this row is used. */
const KEYS_PER_CHANGE = 5;

export interface StripeWireOptions {
  readonly url: string;
  readonly secretKey: string;
  readonly answerWithinMs?: number;
}

interface Intent {
  readonly id: string;
  readonly amount: number;
  readonly amount_received: number;
  readonly created: number;
  readonly currency: string;
  readonly status: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly last_payment_error: { readonly code?: string; readonly decline_code?: string } | null;
}

interface Answer {
  readonly status: number;
  readonly replayed: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: the provider's JSON; what is used of it is checked where it is used
  readonly body: any;
}

/** What a test token stands for at the provider. Its own names are passed on; any other token is a good card, as in the sandbox. */
const TEST_METHODS: Readonly<Record<string, string>> = {
  tok_ok: 'pm_card_visa',
  tok_declined: 'pm_card_visa_chargeDeclined',
  tok_insufficient_funds: 'pm_card_visa_chargeDeclinedInsufficientFunds',
  tok_capture_fails: 'pm_card_chargeCustomerFail',
};

export function openStripeWire({ url, secretKey, answerWithinMs = ANSWER_WITHIN_MS }: StripeWireOptions): Payments {
  async function ask(path: string, form?: URLSearchParams, key?: string): Promise<Answer> {
    const answered = await fetch(url + path, {
      method: form ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${secretKey}`, ...(key && { 'idempotency-key': key }) },
      redirect: 'error',
      signal: AbortSignal.timeout(form ? answerWithinMs : Math.min(answerWithinMs, READ_WITHIN_MS)),
      ...(form && { body: form }),
    })
      .then(async (response) => ({
        status: response.status,
        replayed: response.headers.get('idempotent-replayed') === 'true',
        body: (await response.json()) as unknown,
      }))
      .catch((cause: unknown) => {
        throw new ProviderUnavailable(`${path} was not answered`, { cause });
      });
    return answered;
  }

  /** The intent as it is after the change, also where the provider refuses because it is there already. */
  async function change(path: string, form: URLSearchParams, key: string): Promise<Intent> {
    for (let turn = 1; turn <= KEYS_PER_CHANGE; turn++) {
      const answer = await ask(path, form, turn === 1 ? key : `${key}:${turn}`);
      if (answer.status === 200) return intentFrom(answer.body);
      const { payment_intent: intent } = faultIn(answer);
      if (answer.status < 500 && intent) return intentFrom(intent);
      if (answer.status < 500 || !answer.replayed) throw refusal(path, answer);
    }
    throw new ProviderUnavailable(`${path} failed under every key`);
  }

  async function read(path: string): Promise<Answer['body']> {
    const answer = await ask(path);
    if (answer.status !== 200) throw refusal(path, answer);
    return answer.body;
  }

  return {
    mode: 'sandbox',

    /** One key only: a second one could authorise twice. */
    async authorise({ key, bookingId, attempt, amountCents, currency, token }) {
      const form = new URLSearchParams({
        amount: String(amountCents),
        currency,
        capture_method: 'manual',
        confirm: 'true',
        payment_method: TEST_METHODS[token] ?? (token.startsWith('pm_') ? token : 'pm_card_visa'),
        transfer_group: groupOf(bookingId),
        'metadata[booking_id]': String(bookingId),
        'metadata[attempt]': String(attempt),
      });
      const path = '/v1/payment_intents';
      const answer = await ask(path, form, key);
      if (answer.status === 200) return paymentOf(intentFrom(answer.body));
      const { payment_intent: intent } = faultIn(answer);
      if (answer.status === 402 && intent) return paymentOf(intentFrom(intent));
      throw refusal(path, answer);
    },

    /** The intent's own state lets money move once, whatever the key. */
    async capture({ key, paymentId, amountCents }) {
      const form = new URLSearchParams({ amount_to_capture: String(amountCents) });
      return paymentOf(await change(`${pathOf(paymentId)}/capture`, form, key));
    },

    async void({ key, paymentId }) {
      return paymentOf(await change(`${pathOf(paymentId)}/cancel`, new URLSearchParams(), key));
    },

    async find(paymentId) {
      const answer = await ask(pathOf(paymentId));
      if (answer.status === 404) return null;
      if (answer.status !== 200) throw refusal(pathOf(paymentId), answer);
      return paymentOf(intentFrom(answer.body));
    },

    async findByBooking(bookingId) {
      const asked = new URLSearchParams({
        transfer_group: groupOf(bookingId),
        limit: String(PAGE),
        'expand[]': 'data.payment_intent',
      });
      const { data } = await read(`/v1/charges?${asked}`);
      const intents = new Map<string, Intent>();
      for (const charge of listIn(data)) {
        const intent = intentFrom((charge as { payment_intent?: unknown }).payment_intent);
        intents.set(intent.id, intent);
      }
      return [...intents.values()].map(paymentOf).reverse();
    },

    /** Theirs is newest first, so the oldest are known only at the end. `created` counts whole seconds. */
    async list({ from, to, most }) {
      const newestFirst: Intent[] = [];
      for (let more = true; more; ) {
        const asked = new URLSearchParams({
          'created[gte]': String(secondsOf(from)),
          'created[lte]': String(secondsOf(to)),
          limit: String(PAGE),
        });
        const last = newestFirst.at(-1);
        if (last) asked.set('starting_after', last.id);
        const page = await read(`/v1/payment_intents?${asked}`);
        newestFirst.push(...listIn(page.data).map(intentFrom));
        more = page.has_more === true && page.data.length > 0;
      }
      const ours = newestFirst.filter(({ metadata }) => isOurs(metadata));
      return ours.slice(-most).reverse().map(paymentOf);
    },
  };
}

const STATES: Readonly<Record<string, ProviderState>> = {
  requires_capture: 'authorised',
  succeeded: 'captured',
  canceled: 'voided',
  requires_payment_method: 'declined',
};

function paymentOf(intent: Intent): ProviderPayment {
  const state = STATES[intent.status];
  if (!state) throw new ProviderUnavailable(`${intent.id} is not settled yet: ${intent.status}`);
  const { code = null, decline_code: declineCode = null } = intent.last_payment_error ?? {};
  return {
    id: intent.id,
    bookingId: Number(intent.metadata['booking_id']),
    attempt: Number(intent.metadata['attempt']),
    state,
    amountCents: intent.amount,
    capturedCents: intent.amount_received,
    currency: intent.currency as 'usd',
    declineCode: state === 'declined' ? (declineCode === 'generic_decline' ? code : (declineCode ?? code)) : null,
    createdAt: new Date(intent.created * 1000),
  };
}

/** Other things may be sold through the same account. */
function isOurs({ booking_id, attempt }: Intent['metadata']): boolean {
  return /^\d{1,7}$/.test(booking_id ?? '') && /^\d+$/.test(attempt ?? '');
}

function intentFrom(given: unknown): Intent {
  const intent = given as Partial<Intent> | null | undefined;
  const isWhole =
    typeof intent?.id === 'string' &&
    typeof intent.status === 'string' &&
    Number.isInteger(intent.amount) &&
    Number.isInteger(intent.amount_received) &&
    Number.isInteger(intent.created) &&
    typeof intent.metadata === 'object';
  if (!isWhole) throw new ProviderUnavailable('The answer is not a payment');
  return intent as Intent;
}

function listIn(data: unknown): readonly unknown[] {
  if (!Array.isArray(data)) throw new ProviderUnavailable('The answer is not a list');
  return data;
}

function faultIn({ body }: Answer): {
  readonly type?: string;
  readonly code?: string;
  readonly payment_intent?: unknown;
} {
  return body?.error ?? {};
}

/** Theirs to mend, or in conflict with a request under way: unknown. A request they do not understand is our defect. */
function refusal(path: string, answer: Answer): Error {
  const { type = 'no error object', code = '' } = faultIn(answer);
  const said = `${path}: ${answer.status} ${type} ${code}`.trim();
  const isDefect = answer.status === 400 || answer.status === 404 || answer.status === 402;
  return isDefect ? new Error(said) : new ProviderUnavailable(said);
}

function pathOf(paymentId: string): string {
  return `/v1/payment_intents/${encodeURIComponent(paymentId)}`;
}

function groupOf(bookingId: number): string {
  return `booking_${bookingId}`;
}

function secondsOf(at: Instant): number {
  return Math.floor(at.getTime() / 1000);
}
