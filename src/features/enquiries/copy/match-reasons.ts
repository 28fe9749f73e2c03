/** Why the search of the whole back office has found an enquiry or a subscriber. */
export const matchReasons = {
  reference: 'The reference begins so',
  name: 'The name begins so',
  email: 'The email begins so',
  words: 'In what was written',
} as const;
