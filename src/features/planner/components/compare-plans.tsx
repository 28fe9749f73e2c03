/** Two or three plans side by side: those of this tab by their keys, saved ones by their links. On a phone two of them. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { site } from '../../../../site.config.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Container, Heading, Opening } from '../../../ui/section.tsx';
import { call, isNotThere } from '../../../web/api-client.ts';
import { noAnswer } from '../../../web/query-view.tsx';
import { useKept } from '../../../web/tab-storage.ts';
import type { Recommendation } from '../contract/recommend.ts';
import { readSharedPlan } from '../contract/share.ts';
import { compareCopy as copy } from '../copy/compare.ts';
import { capital, partyWords } from '../copy/phrasing.ts';
import { resultsCopy } from '../copy/results.ts';
import { amountOf, sightsOf, sleepsAt } from '../rules/compare-plans.ts';
import { paceOfDays } from '../rules/pace.ts';
import { planKey } from '../rules/plan-key.ts';
import { isShared } from '../rules/plan-paths.ts';
import { latestOf, tabAnswers } from './answers-in-tab.ts';
import { passedOf } from './check-list.tsx';
import { NoPlan } from './no-plan.tsx';
import { PlanWaiting } from './plan-waiting.tsx';
import { verdictOf } from './price-lines.tsx';
import { PrintButton } from './save-and-print.tsx';
import './compare.css';

interface Beside {
  /** Its part of the address. */
  readonly name: string;
  readonly plan: Recommendation;
}

const failed = noAnswer({ failed: { title: copy.title, again: resultsCopy.shared.again } });

export function ComparePlans({ names }: { names: readonly string[] }) {
  const saved = useKept(tabAnswers);
  const tokens = names.filter(isShared);
  const shared = useQuery({
    queryKey: [readSharedPlan.path, ...tokens],
    queryFn: () => Promise.all(tokens.map(sharedPlan)),
    enabled: tokens.length > 0,
  });
  if (saved === undefined || shared.isLoading) return <PlanWaiting />;
  if (shared.error) return failed(shared.error, () => void shared.refetch());
  const fetched = new Map(tokens.map((token, at) => [token, shared.data?.[at]]));
  const drafts = saved ? latestOf(saved).answer.recommendations : [];
  const found = names.flatMap((name): Beside[] => {
    const plan = fetched.get(name) ?? drafts.find((draft) => planKey(draft) === name);
    return plan ? [{ name, plan }] : [];
  });
  return found.length < 2 ? (
    <NoPlan says={copy.tooFew} hasDrafts={drafts.length > 0} />
  ) : (
    <Table plans={found} gone={names.length - found.length} />
  );
}

/** Null: it is not shared any more. */
async function sharedPlan(token: string): Promise<Recommendation | null> {
  try {
    return await call(readSharedPlan, { params: { token } });
  } catch (fault) {
    if (isNotThere(fault)) return null;
    throw fault;
  }
}

interface Row {
  readonly label: string;
  /** For each plan its lines. */
  readonly cells: readonly (readonly string[])[];
  readonly isDay?: boolean;
}

function rowsOf(plans: readonly Recommendation[]): Row[] {
  const row = (label: string, lines: (plan: Recommendation) => readonly string[]): Row => ({
    label,
    cells: plans.map((plan) => [...new Set(lines(plan))]),
  });
  const wishesOf = (isMet: boolean) => (plan: Recommendation) =>
    plan.wishes
      .filter(({ result }) => (result === 'met') === isMet)
      .map(({ wish, text }) => (isMet ? capital(wish) : `${capital(wish)}: ${text}`));
  const longest = Math.max(...plans.map(({ plan }) => plan.days.length));
  return [
    row(copy.rows.price, ({ plan, price }) => [
      amountOf(plan.cost) ?? price,
      resultsCopy.forParty(partyWords(plan.party)),
      verdictOf(plan.cost),
    ]),
    row(copy.rows.dates, ({ duration }) => [duration]),
    row(copy.rows.stay, ({ plan }) => sleepsAt(plan)),
    row(copy.rows.pace, ({ plan }) => [copy.pace(paceOfDays(plan.days))]),
    row(copy.rows.met, wishesOf(true)),
    row(copy.rows.open, wishesOf(false)),
    row(copy.rows.checks, ({ checks }) => [passedOf(checks)]),
    ...Array.from({ length: longest }, (_, at) => ({
      ...row(copy.day(at + 1), ({ plan: { days } }) => {
        const day = days[at];
        return day ? [day.area, sightsOf(day).join(', ') || copy.open] : [];
      }),
      isDay: true,
    })),
  ].filter(({ cells }) => cells.some((lines) => lines.length > 0));
}

function Table({ plans, gone }: { plans: readonly Beside[]; gone: number }) {
  const [isShort, setShort] = useState(false);
  /** Beside the first on a phone. */
  const [second, setSecond] = useState(1);
  useEffect(() => {
    document.title = `${copy.title} · ${site.name}`;
  }, []);
  const all = rowsOf(plans.map(({ plan }) => plan));
  const rows = isShort ? all.filter(({ cells }) => new Set(cells.map((lines) => lines.join())).size > 1) : all;
  const column = (at: number) => (at === 0 || at === second ? undefined : 'compare-other');
  return (
    <>
      <Container className="pt-12 pb-8">
        <Opening level={1} size="section" title={copy.title} lead={copy.lead} />
        {gone > 0 && <Notice className="mt-6">{copy.gone(gone)}</Notice>}
      </Container>
      <div className="on-paper bg-paper">
        <Container className="py-8 pb-16">
          <div className="no-print mb-4 flex flex-wrap items-center gap-x-8 gap-y-2">
            <Checkbox
              label={copy.onlyDifferences}
              checked={isShort}
              onChange={(event) => setShort(event.target.checked)}
            />
            {plans.length > 2 && (
              <SelectField
                label={copy.beside}
                className="md:hidden"
                value={String(second)}
                options={plans.slice(1).map(({ plan }, at) => ({ value: String(at + 1), label: plan.title }))}
                onChange={(event) => setSecond(Number(event.target.value))}
              />
            )}
            <PrintButton size="sm" />
          </div>
          <table className="compare">
            <caption className="sr-only">{copy.title}</caption>
            <thead>
              <tr>
                <th scope="col" className="compare-corner">
                  <span className="sr-only">{copy.plans}</span>
                </th>
                {plans.map(({ name, plan }, at) => (
                  <th key={name} scope="col" className={column(at)}>
                    <span className="block text-sm font-bold text-accent">{copy.styles[plan.plan.style]}</span>
                    <Heading level={2} size="card">
                      {plan.title}
                    </Heading>
                    <span className="compare-place">{plan.place}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, cells, isDay }) => (
                <tr key={label} className={isDay ? 'compare-day' : undefined}>
                  <th scope="row">{label}</th>
                  {plans.map(({ name }, at) => (
                    <td key={name} className={column(at)}>
                      {(cells[at] ?? []).length === 0 && <p>{copy.none}</p>}
                      {cells[at]?.map((line) => (
                        <p key={line}>{line}</p>
                      ))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot className="no-print">
              <tr>
                <td className="compare-corner" />
                {plans.map(({ name, plan }, at) => (
                  <td key={name} className={column(at)}>
                    <ButtonLink href={`/plans/${encodeURIComponent(name)}`} variant="dark" size="sm">
                      {copy.openPlan}
                      <span className="sr-only">: {plan.title}</span>
                    </ButtonLink>
                    {plan.packageId && (
                      <ButtonLink href={`/checkout/${encodeURIComponent(plan.packageId)}`} size="sm" className="mt-2">
                        {copy.book}
                      </ButtonLink>
                    )}
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </Container>
      </div>
    </>
  );
}
