import type { Lesson } from '../../src/features/learn/contract/lessons.ts';

export const readingTheMenu: Lesson = {
  id: 'reading-the-menu',
  title: 'Reading the Menu',
  series: 'at-the-table',
  episode: 2,
  description: 'Half portions, set meals and words that mislead: what a menu tells you before a waiter does.',
  picture: 'copenhagen',
  chapters: [
    {
      title: 'Words that mislead',
      scenes: [
        { visual: { kind: 'title', picture: 'copenhagen' }, lines: [], hold: 2.6 },
        {
          visual: { kind: 'film', film: 'learn' },
          lines: [
            'You know the word on the menu, and order with a light heart.',
            'Then something else arrives. Some words change their meaning at a border.',
          ],
        },
        {
          visual: {
            kind: 'compare',
            behind: 'new-orleans',
            title: 'The same word, another plate',
            columns: ['You may expect', 'It is'],
            rows: [
              { name: 'Entrée', cells: ['The main course', 'In France the first course'] },
              { name: 'Menú', cells: ['The card', 'In Spain a whole meal at one price'] },
              { name: 'Peperoni', cells: ['A sausage', 'In Italy bell peppers'] },
              { name: 'Biscuit', cells: ['Something sweet', 'In the South a warm bread roll'] },
            ],
          },
          lines: [
            'In France the entrée opens the meal. In America it is the main course.',
            'In Spain a menú is no card. It is the whole lunch at one price.',
            'In Italy peperoni are bell peppers. No sausage will come.',
            'And in Charleston a biscuit is a warm bread roll, and a good one.',
          ],
          hold: 1,
        },
      ],
    },
    {
      title: 'Words that save money',
      scenes: [
        {
          visual: {
            kind: 'phrase',
            behind: 'lisbon',
            language: 'Three words worth knowing',
            phrases: [
              {
                said: 'meia dose',
                lang: 'pt',
                sounds: 'MAY-uh DOH-z',
                means: 'Half a portion: in Lisbon often enough for one',
              },
              {
                said: 'menú del día',
                lang: 'es',
                sounds: 'meh-NOO del DEE-ah',
                means: 'Lunch in Spain: courses, bread, a drink',
              },
              { said: 'dagens ret', lang: 'da', sounds: 'DAH-ens ret', means: 'The dish of the day in Copenhagen' },
            ],
          },
          lines: [
            'In Lisbon ask for half a portion. The whole one is meant for two.',
            'In Spain take the menu of the day: what the market had, at the best price.',
            'In Copenhagen, where lunch is dear, look for the dish of the day.',
          ],
          hold: 1,
        },
        {
          visual: {
            kind: 'bill',
            behind: 'hamptons',
            place: 'Fish of the day',
            rows: [
              { text: 'Sea bream, grilled', amount: 'market price', mark: true, on: 1 },
              { text: 'The fish on the scale', amount: '0.8 kg', on: 2 },
              { text: 'At so much a kilo', amount: '€55.00', on: 2 },
            ],
            hand: { text: 'One bream', amount: '€44.00', on: 3 },
          },
          lines: [
            'Where no price stands, the price is on the scale.',
            'Ask what the fish weighs, and what a kilo costs, before it is grilled.',
            'Nobody is offended. It is how fish has always been sold.',
          ],
          hold: 1,
        },
      ],
    },
    {
      title: 'Words that matter',
      scenes: [
        {
          visual: {
            kind: 'figure',
            behind: 'copenhagen',
            figures: [
              { value: '14', text: 'allergens a kitchen in the European Union must be able to name in each dish' },
            ],
          },
          lines: [
            'Fourteen allergens must be known of every dish in the European Union.',
            'In the United States no such duty holds at the table. There you ask, and ask again.',
          ],
          hold: 0.6,
        },
        {
          visual: {
            kind: 'steps',
            behind: 'tokyo',
            title: 'If you must not eat something',
            rows: [
              { text: 'Carry it in writing', note: 'In the language of the kitchen' },
              { text: 'Name the food, not the illness', note: 'No wheat, no soy sauce' },
              { text: 'Ask about the broth and the fryer', note: 'That is where it hides' },
              { text: 'Choose another house', note: 'If the answer is a shrug' },
            ],
          },
          lines: [
            'Carry your allergy in writing, in the language of the kitchen.',
            'Name what you cannot eat: no wheat, and no soy sauce, which holds it.',
            'Ask about the broth and the fryer, for that is where it hides.',
            'And if the answer is a shrug, eat somewhere else. No dish is worth it.',
          ],
          hold: 0.8,
        },
        {
          visual: { kind: 'picture', picture: 'marrakesh', move: 'in' },
          lines: ['Then close the menu, and ask what they would eat themselves.'],
          hold: 2,
        },
      ],
    },
  ],
  facts: [
    {
      text: 'In the European Union information on fourteen allergens is mandatory, also for food that is not packed, as in restaurants.',
      source: {
        name: 'European Commission, food information to consumers',
        url: 'https://food.ec.europa.eu/food-safety/labelling-and-nutrition/food-information-consumers-legislation_en',
      },
      asOf: '2025-01',
    },
    {
      text: 'The labeling of major food allergens in the United States applies to packaged foods.',
      source: {
        name: 'U.S. Food and Drug Administration, food allergies',
        url: 'https://www.fda.gov/food/nutrition-food-labeling-and-critical-foods/food-allergies',
      },
      asOf: '2025-01',
    },
    {
      text: 'Spain: the menú del día is a set lunch at a fixed price.',
      source: { name: 'Spain.info', url: 'https://www.spain.info/en/' },
      asOf: '2025-01',
    },
    {
      text: 'Japan: soy sauce usually holds wheat, and dashi of fish is in soups and many vegetable dishes.',
      source: { name: 'Japan National Tourism Organization', url: 'https://www.japan.travel/en/' },
      asOf: '2025-01',
    },
  ],
  questions: [
    {
      ask: 'In France you order an entrée. What comes?',
      answers: ['The main course', 'The first course', 'Bread', 'The bill'],
      right: 1,
      why: 'It enters first. The main course is the plat.',
    },
    {
      ask: 'What is a menú del día?',
      answers: [
        'The card of drinks',
        'A children’s plate',
        'A set lunch at one price',
        'The chef’s most expensive meal',
      ],
      right: 2,
      why: 'Several courses with bread and a drink, usually at midday.',
    },
    {
      ask: 'The fish has no price. What do you ask?',
      answers: ['Nothing, it is rude', 'What it weighs, and what a kilo costs', 'Whether it is fresh', 'Who caught it'],
      right: 1,
      why: 'It is sold by weight. Two figures tell you the sum before it is grilled.',
    },
    {
      ask: 'Where does an allergen hide most often?',
      answers: ['In the salt', 'In the water', 'In the bread basket', 'In the broth and the fryer'],
      right: 3,
      why: 'Both are shared by many dishes, and stand on no menu.',
    },
    {
      ask: 'Meia dose in Lisbon is',
      answers: ['half a portion', 'a dessert', 'a service charge', 'a glass of wine'],
      right: 0,
      why: 'And often enough for one, since whole portions are generous.',
    },
  ],
};
