/** The storage of a browser's tab, for tests without a browser. */
import { vi } from 'vitest';

export interface TabStorage {
  /** What is stored, by key. */
  readonly kept: Readonly<Record<string, string>>;
  /** How many characters there is room for. */
  room: number;
}

export function giveTabStorage(): TabStorage {
  const kept: Record<string, string> = {};
  const storage = { kept, room: Number.POSITIVE_INFINITY };
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    removeItem: (key: string) => void delete kept[key],
    setItem(key: string, text: string) {
      if (text.length > storage.room) throw new DOMException('No room', 'QuotaExceededError');
      kept[key] = text;
    },
  };
  vi.stubGlobal('sessionStorage', Object.setPrototypeOf(kept, methods));
  return storage;
}
