/**
 * The notification region: shows the toast of `toast-store.ts`, is reached with F8, swiped away over 50 px.
 * On phones it stands under the header, where neither a sticky bar nor the keyboard is in its way.
 * Load it after hydration (`import('../ui/toast.tsx')`); toasts raised earlier are waiting for it.
 */
import X from 'lucide-react/icons/x';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { cx } from './class-names.ts';
import { currentToasts, dismissToast, subscribeToToasts, type ToastVariant, toastsOnServer } from './toast-store.ts';
import { uiWords } from './words.ts';

const SHOWN_MS = 5000;
const SWIPE_PX = 50;

const looks: Record<ToastVariant, string> = {
  default: 'on-paper bg-paper',
  destructive: 'on-night bg-rust-deep',
};

export function ToastRegion() {
  const entries = useSyncExternalStore(subscribeToToasts, currentToasts, toastsOnServer);
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
            <Radix.Title className="text-[1rem] font-[620]">{entry.title}</Radix.Title>
            {entry.description && (
              <Radix.Description className="mt-0.5 text-[0.9375rem]">{entry.description}</Radix.Description>
            )}
            {entry.action && (
              <Radix.Action
                altText={entry.action.label}
                onClick={entry.action.onSelect}
                className="mt-2 -mb-2 min-h-11 text-[0.9375rem] font-[620] underline underline-offset-4"
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
        label={`${uiWords.notifications} ({hotkey})`}
        className="toast-viewport pointer-events-none fixed inset-x-0 top-(--header-height,4rem) z-60 flex max-h-screen w-full flex-col gap-2 p-3 outline-none md:top-auto md:right-0 md:bottom-(--banner,0px) md:left-auto md:max-w-[420px] md:p-6"
      />
    </Radix.Provider>
  );
}
