/** Whether the browser knows that it has no connection. */
import { useSyncExternalStore } from 'react';

export function useOffline(): boolean {
  return useSyncExternalStore(
    followNetwork,
    () => !navigator.onLine,
    () => false,
  );
}

export function followNetwork(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
