/** The composition root: settings and a database become the things actions are given. Real or fake is decided here. */
import { pdfPaper } from '../effects/paper/pdf.ts';
import { argon2Passwords } from '../effects/passwords/argon2.ts';
import { openSandbox } from '../effects/payments/sandbox.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { openLimits } from './limits.ts';
import type { Logger } from './log.ts';
import { sharedSecret } from './secrets.ts';
import { openDatabase } from './sql.ts';

export interface Composition {
  readonly deps: Deps;
  close(): Promise<void>;
}

/** The database must be migrated. */
export async function compose(config: Config, databaseUrl: string, log: Logger): Promise<Composition> {
  const onIdleFault = (fault: Error) => log.warn({ err: fault }, 'database connection lost');
  const main = openDatabase({ url: databaseUrl, pool: config.databasePool, onIdleFault });
  // The sandbox stands for a company of its own: it shares no connection and no transaction with us.
  const ledger = openDatabase({ url: databaseUrl, pool: 4, onIdleFault });
  const deps: Deps = {
    config,
    db: main.db,
    log,
    now: () => new Date(),
    tripNow: () => config.tripNow ?? new Date(),
    payments: openSandbox({ db: ledger.db }),
    passwords: argon2Passwords(),
    limits: openLimits(main.db, await sharedSecret(main.db, 'limits')),
    paper: pdfPaper(),
  };
  return {
    deps,
    async close() {
      await deps.payments.close();
      await Promise.all([main.close(), ledger.close()]);
    },
  };
}
