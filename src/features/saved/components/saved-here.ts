/** What a stranger has saved, in this browser, until they log in. */
import { keptHere } from '../../../web/local-storage.ts';
import { itemsAmong, type SavedItem } from '../rules.ts';

const NOTHING: readonly SavedItem[] = [];

function parsed(text: string | null): readonly SavedItem[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? itemsAmong(stored) : NOTHING;
  } catch {
    return NOTHING;
  }
}

const here = keptHere('saved', NOTHING, parsed);

export const savedHere = here.read;
export const useSavedHere = here.use;
export const keepHere = (items: readonly SavedItem[]) => here.keep(items.length > 0 ? items : NOTHING);
