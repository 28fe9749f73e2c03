import type { Lesson } from '../../src/features/learn/contract/lessons.ts';

export const whereAFareComesFrom: Lesson = {
  id: 'where-a-fare-comes-from',
  title: 'Where a Fare Comes From',
  series: 'budget-by-design',
  episode: 1,
  description: 'Why two people in one row have paid two prices, and which part of a fare you can move.',
  picture: 'santorini',
  chapters: [
    {
      title: 'One row, two prices',
      scenes: [
        { visual: { kind: 'title', picture: 'santorini' }, lines: [], hold: 2.6 },
        {
          visual: { kind: 'film', film: 'home' },
          lines: [
            'You and the man at the window sit in the same row. He has paid half.',
            'He was not lucky. He bought another thing, with the same seat in it.',
          ],
        },
        {
          visual: {
            kind: 'steps',
            behind: 'miami',
            title: 'What an airline really sells',
            rows: [
              { text: 'Few seats at the lowest fare', note: 'No changes, no money back' },
              { text: 'More at the next', note: 'Changes for a fee' },
              { text: 'The last ones at the highest', note: 'For those who decide tomorrow' },
            ],
          },
          lines: [
            'A plane is sold in drawers. The lowest holds a few seats, with hard rules.',
            'When it is empty the next one opens, a little dearer and a little kinder.',
            'The last drawer waits for people who must fly tomorrow, and pay for that.',
          ],
          hold: 0.8,
        },
      ],
    },
    {
      title: 'The shape of a price',
      scenes: [
        {
          visual: {
            kind: 'curve',
            behind: 'ibiza',
            title: 'A usual shape, not a promise',
            points: [
              [0, 0.42],
              [0.15, 0.4],
              [0.3, 0.33],
              [0.45, 0.22],
              [0.6, 0.16],
              [0.72, 0.2],
              [0.82, 0.38],
              [0.92, 0.68],
              [1, 0.95],
            ],
            across: ['10 months before', 'departure'],
            marks: [
              { at: 0.12, text: 'nobody hurries', on: 1 },
              { at: 0.58, text: 'the drawers are open', on: 2 },
              { at: 0.93, text: 'the last three weeks', on: 3 },
            ],
          },
          lines: [
            'Ten months before, a fare is a guess, and guesses are set high.',
            'Then come the weeks in which the low drawers are open. Buy there.',
            'In the last three weeks it climbs, since whoever asks now has no choice.',
            'For the week of a great feast the whole curve moves months to the left.',
          ],
          hold: 1,
        },
        {
          visual: { kind: 'picture', picture: 'lisbon', move: 'left' },
          lines: [
            'And the old tale that fares are low on Tuesdays? Look at the day you fly instead.',
            'A Wednesday at noon has empty seats. A Friday at six has none.',
          ],
        },
      ],
    },
    {
      title: 'What you can move',
      scenes: [
        {
          visual: {
            kind: 'bill',
            behind: 'nyc',
            place: 'One fare, taken apart',
            rows: [
              { text: 'The seat: day, hour, drawer', amount: 'moves', mark: true, on: 1 },
              { text: 'Surcharges of the airline', amount: 'moves little', on: 2 },
              { text: 'Taxes and airport charges', amount: 'fixed', on: 3 },
              { text: 'Bag, place, sandwich', amount: 'your choice', mark: true, on: 4 },
            ],
          },
          lines: [
            'The seat itself moves most: with the day, the hour and the drawer.',
            'Surcharges belong to the airline, whatever they are named after.',
            'Taxes are fixed by the country you leave. Another airport can be another tax.',
            'And the bag, the place and the sandwich are decided by you alone.',
          ],
          hold: 1,
        },
        {
          visual: {
            kind: 'figure',
            behind: 'london',
            figures: [
              { value: '24 h', text: 'to cancel for nothing, in the United States, a week or more before the flight' },
            ],
          },
          lines: [
            'The law is on your side in two things. The first price shown must be the whole one.',
            'And in America you may sleep on it: a day to cancel, if the flight is a week away.',
          ],
          hold: 0.8,
        },
        {
          visual: { kind: 'film', film: 'upcoming-trips' },
          lines: [
            'So choose the day before the airline, and the bag before the seat.',
            'Then look once more, and buy. A fare watched for weeks only costs you sleep.',
          ],
          hold: 1.8,
        },
      ],
    },
  ],
  facts: [
    {
      text: 'In the European Union the first price shown for a flight must include all taxes, charges and fees that cannot be avoided.',
      source: {
        name: 'Your Europe, air passenger rights and prices',
        url: 'https://europa.eu/youreurope/citizens/travel/passenger-rights/air/index_en.htm',
      },
      asOf: '2025-01',
    },
    {
      text: 'In the United States the advertised fare must be the full fare. Booked seven days or more before departure, it can be held or canceled without a fee for 24 hours, if it was bought from the airline.',
      source: {
        name: 'U.S. Department of Transportation, buying a ticket',
        url: 'https://www.transportation.gov/individuals/aviation-consumer-protection/buying-ticket',
      },
      asOf: '2025-01',
    },
    {
      text: 'Britain taxes each passenger who departs from its airports, by distance and class: the rates stand in one table.',
      source: {
        name: 'GOV.UK, rates for Air Passenger Duty',
        url: 'https://www.gov.uk/guidance/rates-and-allowances-for-air-passenger-duty',
      },
      asOf: '2025-04',
    },
  ],
  questions: [
    {
      ask: 'Why have two people in one row paid different fares?',
      answers: [
        'One of them complained',
        'The seats are sold in several fares with different rules',
        'It is a mistake',
        'One has a better seat',
      ],
      right: 1,
      why: 'A few seats are cheap and strict, the last ones dear and flexible.',
    },
    {
      ask: 'When do fares usually climb most?',
      answers: ['Ten months before', 'Half a year before', 'In the last three weeks', 'On Tuesdays'],
      right: 2,
      why: 'Whoever asks then has little choice, and airlines know it.',
    },
    {
      ask: 'Which part of a fare can you not move?',
      answers: ['Taxes and airport charges', 'The day', 'The bag', 'The place in the cabin'],
      right: 0,
      why: 'They are set by the country and the airport you leave from.',
    },
    {
      ask: 'You booked with an airline in America yesterday evening, three weeks ahead. Within which time can you cancel for nothing?',
      answers: ['One hour', '24 hours', 'Seven days', 'Never'],
      right: 1,
      why: 'If the flight is at least seven days away, the rule gives a day.',
    },
    {
      ask: 'Which flight is likely to be the cheapest?',
      answers: ['Friday at six in the evening', 'Sunday afternoon', 'Wednesday at noon', 'The day before a feast'],
      right: 2,
      why: 'It is the one with empty seats.',
    },
  ],
};
