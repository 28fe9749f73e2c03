/** One day of a plan: its line of the analysis, the map, and every item with its times, way and cost. */
import { SiteLink } from '../../../ui/link.tsx';
import { Heading } from '../../../ui/section.tsx';
import { planCopy as copy } from '../copy/plan.ts';
import type { PlanDay as Day, PlanItem } from '../rules/plan.ts';
import { money } from '../rules/price/money.ts';
import type { Currency } from '../rules/reading.ts';
import { DayMap, stopsOf } from './day-map.tsx';

export function PlanDay({
  day,
  line,
  currency,
  level = 4,
}: {
  day: Day;
  line: string;
  currency: Currency;
  level?: 3 | 4;
}) {
  const numbers = new Map(day.items.filter((item) => item.at).map((item, at) => [item, at + 1]));
  return (
    <section className="keep-together border-t border-line pt-6">
      <Heading level={level} size="card">
        {line}
      </Heading>
      <div className="mt-4 grid gap-6 lg:grid-cols-[1fr_minmax(0,20rem)]">
        <ol className="grid gap-4">
          {day.items.map((item) => (
            <Item key={`${item.start} ${item.name}`} item={item} number={numbers.get(item)} currency={currency} />
          ))}
        </ol>
        <div className="grid content-start gap-4">
          <DayMap day={day} />
          {stopsOf(day).length > 1 && <p className="text-sm text-fg-muted">■ {copy.from(day.base.name)}</p>}
          {day.insight && (
            <div className="rounded-sm bg-raised p-4">
              <p className="text-sm font-bold text-accent">{copy.learn}</p>
              <p className="mt-1 text-md">{day.insight}</p>
              <p className="no-print mt-2 text-sm">
                <SiteLink className="link" href={`/guides/${day.destinationId}#lessons`}>
                  {copy.guide}
                </SiteLink>
              </p>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

function Item({ item, number, currency }: { item: PlanItem; number: number | undefined; currency: Currency }) {
  const cost = item.cost && (item.cost.amount === 0 ? copy.free : money(item.cost.amount, currency));
  const way = item.leg && item.leg.minutes > 0 && `${copy.leg[item.leg.mode]} ${copy.minutes(item.leg.minutes)}`;
  return (
    <li className="grid grid-cols-[3.4rem_1fr] gap-x-4">
      <span className="text-sm leading-6 text-fg-muted tabular-nums">
        <span className="block">{item.start}</span>
        {item.end !== item.start && <span className="block">{item.end}</span>}
      </span>
      <span className="min-w-0">
        <span className="block text-md font-bold">
          {number !== undefined && (
            <span
              aria-hidden="true"
              className="mr-2 inline-grid size-5.5 place-items-center rounded-full bg-accent text-xs font-bold text-(--fg-inverse)"
            >
              {number}
            </span>
          )}
          {item.name}
        </span>
        {item.why && <span className="block text-md text-fg-muted">{item.why}</span>}
        <span className="block text-sm text-fg-muted">{[way, cost].filter(Boolean).join(' · ')}</span>
        {item.note && <span className="block text-sm font-medium">{item.note}</span>}
      </span>
    </li>
  );
}
