/** Says by name what guards a form, and what guards it where that cannot be reached. */
import { guardCopy as copy } from './guard-copy.ts';
import type { Guard } from './human-check.ts';

export function GuardNotice({ guard, className }: { guard: Guard; className?: string }) {
  return (
    <p className={className ?? 'text-sm text-fg-muted'} role={guard === 'instead' ? 'status' : undefined}>
      {guard === 'recaptcha' ? (
        copy.recaptcha
      ) : (
        <>
          {guard === 'instead' && copy.unreachable}
          {copy.before}
          <a className="link" href="https://altcha.org" rel="noopener" target="_blank">
            {copy.name}
          </a>
          {copy.after}
        </>
      )}
    </p>
  );
}
