/**
 * The notification region, in two steps. An empty one that F8 reaches is there from the start; the real one is
 * fetched when a toast is near: with the first use of a form, or with the first toast, which waits for it.
 */
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { uiWords } from '../../ui/copy.ts';
import { currentToasts, subscribeToToasts } from '../../ui/toast-store.ts';
import { showCarriedToast } from '../toast-on-next-page.ts';

const HOTKEY = 'F8';
const FORM_FIELDS = 'input, select, textarea';

export function LazyToastRegion() {
  const [Region, setRegion] = useState<ComponentType | null>(null);
  useEffect(() => {
    let wanted = true;
    const bring = () => {
      import('../../ui/toast.tsx').then(
        ({ ToastRegion }) => wanted && setRegion(() => ToastRegion),
        () => undefined,
      );
    };
    const bringForForms = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(FORM_FIELDS)) bring();
    };
    const stopListening = subscribeToToasts(bring);
    document.addEventListener('focusin', bringForForms);
    showCarriedToast();
    if (currentToasts().length > 0 || document.activeElement?.matches(FORM_FIELDS)) bring();
    return () => {
      wanted = false;
      stopListening();
      document.removeEventListener('focusin', bringForForms);
    };
  }, []);
  return Region ? <Region /> : <EmptyRegion />;
}

function EmptyRegion() {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.code === HOTKEY) region.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  return (
    <section
      ref={region}
      aria-label={`${uiWords.notifications} (${HOTKEY})`}
      tabIndex={-1}
      className="toast-viewport above-banner pointer-events-none fixed right-0 bottom-(--banner,0px) z-60 outline-none"
    />
  );
}
