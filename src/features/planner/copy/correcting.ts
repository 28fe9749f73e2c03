/** The words around what was understood or assumed, to put it right. */
export const correctCopy = {
  title: 'What I understood',
  text: 'Each line can be said otherwise or left out; everything else stays.',
  change: 'Change',
  leaveOut: 'Leave out',
  lineOf: (part: string, value: string) => `${part}: ${value}`,
  inWords: 'In your own words',
  send: 'Plan again',
  cancel: 'Leave it',
} as const;
