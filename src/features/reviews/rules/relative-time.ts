/** "2 days ago": how long ago something was, in the largest unit that is over. */
import type { Instant } from '../../../shared/dates.ts';

const UNITS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

export function relativeTime(then: Instant, now: Instant): string {
  const seconds = Math.floor((now.getTime() - then.getTime()) / 1000);
  const unit = UNITS.find(([, length]) => seconds >= length);
  if (!unit) return 'just now';
  const [name, length] = unit;
  const count = Math.floor(seconds / length);
  return `${count} ${name}${count === 1 ? '' : 's'} ago`;
}
