/** The player's keys: listening for them, and the list of them on demand. What they mean is in `rules/lesson-keys.ts`. */
import { type RefObject, useEffect, useRef } from 'react';
import { Dialog } from '../../../../ui/dialog.tsx';
import { lessonCopy as copy } from '../../copy/lessons.ts';
import { type Deed, deedOf, KEYS } from '../../rules/lesson-keys.ts';

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

export function KeyHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={copy.help}>
      <dl className="grid gap-3">
        {KEYS.map(([deed, keys]) => (
          <div key={deed} className="flex justify-between gap-4 border-b border-line pb-3">
            <dt>{copy.keys[deed]}</dt>
            <dd className="flex gap-2">
              {keys.map((key) => (
                <kbd key={key} className="rounded-sm bg-raised px-3 text-sm font-bold">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-sm text-fg-muted">{copy.keysNote}</p>
    </Dialog>
  );
}
