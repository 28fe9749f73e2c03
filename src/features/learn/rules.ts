/** What a city guide must say, and in which order. The texts themselves lie in `content/guides`. */
export const GUIDE_TOPICS = ['etiquette', 'transport', 'tipping', 'safety', 'laws'] as const;
export type GuideTopic = (typeof GUIDE_TOPICS)[number];

export interface Source {
  readonly name: string;
  readonly url: `https://${string}`;
}

export interface GuideChapter {
  readonly points: readonly string[];
  /** The authority a reader can check it with. */
  readonly source: Source;
}

export interface CityGuide {
  /** Destination id; also the anchor on the page and the picture's id. */
  readonly id: string;
  readonly city: string;
  readonly place: string;
  readonly intro: string;
  /** The number to call when it matters. */
  readonly emergency: string;
  /** The month (`YYYY-MM`) in which the facts were last gone through. */
  readonly asOf: `${number}-${number}`;
  readonly chapters: Readonly<Record<GuideTopic, GuideChapter>>;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "2025-01" → "January 2025". */
export function monthOf(asOf: CityGuide['asOf']): string {
  const [year, month] = asOf.split('-');
  return `${MONTHS[Number(month) - 1] ?? ''} ${year}`.trim();
}
