import type { Lesson } from '../../src/features/learn/contract/lessons.ts';

export const measureBeforeYouPack: Lesson = {
  id: 'measure-before-you-pack',
  title: 'Measure Before You Pack',
  series: 'packing-once',
  episode: 1,
  description: 'What a cabin bag may measure and weigh, what may be in it, and the plug that waits at the other end.',
  picture: 'nyc',
  chapters: [
    {
      title: 'The bag itself',
      scenes: [
        { visual: { kind: 'title', picture: 'nyc' }, lines: [], hold: 2.6 },
        {
          visual: { kind: 'film', film: 'ai-results' },
          lines: [
            'The dearest thing in your bag may be the two centimeters it is too high.',
            'So take a tape measure first, wheels and handles included.',
          ],
        },
        {
          visual: {
            kind: 'compare',
            behind: 'hamptons',
            title: 'What goes into the cabin, in centimeters',
            columns: ['Size', 'Weight'],
            rows: [
              { name: 'British Airways', cells: ['56 × 45 × 25', '23 kg'] },
              { name: 'Lufthansa', cells: ['55 × 40 × 23', '8 kg'] },
              { name: 'Delta', cells: ['56 × 35 × 23', 'on most routes none'] },
              { name: 'Ryanair, free of charge', cells: ['40 × 30 × 20', 'under the seat'] },
            ],
          },
          lines: [
            'British Airways allows a large bag, as heavy as you can lift yourself.',
            'Lufthansa wants it smaller, and weighs it: eight kilos.',
            'Delta measures in inches, and seldom weighs.',
            'And on Ryanair the free bag is a small one. It goes under the seat.',
          ],
          hold: 1.2,
        },
        {
          visual: { kind: 'picture', picture: 'copenhagen', move: 'right' },
          lines: [
            'Two airlines on one ticket? Then the smaller limit is yours.',
            'It stands in the booking, under baggage. Read it for every leg.',
          ],
        },
      ],
    },
    {
      title: 'What may be in it',
      scenes: [
        {
          visual: {
            kind: 'figure',
            behind: 'miami',
            figures: [
              {
                value: '100 ml',
                text: 'a container of liquid, at most checks; all of them in one clear liter bag',
                on: 1,
              },
              { value: '100 Wh', text: 'a power bank, in the cabin only', on: 3 },
            ],
          },
          lines: [
            'Liquids: a hundred milliliters each. The size of the bottle counts, not what is left in it.',
            'Jam, soft cheese and snow globes count as liquids, too.',
            'Power banks: up to a hundred watt hours, always with you, never in a checked bag.',
          ],
          hold: 1,
        },
        {
          visual: {
            kind: 'steps',
            behind: 'austin',
            title: 'At home, the evening before',
            rows: [
              { text: 'Stand on the scale with the bag', note: 'Then without: the difference is its weight' },
              { text: 'Leave a kilo free', note: 'For the way back' },
              { text: 'Put the liquids on top' },
              { text: 'Take a picture of what is in it', note: 'For the airline, should it be lost' },
            ],
          },
          lines: [
            'Stand on the bathroom scale with the bag, and once without it.',
            'Leave a kilo free. Nobody comes home with less.',
            'Put the liquids on top, where security wants them.',
            'And take one picture of the open bag. If it is lost, you know what was in it.',
          ],
          hold: 0.8,
        },
      ],
    },
    {
      title: 'The other end of the cable',
      scenes: [
        {
          visual: {
            kind: 'plug',
            behind: 'london',
            plugs: [
              { type: 'A', text: 'United States, Japan', on: 1 },
              { type: 'C', text: 'Most of Europe', on: 2 },
              { type: 'G', text: 'United Kingdom', on: 3 },
              { type: 'K', text: 'Denmark', on: 4 },
            ],
          },
          lines: [
            'Two flat pins in America, and in Japan, where the current is weaker.',
            'Two round ones in most of Europe.',
            'Three square ones in Britain.',
            'And in Denmark a socket that smiles. The plug with two round pins fits it, too.',
          ],
          hold: 1.2,
        },
        {
          visual: { kind: 'picture', picture: 'tokyo', move: 'in' },
          lines: [
            'Look at the small print of your charger. If it says 100 to 240 volts, an adapter is enough.',
            'A hair dryer that says less stays at home.',
          ],
          hold: 1.8,
        },
      ],
    },
  ],
  facts: [
    {
      text: 'British Airways: cabin bag up to 56 × 45 × 25 cm and 23 kg.',
      source: {
        name: 'British Airways, hand baggage',
        url: 'https://www.britishairways.com/content/information/baggage-essentials/hand-baggage-allowances',
      },
      asOf: '2025-01',
    },
    {
      text: 'Lufthansa: carry-on up to 55 × 40 × 23 cm and 8 kg.',
      source: { name: 'Lufthansa, carry-on baggage', url: 'https://www.lufthansa.com/xx/en/carry-on-baggage' },
      asOf: '2025-01',
    },
    {
      text: 'Delta: carry-on up to 22 × 14 × 9 inches.',
      source: {
        name: 'Delta, carry-on baggage',
        url: 'https://www.delta.com/us/en/baggage/carry-on-baggage/overview',
      },
      asOf: '2025-01',
    },
    {
      text: 'Ryanair: one small bag of 40 × 30 × 20 cm under the seat is included; larger bags are extra.',
      source: { name: 'Ryanair, bag rules', url: 'https://help.ryanair.com/hc/en-ie' },
      asOf: '2025-09',
    },
    {
      text: 'Liquids in hand baggage at airports of the European Union: containers of up to 100 ml unless the airport says otherwise.',
      source: {
        name: 'Your Europe, luggage restrictions',
        url: 'https://europa.eu/youreurope/citizens/travel/carry/luggage-restrictions/index_en.htm',
      },
      asOf: '2025-08',
    },
    {
      text: 'Power banks are carried in the cabin; above 100 watt hours the airline must approve.',
      source: { name: 'FAA PackSafe, lithium batteries', url: 'https://www.faa.gov/hazmat/packsafe/lithium-batteries' },
      asOf: '2025-08',
    },
    {
      text: 'Plugs: types A and B in the United States and Japan, C and F in most of Europe, G in the United Kingdom, K in Denmark. Japan uses 100 volts.',
      source: { name: 'International Electrotechnical Commission, world plugs', url: 'https://www.iec.ch/world-plugs' },
      asOf: '2025-01',
    },
  ],
  questions: [
    {
      ask: 'Two airlines share your ticket. Whose limit counts?',
      answers: ['The larger', 'The smaller', 'The one you paid', 'Neither'],
      right: 1,
      why: 'The bag must pass on every leg, so the stricter rule decides.',
    },
    {
      ask: 'A bottle of 200 ml holds a last sip of sunscreen. May it pass?',
      answers: ['Yes, it is nearly empty', 'Only in summer', 'At most checks no', 'Yes, if it is clear'],
      right: 2,
      why: 'The size of the container counts, not what is left in it.',
    },
    {
      ask: 'How do you weigh a bag at home?',
      answers: [
        'By guessing',
        'On the kitchen scale',
        'By lifting it with one finger',
        'On the bathroom scale: with it, and without',
      ],
      right: 3,
      why: 'The difference of the two is its weight.',
    },
    {
      ask: 'Which plug does Britain use?',
      answers: ['Two flat pins', 'Two round pins', 'Three square pins', 'A socket that smiles'],
      right: 2,
      why: 'Type G, and nearly nobody else in Europe does.',
    },
    {
      ask: 'Your charger says 100–240 V. What do you need abroad?',
      answers: ['A transformer', 'Only an adapter for the plug', 'A new charger', 'Nothing at all, anywhere'],
      right: 1,
      why: 'It takes every voltage; only the shape of the plug differs.',
    },
  ],
};
