/** The mark — a low light over a horizon and the wave it draws — and the name beside it. */
import { cx } from './class-names.ts';

export function LogoMark({ className = 'size-8' }: { className?: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.35"
      strokeLinecap="round"
      className={className}
    >
      <path d="M8.5 17.5a7.5 7.5 0 0 1 15 0" />
      <path d="M3 17.5h26" />
      <path d="M16 3.5v3.2M6.2 7.9l2 2M25.8 7.9l-2 2" />
      <path d="M7 22.2c2.6-1.9 4.6-1.9 7 0s5.4 2.2 8.6.2" />
      <path d="M12 26.8c1.6-1.2 3-1.2 4.6 0 1.2.9 2.6.9 3.9.2" />
    </svg>
  );
}

export function Logo({
  name = 'Wanderlight',
  className,
}: {
  name?: string | undefined;
  className?: string | undefined;
}) {
  return (
    <span className={cx('inline-flex items-center gap-2.5', className)}>
      <LogoMark className="mb-0.5 size-7.5 text-accent" />
      <span className="font-serif text-logo leading-none font-light tracking-[0.01em] [-webkit-text-stroke-width:0.018em]">
        {name}
      </span>
    </span>
  );
}
