/** What a restaurant has, in words. It is kept by its key; what has none is kept as our editors wrote it. */
import { dietWords } from './kitchens-and-diets.ts';

/** Tags of our catalogue that are worth a word of their own on a table's card. */
export const taggedAmenities = {
  terrace: 'Terrace',
  view: 'View',
  waterfront: 'By the water',
  rooftop: 'Rooftop',
  'live-music': 'Live music',
  fado: 'Fado',
  'kid-menu': "Children's menu",
  breakfast: 'Breakfast',
  brunch: 'Brunch',
  'natural-wine': 'Natural wine',
  cocktails: 'Cocktails',
  'farm-to-table': 'Farm to table',
  historic: 'Historic house',
} as const;

const labels = {
  ...dietWords,
  ...taggedAmenities,
  'step-free': 'Step-free',
  'partly-step-free': 'Partly step-free',
  'book-ahead': 'Book ahead',
  takeaway: 'Takeaway',
  delivery: 'Delivery',
  'outdoor-seating': 'Outdoor seating',
  cards: 'Cards accepted',
  wifi: 'Wi-Fi',
  reservations: 'Takes reservations',
} as const;

export type Amenity = keyof typeof labels;

/** Each once, in words. */
export function amenityLabels(kept: readonly string[]): string[] {
  const words: Readonly<Record<string, string>> = labels;
  return [...new Set(kept.map((amenity) => words[amenity] ?? amenity))];
}
