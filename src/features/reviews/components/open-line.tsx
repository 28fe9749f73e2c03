/** Whether a restaurant is open, said on its own clock. Unknown hours are said to be unknown. */
import Clock from 'lucide-react/icons/clock';
import { hoursText } from '../rules/open-text.ts';
import type { Listed } from './listed.ts';
import { useNow } from './use-now.ts';

export function OpenLine({ restaurant, className }: { restaurant: Listed; className?: string }) {
  const now = useNow();
  const { opening, hoursNote } = restaurant;
  if (!opening || !now) return null;
  return (
    <p className={className}>
      <span className="inline-flex items-center gap-2 text-sm font-semibold">
        <Clock aria-hidden="true" className="size-4 shrink-0 text-accent" strokeWidth={1.5} />
        {hoursText(opening, hoursNote, now)}
      </span>
    </p>
  );
}
