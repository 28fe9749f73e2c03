/** Every word of the results, of a recommendation's details and of a shared plan. */
export const resultsCopy = {
  /** Over what every need comes to in the text, which a page tells in its own way. */
  needs: 'Your needs',
  openData: {
    title: 'Planned from open data',
    short: 'From open data, not checked by us',
    guide: (name: string) => `What we know about ${name}`,
    attribution: '© OpenStreetMap contributors',
    licence: 'https://www.openstreetmap.org/copyright',
  },
  none: 'No recommendations found',
  text: 'Recommendations are kept in this browser for as long as it stays open. There are none here at the moment.',
  back: 'Back to Demo',
  title: 'Your AI recommendations',
  newSearch: 'New Search',
  summary: { destination: 'Destination', dates: 'Dates', travelers: 'Travelers', budget: 'Budget' },
  party: (adults: number, children: readonly number[]) =>
    [
      `${adults} ${adults === 1 ? 'adult' : 'adults'}`,
      children.length === 0
        ? ''
        : `${children.length === 1 ? 'a child' : `${children.length} children`} (${children.map((age) => (age === 0 ? 'under 1' : age)).join(', ')})`,
    ]
      .filter(Boolean)
      .join(' and '),
  span: (from: string, to: string, nights: number) =>
    `${from} to ${to}, ${nights} ${nights === 1 ? 'night' : 'nights'}`,
  mind: 'Please note',
  more: (count: number) => `${count} more ${count === 1 ? 'note' : 'notes'}`,
  wentOn: 'I went on with',
  unused: {
    title: 'We did not use',
    text: 'These words changed nothing in the plans. Say them otherwise under “Change one thing”, or write to us.',
  },
  priceLabel: 'Estimated total',
  forParty: (party: string) => `for ${party}`,
  details: 'View Full Details',
  book: 'Book this trip',
  highlights: 'Highlights',
  analysis: 'Full AI analysis',
  facts: { price: 'Estimated total', rating: 'Rating', duration: 'Duration' },
  ratingBasis: 'fit with your wish',
  search: 'Search elsewhere',
  quickBook: 'Quick book',
  outbound: {
    hotels: 'Hotels on Booking.com',
    travel: 'Stays on Expedia',
    reviews: 'Reviews on Tripadvisor',
    maps: 'Google Maps',
    flights: 'Flights on Google Flights',
    homes: 'Homes on Airbnb',
  },
  newTab: '(opens in a new tab)',
  sources: 'Sources',
  take: {
    share: 'Share link',
    copied: 'Link copied',
    copiedText: 'Anybody with this link can read the plan; nothing about you is in it.',
    calendar: 'Calendar file',
    print: 'Print',
    save: 'Save',
    saved: 'Saved: see your list',
    failed: 'The link could not be made',
  },
  shared: {
    title: 'A shared plan',
    note: 'Planned by the Wanderlight agent and checked line by line. Prices are estimates of the day it was planned.',
    own: 'Plan one of your own',
    again: 'Try again',
    missing: 'Plan Not Found',
    missingText: 'The link is not complete, or the plan is not shared any more.',
  },
} as const;
