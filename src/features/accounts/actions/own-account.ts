/**
 * What a traveller may do with their own account: see where it is open, close what is open elsewhere, change the
 * password. A changed password ends every session but the one that changed it, which gets a new token.
 */
import { inTransaction } from '../../../database/sql.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { PersonalRecords } from '../../../kernel/personal-records.ts';
import { endSession, endSessions, listSessions } from '../../../kernel/sessions/own-sessions.ts';
import type { SessionControl, SignedInTraveller } from '../../../kernel/sessions/session.ts';
import type { ErrorOf } from '../../../shared/endpoint.ts';
import type { FileAnswer } from '../../../shared/file-answer.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type {
  changePassword as changeEndpoint,
  deleteAccount as deleteEndpoint,
  downloadOwnData,
  endOwnSession,
  OwnAccount,
} from '../contract/accounts.ts';
import type { AccountDeletion, PasswordChange } from '../contract/forms.ts';
import { repeatsName } from '../rules/credentials.ts';
import { type Account, deleteUser, lockAccount, readOwn, replaceHash } from '../store.ts';

const WRONG_PASSWORDS = { most: 20, perSeconds: 3600 };

export async function readAccount(
  { db }: Pick<Deps, 'db'>,
  traveller: SignedInTraveller,
  session: SessionControl,
): Promise<OwnAccount> {
  const [account, sessions] = await Promise.all([readOwn(db, traveller.id), listSessions(db, traveller.id)]);
  if (!account) throw new Error('A session without an account');
  return {
    username: account.username,
    since: account.createdAt.toISOString(),
    sessions: sessions.map(({ name, browser, startedAt, lastSeenAt }) => ({
      id: name,
      browser,
      startedAt: startedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: name === session.current,
    })),
  };
}

export async function changePassword(
  deps: Pick<Deps, 'db' | 'limits' | 'passwords'>,
  traveller: SignedInTraveller,
  { currentPassword, newPassword }: PasswordChange,
  session: SessionControl,
): Promise<Result<{ endedSessions: number }, ErrorOf<typeof changeEndpoint>>> {
  const own = await passwordOf(deps, traveller.id, currentPassword);
  if (!own.ok) return own;
  if (newPassword === currentPassword) return err('password_unchanged');
  if (deps.passwords.isCommon(newPassword) || repeatsName(traveller.username, newPassword)) {
    return err('password_too_common');
  }
  const hash = await deps.passwords.hash(newPassword);
  const ended = await inTransaction(deps.db, async (tx) => {
    // Of two changes at once the second no longer knows the current password.
    if (!(await replaceHash(tx, own.value, hash))) return null;
    return endSessions(tx, traveller.id, session.current);
  });
  if (ended === null) return err('wrong_password');
  await session.start(traveller);
  return ok({ endedSessions: ended });
}

export async function endOne(
  { db }: Pick<Deps, 'db'>,
  traveller: SignedInTraveller,
  name: string,
  session: SessionControl,
): Promise<Result<Record<string, never>, ErrorOf<typeof endOwnSession>>> {
  if (name === session.current) await session.end();
  else if (!(await endSession(db, traveller.id, name))) return err('no_such_session');
  return ok({});
}

export async function endOthers(
  { db }: Pick<Deps, 'db'>,
  traveller: SignedInTraveller,
  session: SessionControl,
): Promise<{ endedSessions: number }> {
  return { endedSessions: await endSessions(db, traveller.id, session.current) };
}

const DOWNLOADS_AN_HOUR = 20;
const HOUR = 3600;

/**
 * Everything about a person, handed over or forgotten. What the features keep they say themselves
 * (`kernel/personal-records.ts`). A sale that has happened stays in the books, without a person.
 */
export async function writeOwnData(
  { db, limits, now }: Pick<Deps, 'db' | 'limits' | 'now'>,
  records: readonly PersonalRecords[],
  traveller: SignedInTraveller,
): Promise<Result<FileAnswer, ErrorOf<typeof downloadOwnData>>> {
  if (!(await limits.take(`own-data:${traveller.id}`, DOWNLOADS_AN_HOUR, HOUR))) return err('too_many_downloads');
  const account = await readOwn(db, traveller.id);
  const sessions = await listSessions(db, traveller.id);
  const data: Record<string, unknown> = {
    written: now().toISOString(),
    account: { username: account?.username, since: account?.createdAt },
    sessions: sessions.map(({ browser, startedAt, lastSeenAt }) => ({ browser, startedAt, lastSeenAt })),
  };
  for (const { name, read } of records) data[name] = await read(db, traveller.id);
  const bytes = new TextEncoder().encode(`${JSON.stringify(data, null, 2)}\n`);
  return ok({ name: 'wanderlight-my-data.json', bytes });
}

export async function deleteAccount(
  deps: Pick<Deps, 'db' | 'keptEmails' | 'limits' | 'passwords' | 'tripNow'>,
  records: readonly PersonalRecords[],
  traveller: SignedInTraveller,
  { currentPassword }: AccountDeletion,
  session: SessionControl,
): Promise<Result<Record<string, never>, ErrorOf<typeof deleteEndpoint>>> {
  const own = await passwordOf(deps, traveller.id, currentPassword);
  if (!own.ok) return own;
  const forgotten = await inTransaction(deps.db, async (tx) => {
    // From here on a booking under way waits, and then finds nobody to belong to.
    if (!(await lockAccount(tx, traveller.id))) return err('wrong_password');
    for (const { hindrance } of records) {
      const why = await hindrance(deps, tx, traveller.id);
      if (why) return err(why);
    }
    const afterwards = [];
    for (const { forget } of records) afterwards.push(await forget(tx, traveller.id));
    await endSessions(tx, traveller.id, null);
    await deleteUser(tx, traveller.id);
    return ok(afterwards);
  });
  if (!forgotten.ok) return forgotten;
  for (const finish of forgotten.value) await finish(deps);
  await session.end();
  return ok({});
}

/** Asks for the password once more before something that cannot be taken back. Wrong ones are counted for the account. */
async function passwordOf(
  { db, limits, passwords }: Pick<Deps, 'db' | 'limits' | 'passwords'>,
  travellerId: number,
  typed: string,
): Promise<Result<Account, 'too_many_attempts' | 'wrong_password'>> {
  // Counted before the check, as at the login.
  const wrong = await limits.reserve(`own-password:${travellerId}`, WRONG_PASSWORDS.most, WRONG_PASSWORDS.perSeconds);
  if (!wrong) return err('too_many_attempts', { retryAfterSeconds: 300 });
  const account = await readOwn(db, travellerId);
  if (!account || !(await passwords.verify(account.password, typed))) return err('wrong_password');
  await wrong.giveBack();
  return ok(account);
}
