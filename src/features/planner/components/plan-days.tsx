/** All days of a plan, in the words of its analysis. */
import type { Recommendation } from '../contract/recommend.ts';
import { planCopy } from '../copy/plan.ts';
import { readAnswer } from '../rules/answer-text.ts';
import type { StopEditing } from './edit-stop.tsx';
import { PlanDay } from './plan-day.tsx';

interface PlanDaysProps {
  readonly trip: Pick<Recommendation, 'plan' | 'fullAIResponse'>;
  readonly level?: 3 | 4;
  readonly editing?: StopEditing | undefined;
}

export function PlanDays({ trip: { plan, fullAIResponse }, level, editing }: PlanDaysProps) {
  const { dayLines } = readAnswer(fullAIResponse);
  return plan.days.map((day) => (
    <PlanDay
      key={day.n}
      day={day}
      line={dayLines.get(day.n) ?? planCopy.showDay(day.n, day.date, day.area)}
      currency={plan.cost.currency}
      editing={editing}
      {...(level && { level })}
    />
  ));
}
