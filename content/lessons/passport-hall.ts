import type { Lesson } from '../../src/features/learn/contract/lessons.ts';

export const passportHall: Lesson = {
  id: 'passport-hall',
  title: 'The Passport Hall',
  series: 'arriving-well',
  episode: 1,
  description: 'Which line is yours, what the officer wants to know, and the dates in your passport that decide it.',
  picture: 'london',
  chapters: [
    {
      title: 'Before you fly',
      scenes: [
        { visual: { kind: 'title', picture: 'london' }, lines: [], hold: 2.6 },
        {
          visual: { kind: 'film', film: 'upcoming-trips' },
          lines: [
            'A border is passed at home, weeks before, at the kitchen table.',
            'Open your passport. Three numbers in it decide the first hour of your trip.',
          ],
        },
        {
          visual: {
            kind: 'steps',
            behind: 'copenhagen',
            title: 'For most of Europe, with a passport from outside it',
            rows: [
              { when: '10', text: 'years, at most, since it was issued', note: 'On the day you arrive' },
              { when: '3', text: 'months it must still be valid', note: 'Counted from the day you leave' },
              { when: '90', text: 'days you may stay, in any 180', note: 'All Schengen countries together' },
            ],
          },
          lines: [
            'Ten: on the day you arrive it was issued less than ten years ago.',
            'Three: it is valid for three months longer than your visit.',
            'Ninety: so many days in any hundred and eighty, all the countries together.',
          ],
          hold: 1,
        },
        {
          visual: {
            kind: 'compare',
            behind: 'london',
            title: 'No visa does not always mean no permit',
            columns: ['The permit', 'Where to ask for it'],
            rows: [
              { name: 'United Kingdom', cells: ['ETA', 'gov.uk'], on: 2 },
              { name: 'United States', cells: ['ESTA', 'esta.cbp.dhs.gov'], on: 2 },
            ],
          },
          lines: [
            'Some countries ask no visa of you, and still want a permit before you board.',
            'Britain calls it ETA, America ESTA. Ask only at the government’s own address.',
          ],
          hold: 1.6,
        },
      ],
    },
    {
      title: 'In the hall',
      scenes: [
        {
          visual: {
            kind: 'queue',
            behind: 'nyc',
            title: 'Three lines, one of them yours',
            lanes: [
              { name: 'Own citizens', people: 7, text: 'The passport of the country, or of the union' },
              { name: 'Gates', people: 11, text: 'A chip in the passport, and the right age' },
              { name: 'All passports', people: 22, text: 'Everybody else, and every family' },
            ],
          },
          lines: [
            'The first line is for the country’s own, or for the whole union.',
            'The second has gates. They read the chip, and look you in the face.',
            'The third takes everybody. It is long, and it moves.',
          ],
          hold: 0.8,
        },
        {
          visual: { kind: 'picture', picture: 'copenhagen', move: 'left', label: 'The border of the Schengen area' },
          lines: [
            'At Europe’s outer border a machine now takes your picture and four fingerprints.',
            'It replaces the stamp. The first time takes a few minutes longer: plan for them.',
          ],
        },
      ],
    },
    {
      title: 'At the glass',
      scenes: [
        {
          visual: {
            kind: 'steps',
            behind: 'istanbul',
            title: 'Four questions, one sentence each',
            rows: [
              { text: 'Why have you come?', note: 'To see the city' },
              { text: 'How long do you stay?', note: 'Six days, until the fourteenth' },
              { text: 'Where do you sleep?', note: 'The name and the street' },
              { text: 'How do you leave?', note: 'The ticket, on paper or on the phone' },
            ],
          },
          lines: [
            'The officer asks why you have come. One sentence is enough.',
            'How long you stay: say the days, and the date you leave.',
            'Where you sleep. Have the name and the street at hand, without a network.',
            'And how you leave again. Show the ticket if you are asked.',
          ],
          hold: 0.6,
        },
        {
          visual: { kind: 'picture', picture: 'spain', move: 'in' },
          lines: [
            'Take off the hat and put the phone away: pictures are forbidden here.',
            'With a child, carry a letter from the parent who stayed at home.',
            'Then the door opens, and you are somewhere else.',
          ],
          hold: 1.8,
        },
      ],
    },
  ],
  facts: [
    {
      text: 'Travelers from outside the European Union need a passport issued within the last ten years and valid for at least three months after the day they intend to leave.',
      source: {
        name: 'Your Europe, travel documents for non-EU nationals',
        url: 'https://europa.eu/youreurope/citizens/travel/entry-exit/non-eu-nationals/index_en.htm',
      },
      asOf: '2025-10',
    },
    {
      text: 'Short stays in the Schengen area: 90 days in any 180-day period.',
      source: {
        name: 'European Commission, short-stay calculator',
        url: 'https://home-affairs.ec.europa.eu/policies/schengen/border-crossing/short-stay-calculator_en',
      },
      asOf: '2025-10',
    },
    {
      text: 'The Entry/Exit System records a facial image and fingerprints at the external borders instead of a stamp. It began on Oct 12, 2025.',
      source: { name: 'European Union, Entry/Exit System', url: 'https://travel-europe.europa.eu/en/ees' },
      asOf: '2025-10',
    },
    {
      text: 'Visitors who need no visa for a short stay in the United Kingdom need an electronic travel authorization.',
      source: { name: 'GOV.UK, electronic travel authorisation', url: 'https://www.gov.uk/eta' },
      asOf: '2025-10',
    },
    {
      text: 'A child who travels with one parent should carry a letter of consent from the other.',
      source: {
        name: 'U.S. Customs and Border Protection',
        url: 'https://www.help.cbp.gov/s/article/Article-3643',
      },
      asOf: '2025-01',
    },
  ],
  questions: [
    {
      ask: 'Your passport runs out two months after your return from Portugal. Your passport is from outside the Union. What holds?',
      answers: ['It is fine', 'It is not valid long enough', 'Only the airline minds', 'A copy will do'],
      right: 1,
      why: 'It must be valid for three months after the day you leave.',
    },
    {
      ask: 'Ninety days in any hundred and eighty: of which countries?',
      answers: [
        'Each country by itself',
        'Only those with an airport',
        'All Schengen countries together',
        'Only Portugal and Spain',
      ],
      right: 2,
      why: 'The days are counted together for the whole Schengen area.',
    },
    {
      ask: 'What is an ETA?',
      answers: [
        'A visa in your passport',
        'A permit for the United Kingdom, asked for before you board',
        'A fast line at the airport',
        'A tax paid on arrival',
      ],
      right: 1,
      why: 'No visa is needed, but a permit is; it is asked for at gov.uk.',
    },
    {
      ask: 'What does the new system at Europe’s outer border take of you?',
      answers: ['A stamp and a fee', 'Your phone number', 'A signature', 'A picture and fingerprints'],
      right: 3,
      why: 'They replace the stamp. Only the first time takes longer.',
    },
    {
      ask: 'How should you answer at the glass?',
      answers: [
        'In one sentence each, with the address at hand',
        'With the whole story of the trip',
        'By handing over your phone',
        'As late as possible',
      ],
      right: 0,
      why: 'Why, how long, where you sleep, how you leave: one sentence for each is enough.',
    },
  ],
};
