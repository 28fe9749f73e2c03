/** Who may work in the back office: invited, changed and ended by owners, the first one by the command line. */

import type { Db } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit-log.ts';
import { linkTokenHash, newLinkToken } from '../../../kernel/link-token.ts';
import { endOperatorSessions, lastSeenOfOperators, type Operator } from '../../../kernel/sessions/operator-sessions.ts';
import type { ErrorOf } from '../../../shared/endpoint.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type {
  changeOperator,
  Invitation,
  inviteOperator,
  OperatorChange,
  OperatorEntry,
  renewLink,
} from '../contract/operators.ts';
import { LINK_HOURS, nameKey, welcomePath } from '../rules.ts';
import { insertOperator, type ListedOperator, listAll, lockOperator, lockOwners, setLink, setRole } from '../store.ts';

type By = Pick<Operator, 'id' | 'name'> | null;
interface Link {
  readonly path: string;
  readonly until: string;
}

export async function operators(db: Db): Promise<OperatorEntry[]> {
  const seen = await lastSeenOfOperators(db);
  return (await listAll(db)).map((row) => entryOf(row, seen.get(row.id) ?? null));
}

function entryOf(
  { id, name, role, invited, disabledAt, createdAt }: ListedOperator,
  lastSeen: Date | null,
): OperatorEntry {
  return {
    id,
    name,
    role,
    state: disabledAt ? 'disabled' : invited ? 'invited' : 'active',
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeen?.toISOString() ?? null,
  };
}

/** Null: by the command line. */
export function invite(
  db: Db,
  by: By,
  { name, role }: Invitation,
): Promise<Result<Link, ErrorOf<typeof inviteOperator>>> {
  return db.transaction().execute(async (trx) => {
    const id = await insertOperator(trx, { name, key: nameKey(name), role });
    if (id === undefined) return err('name_taken');
    const link = await makeLink(trx, id);
    await audit(trx, { operator: by, action: 'operator.invite', subject: `operator:${id}`, after: { name, role } });
    return ok(link);
  });
}

export interface NewLink extends Link {
  /** They were the only owner who could come in, so until the link is used nobody is. Only by the command line. */
  readonly leavesNoOwner: boolean;
}

/**
 * For who lost phone or password: what they had opens nothing from this moment on, whether the link is used or not.
 * Owners are locked first, as in `change`.
 */
export function newLink(db: Db, by: By, id: number): Promise<Result<NewLink, ErrorOf<typeof renewLink>>> {
  return db.transaction().execute(async (trx) => {
    const owners = await lockOwners(trx);
    const operator = await lockOperator(trx, id);
    if (!operator) return err('no_such_operator');
    if (operator.disabledAt) return err('operator_disabled');
    const leavesNoOwner = owners.length === 1 && owners.includes(id);
    if (leavesNoOwner && by !== null) return err('last_owner');
    const link = await makeLink(trx, id);
    await endOperatorSessions(trx, id);
    const before = { state: operator.password === null ? 'invited' : 'active' };
    const after = { state: 'invited', until: link.until };
    await audit(trx, { operator: by, action: 'operator.link', subject: `operator:${id}`, before, after });
    return ok({ ...link, leavesNoOwner });
  });
}

async function makeLink(trx: Db, id: number): Promise<Link> {
  const token = newLinkToken();
  const until = await setLink(trx, id, linkTokenHash(token), LINK_HOURS);
  return { path: welcomePath(token), until: until.toISOString() };
}

/** Owners are locked first, so that two who end each other at once leave one. */
export function change(
  db: Db,
  by: By,
  id: number,
  { role, disabled }: OperatorChange,
): Promise<Result<OperatorEntry, ErrorOf<typeof changeOperator>>> {
  return db.transaction().execute(async (trx) => {
    const owners = await lockOwners(trx);
    const before = await lockOperator(trx, id);
    if (!before) return err('no_such_operator');
    const after = { role: role ?? before.role, disabled: disabled ?? before.disabledAt !== null };
    const staysOwner = after.role === 'owner' && !after.disabled;
    if (owners.includes(id) && !staysOwner && owners.length === 1) return err('last_owner');
    await setRole(trx, id, after.role, after.disabled);
    await endOperatorSessions(trx, id);
    await audit(trx, {
      operator: by,
      action: 'operator.change',
      subject: `operator:${id}`,
      before: { role: before.role, disabled: before.disabledAt !== null },
      after,
    });
    const changed = (await listAll(trx)).find((row) => row.id === id);
    if (!changed) throw new Error(`Operator ${id} is gone`);
    return ok(entryOf(changed, null));
  });
}
