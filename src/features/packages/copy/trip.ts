/** Every word of the page about one trip, beside those it shares with the cards of the shop. */
import { site } from '../../../../site.config.ts';
import { packagesCopy } from './packages.ts';

export const tripCopy = {
  shellTitle: 'A trip',
  loading: 'Fetching the trip…',
  failed: { title: 'The trip could not be fetched', again: 'Try again' },
  contents: 'On this page',
  sections: {
    days: 'Day by day',
    included: 'What is included',
    dates: 'Dates and prices',
    terms: 'Booking and canceling',
    reviews: 'Reviews',
    questions: 'Questions',
  },
  facts: {
    label: 'The trip in short',
    duration: 'Duration',
    leaves: 'Leaves',
    returns: 'Returns',
    travelers: 'Travelers',
    price: 'Per person, all in',
  },
  day: (number: number, of: number) => `Day ${number} of ${of}`,
  notIncluded: {
    title: 'What is not',
    ofEveryTrip: [
      'Flights to the first place and from the last, unless listed',
      'Insurance, visas and personal expenses',
    ],
  },
  packingList: 'What to bring',
  hotel: 'Where you sleep',
  guide: 'Who guides you',
  dates: {
    lead: 'Prices are for one person, with taxes and fees: the number you pay.',
    month: (month: string, year: string) => `${month} ${year}`,
    until: (from: string, to: string) => `${from} – ${to}`,
    choose: 'Show this date',
    perPerson: 'per person',
    lowest: 'lowest price',
    spots: (free: number) => (free === 0 ? packagesCopy.card.soldOut : packagesCopy.card.spotsLeft(free)),
    gone: 'The date this link was about is not on sale any more. This is the next one.',
  },
  book: {
    label: 'Book this trip',
    leaving: 'Leaving',
    otherDates: (dates: number) => (dates === 1 ? 'See one more date' : `See ${dates} more dates`),
    allIn: 'per person, taxes & fees included',
    sum: (price: string, taxes: string) => `${price} and ${taxes} taxes & fees`,
    travelers: 'Travelers',
    total: (travelers: number, sum: string) => `${sum} for ${travelers}`,
    totalLabel: 'Total',
    tooFew: (spots: number) => `Only ${packagesCopy.card.spotsLeft(spots).replace(' left', '')} left on this date.`,
    ask: 'Ask about this trip',
    askSubject: (name: string, departure: string) => `${name}, ${departure}`,
  },
  terms: {
    refund: ({ percent, amount, until }: { percent: number; amount: string; until: string }) =>
      percent === 100
        ? `Cancel until ${until} and you get a full refund.`
        : `Cancel until ${until} and you get ${percent}% back: ${amount}.`,
    afterwards: 'After that the trip is non-refundable.',
    none: 'This departure is non-refundable.',
    perPerson: 'Amounts are for one person, with taxes and fees.',
    hold: 'When you book we hold your seats for ten minutes while you pay; the contract exists once the page says Confirmed.',
    whole: 'All terms',
  },
  questions: {
    pay: {
      title: 'What do I pay in all?',
      text: (sum: string, price: string, taxes: string) =>
        `${sum} per person on this date: ${price} and ${taxes} taxes and fees. It is the same number at the end of the checkout.`,
    },
    runs: {
      title: 'Will it run for certain?',
      always: 'Yes. This departure runs however many book.',
      from: (minimum: number, booked: number) =>
        `This departure runs from ${minimum} travelers, and ${booked === 1 ? '1 has' : `${booked} have`} booked. Should it not run, you get back all you paid.`,
    },
    group: {
      title: 'How many can book together?',
      text: (guests: number, spots: number) =>
        `Up to ${guests} in one booking. ${spots === 0 ? 'This date is sold out, and has a waiting list.' : `On this date ${spots === 1 ? '1 spot is' : `${spots} spots are`} left, counted a moment ago.`}`,
    },
    change: {
      title: 'Can the days change?',
      text: 'The days may change places, and weather, snow, sea or the decision of a guide may replace one plan by another of equal worth.',
    },
    who: {
      title: 'Who answers my questions?',
      text: `We do, at ${site.email} or ${site.phone}.`,
    },
  },
} as const;
