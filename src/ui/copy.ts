/**
 * The few words the design system says by itself, most of them for screen readers.
 * Everything else a visitor reads is handed in by the features.
 */
export const uiWords = {
  close: 'Close',
  specimens: 'Specimens',
  loading: 'Loading…',
  notifications: 'Notifications',
  originalPrice: 'Original price: ',
  currentPrice: 'Current price: ',
  perPerson: 'per person',
  save: (amount: string) => `Save ${amount}`,
  ratedOutOfFive: (value: string) => `Rated ${value} out of 5`,
  reviewCount: (count: number) => (count === 1 ? '1 review' : `${count.toLocaleString('en-US')} reviews`),
  notYetRated: 'Not yet rated',
} as const;
