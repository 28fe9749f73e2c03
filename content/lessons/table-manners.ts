import type { Lesson } from '../../src/features/learn/contract/lessons.ts';

export const tableManners: Lesson = {
  id: 'table-manners',
  title: 'Tipping Without Blushing',
  series: 'at-the-table',
  episode: 3,
  description:
    'Why a tip is expected in New Orleans, optional in Lisbon and unusual in Copenhagen, and how to read the bill in each.',
  picture: 'new-orleans',
  chapters: [
    {
      title: 'The same dinner',
      scenes: [
        { visual: { kind: 'title', picture: 'new-orleans' }, lines: [], hold: 2.6 },
        {
          visual: { kind: 'film', film: 'restaurants' },
          lines: [
            'The same dinner, in three cities. The last minute is different in each.',
            'The bill lies on the table, and everybody at it becomes shy.',
            'There is no need. A tip is a custom, and customs can be learned.',
          ],
        },
      ],
    },
    {
      title: 'New Orleans: expected',
      scenes: [
        {
          visual: { kind: 'picture', picture: 'new-orleans', move: 'in', label: 'New Orleans, after the rain' },
          lines: ['In New Orleans the tip is not a prize for the evening. It is most of the wage.'],
        },
        {
          visual: {
            kind: 'figure',
            behind: 'new-orleans',
            figures: [{ value: '$2.13', text: 'an hour: the least an employer there must pay a waiter who gets tips' }],
          },
          lines: [
            'The law lets an employer pay a waiter two dollars and thirteen cents an hour.',
            'Tips must lift that to the ordinary minimum of seven dollars and a quarter.',
          ],
          hold: 0.6,
        },
        {
          visual: {
            kind: 'bill',
            behind: 'new-orleans',
            place: 'Dinner for two, New Orleans',
            rows: [
              { text: 'Two dinners, with wine', amount: '$100.00', on: 1 },
              { text: 'Sales tax', amount: '$10.00', on: 2 },
              { text: 'Tip', amount: '______', on: 2 },
            ],
            hand: { text: 'Twenty percent of the hundred', amount: '$20.00', on: 3 },
          },
          lines: [
            'So the bill comes with an empty line, and the line is yours.',
            'Reckon from the sum before the tax: here a hundred dollars.',
            'Twenty percent is twenty. Write it in, and do the adding yourself.',
            'But look first for the word gratuity. For a large table it may be there already.',
          ],
          hold: 1,
        },
        {
          visual: { kind: 'picture', picture: 'nashville', move: 'left', label: 'One or two dollars a drink' },
          lines: [
            'At the bar leave a dollar or two a drink.',
            'And when the band passes a bucket, that bucket is the band’s evening.',
          ],
        },
      ],
    },
    {
      title: 'Lisbon: optional',
      scenes: [
        {
          visual: { kind: 'picture', picture: 'lisbon', move: 'right', label: 'Lisbon, on the tram hill' },
          lines: ['In Lisbon the price on the menu is the price. Waiters are paid by the house.'],
        },
        {
          visual: {
            kind: 'bill',
            behind: 'lisbon',
            place: 'Dinner for one, Lisbon',
            rows: [
              { text: 'Couvert: bread, olives', amount: '€3.00', mark: true, on: 1 },
              { text: 'Grilled sea bass', amount: '€17.00', on: 1 },
              { text: 'Glass of wine', amount: '€4.00', on: 1 },
              { text: 'Coffee', amount: '€1.20', on: 1 },
            ],
            hand: { text: 'Left in coins', amount: '€2.00', on: 3 },
          },
          lines: [
            'Bread and olives came without being asked. They are the couvert, and they cost.',
            'Send them back untouched and you owe nothing for them.',
            'After a good dinner leave five to ten percent in coins, or simply round up.',
          ],
          hold: 1,
        },
        {
          visual: {
            kind: 'phrase',
            behind: 'lisbon',
            language: 'Two sentences of Portuguese',
            phrases: [
              {
                said: 'A conta, por favor.',
                lang: 'pt',
                sounds: 'uh KON-tuh, poor fuh-VOR',
                means: 'The bill, please.',
              },
              {
                said: 'Está certo, obrigado.',
                lang: 'pt',
                sounds: 'shtah SEHR-too',
                means: 'Keep the change. A woman says obrigada.',
              },
            ],
          },
          lines: [
            'Ask for the bill. Nobody brings it before you do: that would be rude.',
            'And if the change is for the waiter, say that it is right as it is.',
          ],
          hold: 1,
        },
      ],
    },
    {
      title: 'Copenhagen: unusual',
      scenes: [
        {
          visual: { kind: 'film', film: 'learn', label: 'Copenhagen, Nyhavn' },
          lines: [
            'In Copenhagen service is part of the price, by law.',
            'Nobody waits for a tip, and nobody is offended by one.',
          ],
        },
        {
          visual: {
            kind: 'bill',
            behind: 'copenhagen',
            place: 'Lunch for one, Copenhagen',
            rows: [
              { text: 'Smørrebrød, three pieces', amount: '285 kr', on: 1 },
              { text: 'Beer', amount: '65 kr', on: 1 },
              { text: 'Service and taxes', amount: 'included', mark: true, on: 1 },
            ],
            hand: { text: 'The terminal asks for a tip', amount: '0 kr', on: 2 },
          },
          lines: [
            'Everything is in the sum, the service and the taxes too.',
            'If the card terminal asks for a tip all the same, zero is a polite answer.',
            'For an evening better than you hoped, round up. That is remembered.',
          ],
          hold: 1,
        },
      ],
    },
    {
      title: 'Any bill, anywhere',
      scenes: [
        {
          visual: {
            kind: 'steps',
            behind: 'italy',
            title: 'Four questions to a bill',
            rows: [
              { text: 'Is the service in it?', note: 'Service included · service compris · servizio incluso' },
              { text: 'Is there a cover charge?', note: 'Couvert · coperto · pane' },
              { text: 'Is the tax in it?', note: 'In Europe yes, in the United States no' },
              { text: 'Can the tip go on the card?', note: 'If not, coins on the table' },
            ],
          },
          lines: [
            'Elsewhere, ask the bill four things. Is the service in it already?',
            'Is there a charge for bread and cover? That one is no tip.',
            'Is the tax in it? In Europe it is. In America it comes on top.',
            'And can the tip go on the card, or does it need a few coins?',
          ],
          hold: 0.8,
        },
        {
          visual: {
            kind: 'compare',
            behind: 'charleston',
            title: 'The three cities once more',
            columns: ['After dinner', 'At the bar', 'If you leave nothing'],
            rows: [
              { name: 'New Orleans', cells: ['20%', '$1–2 a drink', 'It is taken from a wage'], on: 1 },
              { name: 'Lisbon', cells: ['5–10%, or round up', 'Small change', 'It is quite usual'], on: 1 },
              { name: 'Copenhagen', cells: ['Nothing', 'Nothing', 'It is what all others do'], on: 1 },
            ],
          },
          lines: ['Three cities, three customs. None of them is a test of how generous you are.'],
          hold: 3,
        },
        {
          visual: { kind: 'picture', picture: 'tokyo', move: 'in', label: 'Tokyo' },
          lines: [
            'And in Tokyo? There it is carried after you down the street.',
            'Say thank you instead. In every one of these cities that is part of the bill.',
          ],
          hold: 2,
        },
      ],
    },
  ],
  facts: [
    {
      text: 'Employers of tipped workers may pay $2.13 an hour in cash under federal law, if tips bring the wage to at least $7.25. Louisiana has no minimum wage of its own.',
      source: {
        name: 'U.S. Department of Labor, minimum wages for tipped employees',
        url: 'https://www.dol.gov/agencies/whd/state/minimum-wage/tipped',
      },
      asOf: '2025-01',
    },
    {
      text: 'New Orleans: twenty percent at table, one or two dollars a drink, and something for every band.',
      source: { name: 'Wikivoyage, New Orleans', url: 'https://en.wikivoyage.org/wiki/New_Orleans' },
      asOf: '2025-01',
    },
    {
      text: 'Lisbon: a tip is no duty; round up, or leave five to ten percent for a good dinner. A couvert that is neither asked for nor eaten need not be paid.',
      source: { name: 'Visit Portugal', url: 'https://www.visitportugal.com/en' },
      asOf: '2025-11',
    },
    {
      text: 'Copenhagen: service is in the price by law; round up only for an evening that was better than expected.',
      source: { name: 'Visit Copenhagen', url: 'https://www.visitcopenhagen.com/' },
      asOf: '2025-01',
    },
    {
      text: 'Japan: tipping is not customary, and may cause confusion.',
      source: { name: 'Japan National Tourism Organization', url: 'https://www.japan.travel/en/plan/custom-manners/' },
      asOf: '2025-01',
    },
  ],
  questions: [
    {
      ask: 'Why is a tip of twenty percent expected in New Orleans?',
      answers: [
        'The portions are large',
        'It is most of what a waiter earns',
        'It pays the sales tax',
        'Only visitors are asked for it',
      ],
      right: 1,
      why: 'An employer may pay a tipped worker $2.13 an hour. The rest of the wage is left on the table.',
    },
    {
      ask: 'From which sum do you reckon it?',
      answers: [
        'From the sum before tax',
        'From the sum with tax',
        'From the wine alone',
        'From a sum the waiter names',
      ],
      right: 0,
      why: 'The tax is the state’s, not the kitchen’s. The sum before it is the usual base.',
    },
    {
      ask: 'In Lisbon bread and olives arrive that you did not order. What holds?',
      answers: [
        'They are a present of the house',
        'You must pay for them in any case',
        'You pay if you eat them; sent back untouched they cost nothing',
        'They replace the tip',
      ],
      right: 2,
      why: 'It is the couvert. You pay for what you eat, and may send back what you do not want.',
    },
    {
      ask: 'A card terminal in Copenhagen asks for a tip. What is a polite answer?',
      answers: ['At least ten percent', 'Twenty percent', 'To leave without answering', 'Zero'],
      right: 3,
      why: 'Service is in the price by law. The question comes from the machine, not from the waiter.',
    },
    {
      ask: 'Which line on a bill is not a tip?',
      answers: ['Gratuity', 'Coperto', 'Service compris', 'Servizio incluso'],
      right: 1,
      why: 'Coperto is the charge for bread and cover. The other three say that the service is paid or included.',
    },
  ],
};
