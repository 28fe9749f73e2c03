/** What the search of the whole back office says of a booking or an account. */
export const foundCopy = {
  account: 'Account; its bookings',
  party: (travelers: number) => `${travelers.toLocaleString('en-US')} ${travelers === 1 ? 'traveler' : 'travelers'}`,
  why: {
    reference: 'Reference',
    username: 'The username begins so',
    contact: 'The contact email begins so',
    traveller: 'A traveler’s name begins so',
  },
} as const;
