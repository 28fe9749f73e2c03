/**
 * Starts the house and ends it: settings, database, migrations, the small first
 * world, one or several web processes, and the way back when told to stop. What
 * goes wrong is said in words with what to do.
 */
import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { seed } from '../../db/seed/seed.ts';
import { site } from '../../site.config.ts';
import { type Config, readConfig, WrongSettings } from '../config/config.ts';
import { migrate } from '../database/migrations.ts';
import { isUnreachable, openDatabase } from '../database/sql.ts';
import type { Telemetry } from '../effects/telemetry/telemetry-port.ts';
import { openJobs } from '../kernel/job-queue.ts';
import { type Logger, openLog, outputAnd } from '../kernel/log.ts';
import { joinMachines, leaveMachines, machineOf } from '../kernel/server-instances.ts';
import { isOutOfSpace } from '../kernel/storage-health.ts';
import { CommandError } from '../shared/command-error.ts';
import { codeOf } from '../shared/error-code.ts';
import { chooseTelemetry } from './compose.ts';
import { EmbeddedPostgresError, openEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts';
import { toldToStop } from './process/shutdown-signal.ts';
import { openWebProcess } from './process/web-process.ts';
import { type FirstWord, openWorkers } from './process/web-workers.ts';
import { queues } from './queues.ts';

const ROOT = new URL('../../', import.meta.url);
const BUILT = [
  'dist/client/.vite/manifest.json',
  'dist/client/admin/.vite/manifest.json',
  'dist/server/entry-server.js',
];

/** From the settings to the last connection closed; answers the status to end with. */
async function run(): Promise<number> {
  const config = readConfig();
  const telemetry = await chooseTelemetry(config, () => log);
  const log = openLog(config.logLevel, telemetry ? outputAnd(telemetry.line) : undefined);
  const told = toldToStop(log);
  try {
    if (cluster.isWorker) return await serveAsWorker(config, log, told, telemetry);
    return await serve(config, log, told, telemetry);
  } finally {
    await telemetry?.close();
  }
}

async function serve(config: Config, log: Logger, told: Promise<number>, telemetry: Telemetry | null): Promise<number> {
  requireBuild(config);
  const embedded = config.databaseUrl
    ? null
    : await openEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => log.info(line) });
  try {
    const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
    await prepareDatabase(config, databaseUrl, log);
    const leave = embedded ? null : await joinOthers(config, databaseUrl);
    try {
      const web =
        config.webConcurrency > 1
          ? await openWorkers(config.webConcurrency, databaseUrl, log)
          : await openWebProcess(config, databaseUrl, ROOT, log, telemetry);
      announce(config, web.port);
      // Otherwise written at the end, which a process that is killed does not reach.
      flushCompileCache();
      const status = await told;
      await web.stop();
      return status;
    } finally {
      // One that cannot say so is forgotten a little later.
      await leave?.().catch(() => undefined);
    }
  } finally {
    await embedded?.stop();
  }
}

function requireBuild(config: Config): void {
  if (config.development || BUILT.every((file) => existsSync(new URL(file, ROOT)))) return;
  throw new CommandError('The pages are not built yet: run "npm run build" first. "npm start" does it by itself.');
}

async function prepareDatabase(config: Config, databaseUrl: string, log: Logger): Promise<void> {
  const { db, close } = openDatabase({ url: databaseUrl, pool: 1, pooler: config.databasePooler });
  try {
    await migrate(db, new URL('db/migrations/', ROOT));
    await openJobs(databaseUrl, queues, log);
    await seed(db, { now: new Date(), tripNow: config.tripNow ?? new Date() });
  } catch (fault) {
    const { host, pathname } = new URL(databaseUrl);
    const advice = adviceFor(fault);
    if (!advice) throw fault;
    const reason = (fault instanceof Error && fault.message) || codeOf(fault);
    throw new CommandError(`The database at ${host}${pathname} cannot be used: ${reason}\n${advice}`);
  } finally {
    await close();
  }
}

/** Among the machines of a database that others may serve too; answers how to leave them. */
async function joinOthers({ dataDir, bucket, databasePooler }: Config, url: string): Promise<() => Promise<void>> {
  const machine = await machineOf(dataDir, bucket === null);
  const among = async (work: typeof joinMachines) => {
    const { db, close } = openDatabase({ url, pool: 1, pooler: databasePooler });
    await work(db, machine).finally(close);
  };
  await among(joinMachines);
  return () => among(leaveMachines);
}

/** Null when nobody at a terminal can do something about it. */
function adviceFor(fault: unknown): string | null {
  const code = codeOf(fault);
  if (isOutOfSpace(fault)) return 'Its disk is full: make room and start again.';
  if (isUnreachable(fault) || /^(28|3D)/.test(code)) {
    return 'Check DATABASE_URL and that PostgreSQL is running, or unset DATABASE_URL to use the embedded one.';
  }
  if (code === '42501') {
    return 'The role of DATABASE_URL must own the database, or be allowed to create tables and schemas in it.';
  }
  return null;
}

async function serveAsWorker(
  config: Config,
  log: Logger,
  told: Promise<number>,
  telemetry: Telemetry | null,
): Promise<number> {
  const say = (word: FirstWord) => new Promise((sent) => process.send?.(word, sent));
  try {
    const web = await openWebProcess(config, config.databaseUrl ?? '', ROOT, log, telemetry);
    await say({ ready: web.port });
    const status = await told;
    await web.stop();
    return status;
  } catch (fault) {
    if (!(fault instanceof CommandError)) throw fault;
    await say({ refused: fault.message });
    return 1;
  }
}

function announce(config: Config, port: number): void {
  const shown = config.port === 0 ? `http://localhost:${port}` : config.publicUrl;
  const payments = config.stripe ? 'payments go to Stripe' : 'payments are pretended';
  const demo = `  Demo mode: ${payments}; the signup code is ${config.signupCode}.\n`;
  process.stdout.write(`\n  ${site.name} is ready: ${shown}\n${config.mode === 'demo' ? demo : ''}\n`);
}

function refuse(fault: unknown): number {
  const expected =
    fault instanceof WrongSettings || fault instanceof EmbeddedPostgresError || fault instanceof CommandError;
  const reason = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
  process.stderr.write(expected ? `\n${fault.message}\n\n` : `\n${site.name} could not start: ${reason}\n\n`);
  return 1;
}

/** With `--compile` everything is loaded and nothing started: an image keeps what was compiled (`NODE_COMPILE_CACHE`). */
async function compile(): Promise<number> {
  await import(new URL('dist/server/entry-server.js', ROOT).href);
  return 0;
}

process.exit(await (process.argv.includes('--compile') ? compile() : run()).catch(refuse));
