/** Words for plans side by side, on their cards and on the page that compares them. */
import type { Difference } from '../rules/compare-plans.ts';
import type { DayPace } from '../rules/pace.ts';
import type { Plan } from '../rules/plan.ts';
import { money } from '../rules/price/currency.ts';
import { planCopy } from './plan.ts';

const more = (by: number, one: string, many: string) =>
  `${Math.abs(by)} ${Math.abs(by) === 1 ? one : many} ${by > 0 ? 'more' : 'fewer'}`;

export const compareCopy = {
  styles: {
    'best-match': 'Closest to your wish',
    value: 'For less money',
    slow: 'With more time',
    splurge: 'With more comfort',
    package: 'One of our trips',
  } satisfies Record<Plan['style'], string>,
  difference: (difference: Difference): string => {
    const { by } = difference;
    switch (difference.of) {
      case 'price':
        return `${money(Math.abs(by), difference.currency)} ${by > 0 ? 'more' : 'less'}`;
      case 'nights':
        return more(by, 'night', 'nights');
      case 'met':
        return `${more(by, 'wish', 'wishes')} met`;
      case 'stops':
        return `${more(by, 'stop', 'stops')} a day`;
      case 'onFoot':
        return `${Math.abs(by)} km ${by > 0 ? 'more' : 'less'} on foot a day`;
    }
  },
  differs: (differences: readonly string[]) => `Beside the first plan: ${differences.join(', ')}.`,
  pace: ({ stops, kmOnFoot }: DayPace) =>
    [planCopy.stops(Math.round(stops)), ...(kmOnFoot >= 0.5 ? [`${Math.round(kmOnFoot)} km on foot`] : [])].join(', '),
  rows: {
    price: 'Price',
    dates: 'When',
    stay: 'You stay at',
    pace: 'A day',
    wishes: 'Your wishes',
    met: 'Met',
    open: 'Not met, or partly',
    checks: 'The proof',
  },
  none: 'nothing',
  title: 'Side by side',
  compare: (count: number) => `Compare ${count === 2 ? 'both' : `all ${count}`} side by side`,
  lead: 'The same questions, asked of each plan.',
  plans: 'The plans',
  onlyDifferences: 'Only what differs',
  beside: 'Beside it',
  openPlan: 'Open this plan',
  book: 'Book this trip',
  gone: (count: number) => `${count === 1 ? 'One plan is' : `${count} plans are`} not here any more.`,
  tooFew: {
    title: 'There is nothing to compare here',
    text: 'A plan that is not shared is kept in the browser it was made in, for as long as the tab stays open. Save plans to compare them later.',
  },
  days: 'The days',
  day: (n: number) => `Day ${n}`,
  /** A day without a sight. */
  open: 'left open',
} as const;
