/**
 * Buttons and links that look like them. While pending, the label changes and the width does not:
 * both labels are measured by the style sheet (see `.label-box`). At least 44 px high in every size.
 *
 * A button that waits ignores presses and keeps the focus, which a disabled one would lose to the top of the page.
 */
import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useSyncExternalStore,
} from 'react';
import { cx } from './class-names.ts';
import { SiteLink } from './link.tsx';

export type ButtonVariant = 'primary' | 'dark' | 'ghost' | 'quiet';
export type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Full width of its container. */
  block?: boolean | undefined;
  className?: string | undefined;
};

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-champagne text-ink hover:not-aria-disabled:bg-champagne-bright',
  dark: 'bg-pine text-cream hover:not-aria-disabled:bg-pine-soft',
  ghost: 'border border-line-strong bg-field text-fg hover:not-aria-disabled:border-fg hover:not-aria-disabled:bg-fg/6',
  quiet:
    'text-fg underline decoration-accent decoration-1 underline-offset-[0.3em] hover:not-aria-disabled:decoration-2',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-4.5 text-sm',
  md: 'min-h-12 px-6 text-md',
  lg: 'min-h-14 px-7.5 text-md',
};

/** The class names of a button, for the rare element that must look like one without being one of ours. */
export function buttonLook({ variant = 'primary', size = 'md', block, className }: ButtonLook = {}): string {
  return cx(
    'relative inline-flex items-center justify-center gap-2.5 overflow-hidden rounded-sm py-2 text-center leading-tight font-bold',
    'transition-colors duration-200 aria-disabled:cursor-not-allowed',
    'aria-disabled:not-aria-busy:opacity-55 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
    block && 'w-full',
    className,
  );
}

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> &
  ButtonLook & {
    ref?: Ref<HTMLButtonElement> | undefined;
    /** Shows `pendingLabel`, ignores presses and tells assistive technology that work is under way. */
    pending?: boolean | undefined;
    pendingLabel?: string | undefined;
    /** Cannot be pressed for now, and keeps the focus. `disabled` is for a button that nobody can have pressed. */
    inactive?: boolean | undefined;
    children: ReactNode;
  };

const never = () => () => {};
/** Also stops the sending of a form with Enter, which browsers do by pressing its button. */
const ignore = (event: MouseEvent) => event.preventDefault();

export function Button({
  variant,
  size,
  block,
  className,
  pending = false,
  pendingLabel,
  inactive = false,
  disabled = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const waits = pending || inactive;
  // Before the script is there nobody ignores a press.
  const unscripted = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || (waits && unscripted)}
      aria-disabled={disabled || waits || undefined}
      aria-busy={pending || undefined}
      onClick={waits ? ignore : onClick}
      className={buttonLook({ variant, size, block, className })}
    >
      {pendingLabel === undefined ? (
        children
      ) : (
        <span
          className="label-box"
          data-idle={typeof children === 'string' ? children : undefined}
          data-pending={pendingLabel}
        >
          {pending ? pendingLabel : children}
        </span>
      )}
      {pending && <span aria-hidden="true" className="absolute bottom-0 left-0 h-0.5 w-2/5 animate-pass bg-current" />}
    </button>
  );
}

export type ButtonLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'href'> &
  ButtonLook & { href: string; children: ReactNode };

/** A link that looks like a button. Paths of our own go through the router (see `link.tsx`). */
export function ButtonLink({ variant, size, block, className, children, ...rest }: ButtonLinkProps) {
  return (
    <SiteLink {...rest} className={buttonLook({ variant, size, block, className })}>
      {children}
    </SiteLink>
  );
}
