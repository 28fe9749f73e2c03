/** When something takes longer than it usually does. */
import type { Instant } from '../../../shared/dates.ts';

/** A payment or a refund that takes longer is no longer on its usual way. */
export const SLOW_SECONDS = 120;

/** Longer than usual, at a moment. */
export function isSlow(since: Instant, now: Instant, usualSeconds = SLOW_SECONDS): boolean {
  return now.getTime() - since.getTime() > usualSeconds * 1000;
}
