/** Every word of the first view of home. */
export const homeCopy = {
  headline: 'An AI Powered Personal Travel Agent',
  tagline: 'Unforgettable experiences, tailored to you.',
  bookNow: 'Book Now',
  ask: {
    label: 'Tell the agent about your trip',
    placeholder: 'Ten days in Japan in April, for two',
    send: 'Plan it',
  },
  figures: {
    label: 'The brand in figures',
    travelers: 'travelers',
    rating: 'average rating',
    support: 'support',
    monthlyUsers: 'monthly users',
  },
} as const;
