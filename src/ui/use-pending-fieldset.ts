/**
 * A group of fields while what was typed is on its way: it can be read, nothing in it changes or is pressed, and what has
 * the focus keeps it. In a disabled fieldset it would be lost.
 */
import { type RefCallback, useCallback } from 'react';

interface PendingFieldset {
  readonly ref: RefCallback<HTMLFieldSetElement>;
  readonly 'aria-disabled': true | undefined;
}

const CHANGES = ['beforeinput', 'click', 'drop'] as const;
/** A list of choices changes without any of those. */
const CHOICES = ['mousedown', 'keydown'] as const;

export function usePendingFieldset(rests: boolean): PendingFieldset {
  const ref = useCallback(
    (fieldset: HTMLFieldSetElement | null) => {
      if (!fieldset || !rests) return;
      const over = new AbortController();
      const { signal } = over;
      const stop = (event: Event) => {
        event.preventDefault();
        event.stopPropagation();
      };
      const stopChoice = (event: Event) => {
        const leaves = event instanceof KeyboardEvent && event.key === 'Tab';
        if (event.target instanceof HTMLSelectElement && !leaves) stop(event);
      };
      for (const name of CHANGES) fieldset.addEventListener(name, stop, { capture: true, signal });
      for (const name of CHOICES) fieldset.addEventListener(name, stopChoice, { capture: true, signal });
      return () => over.abort();
    },
    [rests],
  );
  return { ref, 'aria-disabled': rests || undefined };
}
