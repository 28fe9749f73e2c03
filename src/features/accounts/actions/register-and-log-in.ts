/**
 * Registering and logging in.
 *
 * Neither tells whether a name exists: an unknown name costs the same work and gets the same answer as
 * a wrong password, and the signup code is judged before the name is looked at. Only failures count
 * towards the tight limits; good logins and registrations meet generous ones.
 *
 * A browser in which somebody has logged in before is counted for itself: strangers who guess at a
 * name, from wherever, lock out each other and not its owner at home. In a browser of elsewhere the owner
 * gets in by a proof of work, a few times an hour; so does who registers beside somebody who guesses codes.
 */
import type { Deps } from '../../../kernel/deps.ts';
import type { LimitReservation } from '../../../kernel/rate-limiter.ts';
import { isSameSecret } from '../../../kernel/secrets.ts';
import type { SessionControl } from '../../../kernel/sessions/session.ts';
import type { ErrorOf } from '../../../shared/endpoint.ts';
import type { HumanForm } from '../../../shared/human-check.ts';
import { looksOf } from '../../../shared/lookalike-names.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { logIn as logInEndpoint, register as registerEndpoint, Traveller } from '../contract/accounts.ts';
import type { Credentials, Registration } from '../contract/forms.ts';
import { repeatsName, usernameKey } from '../rules/credentials.ts';
import { findAccount, insertAccount, replaceHash } from '../store.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const REGISTRATIONS = { most: 120, per: 5 * MINUTE };
const WRONG_CODES = { most: 30, per: 5 * MINUTE };
const LOGINS = { most: 300, per: 5 * MINUTE };
const FAILURES_OF_ADDRESS = { most: 20, per: MINUTE };
const FAILURES_OF_ACCOUNT = { most: 100, per: HOUR };
/** Of one browser at the one name it is known under. */
const FAILURES_OF_BROWSER = { most: 20, per: HOUR };
/** With a proof of work each, when the name has no failures left. */
const PROVED_OF_ADDRESS = { most: 5, per: HOUR };
const PROVED_OF_ACCOUNT = { most: 200, per: HOUR };
const PROVED_REGISTRATIONS = { most: 20, per: 5 * MINUTE };

export async function register(
  { captcha, config, db, limits, passwords }: Pick<Deps, 'captcha' | 'config' | 'db' | 'limits' | 'passwords'>,
  { username, password, signupCode, humanProof }: Registration & Proved,
  address: string,
): Promise<Result<Traveller, ErrorOf<typeof registerEndpoint>>> {
  const guesses = `register-failures:${address}`;
  const isOrdinary =
    (await limits.take(`register:${address}`, REGISTRATIONS.most, REGISTRATIONS.per)) &&
    (await limits.peek(guesses, WRONG_CODES.most, WRONG_CODES.per));
  if (!isOrdinary) {
    const proved = [{ counter: `register-proved:${address}`, ...PROVED_REGISTRATIONS }];
    if (!(await reserveProved({ captcha, limits }, 'register', humanProof, proved))) return tooMany(WRONG_CODES.per);
  }
  if (!isSameSecret(signupCode, config.signupCode)) {
    await limits.take(guesses, WRONG_CODES.most, WRONG_CODES.per);
    return err('invalid_signup_code');
  }
  if (passwords.isCommon(password) || repeatsName(username, password)) return err('password_too_common');

  // Hashed before anybody knows whether the name is free, so that the time does not tell.
  const hash = await passwords.hash(password);
  const created = await insertAccount(db, {
    username,
    key: usernameKey(username),
    looks: looksOf(username),
    password: hash,
  });
  return created ? ok(created) : err('username_taken');
}

export async function logIn(
  deps: Pick<Deps, 'captcha' | 'db' | 'limits' | 'passwords'>,
  credentials: Credentials & Proved,
  address: string,
  session: SessionControl,
): Promise<Result<Traveller, ErrorOf<typeof logInEndpoint>>> {
  const key = usernameKey(credentials.username);
  const browser = await session.knownAs(key);
  const guesser = browser === null ? address : `browser:${browser}`;
  // In turn, so that a household's good logins do not wait for each other with all of its failures reserved.
  const result = await deps.passwords.oneByOne(guesser, () => attempt(deps, key, credentials, { address, browser }));
  if (result.ok) {
    await session.start(result.value);
    await session.remember(key);
  }
  return result;
}

/** A proof of work, from who is asked for one. */
interface Proved {
  readonly humanProof?: string | undefined;
}

interface Guesser {
  readonly address: string;
  /** Null: a browser in which nobody has logged in under this name. */
  readonly browser: string | null;
}

interface Counter {
  readonly counter: string;
  readonly most: number;
  readonly per: number;
  /** What counts in its place, for who brings a proof of work. */
  readonly proved?: readonly Counter[];
}

interface Counters {
  readonly logins: string;
  readonly failures: readonly Counter[];
  readonly together: string | null;
}

function countersOf({ address, browser }: Guesser, key: string): Counters {
  if (browser !== null) {
    return {
      logins: `login-by:${browser}`,
      failures: [{ counter: `login-failures-by:${browser}`, ...FAILURES_OF_BROWSER }],
      // Every login makes another known browser, so what one may do says little about what they may do together.
      together: `login-by-known:${key}`,
    };
  }
  return {
    logins: `login:${address}`,
    failures: [
      { counter: `login-failures:${address}`, ...FAILURES_OF_ADDRESS },
      {
        counter: `login-failures-of:${key}`,
        ...FAILURES_OF_ACCOUNT,
        proved: [
          { counter: `login-proved:${address}:${key}`, ...PROVED_OF_ADDRESS },
          { counter: `login-proved-of:${key}`, ...PROVED_OF_ACCOUNT },
        ],
      },
    ],
    together: null,
  };
}

async function attempt(
  { captcha, db, limits, passwords }: Pick<Deps, 'captcha' | 'db' | 'limits' | 'passwords'>,
  key: string,
  { password, humanProof }: Credentials & Proved,
  guesser: Guesser,
): Promise<Result<Traveller, ErrorOf<typeof logInEndpoint>>> {
  const { logins, failures, together } = countersOf(guesser, key);
  if (!(await limits.take(logins, LOGINS.most, LOGINS.per))) return tooMany(LOGINS.per);
  const reserved: LimitReservation[] = [];
  const giveBack = () => Promise.all(reserved.map((failure) => failure.giveBack()));
  // Counted before the check: what two processes check at the same moment is within the limits as well.
  for (const { counter, most, per, proved = [] } of failures) {
    const failure = await limits.reserve(counter, most, per);
    const counted = failure ? [failure] : await reserveProved({ captcha, limits }, 'login', humanProof, proved);
    if (!counted) {
      await giveBack();
      return tooMany(per);
    }
    reserved.push(...counted);
  }
  // Last, so that a stolen cookie with no guesses left uses up nothing of its owner's.
  if (together && !(await limits.take(together, LOGINS.most, LOGINS.per))) {
    await giveBack();
    return tooMany(LOGINS.per);
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

/** Null without a proof, with a wrong one, or when there have been too many with one. The proof is looked at last. */
async function reserveProved(
  { captcha, limits }: Pick<Deps, 'captcha' | 'limits'>,
  form: HumanForm,
  proof: string | undefined,
  counters: readonly Counter[],
): Promise<readonly LimitReservation[] | null> {
  if (proof === undefined || counters.length === 0) return null;
  const reserved: LimitReservation[] = [];
  for (const { counter, most, per } of counters) {
    const one = await limits.reserve(counter, most, per);
    if (one) reserved.push(one);
  }
  if (reserved.length === counters.length && (await captcha.verify(form, proof)) === 'human') return reserved;
  for (const one of reserved) await one.giveBack();
  return null;
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
