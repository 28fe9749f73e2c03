/** Reads the browser's clock once a second, when the figures change, until the launch. */
import { useEffect, useState } from 'react';
import { hasLaunched, localMoment, type TimeLeft, timeLeft, untilNextChange } from '../rules.ts';

export interface Counted {
  readonly left: TimeLeft;
  readonly launched: boolean;
}

/** Null on the server and until the first look at the clock, so both render the same. */
export function useTimeLeft(launchAt: string | undefined): Counted | null {
  const [counted, setCounted] = useState<Counted | null>(null);

  useEffect(() => {
    if (launchAt === undefined) return;
    const target = localMoment(launchAt);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const now = new Date();
      const launched = hasLaunched(target, now);
      setCounted({ left: timeLeft(target, now), launched });
      if (!launched) timer = setTimeout(look, untilNextChange(target, now));
    };
    look();
    return () => clearTimeout(timer);
  }, [launchAt]);

  return counted;
}
