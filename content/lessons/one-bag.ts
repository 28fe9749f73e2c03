import type { Lesson } from '../../src/features/learn/contract/lessons.ts';

export const oneBag: Lesson = {
  id: 'one-bag',
  title: 'One Bag, Ten Days',
  series: 'packing-once',
  episode: 3,
  description: 'A ten-day wardrobe for two climates in a single cabin bag, drawn piece by piece.',
  picture: 'ibiza',
  chapters: [
    {
      title: 'Two climates',
      scenes: [
        { visual: { kind: 'title', picture: 'ibiza' }, lines: [], hold: 2.6 },
        {
          visual: { kind: 'film', film: 'booking-confirmation', label: 'Five days by the sea' },
          lines: [
            'Five days on an island, where the evenings are still warm.',
            'Then five in the mountains, where they are not.',
          ],
        },
        {
          visual: { kind: 'picture', picture: 'colorado', move: 'in', label: 'Five days in the mountains' },
          lines: [
            'Ten days, two climates, and one bag that fits above the seat.',
            'It works, because nobody packs for ten days. You pack for four, and wash.',
          ],
        },
      ],
    },
    {
      title: 'What goes in',
      scenes: [
        {
          visual: {
            kind: 'bag',
            behind: 'hamptons',
            title: 'Above the belt',
            fill: [0, 0.4],
            things: [
              { what: 'tee', text: 'T-shirts', count: 4, on: 1 },
              { what: 'shirt', text: 'shirts with buttons', count: 2, on: 2 },
              { what: 'knit', text: 'thin sweater', on: 3 },
              { what: 'shell', text: 'light rain jacket', on: 4 },
            ],
          },
          lines: [
            'Four T-shirts. On the fourth evening the first one is washed and dry again.',
            'Two shirts with buttons: one for dinner, and one against the sun.',
            'One thin sweater, not a thick one.',
            'One rain jacket, cut wide enough to go over all of it.',
          ],
          hold: 0.6,
        },
        {
          visual: {
            kind: 'bag',
            behind: 'hamptons',
            title: 'Below the belt',
            fill: [0.4, 0.8],
            things: [
              { what: 'trousers', text: 'long trousers', count: 2, on: 1 },
              { what: 'shorts', text: 'shorts or a skirt', on: 2 },
              { what: 'swim', text: 'swimwear', on: 2 },
              { what: 'socks', text: 'socks and underwear', count: 5, on: 3 },
              { what: 'sandals', text: 'sandals', on: 4 },
            ],
          },
          lines: [
            'Two pairs of long trousers: one you wear, one you change into.',
            'Shorts or a skirt, and something to swim in.',
            'Socks and underwear for five days. They weigh little and dry overnight.',
            'Sandals. The heavy shoes are not in the bag at all: you wear them.',
          ],
          hold: 0.6,
        },
        {
          visual: {
            kind: 'bag',
            behind: 'hamptons',
            title: 'The small things',
            fill: [0.8, 1],
            things: [
              { what: 'wash', text: 'one clear liter of liquids', on: 1 },
              { what: 'charger', text: 'charger and adapter', on: 2 },
              { what: 'scarf', text: 'a large scarf', on: 3 },
              { what: 'papers', text: 'papers, twice', on: 4 },
            ],
          },
          lines: [
            'One clear bag of liquids. Soap comes as a bar, and a bar is no liquid.',
            'One charger for everything, and the adapter of the country.',
            'A large scarf: blanket, pillow, sunshade, and a skirt in a church.',
            'And your papers twice: the real ones, and a picture of them on your phone.',
          ],
          hold: 0.6,
        },
        {
          visual: { kind: 'picture', picture: 'santorini', move: 'left', label: 'Three colors' },
          lines: [
            'Choose three colors that get on with each other.',
            'Then everything goes with everything, and eleven pieces dress you thirty times.',
          ],
        },
      ],
    },
    {
      title: 'Warm without a coat',
      scenes: [
        {
          visual: {
            kind: 'layers',
            behind: 'park-city',
            title: 'A cold evening, from the outside in',
            layers: [
              { name: 'Rain jacket', text: 'stops wind and rain', tone: 'good', on: 4 },
              { name: 'Sweater', text: 'holds still air', tone: 'fair', on: 3 },
              { name: 'Shirt', text: 'holds a little more', tone: 'fair', on: 2 },
              { name: 'Wool T-shirt', text: 'keeps the skin dry', tone: 'good', on: 1 },
            ],
          },
          lines: [
            'The mountains need no second wardrobe. They need all of the first at once.',
            'The shirt over the T-shirt, buttoned up.',
            'The sweater over the shirt: warmth is still air, held in layers.',
            'And the jacket over everything, because wind is what makes it cold.',
          ],
          hold: 1,
        },
      ],
    },
    {
      title: 'Packed in this order',
      scenes: [
        {
          visual: {
            kind: 'steps',
            behind: 'marrakesh',
            title: 'From the wheels to the zip',
            rows: [
              { when: '1', text: 'Heavy things at the wheels', note: 'Sandals, charger, book' },
              { when: '2', text: 'Trousers flat, legs hanging out' },
              { when: '3', text: 'Shirts rolled, in two rows', note: 'Then the legs are folded back over them' },
              { when: '4', text: 'Sweater and jacket on top', note: 'The plane is cold' },
              { when: '5', text: 'Liquids last', note: 'The first thing they want to see' },
            ],
          },
          lines: [
            'Stand the bag up. What is heavy goes down to the wheels.',
            'Trousers lie flat on the bottom, with their legs hanging out over the edge.',
            'Shirts are rolled in two rows, and the legs folded back over them.',
            'Sweater and jacket go on top, for the cold air on board.',
            'The liquids come last, because security asks for them first.',
          ],
          hold: 0.8,
        },
        {
          visual: {
            kind: 'figure',
            behind: 'nyc',
            figures: [
              { value: '100 ml', text: 'the largest bottle at most checks, all in one clear bag of one liter', on: 1 },
              { value: '100 Wh', text: 'the largest power bank without asking, and only in the cabin', on: 2 },
            ],
          },
          lines: [
            'A hundred milliliters a bottle is still the rule at most checks.',
            'And the power bank travels with you in the cabin, never in a checked bag.',
          ],
          hold: 1,
        },
      ],
    },
    {
      title: 'Washing, twice',
      scenes: [
        {
          visual: {
            kind: 'steps',
            behind: 'jaco',
            title: 'Ten days with four days of clothes',
            rows: [
              { when: 'Day 4', text: 'Wash in the basin', note: 'Shirts and socks, after dinner' },
              { when: 'Day 5', text: 'Dry by breakfast', note: 'Rolled in a towel, then on a hanger' },
              { when: 'Day 8', text: 'The same again', note: 'Or a laundry, by weight' },
            ],
          },
          lines: [
            'On the fourth evening wash what you have worn, in the basin, with the bar of soap.',
            'Roll each piece in a towel, step on it, hang it up. By breakfast it is dry.',
            'On the eighth evening once more. That is the whole trick.',
          ],
          hold: 0.8,
        },
        {
          visual: { kind: 'film', film: 'home' },
          lines: [
            'At the airport you walk past the belt, and past everyone who waits there.',
            'The first hour of the trip is yours.',
          ],
          hold: 2.4,
        },
      ],
    },
  ],
  facts: [
    {
      text: 'Liquids in hand baggage: containers of at most 100 ml, in one clear bag of one liter. Some airports with new scanners allow more; ask each airport of the way, also for the way back.',
      source: {
        name: 'Your Europe, luggage restrictions',
        url: 'https://europa.eu/youreurope/citizens/travel/carry/luggage-restrictions/index_en.htm',
      },
      asOf: '2025-08',
    },
    {
      text: 'United States: 3.4 ounces (100 ml) a container, one quart-sized bag a person.',
      source: {
        name: 'TSA, liquids rule',
        url: 'https://www.tsa.gov/travel/security-screening/liquids-aerosols-gels-rule',
      },
      asOf: '2025-08',
    },
    {
      text: 'Spare lithium batteries and power banks belong in the cabin, not in checked bags; up to 100 watt hours without the airline’s approval.',
      source: { name: 'FAA PackSafe, lithium batteries', url: 'https://www.faa.gov/hazmat/packsafe/lithium-batteries' },
      asOf: '2025-08',
    },
  ],
  questions: [
    {
      ask: 'For how many days do you pack, if the trip takes ten?',
      answers: ['For ten, to be safe', 'For about four, and wash twice', 'For seven', 'For two'],
      right: 1,
      why: 'Four days of clothes and two evenings of washing cover ten days, in two climates.',
    },
    {
      ask: 'Where do the heavy shoes travel?',
      answers: ['At the bottom of the bag', 'In a second bag', 'On your feet', 'They stay at home'],
      right: 2,
      why: 'What is heavy and bulky is worn. The bag holds the sandals.',
    },
    {
      ask: 'Where does the power bank belong?',
      answers: ['In the checked bag', 'In either', 'It may not fly at all', 'In the cabin'],
      right: 3,
      why: 'Spare lithium batteries must be where a fire can be seen and put out: in the cabin.',
    },
    {
      ask: 'What makes a cold evening warm enough?',
      answers: [
        'One thick coat',
        'A second wardrobe',
        'Layers that hold still air, and a jacket against wind',
        'Hot soup alone',
      ],
      right: 2,
      why: 'Still air between layers is the warmth. The rain jacket keeps the wind from taking it.',
    },
    {
      ask: 'What goes into the bag last?',
      answers: ['The liquids', 'The trousers', 'The sandals', 'The charger'],
      right: 0,
      why: 'Security asks for them first, so they lie on top.',
    },
  ],
};
