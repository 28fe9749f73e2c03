/** What is said of an input that is refused. */
export const messages = {
  audience: 'Please choose a departure or at least one booking',
  subject: 'A subject has 1 to 120 characters',
  body: 'A text has 1 to 8,000 characters',
  name: 'A name has 1 to 80 characters',
  kind: 'Choose a message or an answer',
  key: 'Please send the key of this press',
  agreed: 'Please say how many emails were shown',
  version: 'Please say which version this was made from',
} as const;
