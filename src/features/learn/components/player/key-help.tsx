/** The list of keys, on demand. */
import { Dialog } from '../../../../ui/dialog.tsx';
import { lessonCopy as copy } from '../../copy/lessons.ts';
import { KEYS } from '../../rules/lesson-keys.ts';

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
