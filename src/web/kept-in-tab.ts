/**
 * What was typed into a page, kept in this tab for a reload or a way back. Where nothing can be stored, pages work and
 * only forget. What is read is as old as whatever wrote it: take from it field by field.
 */
export type Kept = Readonly<Record<string, unknown>>;

export function keptInTab(place: string): Kept | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    return isRecord(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function keepInTab(place: string, kept: object | null): void {
  try {
    if (kept) sessionStorage.setItem(place, JSON.stringify(kept));
    else sessionStorage.removeItem(place);
  } catch {
    // Nothing can be stored here.
  }
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
