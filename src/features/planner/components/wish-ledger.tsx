/** What became of each wish: met and where, partly, or not and why. */
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import X from 'lucide-react/icons/x';
import { Heading } from '../../../ui/section.tsx';
import { ledgerCopy as copy } from '../copy/ledger.ts';
import { capital } from '../copy/words.ts';
import type { WishLine } from '../rules/explain/ledger.ts';

const icons = { met: Check, partly: CircleAlert, 'not-met': X } as const;

export function WishLedger({ wishes }: { wishes: readonly WishLine[] }) {
  if (wishes.length === 0) return null;
  return (
    <section>
      <Heading level={3} size="part">
        {copy.title}
      </Heading>
      <ul className="mt-4 border-t border-line">
        {wishes.map(({ wish, result, text, day }) => {
          const Icon = icons[result];
          return (
            <li key={`${wish} ${text}`} className="flex items-start gap-3 border-b border-line py-3 text-md">
              <Icon
                aria-hidden="true"
                strokeWidth={1.8}
                className={
                  result === 'met' ? 'mt-0.5 size-5 shrink-0 text-accent' : 'mt-0.5 size-5 shrink-0 text-error'
                }
              />
              <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                <span className="font-semibold">{capital(wish)}</span>
                <span className="block text-fg-muted">{text}</span>
              </p>
              <span className="shrink-0 text-sm text-fg-muted">
                {day === undefined ? copy.results[result] : copy.day(day)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
