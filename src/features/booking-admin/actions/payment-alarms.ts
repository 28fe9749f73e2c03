/** Payment alarms: what needs a person, and that a person has looked. */

import { inTransaction } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit-log.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { type AlarmKind, findAlarm, listAlarmRecords, markLookedAt } from '../../payments/store/alarms.ts';
import type { PaymentAlarms } from '../contract/payment-alarms.ts';
import { presentAlarm } from './booking-story.ts';

const MOST = 200;

export async function listPaymentAlarms({ db }: Pick<Deps, 'db'>): Promise<PaymentAlarms> {
  const alarms = await listAlarmRecords(db, { bookingId: null, most: MOST });
  return { alarms: alarms.map(presentAlarm) };
}

export async function lookAtAlarm(
  { db }: Pick<Deps, 'db'>,
  operator: Operator,
  { paymentId, kind, note }: { readonly paymentId: string; readonly kind: AlarmKind; readonly note: string },
): Promise<Result<PaymentAlarms, 'no_such_alarm' | 'changed_meanwhile'>> {
  const alarm = await findAlarm(db, { paymentId, kind });
  if (!alarm) return err('no_such_alarm');
  const isOurs = await inTransaction(db, async (trx) => {
    if (!(await markLookedAt(trx, alarm, { by: operator.name, note }))) return false;
    await audit(trx, {
      operator,
      action: 'booking.look-at-alarm',
      subject: `booking:${alarm.bookingId}`,
      before: { alarm: kind, payment: paymentId, looked: false },
      after: { alarm: kind, payment: paymentId, looked: true },
    });
    return true;
  });
  if (isOurs) return ok(await listPaymentAlarms({ db }));
  const now = await findAlarm(db, { paymentId, kind });
  return err('changed_meanwhile', { lookedBy: now?.lookedBy ?? null });
}
