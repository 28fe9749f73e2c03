import type { Lesson } from '../../src/features/learn/contract/lessons.ts';

export const leaveTheReef: Lesson = {
  id: 'leave-the-reef',
  title: 'Leave the Reef as It Was',
  series: 'lighter-footprint',
  episode: 2,
  description: 'How to swim, walk and look without leaving anything behind: reefs, dunes, turtles and trails.',
  picture: 'jaco',
  chapters: [
    {
      title: 'Under water',
      scenes: [
        { visual: { kind: 'title', picture: 'jaco' }, lines: [], hold: 2.6 },
        {
          visual: { kind: 'picture', picture: 'ibiza', move: 'left' },
          lines: [
            'You put your face under water, and there is a town with nobody’s rules.',
            'It has some. They are older than ours.',
          ],
        },
        {
          visual: {
            kind: 'figure',
            behind: 'jaco',
            figures: [{ value: '1 cm', text: 'a year: how slowly many of the great corals grow', on: 1 }],
          },
          lines: [
            'A great coral grows about a centimeter in a year.',
            'What breaks under a fin took longer to grow than you.',
          ],
          hold: 0.8,
        },
        {
          visual: {
            kind: 'steps',
            behind: 'cartagena',
            title: 'With mask and fins',
            rows: [
              { text: 'Float, never stand', note: 'Not even on what looks like rock' },
              { text: 'Keep your fins high', note: 'Sand they stir up falls on coral' },
              { text: 'Touch nothing, feed nobody' },
              { text: 'A shirt instead of lotion', note: 'The best sunscreen is cloth' },
            ],
          },
          lines: [
            'Float. Never stand, not even on what looks like a stone.',
            'Keep your fins high: the sand they stir up settles on coral and smothers it.',
            'Touch nothing, and feed nobody. Fed fish forget their work, which is to clean.',
            'And wear a shirt. Some lotions harm a reef, and cloth harms none.',
          ],
          hold: 0.8,
        },
      ],
    },
    {
      title: 'On the sand',
      scenes: [
        {
          visual: { kind: 'picture', picture: 'hamptons', move: 'right', label: 'Beach grass: it holds the dune' },
          lines: [
            'The grass on a dune is not decoration. It is what holds the dune.',
            'Its roots are near the top. A path of feet is enough, and the wind does the rest.',
            'So take the fenced way, even if the other is shorter.',
          ],
        },
        {
          visual: { kind: 'film', film: 'demo', label: 'A beach at night' },
          lines: [
            'On turtle beaches the night is theirs. No lamp, no flash, no phone.',
            'The young crawl toward the brightest thing. It should be the sea.',
            'Go with a guide of the reserve, stand still, and stay behind the animal.',
          ],
        },
      ],
    },
    {
      title: 'On the trail',
      scenes: [
        {
          visual: {
            kind: 'bars',
            behind: 'colorado',
            title: 'How near is too near, in American parks',
            bars: [
              { name: 'Most animals', value: 23, text: '25 yards, 23 m', tone: 'fair' },
              { name: 'Bears and wolves', value: 91, text: '100 yards, 91 m', tone: 'poor' },
            ],
          },
          lines: [
            'From most animals keep two bus lengths away.',
            'From bears and wolves a hundred yards. If it looks up at you, you are too near.',
          ],
          hold: 1,
        },
        {
          visual: {
            kind: 'steps',
            behind: 'costa-rica',
            title: 'What you carry out',
            rows: [
              { text: 'Every wrapper', note: 'Also the small corner of it' },
              { text: 'Peels and cores', note: 'They are not from here either' },
              { text: 'No shell, no stone', note: 'Somebody lives in it, or will' },
              { text: 'Money for the ranger', note: 'The entrance fee is the path' },
            ],
          },
          lines: [
            'Carry out every wrapper, and the small corner you tore from it.',
            'Peels, too. A banana does not grow here, and takes long to go.',
            'Leave the shell on the beach. Somebody will want to move in.',
            'And pay the entrance with a good heart. The fee is the path you walk on.',
          ],
          hold: 0.8,
        },
        {
          visual: { kind: 'picture', picture: 'costa-rica', move: 'in' },
          lines: ['The best thing a place can say of you is that it did not notice.'],
          hold: 2.4,
        },
      ],
    },
  ],
  facts: [
    {
      text: 'Massive corals grow between 0.3 and 2 centimeters a year, branching corals up to 10 centimeters.',
      source: {
        name: 'NOAA, how do coral reefs form',
        url: 'https://oceanservice.noaa.gov/education/tutorial_corals/coral04_reefs.html',
      },
      asOf: '2025-01',
    },
    {
      text: 'Some chemicals in sunscreen can harm corals and other life; covering up is the surest protection.',
      source: {
        name: 'NOAA, skincare chemicals and coral reefs',
        url: 'https://oceanservice.noaa.gov/news/sunscreen-corals.html',
      },
      asOf: '2025-01',
    },
    {
      text: 'In national parks of the United States: at least 25 yards from most animals, 100 yards from bears and wolves, and more where a park says so.',
      source: {
        name: 'U.S. National Park Service, watching wildlife',
        url: 'https://www.nps.gov/subjects/watchingwildlife/7ways.htm',
      },
      asOf: '2025-01',
    },
    {
      text: 'Artificial light leads sea turtle hatchlings away from the sea.',
      source: { name: 'NOAA Fisheries, sea turtles', url: 'https://www.fisheries.noaa.gov/sea-turtles' },
      asOf: '2025-01',
    },
    {
      text: 'Beach grass holds dunes with its roots and dies where it is walked on.',
      source: { name: 'U.S. National Park Service, dunes', url: 'https://www.nps.gov/subjects/geology/dunes.htm' },
      asOf: '2025-01',
    },
  ],
  questions: [
    {
      ask: 'How quickly does a great coral grow?',
      answers: ['A meter a year', 'About a centimeter a year', 'A hand’s width a month', 'It does not grow'],
      right: 1,
      why: 'What breaks in a second took decades.',
    },
    {
      ask: 'What is the best protection from the sun for you and the reef?',
      answers: ['Twice as much lotion', 'A shirt', 'Oil', 'Swimming at noon'],
      right: 1,
      why: 'Cloth protects the skin, and nothing of it goes into the water.',
    },
    {
      ask: 'Why is there no lamp on a turtle beach?',
      answers: [
        'It frightens the guides',
        'The young crawl toward the light instead of the sea',
        'It costs too much',
        'It attracts insects',
      ],
      right: 1,
      why: 'By nature the brightest thing at night is the sea.',
    },
    {
      ask: 'How far do you stay from a bear in an American park?',
      answers: ['10 yards', '25 yards', '50 yards', '100 yards'],
      right: 3,
      why: 'A hundred yards, 91 meters. For most other animals it is twenty-five.',
    },
    {
      ask: 'A banana peel on the trail is',
      answers: ['food for birds', 'fertilizer', 'trash that you carry out', 'allowed if it is small'],
      right: 2,
      why: 'It does not belong there, takes long to go, and teaches animals to wait for people.',
    },
  ],
};
