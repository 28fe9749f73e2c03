/** The order of the shop, one place at a time. */

import { inTransaction } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { PackageMove } from '../contract/editing.ts';
import { lockOrder, setOrder } from '../store/order.ts';
import { subjectOf } from './edit-package.ts';

/** A move that is done already stays done; `place` counts from 1. */
export async function movePackage(
  { db }: Pick<Deps, 'db'>,
  operator: Operator,
  id: string,
  { direction, past }: PackageMove,
): Promise<Result<{ readonly id: string; readonly place: number }, 'no_such_package' | 'order_changed'>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx);
    const from = order.indexOf(id);
    if (from < 0) return err('no_such_package');
    const step = direction === 'up' ? -1 : 1;
    if (order[from - step] === past) return ok({ id, place: from + 1 });
    if (order[from + step] !== past) return err('order_changed');
    await setOrder(tx, order.with(from, past).with(from + step, id));
    const place = from + step + 1;
    await audit(tx, {
      operator,
      action: 'package.move',
      subject: subjectOf(id),
      before: { place: from + 1 },
      after: { place },
    });
    return ok({ id, place });
  });
}
