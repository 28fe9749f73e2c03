/**
 * A server with one part that is known to be wrong, put together here and not
 * in the product: what a check is worth shows when it fails against this.
 * `node bench/sale/faulty-server.ts unguarded|no-recovery|uncounted|waits-for-ever|never-ends|keeps-a-dollar`
 */
import { readConfig } from '../../src/config/config.ts';
import { DeadlineClient } from '../../src/database/postgres-client.ts';
import { openLog } from '../../src/kernel/log.ts';
import { openApp } from '../../src/server/app.ts';
import { compose } from '../../src/server/compose.ts';
import type { RendererSource } from '../../src/server/pages/renderer.ts';
import { startWorkerLoops, startWorkerSchedule } from '../../src/server/process/background-jobs.ts';
import { ALL_PAID, CALLED_OFF, FREE_SEATS, type Guard, QUOTA, without } from '../../test/unguarded-statements.ts';

export type Flaw = 'unguarded' | 'no-recovery' | 'uncounted' | 'waits-for-ever' | 'never-ends' | 'keeps-a-dollar';

const REMOVED: Partial<Record<Flaw, Guard>> = {
  unguarded: FREE_SEATS,
  uncounted: QUOTA,
  'never-ends': CALLED_OFF,
  'keeps-a-dollar': ALL_PAID,
};

const NO_PAGES: RendererSource = {
  sharedStyle: '',
  admin: { script: '', preloads: [], styleLinks: [], developmentHead: '' },
  entry: () => Promise.reject(new Error('No pages here')),
  assetsOf: () => {
    throw new Error('No pages here');
  },
};

if (process.argv[1]?.endsWith('faulty-server.ts')) {
  const flaw = process.argv[2] as Flaw;
  if (flaw === 'waits-for-ever') DeadlineClient.prototype.askInTime = DeadlineClient.prototype.ask;
  const config = readConfig();
  const { deps } = await compose(config, config.databaseUrl ?? '', openLog(config.logLevel));
  const removed = REMOVED[flaw];
  const faulty = removed ? { ...deps, db: without(deps.db, removed) } : deps;
  const { fastify } = await openApp({ deps: faulty, pages: NO_PAGES, clientFiles: null });
  if (flaw !== 'no-recovery') startWorkerLoops(faulty);
  startWorkerSchedule(deps, config.databaseUrl ?? '');
  await fastify.listen({ port: config.port, host: config.host });
  process.stdout.write(`${flaw} and ready\n`);
}
