/** What follows for a page from the facts of a place: how light a month is, and how dear. */
export const MONTH_PRICES = ['low', 'usual', 'high'] as const;
export type MonthPrice = (typeof MONTH_PRICES)[number];

/** A tenth from the middle of the year is felt. */
const FELT = 0.1;

/** Of each month against the median month; all are usual where they hardly differ. */
export function priceLevels(byMonth: readonly number[]): readonly MonthPrice[] {
  const sorted = byMonth.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 1;
  return byMonth.map((factor) => {
    if (factor <= median * (1 - FELT)) return 'low';
    return factor >= median * (1 + FELT) ? 'high' : 'usual';
  });
}

const RADIANS = Math.PI / 180;
/** The sun's upper edge, seen through the air. */
const HORIZON_DEGREES = -0.833;

/** From sunrise to sunset in hours, in the middle of the month (1 to 12); 0 and 24 where the sun does not rise or set. */
export function daylightHours(latitude: number, month: number): number {
  const dayOfYear = Math.round((month - 0.5) * 30.44);
  // Cooper 1969, to half a degree.
  const declination = 23.45 * RADIANS * Math.sin((2 * Math.PI * (284 + dayOfYear)) / 365);
  const lat = latitude * RADIANS;
  const cosine =
    (Math.sin(HORIZON_DEGREES * RADIANS) - Math.sin(lat) * Math.sin(declination)) /
    (Math.cos(lat) * Math.cos(declination));
  return (24 / Math.PI) * Math.acos(Math.min(1, Math.max(-1, cosine)));
}

export function placePath(id: string): string {
  return `/places/${encodeURIComponent(id)}`;
}
