/** The composition root: settings and a database become the things actions are given. Real or fake is decided here. */
import { join } from 'node:path';
import { site } from '../../site.config.ts';
import { openKeptLetters, openMailFiles } from '../effects/mail/files.ts';
import { openSmtp } from '../effects/mail/smtp.ts';
import { pdfPaper } from '../effects/paper/pdf.ts';
import { argon2Passwords } from '../effects/passwords/argon2.ts';
import { withBreaker } from '../effects/payments/breaker.ts';
import type { Payments } from '../effects/payments/port.ts';
import { openSandbox } from '../effects/payments/sandbox.ts';
import { openStripeWire } from '../effects/payments/stripe-wire.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { openLimits } from './limits.ts';
import type { Logger } from './log.ts';
import { openJobs } from './queue.ts';
import { queues } from './queues.ts';
import { sharedSecret } from './secrets.ts';
import { type Db, openDatabase } from './sql.ts';

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
  const jobs = await openJobs(databaseUrl, queues, log);
  const deps: Deps = {
    config,
    db: main.db,
    log,
    now: () => new Date(),
    tripNow: () => config.tripNow ?? new Date(),
    payments: choosePayments(config, ledger.db, log),
    passwords: argon2Passwords(),
    limits: openLimits(main.db, await sharedSecret(main.db, 'limits')),
    ...post(config),
    jobs,
    paper: pdfPaper(),
  };
  return {
    deps,
    async close() {
      await deps.mail.close();
      await Promise.all([main.close(), ledger.close()]);
    },
  };
}

/** A provider over HTTP when one is set; otherwise payments are pretended in our own database. */
export function choosePayments({ paymentsUrl, paymentsSecretKey }: Config, ledger: Db, log: Logger): Payments {
  if (paymentsUrl === null) return openSandbox(ledger);
  const provider = openStripeWire({ url: paymentsUrl, secretKey: paymentsSecretKey });
  return withBreaker(provider, { onChange: (state) => log.warn({ state }, 'payment provider') });
}

/** Letters leave by SMTP, or stay in a folder where `/_dev/mail` shows them. */
function post({ smtpUrl, mailFrom, mode, dataDir }: Config): Pick<Deps, 'mail' | 'letters'> {
  const from = { name: site.name, address: mailFrom ?? site.email };
  if (smtpUrl) return { mail: openSmtp({ url: smtpUrl, from, requireTls: mode === 'live' }), letters: null };
  const folder = join(dataDir, 'mail');
  return { mail: openMailFiles(folder, from), letters: openKeptLetters(folder) };
}
