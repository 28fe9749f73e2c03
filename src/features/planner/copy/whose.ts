/** Whose a need is, as we say it to who wrote it. */
export const whoseCopy = {
  one: 'one of you',
  self: 'you yourself',
  kin: (kin: string) => (kin === 'bride' || kin === 'groom' ? `the ${kin}` : `your ${kin}`),
} as const;
