/** The few words of the legal pages that are not their text. */
export const legalCopy = {
  inForceSince: (day: string) => `In force since ${day}`,
  contents: 'On this page',
  questions: 'Questions about this page? Write to',
} as const;
