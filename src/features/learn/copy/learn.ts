/** Every word of the learning hub, the city guides and the video series that is not content. */

import type { Region } from '../../destinations/rules/regions.ts';
import type { GuideError } from '../contract/guides.ts';
import type { FactSection, GuideTopic } from '../rules/guide-topics.ts';

export const learnErrors = {
  no_such_guide: 'We have no guide to this place yet.',
} satisfies Record<GuideError, string>;

export const learnCopy = {
  back: 'Back to Learn',
  hub: {
    title: 'Learn',
    intro:
      'The best souvenirs are the ones you take along. Read before you go, and arrive as somebody who has been before.',
    begin: 'Where would you like to begin?',
    more: 'Also here',
    request: {
      title: 'What would you like to learn?',
      text: 'Name a city, a custom or a worry. Your request reaches us with a reference.',
    },
  },
  guides: {
    title: 'City Guides',
    intro:
      'How to greet, ride, tip, stay safe and stay within the law. Short enough for the taxi, with a source for every chapter.',
    cities: 'Cities',
    search: {
      label: 'Search the guides',
      placeholder: 'Rome, ferry, tipping',
      action: 'Search',
      regions: 'Region',
      all: 'All',
      region: {
        us: 'United States',
        europe: 'Europe',
        'south-america': 'South and Central America',
        other: 'Elsewhere',
      } satisfies Record<Region, string>,
      found: (count: number) => (count === 1 ? '1 guide' : `${count} guides`),
      nothing: 'No guide says that',
      nothingText: 'Try a shorter word or another region, or ask us to write the guide you are missing.',
      clear: 'Show all guides',
    },
    failed: 'The guides could not be opened',
    again: 'Try again',
    topics: {
      etiquette: 'Etiquette',
      transport: 'Transport',
      tipping: 'Tipping',
      safety: 'Safety',
      laws: 'Laws',
    } satisfies Record<GuideTopic, string>,
    inShort: 'The five topics in short',
    emergency: 'In an emergency',
    asOf: 'Newest fact',
    source: 'Source:',
    request: {
      title: 'A city of your own?',
      text: 'Request custom educational content for a place, a group or a journey, or suggest topics that these guides should cover.',
      action: 'Request Custom Guide',
    },
    rights: 'All rights reserved.',
  },
  guide: {
    back: 'All city guides',
    title: (name: string) => `${name}, before you go`,
    more: 'Read the whole guide',
    place: (name: string) => `When to come, and trips to ${name}`,
    lead: (place: string | null, asOf: string) =>
      `${place === null ? '' : `${place}. `}The newest fact is from ${asOf}; older ones say their month. Sources are named beside them.`,
    facts: { currency: 'Currency', languages: 'Languages', emergency: 'In an emergency' },
    contents: 'On this page',
    sections: {
      numbers: 'Emergency numbers',
      firstTimers: 'What first-timers get wrong',
      year: 'The year',
      etiquette: 'Etiquette',
      transport: 'Getting around',
      money: 'Money',
      tipping: 'Tipping',
      connectivity: 'Phone and internet',
      safety: 'Safety',
      laws: 'Laws',
      entry: 'Entry',
      accessibility: 'Accessibility',
      phrases: 'Phrases',
      kitchens: 'Diets and allergies',
      areas: 'Where to stay',
      sights: 'First things to see',
      holidays: 'Public holidays',
      lessons: 'Worth knowing',
      authorities: 'Authorities',
    } satisfies Record<FactSection, string> & Record<string, string>,
    /** What stands in the place of the authorities where none is known. */
    openSources: 'Sources',
    weatherNote: (station: string, period: string) => `Monthly means, ${station}, ${period}.`,
    month: 'Month',
    high: 'High °C',
    low: 'Low °C',
    rain: 'Rainy days',
    noFigure: 'Not known',
    sea: 'Sea °C',
    seasons: { best: 'Best', good: 'Good', mixed: 'Mixed', poor: 'Not now', closed: 'Closed' },
    speak: (language: string) => `A few words of ${language}.`,
    numbersNote: 'A tap dials. Save the ones you may need before you leave.',
    shortened: 'shortened',
    authors: 'its authors',
    checkAgain: (asOf: string) => `Check again: known as of ${asOf}`,
    stale: {
      title: 'Some of this may have changed',
      text: (count: number) =>
        count === 1
          ? 'One fact on this page is older than we like. It is marked; please check it with the source named beside it.'
          : `${count} facts on this page are older than we like. They are marked; please check them with the sources named beside them.`,
    },
    print: 'Print this guide',
    mistake: 'Report a mistake',
    card: {
      open: 'Keep the card',
      title: (name: string) => `${name}: keep this`,
      text: 'Numbers, phrases, money and transport on one sheet. Print it, or save it on your phone: it opens without a connection.',
      line: (country: string, asOf: string) => `${country}. Newest fact: ${asOf}.`,
      emergency: 'In an emergency',
      phrases: (language: string) => `Phrases: ${language}`,
      money: 'Money',
      currency: (name: string, code: string) => `Paid in ${name} (${code}).`,
      transport: 'Getting around',
      checkAgain: (asOf: string) => `(check again: as of ${asOf})`,
      whole: 'The whole guide:',
      save: 'Save on my phone',
      print: 'Print the card',
    },
    plan: (name: string) => `Plan a trip to ${name}`,
    missing: 'No guide to this place yet',
    missingText: 'These are the guides we have.',
    failed: 'The guide could not be opened',
    again: 'Try again',
  },
} as const;
