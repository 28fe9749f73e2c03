/** What is said where an answer is corrected and changed. */
import type { Assumed } from '../rules/reading.ts';

export const changingCopy = {
  assumed: {
    title: 'What I assumed',
    /** One-tap corrections, as sentences the agent understands. */
    offers: {
      nights: ['3 nights', '5 nights', '7 nights', '10 nights'],
      currency: ['budget in USD', 'budget in EUR', 'budget in GBP'],
      budget: ['low budget', 'mid-range', 'luxury'],
      flights: ['flights included', 'flights excluded'],
    } as Readonly<Partial<Record<Assumed, readonly string[]>>>,
  },
  change: {
    title: 'Change one thing',
    text: 'Everything else you asked for stays.',
    cheaper: 'Cheaper',
    slower: 'Slower',
    swap: (n: number) => `Replan day ${n}`,
    label: 'Something else',
    placeholder: 'For example: one night less, no museums, start in the afternoon',
    send: 'Change it',
    pending: 'Planning again…',
    done: 'Changed',
    notDone: 'Not changed',
    same: 'Nothing in the plan had to change for this.',
    undo: 'Undo',
    failed: 'That could not be planned. Your plan is unchanged.',
  },
  closer: {
    working: 'Reading your words once more, more closely…',
    told: 'The descriptions are now told with your words in mind.',
    offered: 'A closer reading found more in your words.',
    show: 'Show what it changes',
  },
} as const;
