/** Every word of the trip agent's pages that is not content. */
export const plannerCopy = {
  demo: {
    title: 'Plan with the Agent',
    intro:
      'Seven questions, answered in your own words. From them your agent writes a trip, and checks every day of it before you see it.',
    asks: 'What the agent asks',
    questions: [
      { name: 'Destination', text: 'A city, a coast, a mountain, or “somewhere warm”.' },
      { name: 'Dates', text: 'Exact days, or a season and how many nights.' },
      { name: 'Budget', text: 'For everybody together or for each, in dollars.' },
      { name: 'Travelers', text: 'Who comes along: two friends, a family with a five-year-old, you alone.' },
      { name: 'Interests', text: 'Markets, museums, surf, snow, music, doing nothing well.' },
      { name: 'Preferences', text: 'Diet, access, pace, beds, and what you would rather not do.' },
      { name: 'Taste', text: 'The places you loved before say more than any checkbox.' },
    ],
    checks: {
      title: 'How an answer is checked',
      text: 'A fine sentence is not a plan. Each itinerary goes through the same checks, and the result is shown with it. A failed check is shown too, never hidden.',
      list: [
        'Dates, nights and the size of your party add up',
        'The budget is added line by line, to the dollar',
        'Every place is real, and none appears twice',
        'Nothing is planned on the day it is closed',
        'Walking distances fit one day and your pace',
        'Diet, access and season are kept in every choice',
      ],
    },
    soon: {
      title: 'The agent opens soon',
      text: 'Until it does, send your answers to our desk. A person reads them and writes back.',
      textFor: (destination: string) =>
        `Until it does, send us your wishes for ${destination}. A person reads them and writes back.`,
      action: 'Write to our desk',
      actionFor: (destination: string) => `Write to us about ${destination}`,
      subject: 'A trip for me',
      subjectFor: (destination: string) => `A trip to ${destination}`,
      trips: 'Or see upcoming trips',
    },
  },
  results: {
    none: 'No recommendations found',
    text: 'Recommendations are kept in this browser for as long as it stays open. There are none here at the moment.',
    back: 'Back to Demo',
  },
  builder: {
    back: 'Back to Learn',
    title: 'Educational Trip Builder',
    intro: 'Build a journey and learn why it is built that way. Start with three that are finished.',
    lessons: "What You'll Learn While Planning",
    samples: 'Sample itineraries',
    days: (days: number) => `${days} days`,
    highlights: 'Highlights',
    insight: 'AI learning insight',
    closing: {
      title: 'Begin with the place',
      text: 'The builder itself opens soon. The city guides are open now: etiquette, transport, tipping, safety and laws for a dozen destinations.',
      guides: 'Read the city guides',
      write: 'Ask us for an itinerary',
      subject: 'An educational itinerary',
    },
  },
} as const;

/** The seven answers as a letter's first lines, so that nobody starts from an empty page. */
export function letterOf(destination: string): string {
  return plannerCopy.demo.questions
    .map(({ name }) => (name === 'Destination' && destination ? `${name}: ${destination}` : `${name}: `))
    .join('\n');
}
