/** Listens for the player's keys; what they mean is in `rules/lesson-keys.ts`. */
import { type RefObject, useEffect, useRef } from 'react';
import { type Deed, deedOf } from '../../rules/lesson-keys.ts';

export function useKeys(stage: RefObject<HTMLElement | null>, onDeed: (deed: Deed) => void): void {
  const act = useRef(onDeed);
  useEffect(() => {
    act.current = onDeed;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const deed = deedOf({
        key: event.key,
        modified: event.ctrlKey || event.altKey || event.metaKey,
        focus: focusOf(target, stage.current),
        onButton: target.closest('button, a') !== null,
      });
      if (!deed) return;
      event.preventDefault();
      act.current(deed);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [stage]);
}

function focusOf(target: HTMLElement, stage: HTMLElement | null): 'player' | 'nowhere' | 'elsewhere' {
  if (stage?.contains(target)) return 'player';
  const nothing = target === document.body || target.id === 'content';
  return nothing && stage !== null && stage.getBoundingClientRect().bottom > window.innerHeight / 2
    ? 'nowhere'
    : 'elsewhere';
}
