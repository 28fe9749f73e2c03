/** What `npm run doctor` finds, with the provider asked directly: servers may reach it only through a proxy. */
import { readConfig } from '../../src/config/config.ts';
import { examineSale } from '../../src/features/bookings/actions/consistency.ts';
import { openLog } from '../../src/kernel/log.ts';
import { choosePayments } from '../../src/server/compose.ts';
import type { SaleSetup } from './setup.ts';

/** Emails are checked by the invariants, which wait for them. */
export async function consistencyFaults({ db, fake, settings }: SaleSetup): Promise<string[]> {
  const config = readConfig({ ...settings, STRIPE_API_URL: fake.url, NODE_ENV: 'production' });
  const payments = await choosePayments(config, db, openLog('silent'));
  const found = (await examineSale({ db, payments })).filter(({ rule }) => rule !== 'letters');
  return found.map(({ rule, what }) => `doctor: ${rule}: ${what}`);
}
