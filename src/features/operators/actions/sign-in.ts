/**
 * Coming into the back office. Nothing tells which of name, password and code was
 * wrong; every attempt costs the same; a code opens once; wrong attempts are counted
 * before they are checked, per address and per name.
 */
import encodeQR from 'qr';
import { audit } from '../../../server/audit.ts';
import type { Deps } from '../../../server/deps.ts';
import { isLinkToken, linkTokenHash } from '../../../server/link-token.ts';
import { endOperatorSessions, type Operator, type OperatorControl } from '../../../server/operator-sessions.ts';
import type { Db } from '../../../server/sql.ts';
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
} from '../contract.ts';
import { nameKey } from '../rules.ts';
import { findByLink, findByName, setFactors, takeStep } from '../store.ts';
import { secretOfLink, stepOf, toBeSetUp } from './second-factor.ts';

const WINDOW_SECONDS = 600;
const FAILURES_OF_ADDRESS = 10;
/** High enough that a stranger cannot lock somebody out from one place, low enough to make guessing hopeless. */
const FAILURES_OF_NAME = 100;

type Gate = Pick<Deps, 'db' | 'limits' | 'passwords' | 'now'>;

export function signIn(
  deps: Gate,
  given: SignIn,
  address: string,
  session: OperatorControl,
): Promise<Result<Me, ErrorOf<typeof signInEndpoint>>> {
  return deps.passwords.oneByOne(`operator:${address}`, async () => {
    const key = nameKey(given.name);
    const counted = await countFailure(deps, address, key);
    if (!counted) return err('too_many_attempts', { retryAfterSeconds: WINDOW_SECONDS });
    const checked = await check(deps, key, given);
    const operator = checked && (await enter(deps.db, checked, session));
    if (!operator) return err('wrong_credentials');
    await counted.giveBack();
    return ok(operator);
  });
}

/**
 * While the password was checked, an owner may have changed what they may do. The row that gives the code away says what
 * that is now, and stays locked until the session is there for `change` to end.
 */
function enter(db: Db, checked: Checked, session: OperatorControl): Promise<Operator | undefined> {
  return db.transaction().execute(async (trx) => {
    const operator = await takeStep(trx, checked);
    if (!operator) return undefined;
    await audit(trx, { operator, did: 'operator.sign-in', subject: `operator:${operator.id}` });
    await session.start(trx, operator);
    return operator;
  });
}

interface Checked {
  readonly id: number;
  readonly step: number;
  /** The stored hash that the password was checked against. */
  readonly password: string;
}

async function check({ db, passwords, now }: Gate, key: string, { password, code }: SignIn): Promise<Checked | null> {
  const row = await findByName(db, key);
  const stored = row && row.disabledAt === null ? row.password : null;
  const matches = stored ? await passwords.verify(stored, password) : await passwords.verifyNothing(password);
  const step = row?.totpSecret ? stepOf(row.totpSecret, code, now()) : null;
  return row && stored && matches && step !== null ? { id: row.id, step, password: stored } : null;
}

async function countFailure({ limits }: Gate, address: string, key: string) {
  const ofAddress = await limits.reserve(`operator-address:${address}`, FAILURES_OF_ADDRESS, WINDOW_SECONDS);
  const ofName = ofAddress && (await limits.reserve(`operator-name:${key}`, FAILURES_OF_NAME, WINDOW_SECONDS));
  if (!ofName) {
    await ofAddress?.giveBack();
    return null;
  }
  return { giveBack: () => Promise.all([ofAddress.giveBack(), ofName.giveBack()]) };
}

export async function welcome(
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

export async function begin(
  deps: Gate,
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
    await audit(trx, { operator: begun, did: 'operator.begin', subject: `operator:${begun.id}` });
    await session.start(trx, begun);
    return begun;
  });
  return operator ? ok(operator) : err('link_over');
}
