import type { Lesson } from '../../src/features/learn/contract/lessons.ts';

export const readingTheBulletin: Lesson = {
  id: 'reading-the-bulletin',
  title: 'Reading the Bulletin',
  series: 'snow-sense',
  episode: 1,
  description:
    'Five grades, five problems and one question about the slope: how to read an avalanche bulletin before you leave the piste.',
  picture: 'val-thorens',
  chapters: [
    {
      title: 'Five grades',
      scenes: [
        { visual: { kind: 'title', picture: 'val-thorens' }, lines: [], hold: 2.6 },
        {
          visual: { kind: 'picture', picture: 'val-thorens', move: 'right', label: 'Val Thorens, 2,300 meters' },
          lines: [
            'Inside the ropes others have judged the snow for you. Outside, you do.',
            'The bulletin is where that begins. It takes three minutes to read.',
          ],
        },
        {
          visual: {
            kind: 'scale',
            behind: 'park-city',
            title: 'The European danger scale',
            steps: [
              { name: 'Low', text: 'Generally stable', on: 1 },
              { name: 'Moderate', text: 'Choose steep slopes with care', on: 1 },
              { name: 'Considerable', text: 'One skier can be enough', on: 2 },
              { name: 'High', text: 'Stay off steep slopes', on: 3 },
              { name: 'Very high', text: 'Stay in', on: 3 },
            ],
          },
          lines: [
            'Five grades. On the first two, slopes that slide are few.',
            'Three sounds like the middle. It is not: one skier can now be enough.',
            'Four and five are for staying off steep ground, or indoors.',
            'About half of those who die do so at grade three, for it looks like the middle.',
          ],
          hold: 1,
        },
      ],
    },
    {
      title: 'Where, and how high',
      scenes: [
        {
          visual: {
            kind: 'steps',
            behind: 'colorado',
            title: 'Read it in this order',
            rows: [
              { when: '1', text: 'The grade', note: 'For the whole region' },
              { when: '2', text: 'The height', note: 'Above 2,200 meters, for example' },
              { when: '3', text: 'The sides of the mountain', note: 'Northwest to northeast, for example' },
              { when: '4', text: 'The problem', note: 'What kind of snow it is' },
              { when: '5', text: 'The hour it was written', note: 'It may be yesterday’s' },
            ],
          },
          lines: [
            'The grade is for a region as large as a county.',
            'So read on: from which height does it hold?',
            'And on which sides? A small wheel shows them, dark where it is worst.',
            'Then the problem: what it is in the snow that could break.',
            'And look at the hour. Last night’s wind is not in last evening’s text.',
          ],
          hold: 0.8,
        },
        {
          visual: {
            kind: 'figure',
            behind: 'niseko',
            figures: [{ value: '30°', text: 'From here on slopes can slide. It is about as steep as a black run.' }],
          },
          lines: [
            'Slabs break where it is steeper than thirty degrees.',
            'And they run out below. You can be caught on the flat by a slope far above you.',
          ],
          hold: 0.8,
        },
      ],
    },
    {
      title: 'What lies in the snow',
      scenes: [
        {
          visual: {
            kind: 'layers',
            behind: 'val-thorens',
            title: 'Cut through a winter',
            layers: [
              { name: 'Wind slab', text: 'stiff, and easy to break', tone: 'fair', on: 2 },
              { name: 'Weak layer', text: 'like sugar, weeks old', tone: 'poor', on: 1 },
              { name: 'Old snow', text: 'firm', tone: 'good', on: 1 },
            ],
          },
          lines: [
            'Deep in the snow lies a thin layer that never grew together.',
            'The wind lays a board upon it. You are the weight that breaks the board.',
            'You cannot see it from above. That is why others dig, and write it down.',
          ],
          hold: 0.8,
        },
        {
          visual: {
            kind: 'steps',
            behind: 'niseko',
            title: 'The five problems',
            rows: [
              { text: 'New snow', note: 'Wait a day, or two' },
              { text: 'Wind slab', note: 'Go round it' },
              { text: 'Old weak layer', note: 'Leave it alone for weeks' },
              { text: 'Wet snow', note: 'Be back before noon' },
              { text: 'Gliding snow', note: 'Do not rest below cracks' },
            ],
          },
          lines: [
            'New snow needs a day or two to settle.',
            'Fresh slabs from the wind can often be gone round.',
            'Old weak layers cannot. Give them weeks, and gentle slopes.',
            'Wet snow has a clock: be off the slope before noon.',
            'And do not rest below cracks. Gliding snow goes when it wants.',
          ],
          hold: 0.6,
        },
      ],
    },
    {
      title: 'Before you go through the gate',
      scenes: [
        {
          visual: {
            kind: 'figure',
            behind: 'park-city',
            figures: [
              {
                value: '10 min',
                text: 'Within this time most of those who are buried can still be saved, by their friends',
              },
            ],
          },
          lines: [
            'Whoever is buried has about ten minutes. No helicopter comes in ten minutes.',
            'Only the friend beside you does, with beacon, shovel and probe, and practice.',
          ],
          hold: 0.6,
        },
        {
          visual: { kind: 'film', film: 'coming-soon' },
          lines: [
            'Without these three, and without somebody who has learned it, stay inside the ropes.',
            'With them: one at a time, eyes on each other, and a guide on the first days.',
            'Turning back is a skill. It is the one that makes old skiers.',
          ],
          hold: 2,
        },
      ],
    },
  ],
  facts: [
    {
      text: 'The European avalanche danger scale has five levels: low, moderate, considerable, high, very high. The danger grows more than evenly from one to the next.',
      source: {
        name: 'European Avalanche Warning Services, danger scale',
        url: 'https://www.avalanches.org/standards/avalanche-danger-scale/',
      },
      asOf: '2025-01',
    },
    {
      text: 'The five typical avalanche problems: new snow, wind-drifted snow, persistent weak layers, wet snow, gliding snow.',
      source: {
        name: 'European Avalanche Warning Services, avalanche problems',
        url: 'https://www.avalanches.org/standards/avalanche-problems/',
      },
      asOf: '2025-01',
    },
    {
      text: 'Slab avalanches need slopes steeper than about 30 degrees. About half of avalanche deaths in Switzerland happen at level 3.',
      source: {
        name: 'WSL Institute for Snow and Avalanche Research SLF',
        url: 'https://www.slf.ch/en/avalanches/',
      },
      asOf: '2025-01',
    },
    {
      text: 'The chance to survive a burial is above ninety percent in the first ten minutes, and falls steeply after that.',
      source: {
        name: 'WSL Institute for Snow and Avalanche Research SLF, research of 2024',
        url: 'https://www.slf.ch/en/',
      },
      asOf: '2024-09',
    },
  ],
  questions: [
    {
      ask: 'The bulletin says grade three. What does it mean?',
      answers: [
        'An average day',
        'One skier can be enough to start a slab',
        'Only cliffs are dangerous',
        'All lifts are closed',
      ],
      right: 1,
      why: 'Three is called considerable, and about half of all deaths happen then.',
    },
    {
      ask: 'From which steepness on do slabs break?',
      answers: ['About 15 degrees', 'About 30 degrees', 'About 50 degrees', 'Any slope'],
      right: 1,
      why: 'But they run out below: a flat place under a steep slope is not safe.',
    },
    {
      ask: 'Which problem needs weeks rather than a day?',
      answers: ['New snow', 'Wet snow', 'An old weak layer', 'Fresh slabs from the wind'],
      right: 2,
      why: 'It hides deep down and grows together very slowly.',
    },
    {
      ask: 'Wet snow in spring: what is the rule?',
      answers: ['Be off the slope before noon', 'Start at noon', 'Ski only at night', 'It never slides'],
      right: 0,
      why: 'The sun weakens it hour by hour.',
    },
    {
      ask: 'Who saves somebody who is buried?',
      answers: ['The helicopter', 'The lift company', 'The friends on the spot', 'Nobody'],
      right: 2,
      why: 'There are about ten minutes. Only those with beacon, shovel and probe on the spot are in time.',
    },
  ],
};
