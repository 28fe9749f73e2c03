/** Every word around the reviews of a trip, where they are read. */
export const tripReviewsCopy = {
  title: 'Reviews by travelers',
  lead: 'Only people who were on this trip can write here. The newest comes first.',
  none: 'Nobody has reviewed this trip yet.',
  verified: 'Verified traveler',
} as const;
