/** Whether a restaurant is open, in words. */
import type { Instant } from '../../../shared/dates.ts';
import { openWords } from '../copy/opening-words.ts';
import { type Opening, type OpenNow, openState } from './open-now.ts';

const CLOSES_SOON_MINUTES = 60;

/** Hours that are not understood are said as they were written. */
export function hoursText(opening: Opening, asWritten: string | null | undefined, now: Instant): string {
  return opening.hours === null && asWritten ? openWords.asWritten(asWritten) : openText(openState(opening, now));
}

export function openText(now: OpenNow): string {
  if (now.state === 'unknown') return openWords.unknown[now.missing];
  if (now.state === 'open') {
    if (now.until === null) return openWords.allDay;
    const { until, weekday, minutesLeft, orLater } = now;
    if (orLater) return openWords.orLater(until, weekday);
    return minutesLeft <= CLOSES_SOON_MINUTES ? openWords.closing(minutesLeft) : openWords.open(until, weekday);
  }
  if (now.opens === null) return openWords.closedLong;
  const { inDays, at, weekday } = now.opens;
  if (inDays === 0) return openWords.opensToday(at);
  return inDays === 1 ? openWords.opensTomorrow(at) : openWords.opensOn(weekday, at);
}
