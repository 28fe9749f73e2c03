/** One thing that was understood or assumed, to be said otherwise or left out. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { correctCopy as copy } from '../copy/correcting.ts';

export interface CorrectableProps {
  readonly children: ReactNode;
  /** The same in plain words, for who hears the buttons without their line. */
  readonly text: string;
  readonly pending: boolean;
  readonly onCorrect: (sentence: string) => void;
  readonly onLeaveOut?: (() => void) | undefined;
}

export function Correctable({ children, text, pending, onCorrect, onLeaveOut }: CorrectableProps) {
  const [open, setOpen] = useState(false);
  const [right, setRight] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (right.trim() === '' || pending) return;
    onCorrect(right.trim());
    setOpen(false);
  };
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <div className="min-w-0 [overflow-wrap:anywhere]">{children}</div>
        <div className="no-print flex shrink-0 gap-4 text-sm">
          <button
            type="button"
            aria-expanded={open}
            aria-label={`${open ? copy.cancel : copy.change}: ${text}`}
            onClick={() => setOpen(!open)}
            className="link min-h-9"
          >
            {open ? copy.cancel : copy.change}
          </button>
          {onLeaveOut && (
            <button
              type="button"
              aria-disabled={pending}
              aria-label={`${copy.leaveOut}: ${text}`}
              onClick={() => pending || onLeaveOut()}
              className="link min-h-9"
            >
              {copy.leaveOut}
            </button>
          )}
        </div>
      </div>
      {open && (
        <form onSubmit={submit} className="mt-2 flex flex-wrap items-end gap-3">
          <TextField
            label={copy.inWords}
            value={right}
            maxLength={500}
            autoComplete="off"
            onChange={(event) => setRight(event.target.value)}
            className="min-w-0 flex-1 basis-48"
          />
          <Button type="submit" variant="dark" pending={pending} inactive={right.trim() === ''}>
            {copy.send}
          </Button>
        </form>
      )}
    </>
  );
}
