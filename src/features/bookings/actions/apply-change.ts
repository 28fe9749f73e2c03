/** Another agreement takes effect, is offered, or comes to nothing. Each in the caller's transaction, behind the booking's lock. */
import type { Db } from '../../../database/sql.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { lockDepartures } from '../../packages/store/rebooking-departures.ts';
import { releaseHeldSeats } from '../../packages/store/seats.ts';
import { type ChangeRow, type ChangeState, endChange, settleSeats, updateAgreement } from '../store/booking-changes.ts';
import { askForNumbered } from '../store/email-record.ts';
import { insertRefund } from '../store/refunds.ts';

/** What was offered is agreed, and paid for where it costs more. False: the booking is not what it was offered for any more. */
export async function applyOffered(
  tx: Db,
  jobs: Deps['jobs'],
  bookingId: number,
  change: ChangeRow,
  paid: number,
): Promise<boolean> {
  const { number, before, after, refund, agreement: from, held } = change;
  await lockDepartures(tx, [before.departureId, after.departureId]);
  if (!(await updateAgreement(tx, bookingId, { after, refund, paid, from }))) return false;
  if (!(await endChange(tx, bookingId, number, 'applied'))) throw new Error('A change was answered without its lock');
  await settleSeats(tx, { before, after }, held);
  if (refund > 0) await insertRefund(tx, { bookingId, dollars: refund, kind: 'change' });
  await askForNumbered(tx, jobs, 'change', { bookingId, number });
  return true;
}

/** The seats that were held for it are free. False: it has been answered already. */
export async function letGo(
  tx: Db,
  bookingId: number,
  { number, after, held }: ChangeRow,
  to: Exclude<ChangeState, 'offered' | 'applied'>,
): Promise<boolean> {
  await lockDepartures(tx, [after.departureId]);
  if (!(await endChange(tx, bookingId, number, to))) return false;
  if (held > 0) await releaseHeldSeats(tx, after.departureId, held);
  return true;
}
