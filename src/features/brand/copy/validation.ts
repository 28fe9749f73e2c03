/** What is said where a figure cannot be taken. */
export const messages = {
  value: 'A figure has 1 to 12 characters',
  was: 'Say what the figure said before',
} as const;
