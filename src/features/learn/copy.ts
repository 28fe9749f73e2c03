/** Every word of the learning hub, the city guides and the video series that is not content. */
import type { GuideTopic } from './rules.ts';

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
      text: 'Name a city, a custom or a worry. We write the next guide for the people who ask for it.',
      action: 'Tell us by e-mail',
      subject: 'What I would like to learn',
    },
  },
  guides: {
    title: 'City Guides',
    intro:
      'How to greet, ride, tip, stay safe and stay within the law. Short enough for the taxi, and each with the authority to check it with.',
    cities: 'Cities',
    topics: {
      etiquette: 'Etiquette',
      transport: 'Transport',
      tipping: 'Tipping',
      safety: 'Safety',
      laws: 'Laws',
    } satisfies Record<GuideTopic, string>,
    emergency: 'In an emergency',
    asOf: 'Facts as of',
    source: 'Check it with',
    request: {
      title: 'A city of your own?',
      text: 'Request custom educational content for a place, a group or a journey, or suggest topics that these guides should cover.',
      action: 'Request Custom Guide',
      subject: 'A custom guide',
    },
    rights: 'All rights reserved.',
  },
  videos: {
    title: 'Travel Education Videos',
    intro: 'Short lessons on arriving, eating, packing and paying, made to be watched the week before you leave.',
    preparing: {
      title: 'Lessons are in preparation',
      text: 'You can look through every series today. Watching opens with the first finished lessons; until then the city guides cover much of the same ground.',
    },
    featured: 'Featured Episodes',
    complete: 'Complete Video Series',
    views: 'views',
    series: 'Series',
    facts: { episodes: 'Episodes', total: 'Total', level: 'Level', students: 'Students' },
    topics: 'Topics',
    closing: {
      title: 'Learn it before you land',
      text: 'Read while the lessons are being made, or tell us which one you are waiting for.',
      guides: 'Read the city guides',
      write: 'Ask for a lesson',
      subject: 'A lesson I am waiting for',
    },
  },
} as const;
