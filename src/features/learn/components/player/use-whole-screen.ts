/** The stage over the whole screen, where the browser can. */
import { type RefObject, useEffect, useState } from 'react';

export function useWholeScreen(stage: RefObject<HTMLElement | null>) {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const look = () => setOn(document.fullscreenElement !== null && document.fullscreenElement === stage.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [stage]);
  return {
    on,
    toggle() {
      // Refused (a phone that knows no whole screen, a frame without leave): the page stays as it is.
      if (on) document.exitFullscreen().catch(() => undefined);
      else stage.current?.requestFullscreen?.().catch(() => undefined);
    },
  };
}
