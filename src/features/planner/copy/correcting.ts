/** The words around what was understood or assumed, to put it right. */
import type { Assumed } from '../rules/reading.ts';

export const correctCopy = {
  title: 'What I understood',
  text: 'Each line can be said otherwise or left out; everything else stays.',
  change: 'Change',
  leaveOut: 'Leave out',
  lineOf: (part: string, value: string) => `${part}: ${value}`,
  inWords: 'In your own words',
  send: 'Plan again',
  cancel: 'Leave it',
} as const;

export const assumedCopy = {
  title: 'What I assumed',
  /** One-tap corrections, as sentences the agent understands. */
  offers: {
    nights: ['3 nights', '5 nights', '7 nights', '10 nights'],
    currency: ['budget in USD', 'budget in EUR', 'budget in GBP'],
    budget: ['low budget', 'mid-range', 'luxury'],
    flights: ['flights included', 'flights excluded'],
  } as Readonly<Partial<Record<Assumed, readonly string[]>>>,
} as const;
