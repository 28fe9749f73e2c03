/** What an operator does about one who waits. Each is one transaction with its entry in the log, which names nobody. */
import { inTransaction } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit-log.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { ChangeEntryError } from '../contract/departure-waitlist.ts';
import { type FindBooked, isEntryOf } from '../store/entries.ts';
import { leaveEntry } from '../store/offers.ts';
import { offerTo } from './make-offers.ts';

interface Which {
  readonly id: string;
  readonly entry: string;
}

export async function offerToEntry(
  deps: Pick<Deps, 'db' | 'jobs' | 'log' | 'tripNow'>,
  operator: Operator,
  which: Which,
  findBooked: FindBooked,
): Promise<Result<{ offered: true }, ChangeEntryError>> {
  const [departureId, entryId] = [numberFrom(which.id), numberFrom(which.entry)];
  if (departureId === null) return err('no_such_departure');
  if (entryId === null) return err('no_such_entry');
  return inTransaction(deps.db, async (tx) => {
    const done = await offerTo(deps, tx, { departureId, entryId, findBooked });
    if (typeof done === 'object') return err('too_few_free', { ...done });
    if (done !== 'offered') return err(done);
    await audit(tx, {
      operator,
      action: 'waitlist.offer',
      subject: `departure:${departureId}`,
      after: { entry: entryId },
    });
    return ok({ offered: true });
  });
}

export async function removeEntry(
  { db }: Pick<Deps, 'db'>,
  operator: Operator,
  which: Which,
): Promise<Result<{ removed: true }, 'no_such_departure' | 'no_such_entry'>> {
  const [departureId, entryId] = [numberFrom(which.id), numberFrom(which.entry)];
  if (departureId === null) return err('no_such_departure');
  if (entryId === null) return err('no_such_entry');
  return inTransaction(db, async (tx) => {
    if (!(await isEntryOf(tx, entryId, departureId)) || !(await leaveEntry(tx, entryId, null)))
      return err('no_such_entry');
    await audit(tx, {
      operator,
      action: 'waitlist.remove',
      subject: `departure:${departureId}`,
      before: { entry: entryId },
    });
    return ok({ removed: true });
  });
}

function numberFrom(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
