import type { Lesson } from '../../src/features/learn/contract/lessons.ts';

export const firstNightAtAltitude: Lesson = {
  id: 'first-night-at-altitude',
  title: 'The First Night at Altitude',
  series: 'snow-sense',
  episode: 2,
  description:
    'Why the head aches on the first evening in the mountains, what helps, and the signs that mean going down.',
  picture: 'colorado',
  chapters: [
    {
      title: 'Thin air',
      scenes: [
        { visual: { kind: 'title', picture: 'colorado' }, lines: [], hold: 2.6 },
        {
          visual: { kind: 'picture', picture: 'park-city', move: 'in', label: 'Park City, 2,100 meters' },
          lines: [
            'You have flown in from the sea, and tonight you sleep at two thousand meters.',
            'The stairs are the first to tell you.',
          ],
        },
        {
          visual: {
            kind: 'bars',
            behind: 'colorado',
            title: 'Air pressure, compared with the sea',
            bars: [
              { name: 'At the sea', value: 100, text: '100%', tone: 'good' },
              { name: 'Park City, 2,100 m', value: 78, text: '78%', tone: 'fair' },
              { name: 'Val Thorens, 2,300 m', value: 76, text: '76%', tone: 'fair' },
              { name: 'A summit at 3,200 m', value: 68, text: '68%', tone: 'poor' },
            ],
          },
          lines: [
            'There is as much oxygen in the air as ever. But the air itself is thin.',
            'At Park City each breath holds about four fifths of what it does at the sea.',
            'In Val Thorens a little less again: it is the highest resort of the Alps.',
            'And on the summit, at noon, two thirds. You go there on skis, and sleep lower.',
          ],
          hold: 1,
        },
      ],
    },
    {
      title: 'The first night',
      scenes: [
        {
          visual: {
            kind: 'figure',
            behind: 'park-city',
            figures: [
              { value: '1 in 4', text: 'visitors who sleep above 2,450 meters in Colorado feel ill the first night' },
            ],
          },
          lines: [
            'One visitor in four has a headache on the first evening, fit or not.',
            'It begins some hours after you arrive, and is worst in the night.',
          ],
          hold: 0.6,
        },
        {
          visual: {
            kind: 'steps',
            behind: 'val-thorens',
            title: 'Is it the height?',
            rows: [
              { text: 'Headache', note: 'And with it at least one of these' },
              { text: 'No appetite, or nausea' },
              { text: 'Tired, dizzy' },
              { text: 'Little sleep, strange dreams' },
            ],
          },
          lines: [
            'Headache comes first.',
            'Then no wish to eat.',
            'Tired, and a little dizzy.',
            'And a night of short sleep. It feels like a bad wine, without the wine.',
          ],
          hold: 0.6,
        },
        {
          visual: {
            kind: 'steps',
            behind: 'niseko',
            title: 'The first two days',
            rows: [
              { when: '1', text: 'Arrive slowly', note: 'A night half-way, if there is one' },
              { when: '2', text: 'Half a day on skis', note: 'Not a whole one' },
              { when: '3', text: 'No wine, no sleeping pills', note: 'For two nights' },
              { when: '4', text: 'Drink and eat as usual' },
            ],
          },
          lines: [
            'Arrive slowly: a night in Denver on the way helps a good deal.',
            'Ski half a day on the first morning, and leave the summit for later.',
            'No alcohol and no sleeping pills for two nights: both make breathing shallow.',
            'Drink as you are thirsty, and eat, even if it is only soup.',
          ],
          hold: 0.8,
        },
      ],
    },
    {
      title: 'When to go down',
      scenes: [
        {
          visual: {
            kind: 'scale',
            behind: 'colorado',
            title: 'From tired to serious',
            steps: [
              { name: 'Short of breath', text: 'On stairs: usual', on: 1 },
              { name: 'Headache', text: 'Rest, do not go higher', on: 1 },
              { name: 'It gets worse', text: 'Go down', on: 2 },
              { name: 'Breathless at rest', text: 'Go down now', on: 3 },
              { name: 'Confused, unsteady', text: 'Go down now, call for help', on: 3 },
            ],
          },
          lines: [
            'Most of it passes in a day or two, if you do not climb higher.',
            'If it gets worse while you rest, go down. Three hundred meters can be enough.',
            'Breathless in a chair, confused, unable to walk a line: down at once, and call help.',
            'Headache at height is the height, until something else is proved.',
          ],
          hold: 1,
        },
        {
          visual: { kind: 'film', film: 'coming-soon' },
          lines: [
            'On the third morning the stairs are stairs again.',
            'Your body has made its peace with the mountain. Now go and see it.',
          ],
          hold: 2,
        },
      ],
    },
  ],
  facts: [
    {
      text: 'About one in four visitors who sleep above 2,450 meters in Colorado get acute mountain sickness. Ascend slowly, avoid alcohol for the first 48 hours, and never go higher with symptoms.',
      source: {
        name: 'CDC Yellow Book, high-altitude travel',
        url: 'https://www.cdc.gov/yellow-book/hcp/environmental-hazards-risks/high-altitude-travel-and-altitude-illness.html',
      },
      asOf: '2025-04',
    },
    {
      text: 'Going down is the treatment for severe altitude illness; 300 meters or more usually helps.',
      source: {
        name: 'CDC Travelers’ Health, travel to high altitudes',
        url: 'https://wwwnc.cdc.gov/travel/page/travel-to-high-altitudes',
      },
      asOf: '2025-04',
    },
    {
      text: 'Signs and treatment of altitude sickness.',
      source: { name: 'NHS, altitude sickness', url: 'https://www.nhs.uk/conditions/altitude-sickness/' },
      asOf: '2025-01',
    },
    {
      text: 'The shares of air pressure are those of the international standard atmosphere at each height.',
      source: {
        name: 'National Weather Service, pressure and altitude',
        url: 'https://www.weather.gov/epz/wxcalc_pressurealtitude',
      },
      asOf: '2025-01',
    },
  ],
  questions: [
    {
      ask: 'You have a headache on the first evening at 2,500 meters. What do you assume?',
      answers: ['A cold', 'Too little coffee', 'The height', 'The music'],
      right: 2,
      why: 'Headache at height is the height until something else is proved.',
    },
    {
      ask: 'Who gets ill?',
      answers: ['Only people who are unfit', 'About one in four, fit or not', 'Only smokers', 'Hardly anyone'],
      right: 1,
      why: 'Fitness does not protect. Time does.',
    },
    {
      ask: 'What should you leave out for two nights?',
      answers: ['Soup', 'Water', 'Alcohol and sleeping pills', 'The window'],
      right: 2,
      why: 'Both make you breathe less in the night, when you need it most.',
    },
    {
      ask: 'It gets worse while you rest. What do you do?',
      answers: ['Go to the summit for the view', 'Sleep on it', 'Go down', 'Drink a glass of wine'],
      right: 2,
      why: 'Going down is the cure. Often three hundred meters are enough.',
    },
    {
      ask: 'Which sign means going down now and calling for help?',
      answers: ['Confusion, or walking unsteadily', 'Being out of breath on stairs', 'A strange dream', 'Thirst'],
      right: 0,
      why: 'It may be swelling of the brain. It is an emergency at any hour.',
    },
  ],
};
