/** The days of rest that the text of a place names, for places of which no hours are known. */
const DAYS = ['Mon', 'Tues', 'Wednes', 'Thurs', 'Fri', 'Satur', 'Sun'];
const DAY = `(?:${DAYS.join('|')})days?\\b`;
const CLOSED_ON = new RegExp(
  `\\bclose[ds] (?:to visitors |with it )?(?:on )?(${DAY}(?:(?:, | and )${DAY})*)(?! (?:night|evening|noon|lunch|afternoon|morning))`,
  'i',
);

/** "Closed on Sundays and Mondays"; 0 is Monday. */
export function daysOfRestIn(about: string): number[] {
  const said = CLOSED_ON.exec(about)?.[1] ?? '';
  return DAYS.flatMap((day, weekday) => (said.includes(`${day}day`) ? weekday : []));
}
