/**
 * `npm run doctor`: do seats, bookings, payments, letters and open items agree? Answers
 * in words. Looks only: its connections are read-only, so PostgreSQL itself
 * refuses any change. The site may be running or stopped.
 *
 * Ends with 0 when everything agrees, 1 when something does not, 2 when it
 * could not look.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '../src/config/config.ts';
import { requireVersion } from '../src/database/migrations.ts';
import { isUnreachable, openDatabase } from '../src/database/sql.ts';
import { examineSale, type Inconsistency } from '../src/features/bookings/actions/consistency.ts';
import { consistencyCopy } from '../src/features/bookings/copy/consistency.ts';
import { type BouncedEmail, listBounces } from '../src/kernel/bounces.ts';
import { openLog } from '../src/kernel/log.ts';
import { choosePayments } from '../src/server/compose.ts';
import { openEmbeddedPostgres } from '../src/server/embedded-postgres/embedded-postgres.ts';
import { CommandError } from '../src/shared/command-error.ts';
import { codeOf } from '../src/shared/error-code.ts';

const DISAGREES = 1;
const COULD_NOT_LOOK = 2;
const MOST_LINES = 20;
/** What is no disagreement, and worth knowing. */
const notes: string[] = [];

async function look(): Promise<Inconsistency[]> {
  const config = readConfig();
  if (config.databaseUrl) return lookAt(config, config.databaseUrl);
  requireShop(config);
  const embedded = await openEmbeddedPostgres({ dataDir: config.dataDir });
  return lookAt(config, embedded.url).finally(() => embedded.stop());
}

/** Starting a stopped database is looking; making a new one is not. */
function requireShop({ dataDir }: Config): void {
  if (['postgres', 'postgres-location'].some((name) => existsSync(join(dataDir, name)))) return;
  throw new CommandError(
    `There is no shop in ${dataDir} yet. Set DATA_DIR or DATABASE_URL, or begin one with npm start.`,
  );
}

async function lookAt(config: Config, databaseUrl: string): Promise<Inconsistency[]> {
  try {
    const { db, close } = openDatabase({ url: readOnly(databaseUrl), pool: 2 });
    const payments = await choosePayments(config, db, openLog('silent'));
    const look = async () => {
      await requireVersion(db);
      notes.push(...aboutReturned(await listBounces(db)));
      return examineSale({ db, payments });
    };
    return await look().finally(close);
  } catch (fault) {
    const { host, pathname } = new URL(databaseUrl);
    const reason = reasonOf(fault);
    throw reason ? new CommandError(`The database at ${host}${pathname} ${reason}`) : fault;
  }
}

/** Letters by their names: to whom they went is not known here. */
function aboutReturned(letters: readonly BouncedEmail[]): string[] {
  if (letters.length === 0) return [];
  const gone = letters.filter(({ mailboxIsGone }) => mailboxIsGone).length;
  const shown = letters.slice(0, MOST_LINES).map(({ emailId, status }) => `        ${emailId} (${status})`);
  const rest = letters.length - shown.length;
  return [
    `note    ${letters.length} ${letters.length === 1 ? 'letter' : 'letters'} of the last 30 days came back, ${gone} because the mailbox is gone`,
    ...shown,
    ...(rest > 0 ? [`        … and ${rest} more.`] : []),
  ];
}

function readOnly(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  const given = url.searchParams.get('options');
  url.searchParams.set('options', `${given ? `${given} ` : ''}-c default_transaction_read_only=on`);
  return url.href;
}

function reasonOf(fault: unknown): string | null {
  const code = codeOf(fault);
  if (isUnreachable(fault)) return 'does not answer. Check that it runs, and DATABASE_URL.';
  if (/^(28|3D)/.test(code)) return 'does not let us in. Check the role, the password and the name in DATABASE_URL.';
  if (code === '42501') return 'does not let this role read. Use the role the site uses.';
  if (/^42(P01|703)$/.test(code))
    return 'is not of this version. Start the site once, so that it is brought up to date.';
  return null;
}

function tell(found: readonly Inconsistency[]): number {
  const lines = Object.entries(consistencyCopy.rules).flatMap(([rule, holds]) => {
    const broken = found.filter((disagreement) => disagreement.rule === rule);
    if (broken.length === 0) return [`ok      ${holds}`];
    const shown = broken.slice(0, MOST_LINES).flatMap(({ what, todo }) => [`        ${what}`, `          → ${todo}`]);
    const rest = broken.length - MOST_LINES;
    return [`BROKEN  ${holds}`, ...shown, ...(rest > 0 ? [`        … and ${rest} more.`] : [])];
  });
  const verdict =
    found.length === 0 ? 'Seats, bookings, payments and letters agree.' : `${found.length} found that should not be.`;
  process.stdout.write(`\n${[...lines, ...notes, '', verdict].join('\n')}\n\n`);
  return found.length === 0 ? 0 : DISAGREES;
}

function refuse(fault: unknown): number {
  const said = fault instanceof Error ? fault.message : String(fault);
  process.stderr.write(`\nI could not look.\n${said}\n\n`);
  return COULD_NOT_LOOK;
}

// Connections that never came about would keep the process waiting.
process.exit(await look().then(tell, refuse));
