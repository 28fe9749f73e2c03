import type { Lesson } from '../../src/features/learn/contract/lessons.ts';

export const firstRide: Lesson = {
  id: 'first-ride',
  title: 'The First Ride',
  series: 'arriving-well',
  episode: 2,
  description: 'Cards, caps and stamps: how a city lets you on its trains, and the small mistakes that cost a fine.',
  picture: 'lisbon',
  chapters: [
    {
      title: 'Into the city',
      scenes: [
        { visual: { kind: 'title', picture: 'lisbon' }, lines: [], hold: 2.6 },
        {
          visual: {
            kind: 'map',
            title: 'London, from Heathrow into town',
            frame: { west: -0.5, east: 0.1, south: 51.44, north: 51.56 },
            shapes: [],
            points: [
              { name: 'Heathrow', at: [-0.4543, 51.4713], side: 'below', on: 1 },
              { name: 'Paddington', at: [-0.1759, 51.5154], side: 'below', on: 2 },
              { name: 'Liverpool Street', at: [-0.0822, 51.5178], side: 'above', on: 3 },
            ],
            routes: [
              {
                name: 'The Thames',
                by: 'sea',
                along: [
                  [-0.52, 51.43],
                  [-0.45, 51.39],
                  [-0.34, 51.405],
                  [-0.307, 51.43],
                  [-0.325, 51.455],
                  [-0.287, 51.488],
                  [-0.25, 51.478],
                  [-0.232, 51.488],
                  [-0.213, 51.468],
                  [-0.17, 51.481],
                  [-0.125, 51.486],
                  [-0.121, 51.501],
                  [-0.112, 51.509],
                  [-0.076, 51.506],
                  [-0.05, 51.502],
                  [-0.033, 51.509],
                  [-0.026, 51.489],
                  [-0.008, 51.484],
                  [0.003, 51.507],
                  [0.03, 51.495],
                  [0.08, 51.504],
                  [0.16, 51.49],
                ],
                on: 1,
              },
              {
                name: 'Elizabeth line',
                by: 'rail',
                along: [
                  [-0.4543, 51.4713],
                  [-0.425, 51.499],
                  [-0.3786, 51.5059],
                  [-0.3013, 51.5149],
                  [-0.2671, 51.5169],
                  [-0.1759, 51.5154],
                  [-0.149, 51.514],
                  [-0.1306, 51.5165],
                  [-0.105, 51.5203],
                  [-0.0822, 51.5178],
                ],
                on: 2,
              },
            ],
          },
          lines: [
            'London lies along its river, and the airport far out in the west of it.',
            'The Elizabeth line runs from under the terminal to Paddington,',
            'and on, without a change, below the whole city.',
            'No ticket is needed. You touch the reader with the card you pay with.',
          ],
          hold: 1.2,
        },
      ],
    },
    {
      title: 'Touch, and touch again',
      scenes: [
        {
          visual: {
            kind: 'steps',
            behind: 'london',
            title: 'London: the same card all day',
            rows: [
              { text: 'Touch in', note: 'One card or one phone for each person' },
              { text: 'Touch out', note: 'Otherwise the longest way is charged' },
              { text: 'Never change cards', note: 'The watch and the plastic count as two' },
              { text: 'The cap does the rest', note: 'After a certain sum the day is paid' },
            ],
          },
          lines: [
            'Touch in at the start. Everybody in your party needs a card of their own.',
            'Touch out at the end, or the longest way of all is charged.',
            'Stay with one card. The watch counts as another, even for the same account.',
            'Then the cap protects you: after a certain sum the rest of the day is free.',
          ],
          hold: 0.8,
        },
        {
          visual: {
            kind: 'compare',
            behind: 'tokyo',
            title: 'One card, four habits',
            columns: ['What opens the gate', 'What is different'],
            rows: [
              { name: 'Istanbul', cells: ['Istanbulkart', 'One card pays for the whole party'] },
              { name: 'Tokyo', cells: ['Suica or Pasmo', 'Also as a card in your phone'] },
              { name: 'Copenhagen', cells: ['A zone ticket', 'Good for metro, train, bus and harbor ferry'] },
              { name: 'New York', cells: ['Your bank card', 'After twelve rides in seven days the rest is free'] },
            ],
          },
          lines: [
            'In Istanbul one card is enough: touch it once for each of you.',
            'In Tokyo the card lives in the phone, and also buys the coffee.',
            'In Copenhagen the ticket is for zones, and the harbor ferry belongs to it.',
            'In New York your bank card does it, and after twelve rides the week is paid.',
          ],
          hold: 1,
        },
      ],
    },
    {
      title: 'Paper that wants a stamp',
      scenes: [
        {
          visual: { kind: 'picture', picture: 'italy', move: 'right', label: 'Italy, the coast train' },
          lines: [
            'In Italy a paper ticket for a regional train is worth nothing until it is stamped.',
            'The machine stands at the head of the platform. Do it before you board.',
          ],
        },
        {
          visual: {
            kind: 'phrase',
            behind: 'italy',
            language: 'One question in Italian',
            phrases: [
              {
                said: 'Devo timbrare il biglietto?',
                lang: 'it',
                sounds: 'DEH-vo teem-BRAH-reh eel beel-YET-to',
                means: 'Must I stamp the ticket?',
              },
            ],
          },
          lines: ['If you are not sure, ask. An inspector hears every excuse, and believes few.'],
          hold: 1.2,
        },
        {
          visual: { kind: 'film', film: 'guides' },
          lines: [
            'Stand on the right, let people off first, and keep the ticket until the street.',
            'After the second ride you no longer think about it. That is arriving.',
          ],
          hold: 1.8,
        },
      ],
    },
  ],
  facts: [
    {
      text: 'London: pay as you go with a contactless card or phone, touch in and out with the same one; daily and weekly caps apply.',
      source: {
        name: 'Transport for London, pay as you go',
        url: 'https://tfl.gov.uk/fares/how-to-pay-and-where-to-buy-tickets-and-oyster/pay-as-you-go',
      },
      asOf: '2025-10',
    },
    {
      text: 'New York: with the same card or phone, after twelve paid rides in seven days the rest of the seven days is free.',
      source: { name: 'OMNY, the MTA’s fare system', url: 'https://omny.info/' },
      asOf: '2025-10',
    },
    {
      text: 'Istanbul: one Istanbulkart pays tram, metro, funicular and ferry for everyone in the party.',
      source: { name: 'Istanbulkart', url: 'https://www.istanbulkart.istanbul/' },
      asOf: '2025-01',
    },
    {
      text: 'Copenhagen: one zone ticket covers metro, train, bus and harbor ferry.',
      source: { name: 'Visit Copenhagen', url: 'https://www.visitcopenhagen.com/' },
      asOf: '2025-01',
    },
    {
      text: 'Italy: paper tickets for regional trains must be validated before boarding.',
      source: { name: 'Trenitalia', url: 'https://www.trenitalia.com/en.html' },
      asOf: '2025-01',
    },
  ],
  questions: [
    {
      ask: 'You touched in with your watch in London. With what do you touch out?',
      answers: ['With any card of the same account', 'With the watch', 'Not at all', 'With a paper ticket'],
      right: 1,
      why: 'The watch and the plastic count as two travelers. Stay with the one you began with.',
    },
    {
      ask: 'Four of you arrive in Istanbul. How many Istanbulkarts are needed?',
      answers: ['Four', 'Two', 'One', 'None, cash is usual'],
      right: 2,
      why: 'One card pays for the whole party: touch it once for each.',
    },
    {
      ask: 'What must be done with a paper ticket for a regional train in Italy?',
      answers: ['It is stamped before boarding', 'It is shown to the driver', 'It is signed', 'Nothing'],
      right: 0,
      why: 'Without the stamp it counts as unused, and you as traveling without a ticket.',
    },
    {
      ask: 'You forget to touch out in London. What happens?',
      answers: [
        'The ride is free',
        'The shortest fare is charged',
        'Nothing until tomorrow',
        'The longest fare is charged',
      ],
      right: 3,
      why: 'The system does not know where you left, and takes the maximum.',
    },
    {
      ask: 'Which of these belongs to a zone ticket in Copenhagen?',
      answers: ['The harbor ferry', 'The train to Hamburg', 'Taxis', 'The bicycle of the hotel'],
      right: 0,
      why: 'Metro, train, bus and harbor ferry share one ticket.',
    },
  ],
};
