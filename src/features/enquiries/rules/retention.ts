/** How long things about an enquiry stay. */
import { type Instant, plusSeconds } from '../../../shared/dates.ts';

const HOUR_SECONDS = 3600;

const DAY_SECONDS = 24 * HOUR_SECONDS;

/** A link that confirms is good for two days after the email was asked for. */
export function confirmableSince(now: Instant): Instant {
  return plusSeconds(now, -48 * HOUR_SECONDS);
}

/** What came before these moments is forgotten. */
export function forgetBefore(now: Instant): { readonly enquiries: Instant; readonly unconfirmed: Instant } {
  return { enquiries: plusSeconds(now, -365 * DAY_SECONDS), unconfirmed: plusSeconds(now, -7 * DAY_SECONDS) };
}

/** A file older than this that nobody wrote down has lost its message. */
export function orphanedSince(now: Instant): Instant {
  return plusSeconds(now, -300);
}
