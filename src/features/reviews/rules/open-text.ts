/** Whether a restaurant is open, in words. */
import { openWords } from '../../restaurants/copy/restaurants.ts';
import type { OpenState } from '../../restaurants/rules/opening.ts';

const CLOSES_SOON_MINUTES = 60;

export function openText(now: OpenState): string {
  if (now.state === 'unknown') return openWords.unknown[now.missing];
  if (now.state === 'open') {
    if (now.until === null || now.minutesLeft === null) return openWords.allDay;
    return now.minutesLeft <= CLOSES_SOON_MINUTES ? openWords.closing(now.minutesLeft) : openWords.open(now.until);
  }
  if (now.opens === null) return openWords.closedLong;
  const { inDays, at, weekday } = now.opens;
  if (inDays === 0) return openWords.opensToday(at);
  return inDays === 1 ? openWords.opensTomorrow(at) : openWords.opensOn(weekday, at);
}
