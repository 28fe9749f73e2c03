/**
 * The figures the brand states of itself: which there are, what each may say, and what
 * the files say where the owner has said nothing. Pages name a figure by its name here.
 */

import { site } from '../../../site.config.ts';
import { featuredEpisodes, videoSeries } from '../learn/content/videos.ts';

/** `count` is "500+" or "50K+", `rating` up to 5 with one decimal, `hours` "24/7". */
export type FigureKind = 'count' | 'rating' | 'hours';

export interface Figure {
  readonly name: string;
  readonly group: 'pages' | 'views' | 'students';
  /** Where it stands, for who edits it. */
  readonly label: string;
  readonly kind: FigureKind;
  /** What the files say. */
  readonly written: string;
}

export const FIGURES: readonly Figure[] = [
  { name: 'travelers', group: 'pages', label: 'Travelers', kind: 'count', written: site.figures.travelers },
  { name: 'rating', group: 'pages', label: 'Average rating', kind: 'rating', written: site.figures.rating },
  { name: 'support', group: 'pages', label: 'Support', kind: 'hours', written: site.figures.support },
  { name: 'monthlyUsers', group: 'pages', label: 'Monthly users', kind: 'count', written: site.figures.monthlyUsers },
  ...featuredEpisodes.map(
    ({ id, title, views }) =>
      ({ name: `views.${id}`, group: 'views', label: title, kind: 'count', written: views }) as const,
  ),
  ...videoSeries.map(
    ({ id, title, students }) =>
      ({ name: `students.${id}`, group: 'students', label: title, kind: 'count', written: students }) as const,
  ),
];

const KINDS: Readonly<Record<FigureKind, RegExp>> = {
  count: /^(\d{1,3}(,\d{3}){1,2}|\d{1,3}(\.\d)?[KM]?)\+?$/,
  rating: /^([0-4]\.\d|5\.0|[0-5])$/,
  hours: /^([1-9]|1\d|2[0-4])\/[1-7]$/,
};

export function isFigure(kind: FigureKind, value: string): boolean {
  return KINDS[kind].test(value);
}

/** Owner's words by name, for pages: those that differ from the files. */
export type WrittenFigures = Readonly<Record<string, string>>;
