/** The clock, to the half minute. Null until the page's script has taken over: the server's clock is nobody's. */
import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const tick = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(tick);
  }, []);
  return now;
}
