/** Pictures over the whole window, one beside the other: swiped, or turned by keys and buttons. The caller owns which is shown. */
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Picture } from '../../../ui/picture.tsx';
import type { GalleryPicture } from '../contract.ts';
import { galleryCopy as copy } from '../copy/gallery.ts';
import { pictureAnchor } from '../rules/picture-anchor.ts';

interface GalleryViewProps {
  readonly pictures: readonly GalleryPicture[];
  readonly of: string;
  /** Counted from 1. */
  readonly shown: number;
  readonly onShow: (at: number) => void;
  readonly onClose: () => void;
}

export function GalleryView({ pictures, of, shown, onShow, onClose }: GalleryViewProps) {
  const box = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const anchor = useRef(pictureAnchor(shown));

  useLayoutEffect(() => {
    const dialog = box.current;
    // Whoever came by a link had the focus nowhere, and finds it at the picture.
    if (document.activeElement === document.body)
      document.getElementById(anchor.current)?.focus({ preventScroll: true });
    dialog?.showModal();
    // While it is still in the page, so that the focus returns to where it was.
    return () => dialog?.close();
  }, []);
  useLayoutEffect(() => {
    if (row.current && inView(row.current) !== shown) {
      row.current.scrollTo({ left: (shown - 1) * row.current.clientWidth, behavior: 'instant' });
    }
  }, [shown]);

  const turnTo = (at: number) => {
    if (at !== shown && pictures[at - 1]) onShow(at);
  };
  const turnByKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 1, End: pictures.length }[event.key];
    if (at === undefined) return;
    event.preventDefault();
    turnTo(at);
  };

  const count = pictures.length;
  return (
    <dialog
      ref={box}
      aria-label={copy.view(of)}
      className="gallery-view on-night"
      onKeyDown={turnByKey}
      onClose={() => {
        if (!box.current?.open) onClose();
      }}
    >
      <p aria-hidden="true" className="gallery-count text-sm tabular-nums">
        {copy.count(shown, count)}
      </p>
      <p aria-live="polite" className="sr-only">
        {copy.told(shown, count, pictures[shown - 1]?.alt ?? '')}
      </p>
      <button type="button" aria-label={copy.close} onClick={onClose} className="gallery-button gallery-close">
        <X aria-hidden="true" className="size-6" strokeWidth={1.3} />
      </button>
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="gallery-row"
        onScroll={(event) => turnTo(inView(event.currentTarget))}
      >
        {pictures.map(({ id, alt }, i) => (
          <li key={id}>
            <figure>
              <Picture
                id={id}
                alt=""
                sizes="(width < 100rem) 100vw, 100rem"
                priority={Math.abs(i + 1 - shown) <= 1}
                className="rounded-md"
              />
              <figcaption className="mt-3 text-sm">{alt}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-label={copy.previous}
        aria-disabled={shown === 1}
        onClick={() => turnTo(shown - 1)}
        className="gallery-button gallery-previous"
      >
        <ArrowLeft aria-hidden="true" className="size-6" strokeWidth={1.3} />
      </button>
      <button
        type="button"
        aria-label={copy.next}
        aria-disabled={shown === count}
        onClick={() => turnTo(shown + 1)}
        className="gallery-button gallery-next"
      >
        <ArrowRight aria-hidden="true" className="size-6" strokeWidth={1.3} />
      </button>
      <p className="gallery-note text-xs text-fg-muted">{copy.note}</p>
    </dialog>
  );
}

function inView({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(scrollLeft / clientWidth) + 1;
}
