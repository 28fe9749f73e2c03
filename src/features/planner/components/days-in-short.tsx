/** The days of a plan, a line each: the part of town and what there is to see. */
import { compareCopy as copy } from '../copy/compare.ts';
import { sightsOf } from '../rules/compare-plans.ts';
import type { PlanDay } from '../rules/plan.ts';

export function DaysInShort({ days }: { days: readonly PlanDay[] }) {
  return (
    <ol className="text-md">
      {days.map((day) => (
        <li key={day.n} className="grid grid-cols-[3.75rem_minmax(0,1fr)] border-b border-line py-2">
          <span className="text-fg-muted">{copy.day(day.n)}</span>
          <span>
            <span className="font-semibold">{day.area}</span> {sightsOf(day).join(', ') || copy.open}
          </span>
        </li>
      ))}
    </ol>
  );
}
