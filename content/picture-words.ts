/** What the pictures show, by picture id, for those who do not see them. Places carry theirs in `destination-cards.ts`. */
import { destinationCards } from './destination-cards.ts';

const ofPackages: Readonly<Record<string, string>> = {
  'miami-beach-luxury': 'A lifeguard’s hut in candy colors on the pale beach, Art Deco hotels behind palms at sunrise',
  'hamptons-after-summer': 'An empty beach below the dunes, a lighthouse lit behind dune grass and a slat fence',
  'aspen-gold': 'A forest of golden aspens along a lake, the red Maroon Bells behind it',
  'val-thorens-ski': 'Timber chalets with lit windows on a snow slope, skiers below, peaks in evening light behind',
  'ibiza-package': 'Sailing boats on a calm morning sea before the rock of Es Vedrà',
  'amalfi-sea-road': 'The Amalfi coast at sunset: a village on the cliff, a sail on the glittering water',
  'lisbon-river-light': 'Over red roofs and a domed church to the Tagus and its long bridge against the low sun',
  'niseko-ski': 'A lit cabin between snowy firs in a ski valley, Mount Yōtei in evening light behind',
  'cartagena-walls': 'The sea wall of Cartagena with its sentry box, the cathedral tower above red roofs at sundown',
  'jaco-pacific': 'Two surfboards in the wet sand, the sun setting behind a jungle headland',
  'istanbul-two-shores': 'A lit mosque with slender minarets above the old town, mirrored in the strait at blue hour',
  'marrakesh-garden-steam': 'Candles along a garden pool between orange trees, a minaret behind the wall at dusk',
};

const ofSamples: Readonly<Record<string, string>> = {
  'costa-rica': 'The bare cone of a volcano above misty cloud forest',
};

export const pictureWords: Readonly<Record<string, string>> = {
  ...ofPackages,
  ...ofSamples,
  ...Object.fromEntries(destinationCards.map(({ image, alt }) => [image, alt])),
};
