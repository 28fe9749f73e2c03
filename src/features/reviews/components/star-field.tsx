/** Chooses one to five stars: five radio buttons, so arrow keys and screen readers know it. None is chosen before somebody does. */
import Star from 'lucide-react/icons/star';
import { useId } from 'react';
import { cx } from '../../../ui/class-names.ts';

const FIVE = [1, 2, 3, 4, 5] as const;

export interface StarFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly error?: string | undefined;
  /** 0: none yet. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** What so many stars say: "5 stars: Excellent". */
  readonly labelOf: (value: number) => string;
  readonly name: string;
}

export function StarField({ label, hint, error, value, onChange, labelOf, name }: StarFieldProps) {
  const id = useId();
  const describedBy = [error ? `${id}-error` : '', `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={describedBy} className="min-w-0">
      <legend className="mb-1.5 block text-sm font-semibold">{label}</legend>
      <div className="-ml-2 flex items-center">
        {FIVE.map((stars) => (
          <label
            key={stars}
            className="grid size-12 cursor-pointer place-items-center rounded-sm transition-colors hover:bg-fg/8 has-focus-visible:outline-2 has-focus-visible:outline-current"
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
              aria-label={labelOf(stars)}
              className="sr-only"
            />
            <Star
              aria-hidden="true"
              strokeWidth={1.2}
              className={cx('size-8 text-accent', stars <= value && 'fill-current')}
            />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-error">
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-fg-muted">
        {value ? labelOf(value) : hint}
      </p>
    </fieldset>
  );
}
