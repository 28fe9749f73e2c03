/** How the end of an offer is said: the page knows the reader's clock, an email does not. */
import type { Instant } from '../../../shared/dates.ts';

const WORDS = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** "Tue, Nov 24, 2026, 2:05 PM UTC", or by another clock without naming it. */
export function untilText(until: Instant, timeZone = 'UTC'): string {
  const text = new Intl.DateTimeFormat('en-US', { ...WORDS, timeZone }).format(until);
  return timeZone === 'UTC' ? `${text} UTC` : text;
}
