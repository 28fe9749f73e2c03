/** Who waits for a departure, as an operator reads it: the same entries and numbers that travellers are told. */
import type { Deps } from '../../../kernel/deps.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { listUsernames } from '../../accounts/store.ts';
import { listNamedDepartures } from '../../packages/store/departure-lists.ts';
import type { DepartureWaitlist, ListedEntry } from '../contract/departure-waitlist.ts';
import { type FindBooked, listEntriesOf, type WaitingEntry } from '../store/entries.ts';

export async function readWaitlist(
  { db }: Pick<Deps, 'db'>,
  idText: string,
  findBooked: FindBooked,
): Promise<Result<DepartureWaitlist, 'no_such_departure'>> {
  const departureId = /^[1-9]\d{0,8}$/.test(idText) ? Number(idText) : null;
  const known = departureId === null ? [] : await listNamedDepartures(db, [departureId]);
  if (departureId === null || known.length === 0) return err('no_such_departure');

  const rows = await listEntriesOf(db, departureId, findBooked);
  const usernames = await listUsernames(
    db,
    rows.map(({ userId }) => userId),
  );
  return ok({ places: rows.map((row) => told(row, usernames.get(row.userId) ?? '')) });
}

function told(row: WaitingEntry, username: string): ListedEntry {
  const { state, until } = row;
  const kept = until && { seats: row.held, until: until.toISOString() };
  return {
    id: row.id,
    number: state === 'offered' ? null : row.ahead + 1,
    username,
    contactEmail: row.contactEmail,
    numberOfTravelers: row.seats,
    joinedAt: row.joinedAt.toISOString(),
    turn: state === 'offered' ? kept : null,
    gathering: state === 'accumulating' ? kept : null,
  };
}
