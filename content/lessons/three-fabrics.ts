import type { Lesson } from '../../src/features/learn/contract/lessons.ts';

export const threeFabrics: Lesson = {
  id: 'three-fabrics',
  title: 'Three Fabrics',
  series: 'packing-once',
  episode: 2,
  description: 'Wool, cotton and nylon: what each does when it is wet, warm or worn for a third day.',
  picture: 'hamptons',
  chapters: [
    {
      title: 'Read the label',
      scenes: [
        { visual: { kind: 'title', picture: 'hamptons' }, lines: [], hold: 2.6 },
        {
          visual: { kind: 'film', film: 'checkout' },
          lines: [
            'Two T-shirts look the same on the shelf. On the third day they do not.',
            'The difference stands on the small label inside, in one word.',
          ],
        },
        {
          visual: {
            kind: 'compare',
            behind: 'charleston',
            title: 'Three words on a label',
            columns: ['When it is wet', 'After two days', 'Overnight'],
            rows: [
              { name: 'Merino wool', cells: ['Still warm', 'Smells of little', 'Nearly dry'] },
              { name: 'Cotton', cells: ['Cold and heavy', 'Wants washing', 'Still damp'] },
              { name: 'Nylon', cells: ['Holds little water', 'Smells soon', 'Dry'] },
            ],
          },
          lines: [
            'Merino wool stays warm when it is damp, and can be worn for days.',
            'Cotton is lovely until it is wet. Then it is cold, and stays so until noon.',
            'Nylon dries while you sleep. Only your nose will tell it from wool.',
          ],
          hold: 1.6,
        },
      ],
    },
    {
      title: 'Each in its place',
      scenes: [
        {
          visual: { kind: 'picture', picture: 'niseko', move: 'in', label: 'Next to the skin in the cold: wool' },
          lines: [
            'In the cold wear wool next to the skin, and no cotton at all.',
            'Wet cotton takes the heat out of you. Rangers tell it to every hiker.',
          ],
        },
        {
          visual: { kind: 'picture', picture: 'jaco', move: 'left', label: 'In damp heat: nylon, cut wide' },
          lines: [
            'In damp heat wear thin nylon, cut wide, so that the air goes through.',
            'It is dry an hour after the rain, and rain comes every afternoon.',
          ],
        },
        {
          visual: {
            kind: 'picture',
            picture: 'marrakesh',
            move: 'right',
            label: 'In dry heat: cotton and linen, long',
          },
          lines: [
            'In dry heat cotton and linen are right, and long sleeves cooler than bare arms.',
            'They give shade, and they are what people there wear.',
          ],
        },
      ],
    },
    {
      title: 'Three layers',
      scenes: [
        {
          visual: {
            kind: 'layers',
            behind: 'colorado',
            title: 'From the wind to the skin',
            layers: [
              { name: 'Outside', text: 'a shell against wind and rain', tone: 'good', on: 3 },
              { name: 'Between', text: 'fleece or down: still air', tone: 'fair', on: 2 },
              { name: 'On the skin', text: 'thin wool or nylon', tone: 'good', on: 1 },
            ],
          },
          lines: [
            'On the skin something thin that carries the sweat away.',
            'Between, something full of air. Down is the lightest, as long as it stays dry.',
            'Outside a shell, and nothing else. It need not be warm, only tight.',
            'Take a layer off before you sweat, and put it on before you shiver.',
          ],
          hold: 0.8,
        },
        {
          visual: {
            kind: 'steps',
            behind: 'santorini',
            title: 'Before a piece goes into the bag',
            rows: [
              { text: 'Crush it in your fist for ten seconds', note: 'Does it stay creased?' },
              { text: 'Hold it against the light', note: 'Does the sun come through?' },
              { text: 'Wet a corner in the evening', note: 'Is it dry in the morning?' },
            ],
          },
          lines: [
            'Test a piece at home. Crush it in your fist: creases tell how it will arrive.',
            'Hold it to the light: what the sun comes through, it burns through.',
            'Wet a corner at night. If it is dry in the morning, it may come.',
          ],
          hold: 1.4,
        },
      ],
    },
  ],
  facts: [
    {
      text: 'Cotton holds moisture and loses its warmth when wet; dress in layers of wool or synthetics for cold weather.',
      source: {
        name: 'U.S. National Park Service, hike smart',
        url: 'https://www.nps.gov/subjects/healthandsafety/hiking.htm',
      },
      asOf: '2025-01',
    },
    {
      text: 'Clothing protects from the sun: long sleeves and tightly woven fabric are better than thin, wet or pale ones.',
      source: { name: 'CDC, sun safety', url: 'https://www.cdc.gov/skin-cancer/sun-safety/index.html' },
      asOf: '2025-01',
    },
    {
      text: 'Layers in the cold: one that wicks, one that insulates, one against wind and wet.',
      source: {
        name: 'National Weather Service, cold weather safety',
        url: 'https://www.weather.gov/safety/cold',
      },
      asOf: '2025-01',
    },
  ],
  questions: [
    {
      ask: 'Which fabric should not be next to the skin in the cold?',
      answers: ['Wool', 'Nylon', 'Cotton', 'Silk'],
      right: 2,
      why: 'Once it is wet it takes heat out of you and does not dry.',
    },
    {
      ask: 'Which of the three dries most quickly?',
      answers: ['Merino wool', 'Cotton', 'Nylon', 'They are all the same'],
      right: 2,
      why: 'It takes up hardly any water in the first place.',
    },
    {
      ask: 'What does the outer layer have to do?',
      answers: ['Be as warm as possible', 'Keep out wind and rain', 'Carry away sweat', 'Look good at dinner'],
      right: 1,
      why: 'The layer between holds the warm air. The outer one only keeps it there.',
    },
    {
      ask: 'When do you take a layer off?',
      answers: ['Before you sweat', 'When you are soaked', 'At the summit', 'Never'],
      right: 0,
      why: 'Sweat makes the next hour cold.',
    },
    {
      ask: 'In the dry heat of Marrakesh long sleeves are',
      answers: ['a mistake', 'shade that you wear', 'forbidden', 'only for the evening'],
      right: 1,
      why: 'Loose cotton or linen keeps the sun off, and is what people there wear.',
    },
  ],
};
