/** Facts of a restaurant in words: what it has, how one gets in, and who says so. */

/** Tags of our catalogue that are worth a word of their own on a table's card. */
export const amenityWords: Readonly<Record<string, string>> = {
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
};

export const accessWords = {
  yes: 'Step-free',
  partial: 'Partly step-free',
  bookAhead: 'Book ahead',
  takeaway: 'Takeaway',
  delivery: 'Delivery',
  outdoor: 'Outdoor seating',
  cards: 'Cards accepted',
  wifi: 'Wi-Fi',
  reservation: 'Takes reservations',
} as const;

export const sourceWords = {
  editors: 'Our own list',
  openstreetmap: '© OpenStreetMap contributors',
  google: 'Google Maps',
} as const;
