/** Keys under which the same thing asked twice is done once. */
import type { Instant } from '../../../shared/dates.ts';

/** The header's value, null without one, `undefined` when it cannot be used. */
export function usableKey(given: string | undefined): string | null | undefined {
  if (given === undefined) return null;
  return /^[\w-]{1,64}$/.test(given) ? given : undefined;
}

/** Stripe and its peers forget a key after 24 hours; an hour earlier we ask instead of repeating. */
const KEY_LIFE_MS = 23 * 3_600_000;

export function mayRepeatWithKey(since: Instant, now: Instant): boolean {
  return now.getTime() - since.getTime() < KEY_LIFE_MS;
}
