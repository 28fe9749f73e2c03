/**
 * The notification region: shows the toast of `toast-store.ts`, is reached with F8, swiped away over 50 px.
 * It stands at the foot of the window, above what sticks there, and keeps clear of the words it announces (`toast-placement.ts`).
 * Load it after hydration (`import('../ui/toast.tsx')`); toasts raised earlier are waiting for it.
 */
import X from 'lucide-react/icons/x';
import { Toast as Radix } from 'radix-ui';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { cx } from './class-names.ts';
import { uiWords } from './copy.ts';
import { keepClearOfWords } from './toast-placement.ts';
import { currentToasts, dismissToast, subscribeToToasts, type ToastVariant, toastsOnServer } from './toast-store.ts';

const SHOWN_MS = 5000;
const SWIPE_PX = 50;

const looks: Record<ToastVariant, string> = {
  default: 'on-paper bg-paper',
  destructive: 'on-night bg-rust-deep',
};

export function ToastRegion() {
  const entries = useSyncExternalStore(subscribeToToasts, currentToasts, toastsOnServer);
  const region = useRef<HTMLOListElement>(null);
  const shown = entries.find(({ open }) => open)?.id;
  useLayoutEffect(() => {
    if (shown === undefined || !region.current) return;
    return keepClearOfWords(region.current);
  }, [shown]);
  return (
    <Radix.Provider duration={SHOWN_MS} swipeThreshold={SWIPE_PX} swipeDirection="right">
      {entries.map((entry) => (
        <Radix.Root
          key={entry.id}
          open={entry.open}
          type="foreground"
          onOpenChange={(open) => {
            if (!open) dismissToast(entry.id);
          }}
          className={cx(
            'toast pointer-events-auto relative flex w-full items-start gap-4 rounded-md py-4.5 pr-14 pl-5.5 shadow-float',
            looks[entry.variant ?? 'default'],
          )}
        >
          <div className="min-w-0 flex-1">
            <Radix.Title className="text-md font-bold">{entry.title}</Radix.Title>
            {entry.description && (
              <Radix.Description className="mt-0.5 text-dense">{entry.description}</Radix.Description>
            )}
            {entry.action && (
              <Radix.Action
                altText={entry.action.label}
                onClick={entry.action.onSelect}
                className="mt-2 -mb-2 min-h-11 text-dense font-bold underline underline-offset-4"
              >
                {entry.action.label}
              </Radix.Action>
            )}
          </div>
          <Radix.Close
            aria-label={uiWords.close}
            className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-sm"
          >
            <X aria-hidden="true" className="size-4.5" strokeWidth={1.6} />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        ref={region}
        label={`${uiWords.notifications} ({hotkey})`}
        className="toast-viewport above-banner pointer-events-none fixed right-0 bottom-(--banner,0px) z-60 flex w-full flex-col gap-2 p-3 outline-none md:max-w-[420px] md:p-6"
      />
    </Radix.Provider>
  );
}
