/** The learning hub: what a visitor can read, watch and plan, in the order it is offered. */
export interface LearnChapter {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Picture id. */
  readonly picture: string;
}

export const learnChapters: readonly LearnChapter[] = [
  {
    id: 'guides',
    href: '/guides',
    title: 'City Guides',
    text: 'Etiquette, transport, tipping, safety and laws, city by city. What a friend who lives there would tell you on the way from the airport.',
    action: 'Read the guides',
    picture: 'hamptons',
  },
  {
    id: 'demo',
    href: '/demo',
    title: 'Plan with the Agent',
    text: 'Seven questions, up to three plans, and every day of them checked. See how your agent thinks before you trust it with a week.',
    action: 'Try the demo',
    picture: 'nyc',
  },
  {
    id: 'coming-soon',
    href: '/coming-soon',
    title: 'What Comes Next',
    text: 'Our launch, by the clock.',
    action: 'See the countdown',
    picture: 'niseko',
  },
];

export const moreChapters: readonly Omit<LearnChapter, 'picture'>[] = [
  {
    id: 'videos',
    href: '/videos',
    title: 'Travel Education Videos',
    text: 'Six series of short drawn lessons, from packing once to reading a foreign menu. Each says how many of its episodes are ready.',
    action: 'See the series',
  },
  {
    id: 'trip-builder',
    href: '/trip-builder',
    title: 'Educational Trip Builder',
    text: 'Three sample journeys that teach you how a good itinerary is made.',
    action: 'Open the trip builder',
  },
];
