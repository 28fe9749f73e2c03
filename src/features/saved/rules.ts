/** How things that are saved stand in a list and in an address. */
export const SAVED_KINDS = ['trip', 'plan', 'place', 'restaurant'] as const;
export type SavedKind = (typeof SAVED_KINDS)[number];
/** "trip:ibiza"; a plan by the link that shows it. */
export type SavedItem = `${SavedKind}:${string}`;

/** So many are kept; older ones go. */
export const MOST_SAVED = 100;

/** The items among parts of any origin, each once, and no more than are kept. */
export function itemsAmong(parts: readonly unknown[]): SavedItem[] {
  return [...new Set(parts.filter(isSavedItem))].slice(0, MOST_SAVED);
}

export function isSavedItem(part: unknown): part is SavedItem {
  if (typeof part !== 'string' || part.length > 100) return false;
  const [kind, id = '', ...more] = part.split(':');
  return more.length === 0 && SAVED_KINDS.some((known) => known === kind) && /^[\w.-]+$/.test(id);
}

/** One segment of an address, and back. */
export function addressedAs(items: readonly SavedItem[]): string {
  return items.join(',');
}

export function itemsIn(segment: string): SavedItem[] {
  return itemsAmong(segment.split(','));
}

/** The list with or without it, the latest first. */
export function toggled(items: readonly SavedItem[], item: SavedItem): SavedItem[] {
  return items.includes(item) ? items.filter((other) => other !== item) : itemsAmong([item, ...items]);
}

/** Ids of one kind. */
export function idsOf(items: readonly SavedItem[], kind: (typeof SAVED_KINDS)[number]): string[] {
  return items.filter((item) => item.startsWith(`${kind}:`)).map((item) => item.slice(kind.length + 1));
}

/** So many plans are compared at once. */
export const MOST_COMPARED = 3;

/** The page that shows saved plans side by side. */
export function comparisonPath(plans: readonly SavedItem[]): string {
  return `/plans/${idsOf(plans, 'plan').join(',')}`;
}
