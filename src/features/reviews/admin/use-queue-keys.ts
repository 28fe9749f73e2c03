/** j and k go from card to card, s and h decide about the one that has the focus, or holds it. */
import { useEffect, useRef } from 'react';

export interface QueueKeys {
  /** While a dialog is open its own keys count. */
  readonly isOff: boolean;
  cards(): readonly HTMLElement[];
  decide(at: number, state: 'shown' | 'hidden'): void;
}

export function useQueueKeys(given: QueueKeys): void {
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { isOff, cards, decide } = latest.current;
      const target = event.target as HTMLElement;
      if (isOff || event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select')) return;
      const all = cards();
      const at = all.findIndex((card) => card.contains(document.activeElement));
      if (event.key === 'j') all[Math.min(at + 1, all.length - 1)]?.focus();
      else if (event.key === 'k') all[Math.max(at - 1, 0)]?.focus();
      else if ((event.key === 's' || event.key === 'h') && at >= 0 && !event.repeat) {
        decide(at, event.key === 's' ? 'shown' : 'hidden');
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
