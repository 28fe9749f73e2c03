/** A word of explanation on hover and focus: opens after 700 ms, at once within 300 ms of another. Never the only place for a fact. */
import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Wrap a group of tooltips (or the page) in one of these. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  );
}

export function Tooltip({
  text,
  side = 'top',
  children,
}: {
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** One focusable element. */
  children: ReactElement;
}) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={8}
          collisionPadding={12}
          className="on-paper z-50 max-w-72 animate-rise rounded-sm bg-paper px-3.5 py-2 text-sm shadow-float"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
