/** Whether a restaurant is open, said on its own clock. Unknown hours are said to be unknown. */
import Clock from 'lucide-react/icons/clock';
import { openWords } from '../../restaurants/copy/restaurants.ts';
import { type OpenState, openState } from '../../restaurants/rules/opening.ts';
import type { Listed } from './listed.ts';
import { useNow } from './use-now.ts';

const CLOSES_SOON_MINUTES = 60;

export function OpenLine({ restaurant, className }: { restaurant: Listed; className?: string }) {
  const now = useNow();
  const { opening } = restaurant;
  if (!opening || !now) return null;
  return (
    <p className={className}>
      <span className="inline-flex items-center gap-2 text-sm font-[560]">
        <Clock aria-hidden="true" className="size-4 shrink-0 text-accent" strokeWidth={1.5} />
        {words(openState(opening, now))}
      </span>
    </p>
  );
}

function words(now: OpenState): string {
  if (now.state === 'unknown') return openWords.unknown;
  if (now.state === 'open') {
    if (now.until === null || now.minutesLeft === null) return openWords.allDay;
    return now.minutesLeft <= CLOSES_SOON_MINUTES ? openWords.closing(now.minutesLeft) : openWords.open(now.until);
  }
  if (now.opens === null) return openWords.closedLong;
  const { inDays, at, weekday } = now.opens;
  if (inDays === 0) return openWords.opensToday(at);
  return inDays === 1 ? openWords.opensTomorrow(at) : openWords.opensOn(weekday, at);
}
