/** Every word about who waits, on a departure's page of the admin area. */
export const adminWaitlistCopy = {
  title: 'Who waits',
  caption: 'Who waits for seats, in the order of joining',
  none: 'Nobody waits for this departure.',
  head: { number: 'In line', party: 'Travelers', who: 'Who', since: 'Since', turn: 'Turn' },
  inTurn: 'Has its turn',
  turn: (seats: number) => `${seats} kept until`,
  gathering: (seats: number) => `${seats} kept, more are gathered until`,
  noTurn: 'Not yet',
} as const;

export const adminWaitlistErrors = {
  no_such_departure: 'There is no such departure.',
} as const;
