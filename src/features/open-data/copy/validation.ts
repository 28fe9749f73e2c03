/** What is said where a change of a city or a place cannot be taken. */
export const openDataMessages = {
  version: 'Say which version was edited',
  name: 'Please shorten the name to 80 characters',
  state: 'There is no such state',
  reason: 'Say why in 3 to 300 characters',
  placeName: 'Say the name in 1 to 200 characters',
  hours: 'Write hours like “Mo-Fr 09:00-17:00; Sa,Su 10:00-18:00”, with seasons as “Apr-Oct 09:00-19:00”',
  fee: 'A ticket is needed, not needed, or not known',
  wheelchair: 'Step-free is yes, limited, no, or not known',
  source: 'Write the whole address of the page that says it, beginning with https:// or http://',
} as const;
