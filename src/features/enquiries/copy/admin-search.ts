/** Of what the search of the whole back office has found. */
export const foundCopy = {
  open: 'Open',
  done: 'Done',
  reference: 'The reference begins so',
  name: 'The name begins so',
  email: 'The email begins so',
  words: 'In what was written',
} as const;
