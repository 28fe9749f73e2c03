/** What is said where the check of a fact, or a filter of the facts, cannot be taken. */
export const messages = {
  place: 'There is no such place',
  kind: 'There is no such class of facts',
  state: 'There is no such state',
  key: 'Say which fact was looked up',
  print: 'Say which words were looked up',
  day: 'Write the day as year, month and day: 2026-11-30',
} as const;
