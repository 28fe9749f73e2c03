import type { Lesson } from '../../src/features/learn/contract/lessons.ts';

export const tableAtEight: Lesson = {
  id: 'table-at-eight',
  title: 'A Table at Eight',
  series: 'at-the-table',
  episode: 1,
  description: 'When a city eats, how to book so that the table is really there, and what to say at the door.',
  picture: 'spain',
  chapters: [
    {
      title: 'When they eat',
      scenes: [
        { visual: { kind: 'title', picture: 'spain' }, lines: [], hold: 2.6 },
        {
          visual: { kind: 'film', film: 'restaurants' },
          lines: [
            'At seven you are hungry, and the restaurant is dark.',
            'It is not closed. You are early by two hours and one country.',
          ],
        },
        {
          visual: {
            kind: 'day',
            behind: 'spain',
            title: 'When the kitchen is on',
            rows: [
              {
                name: 'Copenhagen',
                parts: [
                  { from: 11.5, to: 15, text: 'Lunch', tone: 'plain' },
                  { from: 17.5, to: 22, text: 'Dinner', tone: 'light' },
                ],
              },
              {
                name: 'Lisbon',
                parts: [
                  { from: 12.5, to: 15, text: 'Lunch', tone: 'plain' },
                  { from: 19.5, to: 23, text: 'Dinner', tone: 'light' },
                ],
              },
              {
                name: 'Seville',
                parts: [
                  { from: 13.5, to: 16, text: 'Lunch', tone: 'plain' },
                  { from: 20.5, to: 24, text: 'Dinner', tone: 'light' },
                ],
              },
            ],
          },
          lines: [
            'In Copenhagen dinner begins at half past five, and the kitchen closes at ten.',
            'In Lisbon nobody sits down before half past seven.',
            'In Seville the tables fill at nine. Lunch there is the great meal, at two.',
          ],
          hold: 1,
        },
        {
          visual: { kind: 'picture', picture: 'cartagena', move: 'left' },
          lines: [
            'So move your own clock. Eat something small at six, walk, and sit down when they do.',
            'Then you eat in a full room, from a kitchen that is wide awake.',
          ],
        },
      ],
    },
    {
      title: 'A booking that holds',
      scenes: [
        {
          visual: {
            kind: 'steps',
            behind: 'istanbul',
            title: 'Write it so that it cannot be misread',
            rows: [
              { text: 'Friday, June 12', note: 'Never 6/12 or 12/6' },
              { text: '20:30', note: 'Twenty-four hours, no a.m. and no p.m.' },
              { text: 'Four people, one of them six years old' },
              { text: 'One allergy: hazelnut', note: 'Now, not at the table' },
              { text: 'A number that rings abroad', note: 'With the plus and your country' },
            ],
          },
          lines: [
            'Write the day with its name and the month as a word.',
            'Write the hour as they do: half past eight in the evening is 20:30.',
            'Say how many you are, and how old the youngest is.',
            'Say what somebody must not eat now, when the kitchen can still plan.',
            'And leave a number that can be reached from there.',
          ],
          hold: 0.8,
        },
        {
          visual: { kind: 'picture', picture: 'nyc', move: 'in' },
          lines: [
            'If the plan changes, cancel. A message of one line is enough.',
            'Many houses hold a card against the empty chair, and they use it.',
          ],
        },
      ],
    },
    {
      title: 'At the door',
      scenes: [
        {
          visual: {
            kind: 'phrase',
            behind: 'spain',
            language: 'Without a booking, in Spanish',
            phrases: [
              {
                said: '¿Tienen mesa para dos?',
                lang: 'es',
                sounds: 'TYEH-nen MEH-sah PAH-rah dohs',
                means: 'Do you have a table for two?',
              },
              {
                said: 'Podemos esperar.',
                lang: 'es',
                sounds: 'poh-DEH-mohs es-peh-RAHR',
                means: 'We can wait.',
              },
            ],
          },
          lines: [
            'Without a booking, stop at the door. Good evening first, then the question.',
            'And then the two words that open most doors: we can wait.',
          ],
          hold: 1.2,
        },
        {
          visual: { kind: 'picture', picture: 'lisbon', move: 'right' },
          lines: [
            'The first seating of the evening and the last are the easiest to get.',
            'So is the counter. From there you also see the cook.',
          ],
          hold: 1.8,
        },
      ],
    },
  ],
  facts: [
    {
      text: 'Spain: lunch is eaten between about 13:30 and 16:00, dinner from about 20:30 or 21:00.',
      source: { name: 'Spain.info', url: 'https://www.spain.info/en/' },
      asOf: '2025-01',
    },
    {
      text: 'Portugal: dinner is usually served from 19:30.',
      source: { name: 'Visit Portugal', url: 'https://www.visitportugal.com/en' },
      asOf: '2025-01',
    },
    {
      text: 'Denmark: kitchens close early; many take their last orders around 21:30 or 22:00.',
      source: { name: 'Visit Copenhagen', url: 'https://www.visitcopenhagen.com/' },
      asOf: '2025-01',
    },
    {
      text: 'In the European Union restaurants must tell you which of fourteen allergens a dish holds.',
      source: {
        name: 'European Commission, allergens',
        url: 'https://food.ec.europa.eu/food-safety/labelling-and-nutrition/food-information-consumers-legislation_en',
      },
      asOf: '2025-01',
    },
  ],
  questions: [
    {
      ask: 'When do tables fill for dinner in Seville?',
      answers: ['At half past five', 'At seven', 'At nine', 'At midnight'],
      right: 2,
      why: 'Lunch is the great meal there, at two, and dinner comes late.',
    },
    {
      ask: 'How do you write the date of a booking?',
      answers: ['6/12', '12/6', 'Friday, June 12', '12.06.'],
      right: 2,
      why: 'With its weekday, and the month as a word, no country can misread it.',
    },
    {
      ask: 'When do you mention an allergy?',
      answers: ['When the dish arrives', 'With the booking', 'Only if asked', 'After the first bite'],
      right: 1,
      why: 'Then the kitchen can still plan. Say it again at the table.',
    },
    {
      ask: 'You come without a booking. What helps most?',
      answers: [
        'To say that you can wait',
        'To sit down at a free table',
        'To name the price you would pay',
        'To call the owner by name',
      ],
      right: 0,
      why: 'Tables come free all evening. Who can wait, or sits at the counter, usually eats.',
    },
    {
      ask: 'In which city does the kitchen close earliest?',
      answers: ['Seville', 'Lisbon', 'Copenhagen', 'They all close at midnight'],
      right: 2,
      why: 'Around ten; dinner there begins at half past five.',
    },
  ],
};
