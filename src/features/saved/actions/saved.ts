/** Keeping things for later in an account, and telling what they are. What each kind is says the feature it belongs to. */
import { inTransaction } from '../../../database/sql.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { PersonalRecords } from '../../../kernel/personal-records.ts';
import type { SignedInTraveller } from '../../../kernel/sessions/session.ts';
import type { InputOf } from '../../../shared/endpoint.ts';
import type { changeSaved, SavedCard, SavedList } from '../contract.ts';
import { idsOf, itemsAmong, itemsIn, SAVED_KINDS, type SavedItem, type SavedKind } from '../rules.ts';
import { deleteAllSavedOf, deleteSaved, insertSaved, listSavedOf } from '../store.ts';

/** What there is of these ids, by id. */
export type FindCards = (ids: readonly string[]) => Promise<ReadonlyMap<string, Omit<SavedCard, 'item'>>>;

export async function readSavedOf({ db }: Pick<Deps, 'db'>, { id }: SignedInTraveller): Promise<SavedList> {
  return { items: itemsAmong((await listSavedOf(db, id)).map(({ item }) => item)) };
}

export async function changeSavedOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  traveller: SignedInTraveller,
  { add, remove }: InputOf<typeof changeSaved>,
): Promise<SavedList> {
  return inTransaction(db, async (tx) => {
    if (add.length > 0) await insertSaved(tx, traveller.id, add, now());
    if (remove.length > 0) await deleteSaved(tx, traveller.id, remove);
    return readSavedOf({ db: tx }, traveller);
  });
}

/** In the order of the list. */
export async function cardsOf(find: Readonly<Record<SavedKind, FindCards>>, segment: string): Promise<SavedCard[]> {
  const items = itemsIn(segment);
  const cards = new Map<SavedItem, Omit<SavedCard, 'item'>>();
  for (const kind of SAVED_KINDS) {
    const ids = idsOf(items, kind);
    if (ids.length === 0) continue;
    for (const [id, card] of await find[kind](ids)) cards.set(`${kind}:${id}`, card);
  }
  return items.flatMap((item) => {
    const card = cards.get(item);
    return card ? [{ item, ...card }] : [];
  });
}

export const savedRecords: PersonalRecords = {
  name: 'saved',
  read: (db, travellerId) => listSavedOf(db, travellerId),
  hindrance: async () => null,
  async forget(db, travellerId) {
    await deleteAllSavedOf(db, travellerId);
    return async () => undefined;
  },
};
