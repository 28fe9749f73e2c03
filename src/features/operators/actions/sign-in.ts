/**
 * Coming into the back office. Nothing tells which of name, password and code was
 * wrong; every attempt costs the same; a code opens once. Attempts are counted before
 * they are checked: all of them per address, and per name those with the right
 * password, so that nobody who does not know it can keep an operator out.
 */
import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import encodeQR from 'qr';
import { site } from '../../../../site.config.ts';
import type { Db } from '../../../database/sql.ts';
import { audit, STRANGER } from '../../../kernel/audit-log.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { isLinkToken, linkTokenHash } from '../../../kernel/link-token.ts';
import { sharedSecret } from '../../../kernel/secrets.ts';
import {
  endOperatorSessions,
  type Operator,
  type OperatorControl,
} from '../../../kernel/sessions/operator-sessions.ts';
import type { ErrorOf } from '../../../shared/endpoint.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type {
  FirstSignIn,
  Me,
  readWelcome,
  redeemWelcome,
  SignIn,
  signIn as signInEndpoint,
  Welcome,
} from '../contract/sign-in.ts';
import { nameKey, WRONG_CODE } from '../rules.ts';
import { consumeTotpStep, findByLink, findByName, setFactors } from '../store.ts';

const WINDOW_SECONDS = 600;
const FAILURES_OF_ADDRESS = 10;
/** Of a million codes three are right at a time: 480 guesses a day meet one in two years. */
const WRONG_CODES = 20;
const CODES_WINDOW_SECONDS = 3600;

type OperatorSignInDeps = Pick<Deps, 'db' | 'limits' | 'passwords' | 'now' | 'log'>;

export function signIn(
  deps: OperatorSignInDeps,
  given: SignIn,
  address: string,
  session: OperatorControl,
): Promise<Result<Me, ErrorOf<typeof signInEndpoint>>> {
  return deps.passwords.oneByOne(`operator:${address}`, async () => {
    const key = nameKey(given.name);
    const ofAddress = await deps.limits.reserve(`operator-address:${address}`, FAILURES_OF_ADDRESS, WINDOW_SECONDS);
    if (!ofAddress) return err('too_many_attempts', { retryAfterSeconds: WINDOW_SECONDS });
    const known = await checkPassword(deps, key, given.password);
    // Who does not know the password is counted where it keeps nobody out: the attempt must cost the same.
    const ofCodes = await deps.limits.reserve(
      `operator-codes:${known ? known.id : `of-a-stranger:${address}`}`,
      WRONG_CODES,
      CODES_WINDOW_SECONDS,
    );
    const step = known && stepOf(known.totpSecret, given.code, deps.now());
    if (!known || step === null) {
      if (known && ofCodes) noteWrongCode(deps, known.id);
      return err('wrong_credentials');
    }
    if (!ofCodes) return err('too_many_attempts', { retryAfterSeconds: CODES_WINDOW_SECONDS });
    const operator = await enter(deps.db, { ...known, step }, session);
    if (!operator) return err('wrong_credentials');
    await Promise.all([ofAddress.giveBack(), ofCodes.giveBack()]);
    return ok(operator);
  });
}

/**
 * While the password was checked, an owner may have changed what they may do. The row that gives the code away says what
 * that is now, and stays locked until the session is there for `change` to end.
 */
function enter(
  db: Db,
  checked: Known & { readonly step: number },
  session: OperatorControl,
): Promise<Operator | undefined> {
  return db.transaction().execute(async (trx) => {
    const operator = await consumeTotpStep(trx, checked);
    if (!operator) return undefined;
    await audit(trx, { operator, action: 'operator.sign-in', subject: `operator:${operator.id}` });
    await session.start(trx, operator);
    return operator;
  });
}

interface Known {
  readonly id: number;
  readonly totpSecret: Buffer;
  /** The stored hash that the password was checked against. */
  readonly password: string;
}

/** Who it is, as far as the password tells. */
async function checkPassword(
  { db, passwords }: OperatorSignInDeps,
  key: string,
  password: string,
): Promise<Known | null> {
  const row = await findByName(db, key);
  const stored = row && row.disabledAt === null ? row.password : null;
  const matches = stored ? await passwords.verify(stored, password) : await passwords.verifyNothing(password);
  return row?.totpSecret && stored && matches ? { id: row.id, totpSecret: row.totpSecret, password: stored } : null;
}

/** Not waited for: a later answer would tell that the password was right. */
function noteWrongCode({ db, log }: OperatorSignInDeps, id: number): void {
  audit(db, { operator: STRANGER, action: WRONG_CODE, subject: `operator:${id}` }).catch((err: unknown) =>
    log.error({ err }, 'a wrong code of an operator could not be noted'),
  );
}

export async function readFirstSignIn(
  { db }: Pick<Deps, 'db'>,
  token: string,
): Promise<Result<Welcome, ErrorOf<typeof readWelcome>>> {
  const invited = isLinkToken(token) ? await findByLink(db, linkTokenHash(token)) : undefined;
  if (!invited) return err('link_over');
  const factor = toBeSetUp(await secretOfLink(db, token), invited.name);
  const picture = encodeQR(factor.uri, 'raw', { ecc: 'medium', border: 2 });
  return ok({
    name: invited.name,
    role: invited.role,
    ...factor,
    picture: picture.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')),
  });
}

export async function signInFirst(
  deps: OperatorSignInDeps,
  token: string,
  { password, code }: FirstSignIn,
  address: string,
  session: OperatorControl,
): Promise<Result<Me, ErrorOf<typeof redeemWelcome>>> {
  const { db, limits, passwords, now } = deps;
  const linkHash = linkTokenHash(token);
  const invited = isLinkToken(token) ? await findByLink(db, linkHash) : undefined;
  if (!invited) return err('link_over');
  if (!(await limits.take(`operator-welcome:${address}`, FAILURES_OF_ADDRESS, WINDOW_SECONDS))) {
    return err('too_many_attempts', { retryAfterSeconds: WINDOW_SECONDS });
  }
  if (passwords.isCommon(password)) return err('password_too_common');
  const totpSecret = await secretOfLink(db, token);
  const step = stepOf(totpSecret, code, now());
  if (step === null) return err('wrong_code');
  const hash = await passwords.hash(password);
  const operator = await db.transaction().execute(async (trx) => {
    const begun = await setFactors(trx, linkHash, { password: hash, totpSecret, step });
    if (!begun) return undefined;
    await endOperatorSessions(trx, begun.id);
    await audit(trx, { operator: begun, action: 'operator.begin', subject: `operator:${begun.id}` });
    await session.start(trx, begun);
    return begun;
  });
  return operator ? ok(operator) : err('link_over');
}

const PERIOD_SECONDS = 30;
/** One step early or late: clocks of phones differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** The second factor: time-based codes (RFC 6238) with the parameters every authenticator app knows. */
function totpOf(secret: Buffer, label: string): TOTP {
  const key = new Uint8Array(secret);
  return new TOTP({
    issuer: site.name,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: new Secret({ buffer: key.buffer.slice(key.byteOffset, key.byteOffset + key.byteLength) }),
  });
}

/** The same for one link however often it is opened, and unknown to whoever reads the table. */
async function secretOfLink(db: Db, token: string): Promise<Buffer> {
  const key = await sharedSecret(db, 'operator-links');
  return createHmac('sha256', key).update(token).digest().subarray(0, SECRET_BYTES);
}

function toBeSetUp(secret: Buffer, name: string): { readonly secret: string; readonly uri: string } {
  const totp = totpOf(secret, name);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The time step a code belongs to, or null when it is not right now. */
function stepOf(secret: Buffer, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret, site.name).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
}
