/** Says by name what guards a form, and what guards it where that cannot be reached. */
import type { Guard } from './human-check.ts';

export function HumanCheckNotice({ guard, className }: { guard: Guard; className?: string }) {
  return (
    <p className={className ?? 'text-sm text-fg-muted'} role={guard === 'instead' ? 'status' : undefined}>
      {guard === 'recaptcha' ? (
        guardCopy.recaptcha
      ) : (
        <>
          {guard === 'instead' && guardCopy.unreachable}
          {guardCopy.before}
          <a className="link" href="https://altcha.org" rel="noopener" target="_blank">
            {guardCopy.name}
          </a>
          {guardCopy.after}
        </>
      )}
    </p>
  );
}

/**
 * What stands under every form that is guarded: the guard by its name. Google works for the site since April 2026, so
 * it is the site's own privacy notice that speaks of it, and Google's terms are not named.
 */
const guardCopy = {
  recaptcha: 'This form is protected by reCAPTCHA',
  unreachable: 'reCAPTCHA cannot be reached from here. ',
  before: 'This form is protected by ',
  name: 'ALTCHA',
  after: ', a privacy-friendly alternative to reCAPTCHA.',
} as const;
