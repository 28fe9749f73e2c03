/** What is said where one thing of an answer is changed. */
export const changeOneThingCopy = {
  title: 'Change one thing',
  text: 'Everything else you asked for stays.',
  cheaper: 'Cheaper',
  slower: 'Slower',
  swap: (n: number) => `Replan day ${n}`,
  label: 'Something else',
  placeholder: 'For example: one night less, no museums, start in the afternoon',
  send: 'Change it',
  pending: 'Planning again…',
  done: 'Changed',
  notDone: 'Not changed',
  same: 'Nothing in the plan had to change for this.',
  undo: 'Undo',
  failed: 'That could not be planned. Your plan is unchanged.',
} as const;
