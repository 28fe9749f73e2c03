/**
 * The one toast of the page. A module of its own, so that a toast raised before the region has mounted,
 * or just before a change of route, is still shown. At most one is open; the newest replaces the older.
 */
export type ToastVariant = 'default' | 'destructive';

export type ToastMessage = {
  title: string;
  description?: string | undefined;
  /** One thing to do about it. `label` is what the button says. */
  action?: { label: string; onSelect: () => void } | undefined;
  variant?: ToastVariant | undefined;
};

export type ToastEntry = ToastMessage & { id: number; open: boolean };

const TOAST_LIMIT = 1;
/** How long a dismissed toast stays in the list, closed, before it is forgotten. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

const NONE: readonly ToastEntry[] = [];
let entries: readonly ToastEntry[] = NONE;
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function publish(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

function forget(id: number): void {
  clearTimeout(removals.get(id));
  removals.delete(id);
}

export function toast(message: ToastMessage): { id: number; dismiss: () => void } {
  lastId += 1;
  const id = lastId;
  const kept = [{ ...message, id, open: true }, ...entries].slice(0, TOAST_LIMIT);
  for (const gone of entries) if (!kept.includes(gone)) forget(gone.id);
  publish(kept);
  return { id, dismiss: () => dismissToast(id) };
}

/** Closes a toast; its entry is dropped after the removal delay. */
export function dismissToast(id: number): void {
  if (!entries.some((entry) => entry.id === id && entry.open)) return;
  publish(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
  const removal = setTimeout(() => {
    removals.delete(id);
    publish(entries.filter((entry) => entry.id !== id));
  }, TOAST_REMOVE_DELAY_MS);
  removals.set(id, removal);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly ToastEntry[] {
  return entries;
}

/** A server page never carries a toast. */
export function toastsOnServer(): readonly ToastEntry[] {
  return NONE;
}
