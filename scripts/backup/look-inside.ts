/** Starts the database of a copy beside the real one, and looks at it as `npm run doctor` does. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../../src/database/sql.ts';
import { openSandbox } from '../../src/effects/payments/sandbox.ts';
import { examineSale } from '../../src/features/bookings/actions/consistency.ts';
import { placeCluster } from '../../src/server/embedded-postgres/cluster.ts';
import { openEmbeddedPostgres } from '../../src/server/embedded-postgres/embedded-postgres.ts';

/** Answers these need the provider, whose ledger goes on while a copy stands still. */
const OF_THE_PROVIDER = new Set(['money', 'twice', 'live', 'refunds', 'disputes']);

/** How many things do not agree in the database at this address. `usesStripe`: its ledger is not in the database. */
export async function disagreements(url: string, usesStripe: boolean): Promise<number> {
  const { db, close } = openDatabase({ url, pool: 2 });
  const found = await examineSale({ db, payments: openSandbox(db) }).finally(close);
  return found.filter(({ rule }) => !(usesStripe && OF_THE_PROVIDER.has(rule))).length;
}

/** `copied` holds `cluster` and `password`, and is used up. `scratch` is an empty folder on the same disk. */
export async function lookIntoCluster(copied: string, scratch: string, usesStripe: boolean): Promise<number> {
  const dataDir = join(scratch, 'data');
  await mkdir(dataDir);
  placeCluster(dataDir, copied, () => {});
  const embedded = await openEmbeddedPostgres({ dataDir });
  try {
    return await disagreements(embedded.url, usesStripe);
  } finally {
    await embedded.stop();
    await rm(embedded.location, { recursive: true, force: true });
  }
}
