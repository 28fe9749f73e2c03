/** What `npm run doctor` finds, asked straight at the provider: servers may see it only through a proxy. */

import { readConfig } from '../../src/config/config.ts';
import { examineSale } from '../../src/features/bookings/actions/consistency.ts';
import { openLog } from '../../src/kernel/log.ts';
import { choosePayments } from '../../src/server/compose.ts';
import type { Floor } from './floor.ts';

/** Letters are left to the rules, which wait for them. */
export async function doctorFinds({ db, fake, settings }: Floor): Promise<string[]> {
  const config = readConfig({ ...settings, STRIPE_API_URL: fake.url, NODE_ENV: 'production' });
  const payments = await choosePayments(config, db, openLog('silent'));
  const found = (await examineSale({ db, payments })).filter(({ rule }) => rule !== 'letters');
  return found.map(({ rule, what }) => `doctor: ${rule}: ${what}`);
}
