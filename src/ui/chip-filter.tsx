/** Filter buttons of which exactly one is pressed; on phones they become a row to swipe. */
import { cx } from './class-names.ts';

export function ChipFilter<Value extends string>({
  label,
  name,
  options,
  value,
  onChange,
  className,
}: {
  /** Says what is filtered, for screen readers. */
  label: string;
  /** In a form, the chips submit under this name, so that they work without a script. */
  name?: string | undefined;
  options: ReadonlyArray<{ value: Value; label: string }>;
  value: Value;
  onChange: (value: Value) => void;
  className?: string | undefined;
}) {
  return (
    <fieldset
      className={cx(
        'm-0 flex min-w-0 gap-2.5 border-0 p-1 max-md:-mx-5 max-md:overflow-x-auto max-md:px-5 max-md:[scrollbar-width:none] md:-m-1 md:flex-wrap',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type={name ? 'submit' : 'button'}
          name={name}
          value={option.value}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="min-h-11 shrink-0 rounded-full border border-line-strong/60 bg-field px-5 text-dense font-medium whitespace-nowrap text-fg transition-colors duration-200 hover:border-fg aria-pressed:border-fg aria-pressed:bg-fg aria-pressed:text-(--fg-inverse)"
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
