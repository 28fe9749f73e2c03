/** Asks for the password once more before something that cannot be taken back. Wrong ones are counted for the account. */
import type { Deps } from '../../../kernel/deps.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { type Account, readOwn } from '../store.ts';

const HOUR = 3600;
const WRONG_PASSWORDS = { most: 20, per: HOUR };

export async function passwordOf(
  { db, limits, passwords }: Pick<Deps, 'db' | 'limits' | 'passwords'>,
  travellerId: number,
  typed: string,
): Promise<Result<Account, 'too_many_attempts' | 'wrong_password'>> {
  // Counted before the check, as at the login.
  const wrong = await limits.reserve(`own-password:${travellerId}`, WRONG_PASSWORDS.most, WRONG_PASSWORDS.per);
  if (!wrong) return err('too_many_attempts', { retryAfterSeconds: 300 });
  const account = await readOwn(db, travellerId);
  if (!account || !(await passwords.verify(account.password, typed))) return err('wrong_password');
  await wrong.giveBack();
  return ok(account);
}
