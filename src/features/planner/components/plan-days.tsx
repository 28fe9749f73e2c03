/** All days of a plan, in the words of its analysis. */
import type { Recommendation } from '../contract/recommend.ts';
import { planCopy } from '../copy/plan.ts';
import { readAnswer } from '../rules/answer-text.ts';
import { PlanDay } from './plan-day.tsx';
import type { StopWays } from './plan-stop.tsx';

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
