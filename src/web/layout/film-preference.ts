/**
 * Whether background films play: as the visitor chose in this session, else as the browser asks (reduced
 * motion and saved data mean no film), and in which cut. Browser only; on the server the button says what most visitors see.
 */
import { useSyncExternalStore } from 'react';
import { keptInTab, OF_THE_DEVICE, useKept } from '../tab-storage.ts';
import { ON_PHONE } from './films.ts';

const choice = keptInTab(OF_THE_DEVICE, (stored) => (typeof stored === 'boolean' ? stored : null));
const STILLNESS = '(prefers-reduced-motion: reduce)';

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

const watching = (query: string) => (listener: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};
const watchStillness = watching(STILLNESS);
const watchShape = watching(ON_PHONE);

export function useUpright(): boolean {
  return useSyncExternalStore(
    watchShape,
    () => window.matchMedia(ON_PHONE).matches,
    () => false,
  );
}

export function useFilmsWanted(): boolean {
  const isChosen = useKept(choice);
  const isUsual = useSyncExternalStore(
    watchStillness,
    () => !(window.matchMedia(STILLNESS).matches || savesData()),
    () => true,
  );
  return isChosen ?? isUsual;
}

export const chooseFilms = (play: boolean) => choice.keep(play);

const watchVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

export function useTabVisible(): boolean {
  return useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
}
