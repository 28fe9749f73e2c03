/** Whether somebody works at this screen. A page that looks again by itself must not keep a session from its idle end. */
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

const WORK = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
/** Without a key or a pointer for so long, nobody is there. */
const GONE_MS = 3 * 60_000;
/** As long as a session lives without work, and a moment more. */
const ENDED_MS = 30 * 60_000 + 5000;
const LOOK_MS = 15_000;

let lastWorkAt = Date.now();

function isAtWork(): boolean {
  return document.visibilityState === 'visible' && Date.now() - lastWorkAt < GONE_MS;
}

/** Asks again by itself while somebody is there; an answer that takes longer is waited for. Null: nothing will change. */
export function useLookingAgain({ refetch }: Pick<UseQueryResult, 'refetch'>, everyMs: number | null): void {
  useEffect(() => {
    if (everyMs === null) return;
    const looking = setInterval(() => {
      if (isAtWork()) void refetch({ cancelRefetch: false });
    }, everyMs);
    return () => clearInterval(looking);
  }, [refetch, everyMs]);
}

/** What is on the screen goes with the session: the page is asked for anew, and the way in is what comes. */
export function useIdleEnd(): void {
  useEffect(() => {
    const note = () => {
      lastWorkAt = Date.now();
    };
    for (const event of WORK) window.addEventListener(event, note, { passive: true });
    const looking = setInterval(() => {
      if (Date.now() - lastWorkAt > ENDED_MS) window.location.reload();
    }, LOOK_MS);
    return () => {
      for (const event of WORK) window.removeEventListener(event, note);
      clearInterval(looking);
    };
  }, []);
}
