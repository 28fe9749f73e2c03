/**
 * Registering and logging in.
 *
 * Neither tells whether a name exists: an unknown name costs the same work and gets the same answer as
 * a wrong password, and the signup code is judged before the name is looked at. Only failures count
 * towards the tight limits; good logins and registrations meet generous ones.
 */
import type { Deps } from '../../server/deps.ts';
import type { Reservation } from '../../server/limits.ts';
import { isSameSecret } from '../../server/secrets.ts';
import type { SessionControl } from '../../server/session.ts';
import type { ErrorOf } from '../../shared/endpoint.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type {
  Credentials,
  logIn as logInEndpoint,
  Registration,
  register as registerEndpoint,
  Traveller,
} from './contract.ts';
import { repeatsName, usernameKey } from './rules.ts';
import { findAccount, insertAccount, replaceHash } from './store.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const REGISTRATIONS = { most: 120, per: 5 * MINUTE };
const WRONG_CODES = { most: 30, per: 5 * MINUTE };
const LOGINS = { most: 300, per: 5 * MINUTE };
const FAILURES_OF_ADDRESS = { most: 20, per: MINUTE };
const FAILURES_OF_ACCOUNT = { most: 100, per: HOUR };

export async function register(
  { config, db, limits, passwords }: Pick<Deps, 'config' | 'db' | 'limits' | 'passwords'>,
  { username, password, signupCode }: Registration,
  address: string,
): Promise<Result<Traveller, ErrorOf<typeof registerEndpoint>>> {
  const attempts = `register:${address}`;
  if (!(await limits.take(attempts, REGISTRATIONS.most, REGISTRATIONS.per))) return tooMany(REGISTRATIONS.per);
  const guesses = `register-failures:${address}`;
  if (!(await limits.peek(guesses, WRONG_CODES.most, WRONG_CODES.per))) return tooMany(WRONG_CODES.per);
  if (!isSameSecret(signupCode, config.signupCode)) {
    await limits.take(guesses, WRONG_CODES.most, WRONG_CODES.per);
    return err('invalid_signup_code');
  }
  if (passwords.isCommon(password) || repeatsName(username, password)) return err('password_too_common');

  // Hashed before anybody knows whether the name is free, so that the time does not tell.
  const hash = await passwords.hash(password);
  const created = await insertAccount(db, { username, key: usernameKey(username), password: hash });
  return created ? ok(created) : err('username_taken');
}

export async function logIn(
  deps: Pick<Deps, 'db' | 'limits' | 'passwords'>,
  credentials: Credentials,
  address: string,
  session: SessionControl,
): Promise<Result<Traveller, ErrorOf<typeof logInEndpoint>>> {
  // In turn, so that a household's good logins do not wait for each other with all of its failures reserved.
  const result = await deps.passwords.oneByOne(address, () => attempt(deps, credentials, address));
  if (result.ok) await session.start(result.value);
  return result;
}

async function attempt(
  { db, limits, passwords }: Pick<Deps, 'db' | 'limits' | 'passwords'>,
  { username, password }: Credentials,
  address: string,
): Promise<Result<Traveller, ErrorOf<typeof logInEndpoint>>> {
  const key = usernameKey(username);
  const failures = [
    { key: `login-failures:${address}`, ...FAILURES_OF_ADDRESS },
    { key: `login-failures-of:${key}`, ...FAILURES_OF_ACCOUNT },
  ];
  if (!(await limits.take(`login:${address}`, LOGINS.most, LOGINS.per))) return tooMany(LOGINS.per);
  const reserved: Reservation[] = [];
  const giveBack = () => Promise.all(reserved.map((failure) => failure.giveBack()));
  // Counted before the check: what two processes check at the same moment is within the limits as well.
  for (const { key, most, per } of failures) {
    const failure = await limits.reserve(key, most, per);
    if (!failure) {
      await giveBack();
      return tooMany(per);
    }
    reserved.push(failure);
  }
  try {
    const checked = await check({ db, passwords }, key, password);
    if (checked.ok) await giveBack();
    return checked;
  } catch (fault) {
    await giveBack();
    throw fault;
  }
}

async function check(
  { db, passwords }: Pick<Deps, 'db' | 'passwords'>,
  key: string,
  password: string,
): Promise<Result<Traveller, 'invalid_credentials'>> {
  const account = await findAccount(db, key);
  const matches = account
    ? await passwords.verify(account.password, password)
    : await passwords.verifyNothing(password);
  if (!account || !matches) return err('invalid_credentials');
  if (passwords.isOutdated(account.password)) await replaceHash(db, account, await passwords.hash(password));
  return ok({ id: account.id, username: account.username });
}

/** `seconds` is the whole window: an honest upper bound of the wait. */
function tooMany(seconds: number) {
  return err('too_many_attempts', { retryAfterSeconds: Math.min(seconds, 5 * MINUTE) });
}
