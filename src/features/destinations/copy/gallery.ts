/** Every word around the pictures of a trip or a place. */
export const galleryCopy = {
  all: (count: number) => (count === 2 ? 'Both pictures' : `All ${count} pictures`),
  view: (name: string) => `Pictures: ${name}`,
  note: 'Every picture of ours is rendered in our studio: it shows the mood of the place, not the hotel or the room you get.',
  count: (at: number, of: number) => `${at} of ${of}`,
  told: (at: number, of: number, words: string) => `${at} of ${of}: ${words}`,
  close: 'Close the pictures',
  previous: 'Previous picture',
  next: 'Next picture',
} as const;
