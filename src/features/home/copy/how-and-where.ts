/** What home says of us and of our places. */
export const placesCopy = {
  discover: {
    title: 'Discover',
    cards: [
      {
        picture: 'discover-1',
        alt: 'The crest of a tall dune in first light',
        title: 'Our Vision',
        text: 'Travel that starts with who you are. One conversation, and the world becomes the places you will remember.',
      },
      {
        picture: 'discover-2',
        alt: 'A farmhouse among cypresses on a green Tuscan hill',
        title: 'Our Expertise',
        text: 'Quiet corners, true seasons and the right hour of the day, checked against the calendar.',
      },
      {
        picture: 'discover-3',
        alt: 'Candlelit tables on a terrace above a bay at night',
        title: 'Our Services',
        text: 'Stays, guides and transfers, held together by one agent.',
      },
    ],
  },
  locations: {
    title: 'Current Locations',
    messageLink: 'Send us a message',
    messageRest: ' with your dates, location and general taste profile, and take your agent for a test drive.',
  },
} as const;
