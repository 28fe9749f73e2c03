/** What a city guide must say, and in which order. The texts themselves lie in `content/guides`. */

import { namesOf } from '../../../shared/field-list.ts';
import type { FactKind } from './fact-age.ts';

export const GUIDE_TOPICS = ['etiquette', 'transport', 'tipping', 'safety', 'laws'] as const;
export type GuideTopic = (typeof GUIDE_TOPICS)[number];

/** What the page of one guide says beyond the five topics of the list. */
export const FURTHER_TOPICS = ['money', 'connectivity', 'accessibility', 'firstTimers'] as const;
export type FurtherTopic = (typeof FURTHER_TOPICS)[number];

/** The sections of a guide's page that are made of single facts, in its order; how they age where they do not say it themselves. */
export const KIND_OF = {
  firstTimers: 'manner',
  etiquette: 'manner',
  transport: 'service',
  money: 'service',
  tipping: 'manner',
  connectivity: 'service',
  safety: 'service',
  laws: 'rule',
  entry: 'rule',
  accessibility: 'service',
  kitchens: 'manner',
  lessons: 'manner',
} as const satisfies Readonly<Record<string, FactKind>>;
export type FactSection = keyof typeof KIND_OF;
export const FACT_SECTIONS = namesOf(KIND_OF);
