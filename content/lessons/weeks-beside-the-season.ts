import type { Lesson } from '../../src/features/learn/contract/lessons.ts';

export const weeksBesideTheSeason: Lesson = {
  id: 'weeks-beside-the-season',
  title: 'The Weeks Beside the Season',
  series: 'budget-by-design',
  episode: 2,
  description: 'How to find the weeks in which a place is still itself and no longer full: weather, sea and calendar.',
  picture: 'ibiza',
  chapters: [
    {
      title: 'Beside, not outside',
      scenes: [
        { visual: { kind: 'title', picture: 'ibiza' }, lines: [], hold: 2.6 },
        {
          visual: { kind: 'film', film: 'booking-confirmation' },
          lines: [
            'Every place has its season, and everybody goes there then.',
            'Beside it lie a few weeks with the same light, and empty chairs.',
            'Go too far from the season, and the chairs are stacked. The art is in between.',
          ],
        },
      ],
    },
    {
      title: 'Lisbon: the heat and the rain',
      scenes: [
        {
          visual: {
            kind: 'year',
            behind: 'lisbon',
            title: 'Lisbon',
            unit: 'mean daily high, °C',
            rows: [{ name: 'High', values: [14.8, 16.2, 18.8, 19.8, 22.1, 25.7, 27.9, 28.3, 26.5, 22.5, 18.2, 15.3] }],
            marks: [
              { months: [7, 8], tone: 'poor', text: 'hot, full, dear', on: 2 },
              { months: [4, 5, 6, 9, 10], tone: 'good', text: 'beside the season', on: 3 },
            ],
          },
          lines: [
            'Here is Lisbon, by the mean heat of its afternoons.',
            'July and August are the season: twenty-eight degrees, and every bed taken.',
            'Before and after lie five months between twenty and twenty-seven.',
          ],
          hold: 1,
        },
        {
          visual: {
            kind: 'year',
            behind: 'lisbon',
            title: 'Lisbon',
            unit: 'days with rain',
            rows: [{ name: 'Rainy days', values: [10, 9, 7, 9, 7, 3, 1, 1, 4, 9, 10, 11] }],
            marks: [
              { months: [6, 9], tone: 'good', text: 'dry as well', on: 2 },
              { months: [4, 10], tone: 'fair', text: 'bring the jacket', on: 3 },
            ],
          },
          lines: [
            'Now ask the second question: how often does it rain?',
            'June and September are dry, too: three or four days in the month.',
            'April and October are mild, and wet every third day. They cost less for a reason.',
          ],
          hold: 1,
        },
      ],
    },
    {
      title: 'Ibiza: the sea is late',
      scenes: [
        {
          visual: {
            kind: 'year',
            behind: 'ibiza',
            title: 'Ibiza',
            unit: '°C',
            rows: [
              {
                name: 'Air, mean daily high',
                values: [15.7, 15.9, 17.7, 19.7, 22.7, 26.8, 29.7, 30.3, 27.7, 23.7, 19.3, 16.8],
                on: 1,
              },
              { name: 'Sea', values: [14, 14, 14, 15.5, 18, 22, 25, 26, 25, 22.5, 19, 16], on: 2 },
            ],
            marks: [
              { months: [5], tone: 'fair', text: 'May: warm air, cold sea', on: 3 },
              { months: [9, 10], tone: 'good', text: 'the sea is still warm', on: 4 },
            ],
          },
          lines: [
            'On an island the air is only half of it. The other half is the sea.',
            'It warms slowly, and cools slowly. It is always a month late.',
            'In May the air has twenty-three degrees, and the sea eighteen.',
            'In October the air is the same, and the sea four degrees warmer.',
            'Who wants to swim goes after the season. Who wants to walk goes before it.',
          ],
          hold: 1.2,
        },
      ],
    },
    {
      title: 'Four questions before you book',
      scenes: [
        {
          visual: {
            kind: 'steps',
            behind: 'colorado',
            title: 'Before you book a cheap week',
            rows: [
              { text: 'What is closed by then?', note: 'Ferries, lifts, kitchens, pools' },
              { text: 'Whose holidays are those?', note: 'Schools, and feasts of the country' },
              { text: 'What can the weather do?', note: 'Storm season, short days' },
              { text: 'What opens just then?', note: 'Harvest, blossom, the first snow' },
            ],
          },
          lines: [
            'What is closed by then? Look at the timetable of the ferry, not at the brochure.',
            'Whose holidays are those? Another country’s schools fill a town as well as yours.',
            'What can the weather do? In New Orleans the cheap weeks are those of the hurricanes.',
            'And what opens just then? Grapes, blossom, the first snow: the season of the few.',
          ],
          hold: 1,
        },
        {
          visual: { kind: 'picture', picture: 'hamptons', move: 'in' },
          lines: ['Then go when the light is long, and the chairs are empty.'],
          hold: 2,
        },
      ],
    },
  ],
  facts: [
    {
      text: 'Lisbon (Geofísico), 1981–2010: mean daily high 25.7 °C in June, 28.3 °C in August, 26.5 °C in September; three rainy days in June, four in September, nine in April and October.',
      source: { name: 'IPMA, climate normals', url: 'https://www.ipma.pt/en/oclima/normais.clima/' },
      asOf: '2025-11',
    },
    {
      text: 'Ibiza Airport, 1981–2010: mean daily high 22.7 °C in May and 23.7 °C in October. Mean sea temperature about 18 °C in May and 22.5 °C in October.',
      source: {
        name: 'AEMET, standard climate values',
        url: 'https://www.aemet.es/en/serviciosclimaticos/datosclimatologicos/valoresclimatologicos',
      },
      asOf: '2025-01',
    },
    {
      text: 'The Atlantic hurricane season runs from June 1 to November 30.',
      source: { name: 'National Hurricane Center', url: 'https://www.nhc.noaa.gov/climo/' },
      asOf: '2025-01',
    },
  ],
  questions: [
    {
      ask: 'You want to swim off Ibiza, but not in the season. When do you go?',
      answers: ['In April', 'In May', 'In early October', 'In December'],
      right: 2,
      why: 'The sea is late: in October it still has 22.5 degrees, in May only 18.',
    },
    {
      ask: 'Which two months in Lisbon are warm, dry and beside the season?',
      answers: ['June and September', 'April and October', 'July and August', 'March and November'],
      right: 0,
      why: 'About 26 degrees, and three or four rainy days in the month.',
    },
    {
      ask: 'Why does the sea lag behind the air?',
      answers: ['It is deeper in summer', 'Water warms and cools slowly', 'Because of the boats', 'It does not'],
      right: 1,
      why: 'It takes up heat until late summer and gives it back in autumn.',
    },
    {
      ask: 'Which question comes first before you book a cheap week?',
      answers: ['What is closed by then?', 'What do others wear?', 'Which airline is it?', 'Is there a pool?'],
      right: 0,
      why: 'A place without its ferry, lift or kitchen is another place.',
    },
    {
      ask: 'When is the Atlantic hurricane season?',
      answers: ['January to March', 'March to May', 'June to November', 'Only in August'],
      right: 2,
      why: 'From June 1 to November 30; that is why those weeks cost less.',
    },
  ],
};
