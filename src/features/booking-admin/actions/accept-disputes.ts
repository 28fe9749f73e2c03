/** Gives up what a bank takes back of a booking, at the provider. */
import { audit } from '../../../kernel/audit-log.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { nothingIfAway } from '../../bookings/actions/advance-booking.ts';
import type { BookingRecord } from '../../bookings/store/booking-record.ts';
import { acceptDispute } from '../../payments/actions/disputes.ts';
import type { AtBank } from '../../payments/rules/dispute.ts';
import { listDisputesOf } from '../../payments/store/disputes.ts';

export type NotAccepted = 'dispute_changed' | 'provider_away';

/** Before anything is cancelled, and on record one by one: none of it can be undone. */
export async function acceptDisputes(
  way: Pick<Deps, 'db' | 'payments'>,
  operator: Operator,
  { id, paymentIds }: BookingRecord,
  bank: AtBank | null,
): Promise<Result<null, NotAccepted>> {
  if (!bank?.mayAccept) return err('dispute_changed');
  const open = (await listDisputesOf(way.db, paymentIds)).filter(({ status }) => status === 'needs_response');
  for (const { id: dispute, amountCents: cents, status } of open) {
    const ended = await acceptDispute(way, dispute).catch(nothingIfAway);
    if (!ended) return err('provider_away');
    if (ended.status !== 'lost') return err('dispute_changed');
    await audit(way.db, {
      operator,
      action: 'booking.accept-dispute',
      subject: `booking:${id}`,
      before: { dispute, status },
      after: { dispute, status: ended.status, cents },
    });
  }
  return ok(null);
}
