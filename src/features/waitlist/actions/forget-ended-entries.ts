import type { Deps } from '../../../kernel/deps.ts';
import { deleteEndedEntries } from '../store/entries.ts';

/** A week is enough for whoever asks why an email came. */
const KEPT_DAYS = 7;

/** Every night: who waited, and does not any more, is forgotten. */
export async function forgetEndedEntries({ db }: Pick<Deps, 'db'>): Promise<void> {
  await deleteEndedEntries(db, KEPT_DAYS);
}
