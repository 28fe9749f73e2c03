/**
 * Tabs with arrow keys, Home and End (Radix). Radix writes two inline styles into server markup, which
 * our content security policy refuses; `Plain` leaves them out, and the style sheet does their work.
 */
import { Tabs as Radix } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './class-names.ts';

function Plain({ style: _unused, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} />;
}

export type TabItem = { value: string; label: ReactNode; content: ReactNode };

export function Tabs({
  label,
  items,
  value,
  defaultValue,
  onChange,
  className,
}: {
  /** Names the row of tabs for screen readers. */
  label: string;
  items: readonly TabItem[];
  /** With `onChange`: the caller decides. Without: the first tab, or `defaultValue`, to begin with. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  className?: string | undefined;
}) {
  const first = defaultValue ?? items[0]?.value ?? '';
  return (
    <Radix.Root
      className={className}
      {...(value === undefined ? { defaultValue: first } : { value })}
      {...(onChange === undefined ? {} : { onValueChange: onChange })}
    >
      <Radix.List asChild>
        <Plain aria-label={label} className="flex gap-8 border-b border-line outline-none">
          {items.map((item) => (
            <Radix.Trigger
              key={item.value}
              value={item.value}
              className={cx(
                '-mb-px min-h-12 min-w-11 border-b-2 border-transparent px-0.5 text-md font-semibold text-fg-muted transition-colors duration-200',
                'hover:text-fg data-[state=active]:border-accent data-[state=active]:text-fg',
              )}
            >
              {item.label}
            </Radix.Trigger>
          ))}
        </Plain>
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} asChild>
          <Plain className="pt-8 data-[state=inactive]:hidden">{item.content}</Plain>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
