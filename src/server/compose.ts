/** The composition root: settings and a database become the things actions are given. Real or fake is decided here. */
import { join } from 'node:path';
import { sql } from 'kysely';
import { site } from '../../site.config.ts';
import type { Config } from '../config/config.ts';
import { ourAgent } from '../config/user-agent.ts';
import { type Db, openDatabase } from '../database/sql.ts';
import { openAltcha } from '../effects/captcha/altcha.ts';
import type { Captcha } from '../effects/captcha/captcha-port.ts';
import { openRecaptcha } from '../effects/captcha/recaptcha.ts';
import { openPdfDocuments } from '../effects/documents/pdf.ts';
import { openDisk } from '../effects/files/disk.ts';
import type { Files } from '../effects/files/files-port.ts';
import { openBucket } from '../effects/files/s3.ts';
import { openMailbox } from '../effects/inbound-mail/imap.ts';
import { openPostmark } from '../effects/inbound-mail/postmark.ts';
import { openLocationServices } from '../effects/location/geolocation-services.ts';
import { openKeptEmails, openMailFiles } from '../effects/mail/eml-files.ts';
import { openSmtp } from '../effects/mail/smtp.ts';
import { type Model, type ModelState, noModel } from '../effects/model/model-port.ts';
import { argon2Passwords } from '../effects/passwords/argon2.ts';
import { withBreaker } from '../effects/payments/circuit-breaker.ts';
import type { Payments } from '../effects/payments/payments-port.ts';
import { openSandbox } from '../effects/payments/sandbox.ts';
import { openStripe } from '../effects/payments/stripe.ts';
import { openPictures } from '../effects/pictures/sharp.ts';
import { openGooglePlaces } from '../effects/places/google.ts';
import { openOverpass } from '../effects/places/overpass.ts';
import type { Telemetry } from '../effects/telemetry/telemetry-port.ts';
import { openBounces, recordingBounces } from '../kernel/bounces.ts';
import type { Deps } from '../kernel/deps.ts';
import { type Jobs, openJobs } from '../kernel/job-queue.ts';
import type { Logger } from '../kernel/log.ts';
import { openLoopWatch } from '../kernel/loop-watch.ts';
import { openOutageLog } from '../kernel/outage-log.ts';
import { openLimits } from '../kernel/rate-limiter.ts';
import { sharedSecret } from '../kernel/secrets.ts';
import { openStorage } from '../kernel/storage-health.ts';
import { folderOf } from './embedded-postgres/embedded-postgres.ts';
import { queues } from './queues.ts';

export interface Composition {
  readonly deps: Deps;
  close(): Promise<void>;
}

/** The database must be migrated. `knownJobs`: a queue whose tables are made already. */
export async function compose(
  config: Config,
  databaseUrl: string,
  log: Logger,
  knownJobs?: Jobs | null,
  telemetry: Telemetry | null = null,
): Promise<Composition> {
  const onIdleFault = (fault: Error) => void outages.heard('database connection lost', fault);
  const main = openDatabase({
    url: databaseUrl,
    pool: config.databasePool,
    waitMs: config.databaseWaitMs,
    pooler: config.databasePooler,
    onIdleFault,
    onStatement: telemetry?.statement,
  });
  const outages = openOutageLog({ log, askDatabase: () => sql`select 1`.execute(main.db) });
  // The sandbox stands for a company of its own: it shares no connection and no transaction with us.
  const ledger = openDatabase({
    url: databaseUrl,
    pool: 4,
    waitMs: config.databaseWaitMs,
    pooler: config.databasePooler,
    onIdleFault,
  });
  const jobs = knownJobs ?? (await openJobs(databaseUrl, queues, log));
  const deps: Deps = {
    config,
    db: main.db,
    log,
    now: () => new Date(),
    tripNow: () => config.tripNow ?? new Date(),
    payments: await choosePayments(config, ledger.db, log),
    passwords: argon2Passwords(),
    limits: openLimits(main.db, await sharedSecret(main.db, 'limits')),
    ...(await post(config, main.db)),
    mailService: config.inboxWebhookPassword === null ? null : openPostmark(config.inboxWebhookPassword),
    mailbox: config.inboxImap && openMailbox(config.inboxImap),
    jobs,
    loops: openLoopWatch(),
    outages,
    connections: main.connections,
    documents: openPdfDocuments(),
    location: openLocationServices(config.location),
    places: {
      openStreetMap: config.overpassUrl ? openOverpass(config.overpassUrl, ourAgent(config)) : null,
      google: config.googlePlaces ? openGooglePlaces(config.googlePlaces) : null,
    },
    files: chooseFiles(config),
    storage: openStorage({
      db: main.db,
      dataDir: config.dataDir,
      databaseFolder: folderOf(databaseUrl, config.dataDir),
    }),
    pictures: openPictures(),
    captcha: chooseCaptcha(config, openAltcha(main.db, await sharedSecret(main.db, 'human-check'))),
    model: await chooseModel(config, main.db, log),
    telemetry,
  };
  return {
    deps,
    async close() {
      await deps.mail.close();
      await Promise.all([main.close(), ledger.close()]);
    },
  };
}

/** Stripe when its keys are set; otherwise payments are pretended in our own database. */
export async function choosePayments({ stripe }: Config, ledger: Db, log: Logger): Promise<Payments> {
  if (stripe === null) return openSandbox(ledger);
  const provider = await openStripe(stripe);
  return withBreaker(provider, { onChange: (state) => log.warn({ state }, 'payment provider') });
}

/** Nothing of it is loaded where none is configured. Whether its key is right is found out while the site already serves. */
async function chooseModel({ model: chosen }: Config, db: Db, log: Logger): Promise<Model> {
  if (!chosen) return noModel;
  const { prices, requestMicros, dayMicros, ...settings } = chosen;
  const [{ openModel }, { openDailySpendLimit }] = await Promise.all([
    import('../effects/model/ai-sdk.ts'),
    import('../effects/model/daily-spend-limit.ts'),
  ]);
  const said = { model: `${settings.provider}/${settings.name}` };
  const onChange = (state: ModelState) =>
    state === 'ok' ? log.info(said, 'the trip agent’s model answers') : log.warn({ ...said, state }, MODEL_FAILS);
  const model = openModel({
    settings,
    prices,
    mostMicros: requestMicros,
    budget: openDailySpendLimit(db, dayMicros),
    onChange,
  });
  void model.look().catch((err: unknown) => log.warn({ ...said, err }, MODEL_FAILS));
  return model;
}

const MODEL_FAILS =
  'the trip agent’s model cannot be used (key and name are in MODEL_API_KEY and MODEL_NAME); trips are planned without it';

/** Uploads stay in the data folder unless a bucket is set. */
function chooseFiles({ bucket, dataDir }: Config): Files {
  const folder = join(dataDir, 'files');
  return bucket ? openBucket({ ...bucket, quarantine: join(folder, 'quarantine') }) : openDisk(folder);
}

/** Proof of work on our own server, and reCAPTCHA before it where its keys are set. */
function chooseCaptcha({ recaptcha, publicUrl }: Config, work: Captcha): Captcha {
  return recaptcha ? openRecaptcha({ ...recaptcha, host: new URL(publicUrl).hostname, work }) : work;
}

/** Emails leave by SMTP, or stay in a folder where `/_dev/mail` shows them. */
async function post({ smtpUrl, mailFrom, mode, dataDir }: Config, db: Db): Promise<Pick<Deps, 'mail' | 'keptEmails'>> {
  const bounces = await openBounces(db);
  const domain = site.email.slice(site.email.indexOf('@') + 1);
  const from = {
    name: site.name,
    address: mailFrom ?? site.email,
    domain,
    answersTo: site.email,
    sealOf: bounces.sealOf,
  };
  const folder = join(dataDir, 'mail');
  const carrier = smtpUrl ? openSmtp({ url: smtpUrl, from, requireTls: mode === 'live' }) : openMailFiles(folder, from);
  return {
    mail: recordingBounces(carrier, bounces, () => new Date()),
    keptEmails: smtpUrl ? null : openKeptEmails(folder),
  };
}

/** Nothing of it is loaded where nobody collects. */
export async function chooseTelemetry({ telemetry }: Config, log: () => Logger): Promise<Telemetry | null> {
  if (telemetry === null) return null;
  const { openTelemetry } = await import('../effects/telemetry/otlp.ts');
  return openTelemetry({ ...telemetry, onChange: (state) => log().warn({ state }, 'the collector of traces') });
}
