/**
 * How far a provider's clock is from this process's, by the times of its answers. An answer was dated somewhere
 * between question and receipt, and a date counts whole seconds; of the last few the median counts, so that one odd or
 * slow answer says nothing.
 */
const REMEMBERED = 9;
/** An older answer says nothing of the clock any more. */
const FRESH_MS = 300_000;
const HALF_A_SECOND_MS = 500;

export interface HeardClock {
  /** `date` as in the header of that name; `askedAt` by `Date.now`, before the question. */
  hear(date: unknown, askedAt: number): void;
  aheadMs(): number | null;
}

export function openHeardClock(): HeardClock {
  let heard: { readonly aheadMs: number; readonly at: number }[] = [];
  return {
    hear(date, askedAt) {
      const told = typeof date === 'string' ? Date.parse(date) : Number.NaN;
      if (Number.isNaN(told)) return;
      const aheadMs = told + HALF_A_SECOND_MS - (askedAt + Date.now()) / 2;
      heard = [...heard, { aheadMs, at: performance.now() }].slice(-REMEMBERED);
    },
    aheadMs() {
      const fresh = heard.filter(({ at }) => performance.now() - at < FRESH_MS).map(({ aheadMs }) => aheadMs);
      return fresh.sort((one, other) => one - other)[Math.floor(fresh.length / 2)] ?? null;
    },
  };
}
