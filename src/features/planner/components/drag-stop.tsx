/**
 * The handle of a stop: dragged with a pointer, or lifted with Space and moved with the arrow keys. Nothing changes before it is
 * put down; then the change is asked for as by any button.
 */
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { editStopCopy as copy } from '../copy/edit-stop.ts';
import { isMovable, stopEditText } from '../rules/change/stop-edit.ts';
import type { PlanDay, PlanItem } from '../rules/plan.ts';
import type { StopEditing } from './edit-stop.tsx';

interface DragStopProps {
  readonly item: PlanItem;
  readonly day: PlanDay;
  readonly editing: StopEditing;
}

const EDGE = 96;
const STEP = 12;

export function DragStop({ item, day, editing: { plan, pending, edit } }: DragStopProps) {
  const stops = day.items.filter(isMovable);
  const own = stops.indexOf(item);
  const [at, setAt] = useState<number | null>(null);
  const put = (to: { readonly day: number; readonly at: number }) => {
    if (!pending && (to.day !== day.n || to.at !== own))
      edit(stopEditText({ plan, day: day.n, stop: item.placeId ?? '', to }));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === 'Escape') setAt(null);
    else if (at !== null && step !== undefined) setAt(Math.min(stops.length - 1, Math.max(0, at + step)));
    else if (event.key === ' ' || event.key === 'Enter') {
      if (at !== null) put({ day: day.n, at });
      setAt(at === null ? own : null);
    } else return;
    event.preventDefault();
  };

  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (pending || event.button !== 0) return;
    const handle = event.currentTarget;
    const row = handle.closest('li');
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
    const on = (name: 'pointermove' | 'pointerup' | 'pointercancel', act: (moved: globalThis.PointerEvent) => void) =>
      handle.addEventListener(name, act, { signal: over.signal });
    on('pointermove', ({ clientX, clientY }) => {
      if (clientY < EDGE) window.scrollBy(0, -STEP);
      if (clientY > window.innerHeight - EDGE) window.scrollBy(0, STEP);
      const below = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-stop-at]') ?? null;
      aim(below === row || below?.dataset['town'] !== day.cityId ? null : below);
    });
    on('pointerup', () => {
      const to = target?.dataset;
      aim(null);
      end();
      if (to) put({ day: Number(to['day']), at: Number(to['stopAt']) });
    });
    on('pointercancel', () => {
      aim(null);
      end();
    });
  };

  return (
    <>
      <button
        type="button"
        className="plan-handle no-print"
        aria-label={copy.drag(item.name)}
        aria-description={copy.dragHelp}
        aria-pressed={at !== null}
        onKeyDown={onKeyDown}
        onBlur={() => setAt(null)}
        onPointerDown={onPointerDown}
      >
        <GripVertical aria-hidden="true" strokeWidth={1.5} />
      </button>
      <VisuallyHidden>
        <span role="status">{at === null ? '' : copy.lifted(item.name, at + 1, stops.length)}</span>
      </VisuallyHidden>
      {at !== null && (
        <span aria-hidden="true" className="plan-lifted">
          {at + 1}/{stops.length}
        </span>
      )}
    </>
  );
}
