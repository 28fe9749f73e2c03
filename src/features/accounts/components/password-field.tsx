/** A password that can be looked at, with a word of warning when Caps Lock is on. */
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useState } from 'react';
import { cx } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/field.tsx';
import { accountsCopy } from '../copy/accounts.ts';

const { fields } = accountsCopy;

type PasswordFieldProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'> & {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
};

export function PasswordField({ label, hint, error, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div>
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <span className="relative block">
            <input
              {...rest}
              {...control}
              type={shown ? 'text' : 'password'}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              onKeyUp={watchCapsLock}
              onKeyDown={watchCapsLock}
              className={cx(
                'block h-13 w-full rounded-sm border border-line-strong bg-field pr-20 pl-4 text-input text-fg',
                'transition-colors duration-150 hover:border-fg focus:border-accent aria-invalid:border-error in-aria-disabled:opacity-60',
              )}
            />
            <button
              type="button"
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
              className="absolute inset-y-0 right-0 min-w-18 rounded-sm px-4 text-sm font-semibold text-fg-muted hover:text-fg"
            >
              {shown ? fields.hide : fields.show}
              <span className="sr-only"> {fields.shown}</span>
            </button>
          </span>
        )}
      </Field>
      <p aria-live="polite" className="text-sm text-fg-muted not-empty:mt-1.5">
        {capsLock ? fields.capsLock : ''}
      </p>
    </div>
  );
}
