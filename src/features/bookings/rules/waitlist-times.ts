/** How the end of a turn is said: the page knows the reader's clock, a letter does not. */
import type { Instant } from '../../../shared/dates.ts';

const WORDS = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** "Tuesday 24 November at 14:05 UTC", or by another clock without naming it. */
export function untilText(until: Instant, timeZone = 'UTC'): string {
  const text = new Intl.DateTimeFormat('en-GB', { ...WORDS, timeZone }).format(until).replace(',', '');
  return timeZone === 'UTC' ? `${text} UTC` : text;
}
