/** How full a day is, and a plan. */
import { minutesOf } from '../../destinations/rules/weekly-hours.ts';
import type { PlanDay } from './plan.ts';

export interface DayPace {
  readonly stops: number;
  readonly kmOnFoot: number;
  readonly minutesFree: number;
}

export function paceOf({ items }: Pick<PlanDay, 'items'>): DayPace {
  const free = items.filter(({ kind }) => kind === 'free');
  return {
    stops: items.filter(({ kind }) => kind === 'sight' || kind === 'activity' || kind === 'meal').length,
    kmOnFoot: items.reduce((sum, { leg }) => sum + (leg?.mode === 'walk' ? leg.km : 0), 0),
    minutesFree: free.reduce((sum, { start, end }) => sum + minutesOf(end) - minutesOf(start), 0),
  };
}

/** Of an average day; those of the arrival and of the way home, which are cut short, only where there are no others. */
export function paceOfDays(days: readonly Pick<PlanDay, 'items'>[]): DayPace {
  const paces = (days.length > 2 ? days.slice(1, -1) : days).map(paceOf);
  const mean = (part: keyof DayPace) => paces.reduce((sum, pace) => sum + pace[part], 0) / Math.max(1, paces.length);
  return { stops: mean('stops'), kmOnFoot: mean('kmOnFoot'), minutesFree: Math.round(mean('minutesFree')) };
}
