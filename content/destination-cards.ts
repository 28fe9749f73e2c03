/**
 * The places we know as a visitor sees them: those of the home page, then five that belong to packages and to the
 * trip agent's catalogue. Where they lie and which clock they keep is in `destinations.ts`, which no browser needs.
 */
import { type DestinationCard, homeDestinations } from './home-destinations.ts';

export const destinationCards: readonly DestinationCard[] = [
  ...homeDestinations,
  {
    id: 'ibiza',
    name: 'Ibiza',
    description: 'Es Vedrà at sunset, and the quiet north.',
    image: 'ibiza',
    alt: 'The rock of Es Vedrà rising from a calm evening sea between pines',
    region: 'europe',
  },
  {
    id: 'val-thorens',
    name: 'Val Thorens',
    description: 'Europe’s highest ski resort, above the trees.',
    image: 'val-thorens',
    alt: 'Jagged peaks above a white ski valley and its chairlift in clear morning light',
    region: 'europe',
  },
  {
    id: 'santorini',
    name: 'Santorini',
    description: 'White steps around a flooded volcano.',
    image: 'santorini',
    alt: 'White houses and blue domes on the rim of the caldera at dusk',
    region: 'europe',
  },
  {
    id: 'niseko',
    name: 'Niseko',
    description: 'Dry snow under Mount Yotei, then steam and cedar.',
    image: 'niseko',
    alt: 'Mount Yōtei under snow in lilac dawn light, fir trees at its foot',
    region: 'other',
  },
  {
    id: 'tokyo',
    name: 'Tokyo',
    description: 'Lantern alleys, and a city that runs to the minute.',
    image: 'tokyo',
    alt: 'A rainy alley of red paper lanterns with a lit steel tower at its end',
    region: 'other',
  },
];
