/** A message that has to survive one full load of a page: kept in this tab, shown once, then forgotten. */
import { useEffect } from 'react';
import { type ToastMessage, toast } from '../../../ui/toast-store.ts';

const PLACE = 'carried-toast';

export function carryToast({ title, description }: ToastMessage): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ title, description }));
  } catch {
    // Nothing can be stored here: the page that follows says the same in its heading.
  }
}

export function useCarriedToast(): void {
  useEffect(() => {
    try {
      const carried = sessionStorage.getItem(PLACE);
      sessionStorage.removeItem(PLACE);
      if (carried) toast(JSON.parse(carried) as ToastMessage);
    } catch {
      // As above.
    }
  }, []);
}
