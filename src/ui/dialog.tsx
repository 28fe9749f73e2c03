/**
 * The platform's own modal `<dialog>`, in the middle or as a drawer from the right. Focus stays inside, returns
 * to where it was, and Escape, the backdrop and the close button all end in `onClose`. The caller owns `open`.
 */
import X from 'lucide-react/icons/x';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from './class-names.ts';
import { uiWords } from './copy.ts';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean | undefined;
  side?: 'centre' | 'right' | undefined;
  ground?: 'paper' | 'night' | undefined;
  width?: 'narrow' | 'wide' | undefined;
  children: ReactNode;
  /** Stays at the lower edge while the content scrolls. */
  footer?: ReactNode;
};

export function Dialog({
  open,
  onClose,
  title,
  hideTitle,
  side = 'centre',
  ground = side === 'right' ? 'night' : 'paper',
  width = 'narrow',
  children,
  footer,
}: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  // Only the backdrop reports the dialog itself as target: its content fills it to the edge.
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === box.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the platform reports as close.
    <dialog
      ref={box}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
      onClose={() => {
        if (open) onClose();
      }}
      className={cx(
        'sheet fixed m-auto overflow-hidden p-0 text-fg shadow-float',
        ground === 'paper' ? 'on-paper bg-paper' : 'on-night bg-night-raised',
        side === 'right'
          ? 'from-right mr-0 h-dvh max-h-none w-[min(26rem,88vw)] max-w-none'
          : cx('max-h-[min(90dvh,60rem)] rounded-lg', width === 'wide' ? 'w-[min(60rem,94vw)]' : 'w-[min(34rem,94vw)]'),
      )}
    >
      <div className={cx('flex flex-col', side === 'right' ? 'h-full' : 'max-h-[min(90dvh,60rem)]')}>
        <div className="flex items-start justify-between gap-4 pt-4 pr-4 pl-6 md:pl-8">
          <h2 id={titleId} className={hideTitle ? 'sr-only' : 'display pt-3.5 text-3xl'}>
            {title}
          </h2>
          <button
            type="button"
            aria-label={uiWords.close}
            onClick={onClose}
            className="ml-auto grid size-12 shrink-0 place-items-center rounded-sm transition-colors hover:bg-fg/8"
          >
            <X aria-hidden="true" className="size-6" strokeWidth={1.3} />
          </button>
        </div>
        <section
          aria-labelledby={titleId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, also without a link in it
          tabIndex={0}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-4 pb-8 md:px-8"
        >
          {children}
        </section>
        {footer && <div className="border-t border-line px-6 py-4 md:px-8">{footer}</div>}
      </div>
    </dialog>
  );
}
