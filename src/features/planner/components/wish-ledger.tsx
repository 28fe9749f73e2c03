/** What became of each wish, the unmet first: not and why, partly, or met and where. */
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import X from 'lucide-react/icons/x';
import { Heading } from '../../../ui/section.tsx';
import { capital } from '../copy/phrasing.ts';
import { planPageCopy } from '../copy/plan-page.ts';
import type { WishLine } from '../rules/answer.ts';

const copy = planPageCopy.ledger;
const icons = { met: Check, partly: CircleAlert, 'not-met': X } as const;

function countsOf(wishes: readonly WishLine[]): [met: number, partly: number, unmet: number] {
  const count = (result: WishLine['result']) => wishes.filter((wish) => wish.result === result).length;
  return [count('met'), count('partly'), count('not-met')];
}

/** "4 met, 1 partly". */
export function wishesTold(wishes: readonly WishLine[]): string {
  return planPageCopy.wishes(...countsOf(wishes));
}

interface WishLedgerProps {
  readonly wishes: readonly WishLine[];
  readonly level?: 2 | 3;
  /** Days are on the same page. */
  readonly linked?: boolean;
}

export function WishLedger({ wishes, level = 3, linked = false }: WishLedgerProps) {
  if (wishes.length === 0) return null;
  const open = ['not-met', 'partly'].flatMap((result) => wishes.filter((wish) => wish.result === result));
  const met = wishes.filter(({ result }) => result === 'met');
  return (
    <section>
      <Heading level={level} size="part">
        {copy.title}
        <span className="ml-3 font-sans text-md text-fg-muted">{wishesTold(wishes)}</span>
      </Heading>
      {open.length > 0 && <Lines wishes={open} linked={linked} />}
      {met.length > 0 && (
        <details className="mt-3" open={open.length === 0}>
          <summary className="min-h-11 cursor-pointer py-2.5 text-md">{copy.allMet(met.length)}</summary>
          <Lines wishes={met} linked={linked} />
        </details>
      )}
    </section>
  );
}

function Lines({ wishes, linked }: { wishes: readonly WishLine[]; linked: boolean }) {
  return (
    <ul className="mt-2 border-t border-line">
      {wishes.map(({ wish, result, text, day }) => {
        const Icon = icons[result];
        return (
          <li key={`${wish} ${text}`} className="flex items-start gap-3 border-b border-line py-3 text-md">
            <Icon
              aria-hidden="true"
              strokeWidth={1.8}
              className={result === 'met' ? 'mt-0.5 size-5 shrink-0 text-accent' : 'mt-0.5 size-5 shrink-0 text-error'}
            />
            <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <span className="font-semibold">{capital(wish)}</span>
              <span className="block text-fg-muted">{text}</span>
            </p>
            <span className="shrink-0 text-sm text-fg-muted">
              {day === undefined ? (
                copy.results[result]
              ) : linked ? (
                <a href={`#day-${day}`} className="link">
                  {copy.day(day)}
                </a>
              ) : (
                copy.day(day)
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
