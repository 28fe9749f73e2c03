/** All days of a plan, in the words of its analysis. */
import './plan.css';
import { SiteLink } from '../../../ui/link.tsx';
import { Heading } from '../../../ui/section.tsx';
import type { Recommendation } from '../contract/recommend.ts';
import { planCopy as copy, planCopy } from '../copy/plan.ts';
import { readAnswer } from '../rules/answer-text.ts';
import { paceOf } from '../rules/pace.ts';
import type { PlanDay as Day } from '../rules/plan.ts';
import type { Currency } from '../rules/price/currency-codes.ts';
import { DayMap, stopsOf } from './day-map.tsx';
import { PlanStop, type StopWays } from './plan-stop.tsx';

interface PlanDaysProps {
  readonly trip: Pick<Recommendation, 'plan' | 'fullAIResponse'>;
  readonly level?: 3 | 4;
  readonly ways?: StopWays | undefined;
}

export function PlanDays({ trip: { plan, fullAIResponse }, level, ways }: PlanDaysProps) {
  const { dayLines } = readAnswer(fullAIResponse);
  return plan.days.map((day) => (
    <PlanDay
      key={day.n}
      day={day}
      line={dayLines.get(day.n) ?? planCopy.showDay(day.n, day.date, day.area)}
      currency={plan.cost.currency}
      ways={ways}
      {...(level && { level })}
    />
  ));
}

interface PlanDayProps {
  readonly day: Day;
  readonly line: string;
  readonly currency: Currency;
  readonly level?: 3 | 4;
  readonly ways?: StopWays | undefined;
}

/** One day of a plan: its line, how full it is, every stop with its time, way, price and source, and the map beside it. */
function PlanDay({ day, line, currency, level = 4, ways }: PlanDayProps) {
  const numbers = new Map(day.items.filter((item) => item.at).map((item, at) => [item, at + 1]));
  return (
    <section id={`day-${day.n}`} aria-labelledby={`day-${day.n}-title`} className="plan-day">
      <div className="plan-day-head">
        <Heading level={level} size="card" id={`day-${day.n}-title`}>
          {line}
        </Heading>
        <p className="mt-1 text-sm text-fg-muted">{copy.pace(paceOf(day))}</p>
      </div>
      <div className="plan-day-map">
        <DayMap day={day} />
        {stopsOf(day).length > 1 && <p className="mt-1 text-xs text-fg-muted">■ {copy.from(day.base.name)}</p>}
      </div>
      <div className="plan-day-stops">
        <ol>
          {day.items.map((item) => (
            <PlanStop
              key={`${item.placeId ?? item.start} ${item.name}`}
              item={item}
              number={numbers.get(item)}
              currency={currency}
              ways={ways}
              day={day}
            />
          ))}
        </ol>
        {day.insight && (
          <div className="mt-5 rounded-sm bg-raised p-4">
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
    </section>
  );
}
