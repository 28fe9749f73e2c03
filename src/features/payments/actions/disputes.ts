/** What banks take back, asked of the provider and noted. */
import type { ProviderDispute } from '../../../effects/payments/payments-port.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { plusSeconds } from '../../../shared/dates.ts';
import { noteDispute } from '../store/disputes.ts';
import { TELL_WITHIN_MS, within } from './ask-provider.ts';

/** A bank may change its mind for longer than a season. */
const DISPUTES_SECONDS = 180 * 86_400;

/** Asked, not believed: also without a single webhook event every dispute is known within minutes. */
export async function noteDisputes({ db, payments, now }: Pick<Deps, 'db' | 'payments' | 'now'>): Promise<void> {
  for (const dispute of await within(payments.listDisputes(plusSeconds(now(), -DISPUTES_SECONDS)))) {
    await noteDispute(db, dispute);
  }
}

/** Of one payment, asked now and noted: what is noted otherwise may be ten minutes old. */
export async function askAboutDisputes(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  paymentId: string,
): Promise<readonly ProviderDispute[]> {
  const disputes = await within(payments.disputesOf(paymentId), TELL_WITHIN_MS);
  for (const dispute of disputes) await noteDispute(db, dispute);
  return disputes;
}

/** Gives a dispute up at the provider and notes how it stands then. */
export async function acceptDispute(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  disputeId: string,
): Promise<ProviderDispute> {
  const dispute = await within(payments.acceptDispute(disputeId));
  await noteDispute(db, dispute);
  return dispute;
}
