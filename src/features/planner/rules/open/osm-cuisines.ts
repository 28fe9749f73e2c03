/** The words a kitchen of OpenStreetMap has for itself, as ours. */
import { TAGS, type Tag } from '../../../destinations/rules/tags.ts';

const TASTES: Readonly<Record<string, Tag>> = {
  burger: 'burgers',
  'steak house': 'steak',
  'ice cream': 'ice-cream',
  'coffee shop': 'coffee',
  regional: 'local',
  fish: 'fish',
  barbecue: 'bbq',
  sandwich: 'deli',
  'fast food': 'street-food',
};

const OURS: ReadonlyMap<string, Tag> = new Map(TAGS.map((tag) => [tag, tag]));

/** Of the kitchen's own words, those we plan with. */
export function cuisineTags(cuisine: string): Tag[] {
  const words = cuisine.toLowerCase().split(/[;,]\s*/);
  return words.flatMap((word) => TASTES[word] ?? OURS.get(word.replaceAll(' ', '-')) ?? []);
}
