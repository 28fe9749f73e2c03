/** What a package costs now and did cost. All sums are whole US dollars; the clock is always an argument. */
import { DAY_MS, type Instant } from '../../../shared/dates.ts';
import type { Dollars } from '../../../shared/usd.ts';

const CROSSED_OUT_DAYS = 180;

/** What stood for less was hardly asked of anybody; a price typed wrongly is put right sooner. */
const LEAST_CROSSED_OUT_MS = DAY_MS;

/** So long a price that has begun may be taken back, as long as nobody has booked at it. */
const TAKE_BACK_MINUTES = 60;

export interface DatedPrice {
  readonly price: Dollars;
  readonly validFrom: Instant;
}

/** Null when no price has begun yet: then the package is not on sale. */
export function currentPrice(history: readonly DatedPrice[], now: Instant): Dollars | null {
  return begun(history, now)[0]?.price ?? null;
}

/** The crossed-out price: the last higher one that stood for a day, if the package still had it within the past 180 days. */
export function originalPrice(history: readonly DatedPrice[], now: Instant): Dollars | null {
  const [current, ...earlier] = begun(history, now);
  if (!current) return null;

  const limit = now.getTime() - CROSSED_OUT_DAYS * DAY_MS;
  let endedAt = current.validFrom;
  for (const past of earlier) {
    if (endedAt.getTime() < limit) return null;
    const stoodMs = endedAt.getTime() - past.validFrom.getTime();
    if (past.price > current.price && stoodMs >= LEAST_CROSSED_OUT_MS) return past.price;
    endedAt = past.validFrom;
  }
  return null;
}

/**
 * The price of today, where it has begun only now and something remains: what is on sale needs the price before it.
 * Whether somebody has booked at it is another question.
 */
export function canBeTakenBack(history: readonly DatedPrice[], isOnSale: boolean, now: Instant): DatedPrice | null {
  const [current, before] = begun(history, now);
  if (!current || (isOnSale && !before)) return null;
  return now.getTime() - current.validFrom.getTime() < TAKE_BACK_MINUTES * 60_000 ? current : null;
}

/** Prices that have begun, latest first. */
function begun(history: readonly DatedPrice[], now: Instant): DatedPrice[] {
  return history
    .filter((dated) => dated.validFrom <= now)
    .sort((a, b) => b.validFrom.getTime() - a.validFrom.getTime());
}
