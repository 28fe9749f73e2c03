/** "One night less", "two days longer", "a week shorter": a length said against the length there is. */
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
};
const UNIT_NIGHTS: Readonly<Record<string, number>> = { night: 1, day: 1, week: 7 };
const MOST_NIGHTS = 60;
const COUNT = '(\\d{1,2}|a|an|one|two|three|four|five|six|seven)';
const UNIT = '(night|day|week)s?';
const LESS = '(less|fewer|shorter|more|longer|extra)';
const AFTER = new RegExp(`\\b${COUNT}\\s+${UNIT}\\s+${LESS}\\b`);
const BEFORE = new RegExp(`\\b${COUNT}\\s+${LESS}\\s+${UNIT}\\b`);

/** The new number of nights, at least one; null when the sentence does not speak of it. */
export function nightsAfter(nights: number, sentence: string): number | null {
  const after = AFTER.exec(sentence);
  const before = BEFORE.exec(sentence);
  const [count, unit, less] = after ? [after[1], after[2], after[3]] : before ? [before[1], before[3], before[2]] : [];
  if (!count || !unit || !less) return null;
  const by = (NUMBERS[count] ?? Number(count)) * (UNIT_NIGHTS[unit] ?? 1);
  const wished = /less|fewer|shorter/.test(less) ? nights - by : nights + by;
  return Math.min(MOST_NIGHTS, Math.max(1, wished));
}
