/**
 * Not asking a provider that is down. When nine of the last ten calls went
 * wrong, or five wait while nobody was answered for two seconds, calls are
 * refused at once as `ProviderUnavailable`, and every two seconds one is let
 * through to see: a `list`, which a loop asks for and no buyer waits for. Only
 * where nobody lists for a while may another call look.
 *
 * One slow call keeps its patience; many at once are an outage, and those still
 * waiting are then told so instead of waiting on.
 */
import { type Payments, ProviderUnavailable } from './payments-port.ts';

const REMEMBERED = 10;
const OPENS_AT = 9;
const OPENS_AT_SILENT = 5;
/** So many times longer than a list must any other call wait for its turn to look. */
const OTHERS_WAIT = 6;

export interface BreakerOptions {
  /** From here on a call without an answer counts as a bad one, though it may still end well. */
  readonly slowMs?: number;
  readonly lookAgainMs?: number;
  readonly onChange?: (state: 'open' | 'closed') => void;
}

export function withBreaker(payments: Payments, options: BreakerOptions = {}): Payments {
  const { slowMs = 2000, lookAgainMs = 2000, onChange } = options;
  let outcomes: boolean[] = [];
  let lookAgainAt: number | null = null;
  let lastAnswerAt = performance.now();
  let slowCalls = 0;
  const waiting = new Set<(fault: ProviderUnavailable) => void>();

  function note(isGood: boolean, isSilent = false): void {
    if (lookAgainAt !== null) {
      if (isGood) close();
      return;
    }
    outcomes = [...outcomes, isGood].slice(-REMEMBERED);
    if (isSilent || outcomes.filter((good) => !good).length >= OPENS_AT) open();
  }

  function open(): void {
    lookAgainAt = performance.now() + lookAgainMs;
    for (const refuse of waiting) refuse(new ProviderUnavailable('The provider does not answer anybody'));
    waiting.clear();
    onChange?.('open');
  }

  function close(): void {
    lookAgainAt = null;
    outcomes = [];
    onChange?.('closed');
  }

  function mayPass(isList: boolean): boolean {
    if (lookAgainAt === null) return true;
    const since = performance.now() - lookAgainAt;
    if (since < (isList ? 0 : (OTHERS_WAIT - 1) * lookAgainMs)) return false;
    lookAgainAt = performance.now() + lookAgainMs;
    return true;
  }

  async function through<T>(call: () => Promise<T>, isList = false): Promise<T> {
    if (!mayPass(isList)) throw new ProviderUnavailable('The provider is given a rest');
    const since = performance.now();
    let isSlow = false;
    const slow = setTimeout(() => {
      isSlow = true;
      slowCalls++;
      // Nobody was answered while this one waited. A timer may be a little early, so the clock is not asked.
      note(false, slowCalls >= OPENS_AT_SILENT && lastAnswerAt <= since);
    }, slowMs);
    const ended = (isGood: boolean) => {
      clearTimeout(slow);
      if (isSlow) slowCalls--;
      if (isGood) lastAnswerAt = performance.now();
      if (isGood || !isSlow) note(isGood);
    };
    const { promise: opened, reject } = Promise.withResolvers<never>();
    opened.catch(() => {});
    waiting.add(reject);
    const answered = call().then(
      (answer) => {
        ended(true);
        return answer;
      },
      (fault: unknown) => {
        ended(!(fault instanceof ProviderUnavailable));
        throw fault;
      },
    );
    // Told that the provider is down, a caller no longer hears how its own call ended.
    answered.catch(() => {});
    try {
      return await Promise.race([answered, opened]);
    } finally {
      waiting.delete(reject);
    }
  }

  return {
    ...payments,
    standing: () => (lookAgainAt === null ? payments.standing() : 'away'),
    authorise: (order) => through(() => payments.authorise(order)),
    capture: (order) => through(() => payments.capture(order)),
    void: (order) => through(() => payments.void(order)),
    refund: (order) => through(() => payments.refund(order)),
    refundsOf: (paymentId) => through(() => payments.refundsOf(paymentId)),
    find: (paymentId) => through(() => payments.find(paymentId)),
    findByBooking: (bookingId) => through(() => payments.findByBooking(bookingId)),
    list: (after) => through(() => payments.list(after), true),
    listDisputes: (from) => through(() => payments.listDisputes(from)),
    disputesOf: (paymentId) => through(() => payments.disputesOf(paymentId)),
    acceptDispute: (disputeId) => through(() => payments.acceptDispute(disputeId)),
  };
}
