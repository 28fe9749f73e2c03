/** The checks of a plan: each opens to the facts it was decided from. */
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import X from 'lucide-react/icons/x';
import { Heading } from '../../../ui/section.tsx';
import { planCopy } from '../copy/plan.ts';
import type { Check as Checked } from '../rules/plan.ts';

const copy = planCopy.checks;
const icons = { passed: Check, stated: CircleAlert, failed: X } as const;
const words = { passed: copy.ok, stated: copy.stated, failed: copy.failed } as const;

export function passedOf(checks: readonly Checked[]): string {
  return copy.passed(checks.filter((check) => check.result === 'passed').length, checks.length);
}

export function CheckList({ checks, level = 3 }: { checks: readonly Checked[]; level?: 2 | 3 }) {
  return (
    <section>
      <Heading level={level} size="part">
        {copy.title}
        <span className="ml-3 font-sans text-md text-fg-muted">{passedOf(checks)}</span>
      </Heading>
      <ul className="mt-4 border-t border-line">
        {checks.map((check) => {
          const Icon = icons[check.result];
          return (
            <li key={check.name} className="border-b border-line">
              <details className="group/check">
                <summary className="flex min-h-12 cursor-pointer items-center gap-3 py-2 text-md">
                  <Icon
                    aria-hidden="true"
                    strokeWidth={1.8}
                    className={check.result === 'passed' ? 'size-5 shrink-0 text-accent' : 'size-5 shrink-0 text-error'}
                  />
                  <span className="min-w-0 flex-1">{copy.names[check.name]}</span>
                  <span className="text-sm text-fg-muted">{words[check.result]}</span>
                </summary>
                <div className="pb-4 pl-8 text-md">
                  <p>{check.text}</p>
                  {check.facts.length > 0 && (
                    <ul className="mt-2 list-disc space-y-1 pl-5 text-sm text-fg-muted">
                      {check.facts.map((fact) => (
                        <li key={fact}>{fact}</li>
                      ))}
                    </ul>
                  )}
                </div>
              </details>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
