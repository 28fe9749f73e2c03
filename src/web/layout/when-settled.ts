/** Tells when the page has loaded and the browser is idle: the moment for what may wait. */
import { useEffect, useState } from 'react';

const NO_IDLE_CALLBACK_MS = 300;
const AT_LATEST_MS = 3000;

function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, NO_IDLE_CALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(act, { timeout: AT_LATEST_MS });
  return () => window.cancelIdleCallback(handle);
}

export function whenSettled(act: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    cancel = whenIdle(act);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    cancel();
  };
}

export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => whenSettled(() => setSettled(true)), []);
  return settled;
}
