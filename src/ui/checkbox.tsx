/** A checkbox with its label beside it; the whole row, at least 44 px high, is the target. */
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** `radio` gives the same row for one choice of several (same `name`). */
  type?: 'checkbox' | 'radio' | undefined;
  className?: string | undefined;
};

export function Checkbox({ label, hint, error, type = 'checkbox', className, id: givenId, ...rest }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const noteId = error || hint ? `${id}-note` : undefined;
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2.5 text-md leading-6">
        <input
          {...rest}
          id={id}
          type={type}
          aria-describedby={noteId}
          aria-invalid={error ? true : undefined}
          className={cx(
            'tick mt-px grid size-5.5 shrink-0 appearance-none place-items-center border border-line-strong bg-field checked:border-accent aria-invalid:border-error',
            type === 'radio' ? 'rounded-full' : 'rounded-sm',
          )}
        />
        <span>{label}</span>
      </label>
      {(error || hint) && (
        <p id={noteId} className={cx('ml-8.5 text-sm', error ? 'font-medium text-error' : 'text-fg-muted')}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
