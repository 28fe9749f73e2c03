/**
 * The handle of a row that can be put elsewhere: dragged with a pointer, or lifted with Space and moved with the arrow keys.
 * Nothing changes before it is put down. While it is dragged its row carries `data-dragged` and the row under it `data-over`.
 */
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type KeyboardEvent, type PointerEvent, type Ref, useState } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

interface DragHandleProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly label: string;
  readonly help: string;
  /** Where the lifted row stands, said while it moves; counted from 1. */
  readonly position: (at: number, of: number) => string;
  readonly at: number;
  readonly of: number;
  readonly inactive: boolean;
  /** The row that an element under the pointer belongs to, where this one may be put; null elsewhere. */
  readonly rowOf: (element: Element) => HTMLElement | null;
  readonly onDrop: (row: HTMLElement) => void;
  readonly onPlace: (at: number) => void;
}

const EDGE = 96;
const STEP = 12;

export function DragHandle({ ref, label, help, position, at: own, of, inactive, rowOf, ...on }: DragHandleProps) {
  const [at, setAt] = useState<number | null>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === 'Escape') setAt(null);
    else if (at !== null && step !== undefined) setAt(Math.min(of - 1, Math.max(0, at + step)));
    else if (event.key === ' ' || event.key === 'Enter') {
      if (at !== null && at !== own && !inactive) on.onPlace(at);
      setAt(at === null ? own : null);
    } else return;
    event.preventDefault();
  };

  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (inactive || event.button !== 0) return;
    const handle = event.currentTarget;
    const row = rowOf(handle);
    const over = new AbortController();
    let target: HTMLElement | null = null;
    const aim = (next: HTMLElement | null) => {
      target?.removeAttribute('data-over');
      target = next;
      target?.setAttribute('data-over', '');
    };
    const end = () => {
      over.abort();
      row?.removeAttribute('data-dragged');
    };
    handle.setPointerCapture(event.pointerId);
    row?.setAttribute('data-dragged', '');
    const listen = (
      name: 'pointermove' | 'pointerup' | 'pointercancel',
      act: (moved: globalThis.PointerEvent) => void,
    ) => handle.addEventListener(name, act, { signal: over.signal });
    listen('pointermove', ({ clientX, clientY }) => {
      if (clientY < EDGE) window.scrollBy(0, -STEP);
      if (clientY > window.innerHeight - EDGE) window.scrollBy(0, STEP);
      const below = document.elementFromPoint(clientX, clientY);
      const next = below && rowOf(below);
      aim(next === row ? null : next);
    });
    listen('pointerup', () => {
      const to = target;
      aim(null);
      end();
      if (to) on.onDrop(to);
    });
    listen('pointercancel', () => {
      aim(null);
      end();
    });
  };

  return (
    <>
      <button
        ref={ref}
        type="button"
        className="no-print grid size-11 touch-none place-items-center text-fg-muted cursor-grab aria-pressed:text-accent"
        aria-label={label}
        aria-description={help}
        aria-pressed={at !== null}
        onKeyDown={onKeyDown}
        onBlur={() => setAt(null)}
        onPointerDown={onPointerDown}
      >
        <GripVertical aria-hidden="true" strokeWidth={1.5} />
      </button>
      <VisuallyHidden>
        <span role="status">{at === null ? '' : position(at + 1, of)}</span>
      </VisuallyHidden>
      {at !== null && (
        <span aria-hidden="true" className="text-xs font-bold">
          {at + 1}/{of}
        </span>
      )}
    </>
  );
}
