/** Every word of the questionnaire. */
import type { FieldName } from '../rules/questionnaire.ts';

interface Question {
  readonly label: string;
  readonly hint: string;
  /** Answers to take with one press. */
  readonly chips: readonly string[];
}

export const questionnaireCopy = {
  title: 'Plan with the Agent',
  intro:
    'Seven questions, answered in your own words. Your agent plans every day with real places, adds up the price line by line, and checks its own work before you see it.',
  questions: {
    destination: {
      label: 'Destination',
      hint: 'A city, two or three options, a route, or “somewhere warm”.',
      chips: ['Lisbon', 'Lisbon or Marrakesh', 'Italy by train', 'Surprise me, somewhere warm'],
    },
    dates: {
      label: 'Dates',
      hint: 'Exact days, or a month and how many nights.',
      chips: ['A long weekend in May', 'Mid June, 7 nights', 'First two weeks of September', 'Easter week'],
    },
    budget: {
      label: 'Budget',
      hint: 'For everybody or for each, a day or in all, in any currency.',
      chips: ['$3,000 in total', '€2,000 per person', '£150 a day each, flights separate', 'Mid-range'],
    },
    travelers: {
      label: 'Travelers',
      hint: 'Who comes along, and how old the children are.',
      chips: ['2 adults', 'Just me', '2 adults, children 6 and 9', '6 friends'],
    },
    interests: {
      label: 'Interests',
      hint: 'What you would get up for.',
      chips: ['Museums', 'Live music', 'Beaches', 'Markets', 'Hiking', 'Architecture'],
    },
    preferences: {
      label: 'Preferences',
      hint: 'Pace, access, beds, and what you would rather not do.',
      chips: ['Slow pace', 'No early starts', 'Step-free', 'No car', 'Near a playground'],
    },
    taste: {
      label: 'Taste',
      hint: 'How you eat, and anything you must not.',
      chips: ['Seafood', 'Vegetarian', 'Gluten-free', 'Street food', 'No shellfish, allergic'],
    },
  } satisfies Record<FieldName, Question>,
  optional: 'optional',
  chipsLabel: (label: string) => `Suggestions for ${label}`,
  examples: {
    title: 'Or start from an example',
    list: [
      {
        name: 'Ten slow days with a toddler',
        wish: {
          destination: 'Lisbon',
          dates: 'mid March, flexible ±3 days, 10 nights',
          budget: '€4,500 without flights',
          travelers: '2 adults and a 3-year-old',
          interests: 'trams, tiles, the aquarium',
          preferences: 'apartment with a kitchen, slow pace',
          taste: 'seafood, simple places',
        },
      },
      {
        name: 'Honeymoon on the Bosphorus',
        wish: {
          destination: 'Istanbul',
          dates: 'October 3–10',
          budget: '$7,000',
          travelers: '2, honeymoon',
          interests: 'mosques, hammam, Bosphorus, markets',
          preferences: 'boutique hotel with a view, no early starts',
          taste: 'vegan, both of us',
        },
      },
      {
        name: 'Four friends and a lot of snow',
        wish: {
          destination: 'Niseko or Val Thorens',
          dates: 'February 6–13',
          budget: '$6,500 per person',
          travelers: '4 friends, all good snowboarders',
          interests: 'powder, onsen or spa after',
          preferences: 'ski-in ski-out',
          taste: 'ramen, fondue, beer',
        },
      },
    ] satisfies readonly { name: string; wish: Record<FieldName, string> }[],
  },
  submit: 'Plan my trip',
  submitting: 'Planning…',
  missing: (labels: readonly string[]) => `Still to answer: ${labels.join(', ')}.`,
  ready: 'Ready when you are.',
  echo: {
    unused: (words: readonly string[]) => `We did not use: ${words.map((each) => `“${each}”`).join(', ')}`,
    title: 'What I understand so far',
    empty: 'Write a few words and you will see here how they are read. Nothing is kept until you ask for a plan.',
    unknown: (place: string) =>
      `${place} is not a place I know well enough to plan. I would offer the nearest in spirit.`,
    failed: 'This preview is not available right now. Your answers are safe, and planning works without it.',
  },
  success: 'AI Recommendations Generated',
  failure: { title: 'Error', description: 'Failed to generate AI recommendations. Please try again.' },
  saved: {
    title: 'Your recommendations are still here',
    text: 'They stay in this browser until you close it.',
    open: 'See them in full',
    sources: 'Sources',
    startOver: 'Start Over',
    contact: 'Write to us instead',
  },
  checks: {
    title: 'How an answer is checked',
    text: 'A fine sentence is not a plan. Sixteen checks run over every itinerary, and the result is shown with it. What could not be met is said, never hidden.',
    list: [
      'Dates, nights and the size of your party add up',
      'The price is added line by line, in your currency',
      'Every place is real, and none appears twice',
      'Nothing is planned when it is known to be closed',
      'Walking distances fit the day and your pace',
      'Diet, access and season are checked in every plan',
    ],
  },
} as const;
