/** Words of a plan's own page. */
import { longDate } from '../../../shared/dates.ts';

type Day = Parameters<typeof longDate>[0];

const many = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

export const planPageCopy = {
  title: 'Your plan',
  open: 'Open the whole plan',
  back: 'All three plans',
  contents: 'On this page',
  facts: { dates: 'Dates', party: 'Travelers', total: 'Estimated total', checks: 'The proof', wishes: 'Your wishes' },
  dates: (start: Day, nights: number) => `${longDate(start)}, ${many(nights, 'night')}`,
  wishes: (met: number, partly: number, unmet: number) =>
    [`${met} met`, ...(partly > 0 ? [`${partly} partly`] : []), ...(unmet > 0 ? [`${unmet} not`] : [])].join(', '),
  ledger: {
    title: 'What you asked for',
    results: { met: 'met', partly: 'partly met', 'not-met': 'not met' },
    day: (n: number) => `day ${n}`,
    allMet: (count: number) => (count === 1 ? 'The wish that is met' : `The ${count} wishes that are met`),
  },
  sections: { wishes: 'Your wishes', days: 'The days', stay: 'Where you stay', cost: 'The price', checks: 'The proof' },
  scene: 'Scene, rendered by us',
  elsewhere: 'Book it yourself',
  elsewhereText: 'These searches open at other companies. They carry the name of the place and nothing about you.',
  draft: 'This plan is in this browser alone until you share it.',
  missing: {
    title: 'No plan is open here',
    text: 'A plan that is not shared is kept in the browser it was made in, for as long as the tab stays open.',
    own: 'Plan a trip',
  },
} as const;
