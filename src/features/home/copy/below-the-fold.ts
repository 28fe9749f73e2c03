/** What home says below its places. */
export const belowTheFoldCopy = {
  trips: {
    title: 'Leaving next',
    all: 'All trips',
    line: (departure: string, nights: number, price: string) =>
      `${departure} · ${nights} ${nights === 1 ? 'night' : 'nights'} · ${price} a person, taxes and fees included`,
    failed: 'The dates could not be read just now. All trips have them.',
  },
  example: {
    title: 'One line, one answer',
    wish: 'Lisbon, 4 nights in May for two, seafood and old tiles',
    asked: 'Somebody writes',
    waiting: 'The agent is planning it now, as it would for you.',
    failed: 'The agent cannot answer just now.',
    first: (day: string) => `Day 1: ${day}`,
    open: 'Plan this trip',
  },
  checked: {
    title: 'How an answer is checked',
    text: 'The agent plans; code that cannot be charmed goes over it before you see it.',
    checks: [
      {
        name: 'Every place is real',
        text: 'It stands in our catalogue or on the open map, with the source beside it.',
      },
      {
        name: 'Open when you are there',
        text: 'Hours are held against your dates; unknown hours are marked, never guessed.',
      },
      { name: 'The sum adds up', text: 'Each line is added again. Where a price is not known, the plan says so.' },
      {
        name: 'Your words are counted',
        text: 'Wishes that could not be met, and words that were not used, are listed first.',
      },
    ],
  },
  guides: {
    title: 'Read before you go',
    text: 'Etiquette, transport, tipping, safety and laws, each with its source.',
    all: 'All city guides',
  },
  call: {
    title: 'Where to?',
    text: 'Say it in your own words. A plan costs nothing and needs no account.',
    plan: 'Plan with the agent',
    trips: 'See the trips',
    letters: 'Or have news of trips by email',
  },
} as const;
