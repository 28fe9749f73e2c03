/**
 * Form fields: a label, a control, a hint and an error that assistive technology reads together.
 * Every control takes `ref`, `name`, `onChange` and `onBlur`, so `{...register('email')}` works as it is.
 * The ground (night or paper) comes from the nearest `on-night` / `on-paper`.
 */
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';

export type FieldFrame = {
  label: ReactNode;
  hint?: ReactNode;
  /** The sentence to show; nothing when the field is fine. */
  error?: string | undefined;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  /** Class of the whole field, for its place in a grid. */
  className?: string | undefined;
};

export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

const control =
  'block w-full rounded-sm border border-line-strong bg-field px-4 text-input text-fg placeholder:text-fg-muted placeholder:opacity-100 transition-colors duration-150 hover:border-fg focus:border-accent aria-invalid:border-error in-aria-disabled:opacity-60';

/** The frame around any control: `<Field label="…">{(control) => <input {...control} />}</Field>`. */
export function Field({
  label,
  hint,
  error,
  hideLabel,
  className,
  id: givenId,
  children,
}: FieldFrame & { id?: string | undefined; children: (control: ControlProps) => ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={cx('min-w-0', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}>
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={errorId} className="mt-1.5 text-sm font-medium text-error">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-fg-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

type Framed<Element extends 'input' | 'textarea' | 'select'> = FieldFrame &
  Omit<ComponentPropsWithRef<Element>, 'className'>;

export function TextField({ label, hint, error, hideLabel, className, id, type = 'text', ...rest }: Framed<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel} className={className} id={id}>
      {(props) => <input {...rest} {...props} type={type} className={cx(control, 'h-13')} />}
    </Field>
  );
}

/** With the keyboard of addresses; nothing in them is corrected. */
export function EmailField(props: Framed<'input'>) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

export function TextAreaField({ label, hint, error, hideLabel, className, id, rows = 5, ...rest }: Framed<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel} className={className} id={id}>
      {(props) => <textarea {...rest} {...props} rows={rows} className={cx(control, 'resize-y py-3 leading-normal')} />}
    </Field>
  );
}

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

export function SelectField({
  label,
  hint,
  error,
  hideLabel,
  className,
  id,
  options,
  placeholder,
  ...rest
}: Framed<'select'> & {
  options: readonly SelectOption[];
  /** A first, empty choice. */
  placeholder?: string | undefined;
}) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel} className={className} id={id}>
      {(props) => (
        <span className="relative block">
          <select {...rest} {...props} className={cx(control, 'h-13 appearance-none pr-11')}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-4 right-4 size-5 text-fg-muted" />
        </span>
      )}
    </Field>
  );
}
