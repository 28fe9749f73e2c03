/** Packages in the United States, as the database is first filled with them. */
import type { NewPackage } from '../../src/features/packages/rules.ts';

export const unitedStates: readonly NewPackage[] = [
  {
    id: 'miami-beach-luxury',
    name: 'Miami Beach in Pastel',
    destinationId: 'miami',
    location: 'Miami Beach, Florida',
    category: 'Luxury',
    nights: 4,
    duration: '5 days, 4 nights',
    priceHistory: [
      { price: 3199, daysAgo: 160 },
      { price: 2799, daysAgo: 18 },
    ],
    sampleRating: 4.9,
    maxGuests: 8,
    capacity: 24,
    departs: { month: 3, day: 14 },
    image: 'miami-beach-luxury',
    summary: 'Ocean Drive at dusk, a bay to yourself and the Everglades before breakfast is cleared.',
    highlights: ['Art Deco at blue hour', 'Private boat on Biscayne Bay', 'Everglades in the dry season'],
    features: [
      'Oceanfront suite, breakfast included',
      'Private afternoon boat on Biscayne Bay',
      'Art Deco walk with an architecture guide',
      'Everglades morning with a naturalist',
      'Tasting dinner on the last evening',
      'Private airport transfers',
    ],
    itinerary: [
      {
        title: 'Neon comes on',
        text: 'A car from the airport to a beachfront hotel, an hour for the sea, then Ocean Drive on foot as its signs light up one by one.',
      },
      {
        title: 'The streamlined mile',
        text: 'An architecture guide reads the façades of Collins Avenue, Washington Avenue and Española Way. The afternoon belongs to your cabana.',
      },
      {
        title: 'Biscayne Bay',
        text: 'By private boat past the islands of the Venetian Causeway and south to the old stilt houses off Key Biscayne. Swim where the water is palest.',
      },
      {
        title: 'River of grass',
        text: 'Early to Shark Valley, where March is dry and the alligators keep to the water that is left. Back for the tasting dinner.',
      },
      { title: 'One more swim', text: 'Breakfast late, a last swim, and a car to the airport at the hour you choose.' },
    ],
  },
  {
    id: 'hamptons-after-summer',
    name: 'Hamptons After Summer',
    destinationId: 'hamptons',
    location: 'East Hampton, New York',
    category: 'Wellness',
    nights: 4,
    duration: '5 days, 4 nights',
    priceHistory: [{ price: 1999, daysAgo: 210 }],
    sampleRating: 4.7,
    maxGuests: 6,
    capacity: 24,
    departs: { month: 9, day: 13 },
    image: 'hamptons-after-summer',
    summary: 'The crowds have gone, the ocean is still warm, and nobody needs you before ten.',
    highlights: ['Empty September beaches', 'Montauk Point on foot', 'Two ferries to the North Fork'],
    features: [
      'Shingled inn near the dunes, breakfast included',
      'Daily yoga on the beach or indoors',
      'Guided bluff walk at Montauk',
      'Massage at the inn',
      'Bicycles for the whole stay',
      'Transfers from the railway station',
    ],
    itinerary: [
      {
        title: 'Off the train',
        text: 'We meet the train at East Hampton. Shoes off by four o’clock, and a first walk along the dune path before dinner.',
      },
      {
        title: 'The end of the island',
        text: 'Montauk Point and its lighthouse, lit since 1797, then the bluffs of Camp Hero on foot with the wind behind you.',
      },
      {
        title: 'Nothing before ten',
        text: 'Yoga when the mist has lifted, a massage, and bicycles to Sag Harbor, the old whaling port, for the evening.',
      },
      {
        title: 'Two ferries',
        text: 'Across Shelter Island by its north and south ferries to the vineyards of the North Fork, where the harvest has begun.',
      },
      {
        title: 'A slow farewell',
        text: 'A last swim in an ocean that has had all summer to warm up, and a lift to the train.',
      },
    ],
  },
  {
    id: 'aspen-gold',
    name: 'Aspen in Gold',
    destinationId: 'colorado',
    location: 'Aspen, Colorado',
    category: 'Nature',
    nights: 5,
    duration: '6 days, 5 nights',
    priceHistory: [
      { price: 2799, daysAgo: 130 },
      { price: 2499, daysAgo: 34 },
    ],
    sampleRating: 4.8,
    maxGuests: 6,
    capacity: 8,
    departs: { month: 9, day: 23 },
    image: 'aspen-gold',
    summary: 'Six days in the week the hillsides turn, with the lake at Maroon Bells before the wind.',
    highlights: ['Maroon Bells at first light', 'Independence Pass', 'Naturalist on every walk'],
    features: [
      'Mountain lodge in Aspen, breakfast included',
      'Naturalist guide on every walk',
      'Maroon Bells access arranged for early morning',
      'Drive over Independence Pass',
      'Evening of stars with a telescope',
      'Airport transfers',
    ],
    itinerary: [
      {
        title: 'Thin air, easy legs',
        text: 'Aspen lies near 2,400 meters, so the first day is a level walk along the Roaring Fork and an early night.',
      },
      {
        title: 'Maroon Bells',
        text: 'At the lake before the sun is on the peaks, then up through the aspens to Crater Lake and back for lunch.',
      },
      {
        title: 'Independence Pass',
        text: 'Over the tundra at 3,687 meters, with the Grottos and the ghost town of Independence on the way down.',
      },
      {
        title: 'Castle Creek',
        text: 'The silver town of Ashcroft, empty for a century, and a meadow walk among willows and beaver ponds.',
      },
      {
        title: 'Above the town',
        text: 'Smuggler Mountain to Hunter Creek on foot, an afternoon off, and stars through a telescope once it is dark.',
      },
      { title: 'Down valley', text: 'Coffee on the terrace, a last look at the color, and a car to the airport.' },
    ],
  },
];
