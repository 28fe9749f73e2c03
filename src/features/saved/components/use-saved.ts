/**
 * The list of whoever looks: a stranger's in the browser, a traveller's in the account. Who logs in takes along what
 * the browser has; from then on it holds nothing, so that the next person at it finds nothing.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../ui/toast-store.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { CallError, call, sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { keptHere } from '../../../web/local-storage.ts';
import { hasSignedInHint } from '../../accounts/rules/signed-in-hint.ts';
import { changeSaved, readSaved, type SavedList } from '../contract.ts';
import { savedCopy } from '../copy.ts';
import { itemsAmong, type SavedItem, toggled } from '../rules.ts';

/** What a stranger has saved, in this browser, until they log in. */
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
const keepHere = (items: readonly SavedItem[]) => here.keep(items.length > 0 ? items : NOTHING);

const { queryKey } = queryOf(readSaved);

async function fetchSaved(): Promise<SavedList> {
  const items = here.read();
  if (items.length === 0) return call(readSaved);
  const list = await call(changeSaved, { input: { add: [...items], remove: [] } });
  keepHere([]);
  return list;
}

export interface OwnList {
  /** Null: not known yet. */
  readonly items: readonly SavedItem[] | null;
  readonly isInAccount: boolean;
  /** Why the account's list has not come; `ask` asks again. */
  readonly fault: Error | null;
  readonly ask: () => void;
  toggle(item: SavedItem): void;
  add(items: readonly SavedItem[]): void;
}

export function useSaved(): OwnList {
  const client = useQueryClient();
  const itemsHere = here.use();
  const isHydrated = useHydrated();
  const mayHaveAccount = isHydrated && hasSignedInHint(document.cookie);
  const { data, error, refetch } = useQuery({ queryKey, queryFn: fetchSaved, enabled: mayHaveAccount, retry: false });
  // A session that has run out: as for a stranger.
  const isInAccount = mayHaveAccount && !(error instanceof CallError && error.status === 401);

  const change = (next: readonly SavedItem[], input: { add: SavedItem[]; remove: SavedItem[] }) => {
    if (!isInAccount) return keepHere(next);
    client.setQueryData<SavedList>(queryKey, { items: [...next] });
    call(changeSaved, { input }).then(
      (list) => client.setQueryData<SavedList>(queryKey, list),
      (fault: unknown) => {
        void client.invalidateQueries({ queryKey });
        toast({ title: savedCopy.notSaved, description: sentenceOf(fault), variant: 'destructive' });
      },
    );
  };
  const items = isInAccount ? (data?.items ?? null) : isHydrated ? itemsHere : null;
  return {
    items,
    isInAccount,
    fault: isInAccount && data === undefined ? error : null,
    ask: () => void refetch(),
    toggle(item) {
      if (items === null) return;
      change(toggled(items, item), items.includes(item) ? { add: [], remove: [item] } : { add: [item], remove: [] });
    },
    add(more) {
      if (items !== null) change(itemsAmong([...more, ...items]), { add: [...more], remove: [] });
    },
  };
}
