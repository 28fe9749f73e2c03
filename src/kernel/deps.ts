/** The composition root's type: all that an action may be given. Real or fake is decided in `server/compose.ts`. */

import type { Config } from '../config/config.ts';
import type { Db, PoolConnections } from '../database/sql.ts';
import type { Captcha } from '../effects/captcha/captcha-port.ts';
import type { Documents } from '../effects/documents/documents-port.ts';
import type { Files } from '../effects/files/files-port.ts';
import type { Mailbox, MailService } from '../effects/inbound-mail/inbound-mail-port.ts';
import type { Location } from '../effects/location/location-port.ts';
import type { KeptEmails, Mail } from '../effects/mail/mail-port.ts';
import type { Model } from '../effects/model/model-port.ts';
import type { Passwords } from '../effects/passwords/passwords-port.ts';
import type { Payments } from '../effects/payments/payments-port.ts';
import type { Pictures } from '../effects/pictures/pictures-port.ts';
import type { Places } from '../effects/places/places-port.ts';
import type { Telemetry } from '../effects/telemetry/telemetry-port.ts';
import type { Instant } from '../shared/dates.ts';
import type { Jobs } from './job-queue.ts';
import type { Logger } from './log.ts';
import type { LoopWatch } from './loop-watch.ts';
import type { OutageLog } from './outage-log.ts';
import type { Limits } from './rate-limiter.ts';
import type { Storage } from './storage-health.ts';

export interface Deps {
  readonly config: Config;
  readonly db: Db;
  readonly log: Logger;
  readonly now: () => Instant;
  /** The clock of the trip calendar: the real one unless `TRIP_NOW` fixes it. */
  readonly tripNow: () => Instant;
  readonly payments: Payments;
  readonly passwords: Passwords;
  readonly limits: Limits;
  readonly mail: Mail;
  /** Hands over what people write to us; null where none is set. */
  readonly mailService: MailService | null;
  /** Holds what people write to us; null where none is watched. */
  readonly mailbox: Mailbox | null;
  /** Emails that stayed here because nothing delivers them; null where an SMTP server does. */
  readonly keptEmails: KeptEmails | null;
  readonly jobs: Jobs;
  readonly loops: LoopWatch;
  readonly outages: OutageLog;
  /** Of the pool of this process. */
  readonly connections: () => PoolConnections;
  readonly documents: Documents;
  readonly location: Location;
  readonly places: Places;
  readonly files: Files;
  readonly storage: Storage;
  readonly pictures: Pictures;
  readonly captcha: Captcha;
  readonly model: Model;
  /** Null where nobody collects traces. */
  readonly telemetry: Telemetry | null;
}
