/** Whether a restaurant is open, said on its own clock and to the half minute. */
import Clock from 'lucide-react/icons/clock';
import { useEffect, useState } from 'react';
import { hoursText } from '../rules/opening-hours-text.ts';
import type { ListedRestaurant } from './restaurant-queries.ts';

/** Whether a restaurant is open, said on its own clock. Unknown hours are said to be unknown. */
export function OpeningStatus({ restaurant, className }: { restaurant: ListedRestaurant; className?: string }) {
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

const TICK_MS = 30_000;

/** The clock, to the half minute. Null until the page's script has taken over: the server's clock is nobody's. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const tick = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(tick);
  }, []);
  return now;
}
