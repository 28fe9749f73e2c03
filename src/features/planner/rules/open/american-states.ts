/** Names that stand behind that of a town in the United States. */
const STATES = new Set(
  (
    'alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana ' +
    'maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah ' +
    'vermont virginia washington wisconsin wyoming'
  ).split(' '),
);
const OF_TWO_WORDS = new Set([
  ...['new hampshire', 'new jersey', 'new mexico', 'new york', 'north carolina', 'north dakota', 'rhode island'],
  ...['south carolina', 'south dakota', 'west virginia'],
]);

/** @param key as `nameKey` has it */
export const isState = (key: string) => STATES.has(key) || OF_TWO_WORDS.has(key);
