/**
 * The product as a process, altered where only a test may: it kills itself at a
 * place of the sale, its provider loses calls, and it says each password check
 * it computes. Answers like `main.ts` on a database that is migrated; without pages.
 *
 *   node test/altered-site.ts '{"dieAt":"after hold"}'
 */

import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { readConfig } from '../src/config/config.ts';
import type { SaleDeps } from '../src/features/bookings/actions/advance-booking.ts';
import { releaseExpiredHolds } from '../src/features/bookings/store/holds.ts';
import type { Deps } from '../src/kernel/deps.ts';
import { openLog } from '../src/kernel/log.ts';
import { openApp } from '../src/server/app.ts';
import { compose } from '../src/server/compose.ts';
import { startWorkerLoops } from '../src/server/process/background-jobs.ts';
import { observing, type SaleStop } from './step-stops.ts';
import { unreliable } from './unreliable-payments.ts';

export interface Altered {
  /** Where it kills itself. */
  readonly dieAt?: SaleStop;
  /** Recovery and reconciliation run here too. */
  readonly withLoops?: true;
  /** Requests to authorise never reach the provider. */
  readonly losesAuthorise?: true;
  /** The hold of this departure runs out while the authorisation is on its way. */
  readonly overtakes?: number;
}

const altered: Altered = JSON.parse(process.argv[2] ?? '{}');
const config = readConfig();
const { deps } = await compose(config, config.databaseUrl ?? '', openLog(config.logLevel));

const stopAt = async (at: SaleStop) => {
  if (altered.overtakes !== undefined && at === 'after authorise') await overtake(altered.overtakes);
  if (at !== altered.dieAt) return;
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => {});
};

async function overtake(departureId: number): Promise<void> {
  await sql`update bookings set hold_until = now() - interval '1 second'`.execute(deps.db);
  await releaseExpiredHolds(deps.db, departureId);
}

const changed: Deps & Pick<SaleDeps, 'observer'> = {
  ...deps,
  observer: observing(stopAt),
  payments: unreliable(deps.payments, (call) =>
    altered.losesAuthorise && call === 'authorise' ? { lost: 'before' } : {},
  ),
  passwords: {
    ...deps.passwords,
    verify: (stored, password) => said(deps.passwords.verify(stored, password)),
    verifyNothing: (password) => said(deps.passwords.verifyNothing(password)),
  },
};

/** Only what was really computed: a check that was refused says nothing. */
async function said<T>(check: Promise<T>): Promise<T> {
  const answer = await check;
  process.stdout.write('checked a password\n');
  return answer;
}

const { fastify } = await openApp({
  deps: changed,
  pages: {
    sharedStyle: '',
    admin: { script: '', preloads: [], styleLinks: [], developmentHead: '' },
    entry: () => Promise.reject(new Error('No pages here')),
    assetsOf: () => [] as never,
  },
  clientFiles: null,
});
await fastify.listen({ port: config.port, host: config.host });
if (altered.withLoops) startWorkerLoops(changed);
process.stdout.write(`is ready: http://127.0.0.1:${(fastify.server.address() as AddressInfo).port}\n`);
