import type { Lesson } from '../../src/features/learn/contract/lessons.ts';

export const firstHour: Lesson = {
  id: 'first-hour',
  title: 'The First Hour in a New City',
  series: 'arriving-well',
  episode: 3,
  description:
    'Leave the terminal calm: cash or card, train or taxi, and the three things worth doing before you reach your room.',
  picture: 'istanbul',
  chapters: [
    {
      title: 'At the belt',
      scenes: [
        { visual: { kind: 'title', picture: 'istanbul' }, lines: [], hold: 2.6 },
        {
          visual: { kind: 'film', film: 'guides', label: 'Lisbon, the river at six' },
          lines: [
            'In no hour of a journey are you so easy to sell to as in the first.',
            'You are tired. The signs are new. Everybody you meet has something to offer.',
            'So do your thinking early, while the suitcase is still on its way.',
          ],
        },
        {
          visual: {
            kind: 'steps',
            behind: 'london',
            title: 'Decided at the belt',
            rows: [
              { when: '1', text: 'How I pay', note: 'Which card, and how much cash' },
              { when: '2', text: 'How I ride', note: 'Train, coach or taxi, and from which door' },
              { when: '3', text: 'What I leave for tomorrow', note: 'Nearly everything' },
            ],
          },
          lines: [
            'Decide how you will pay.',
            'Decide how you will ride, and from which door.',
            'And decide what you will not do today.',
          ],
          hold: 1.4,
        },
      ],
    },
    {
      title: 'Cash or card',
      scenes: [
        {
          visual: { kind: 'picture', picture: 'miami', move: 'left' },
          lines: [
            'The brightest counter in the hall changes money. It lives on being the first you see.',
            'Walk past it. A bank’s own cash machine, a little further on, is nearly always fairer.',
          ],
        },
        {
          visual: {
            kind: 'bill',
            behind: 'lisbon',
            place: 'The cash machine asks',
            rows: [
              { text: 'You take out', amount: '€100.00', on: 1 },
              { text: 'Charge me in dollars, at the machine’s rate', amount: 'No', on: 2 },
              { text: 'Charge me in euros, at my bank’s rate', amount: 'Yes', mark: true, on: 4 },
            ],
          },
          lines: [
            'Then a question appears on the screen, and it sounds helpful.',
            'Shall we charge you in your own currency?',
            'Whoever says yes lets the machine set the rate, and pays for the favor.',
            'Say no. Choose the money of the country, here and at every card terminal.',
          ],
          hold: 1.2,
        },
        {
          visual: {
            kind: 'compare',
            behind: 'copenhagen',
            title: 'How much cash for the first day?',
            columns: ['In your pocket', 'What it is for'],
            rows: [
              { name: 'Copenhagen', cells: ['None', 'Cards are taken even at the market'] },
              { name: 'Lisbon', cells: ['€20', 'A coffee, a pastry, a round tip'] },
              { name: 'Istanbul', cells: ['A few small notes', 'Tea, tips, the small shop'] },
            ],
          },
          lines: [
            'How much? In Copenhagen nothing: the card is taken everywhere.',
            'In Lisbon a banknote for the coffee bars.',
            'In Istanbul small notes, since nobody can change a large one for a glass of tea.',
          ],
          hold: 1.2,
        },
      ],
    },
    {
      title: 'Train or taxi',
      scenes: [
        {
          visual: {
            kind: 'map',
            title: 'Lisbon, from the airport to the river',
            frame: { west: -9.2, east: -9.09, south: 38.69, north: 38.79 },
            shapes: [
              {
                of: 'water',
                outline: [
                  [-9.9, 38.67],
                  [-9.3, 38.688],
                  [-9.2, 38.694],
                  [-9.176, 38.7],
                  [-9.15, 38.7045],
                  [-9.136, 38.7065],
                  [-9.127, 38.71],
                  [-9.118, 38.716],
                  [-9.108, 38.727],
                  [-9.1, 38.743],
                  [-9.094, 38.757],
                  [-9.092, 38.775],
                  [-9.08, 38.82],
                  [-9.03, 38.86],
                  [-8.96, 38.9],
                  [-8.93, 38.86],
                  [-8.97, 38.79],
                  [-9.0, 38.74],
                  [-9.03, 38.68],
                  [-9.1, 38.67],
                  [-9.15, 38.683],
                  [-9.22, 38.675],
                  [-9.24, 38.66],
                  [-9.9, 38.5],
                ],
              },
            ],
            points: [
              { name: 'Airport', at: [-9.1287, 38.7685], side: 'left', on: 1 },
              { name: 'Alameda', at: [-9.1338, 38.737], side: 'left', on: 3 },
              { name: 'Baixa-Chiado', at: [-9.1397, 38.7107], side: 'left', on: 3 },
            ],
            routes: [
              {
                name: 'Metro, red line',
                by: 'rail',
                along: [
                  [-9.1287, 38.7685],
                  [-9.1163, 38.7707],
                  [-9.1036, 38.7671],
                  [-9.0993, 38.7677],
                  [-9.1025, 38.7605],
                  [-9.1147, 38.7549],
                  [-9.1181, 38.7487],
                  [-9.1246, 38.7392],
                  [-9.1338, 38.737],
                ],
                on: 2,
              },
              {
                name: 'Green line',
                by: 'rail',
                along: [
                  [-9.1338, 38.737],
                  [-9.1349, 38.7332],
                  [-9.1353, 38.7266],
                  [-9.1357, 38.7224],
                  [-9.1381, 38.7148],
                  [-9.1397, 38.7107],
                ],
                on: 3,
              },
            ],
          },
          lines: [
            'Lisbon’s airport lies within the city, seven kilometers from the river.',
            'The metro starts under the terminal: the red line, as far as Alameda.',
            'Change once, and after thirty-five minutes you are among the old streets.',
            'That is €1.90. A taxi is fifteen to twenty euros, and worth it with three bags.',
          ],
          hold: 1.6,
        },
        {
          visual: {
            kind: 'bars',
            behind: 'istanbul',
            title: 'From the airport to the center, by the usual public way',
            bars: [
              { name: 'Copenhagen, metro', value: 15, text: '15 min', tone: 'good' },
              { name: 'Lisbon, metro', value: 35, text: '35 min', tone: 'fair' },
              { name: 'Istanbul, coach', value: 80, text: '80 min', tone: 'poor' },
            ],
          },
          lines: [
            'In Copenhagen the metro needs a quarter of an hour, and runs all night.',
            'Lisbon’s takes thirty-five minutes with the change.',
            'Istanbul’s coach needs eighty, and a taxi stands in the same traffic.',
          ],
          hold: 1.2,
        },
        {
          visual: {
            kind: 'steps',
            behind: 'tokyo',
            title: 'If it is a taxi',
            rows: [
              { text: 'From the marked rank', note: 'Never from a voice in the hall' },
              { text: 'The meter runs, or the price is agreed', note: 'Before the door closes' },
              { text: 'The address in writing', note: 'In the letters your driver reads' },
              { text: 'Your own map open', note: 'You need not say a word about it' },
            ],
          },
          lines: [
            'Take a taxi from the marked rank, never from a voice in the hall.',
            'The meter runs, or you agree on the price before the door closes.',
            'Show the address in writing, in the letters your driver reads.',
            'And keep your own map open on your knee.',
          ],
          hold: 1,
        },
      ],
    },
    {
      title: 'Three things before your room',
      scenes: [
        {
          visual: { kind: 'picture', picture: 'nyc', move: 'in', label: 'One: a map that works without a network' },
          lines: [
            'Three small things first. One: save the map of the city on your phone.',
            'The whole city, with your street marked, so that it opens without a network.',
          ],
        },
        {
          visual: {
            kind: 'figure',
            behind: 'london',
            figures: [
              { value: '112', text: 'in every country of the European Union, free, from any phone', on: 1 },
              { value: '911', text: 'in the United States and Canada', on: 2 },
            ],
          },
          lines: [
            'Two: know the number for help. In the European Union it is 112, everywhere.',
            'In the United States it is 911. Say where you are before you say what happened.',
          ],
          hold: 1,
        },
        {
          visual: { kind: 'picture', picture: 'spain', move: 'right', label: 'Three: water, and something small' },
          lines: [
            'Three: buy water and something to eat before you see the bed.',
            'A hungry traveler takes the first restaurant, and the first restaurant knows it.',
          ],
        },
      ],
    },
    {
      title: 'The first evening',
      scenes: [
        {
          visual: {
            kind: 'day',
            behind: 'hamptons',
            title: 'A first day after a night flight',
            rows: [
              {
                name: 'What you feel like',
                parts: [
                  { from: 7, to: 10, text: '', tone: 'plain' },
                  { from: 10, to: 15, text: 'Bed', tone: 'sleep' },
                  { from: 15, to: 24, text: '', tone: 'plain' },
                ],
                on: 1,
              },
              {
                name: 'What helps',
                parts: [
                  { from: 7, to: 9, text: '', tone: 'plain' },
                  { from: 9, to: 20, text: 'Daylight, on foot', tone: 'light' },
                  { from: 22, to: 24, text: 'Bed', tone: 'sleep' },
                ],
                on: 2,
              },
            ],
          },
          lines: [
            'After a night flight your body asks for bed at noon.',
            'Give it daylight instead: light is what moves the inner clock.',
            'Stay outside, walk slowly, and go to bed when the city does.',
          ],
          hold: 0.8,
        },
        {
          visual: { kind: 'film', film: 'restaurants' },
          lines: [
            'Eat near your door. Order one thing you cannot name.',
            'The sights have waited for centuries and will wait until the morning.',
          ],
        },
        {
          visual: { kind: 'film', film: 'upcoming-trips' },
          lines: ['Tonight you have done enough. You have arrived.'],
          hold: 3,
        },
      ],
    },
  ],
  facts: [
    {
      text: 'Paying in your own currency abroad lets the merchant or the machine set the rate. In the European Union they must show its mark-up over the rate of the European Central Bank before you accept.',
      source: {
        name: 'Your Europe, payments and transfers within the EU',
        url: 'https://europa.eu/youreurope/citizens/consumers/financial-products-and-services/payments-transfers-cheques/index_en.htm',
      },
      asOf: '2025-01',
    },
    {
      text: 'Lisbon: metro from the airport to the center with one change, about 35 minutes, €1.90; a taxi about €15–20.',
      source: { name: 'Metropolitano de Lisboa', url: 'https://www.metrolisboa.pt/en/' },
      asOf: '2025-11',
    },
    {
      text: 'Copenhagen: metro M2 from the airport into the city in about 15 minutes; the metro runs day and night.',
      source: { name: 'Copenhagen Metro', url: 'https://m.dk/en/' },
      asOf: '2025-01',
    },
    {
      text: 'Istanbul Airport: coaches to the center take about 80 minutes, depending on the traffic.',
      source: { name: 'Havaist', url: 'https://hava.ist/en' },
      asOf: '2025-01',
    },
    {
      text: '112 is the emergency number in every country of the European Union, free from any phone.',
      source: {
        name: 'European Commission, 112',
        url: 'https://digital-strategy.ec.europa.eu/en/policies/112',
      },
      asOf: '2025-01',
    },
    {
      text: 'Light at the right time of day is the strongest signal for the inner clock after crossing time zones.',
      source: {
        name: 'CDC Yellow Book, jet lag disorder',
        url: 'https://www.cdc.gov/yellow-book/hcp/travel-air-sea/jet-lag-disorder.html',
      },
      asOf: '2025-04',
    },
  ],
  questions: [
    {
      ask: 'A cash machine in Lisbon offers to charge you in dollars. What do you choose?',
      answers: [
        'Dollars, because then I know the amount',
        'Euros, so that my own bank sets the rate',
        'Whichever button is green',
        'It makes no difference',
      ],
      right: 1,
      why: 'In your own currency the machine sets the rate and adds its share. In the money of the country your bank does the sum.',
    },
    {
      ask: 'Where do you take a taxi at an airport you do not know?',
      answers: [
        'From the driver who greets you in the hall',
        'Wherever the line is shortest',
        'From the marked rank outside',
        'From the upper level, where people are dropped',
      ],
      right: 2,
      why: 'The rank is where drivers are known and watched. A voice in the hall is neither.',
    },
    {
      ask: 'You need an ambulance in Copenhagen. Which number?',
      answers: ['911', '999', '110', '112'],
      right: 3,
      why: '112 works in every country of the European Union, free and from any phone.',
    },
    {
      ask: 'From which of these airports is the usual public way the longest?',
      answers: ['Istanbul', 'Lisbon', 'Copenhagen', 'They are all about the same'],
      right: 0,
      why: 'About eighty minutes by coach, against thirty-five in Lisbon and fifteen in Copenhagen.',
    },
    {
      ask: 'You land at nine in the morning after a night flight. What helps your inner clock most?',
      answers: [
        'Five hours of sleep at once',
        'Daylight, outside, until the evening',
        'A strong coffee at ten at night',
        'Staying indoors to rest your eyes',
      ],
      right: 1,
      why: 'Light is what the inner clock follows. A long sleep at noon keeps it where you came from.',
    },
  ],
};
