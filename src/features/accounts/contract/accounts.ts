/**
 * Accounts over the wire: a name, a password, and a shared code for those who are invited.
 *
 * Registering does not log in; logging in always starts a new session. The signup code is compared by
 * the server only.
 */
import * as z from 'zod/mini';
import { endpoint } from '../../../shared/endpoint.ts';
import { FileAnswer } from '../../../shared/file-answer.ts';
import { HumanProof } from '../../../shared/human-check.ts';
import { AccountDeletion, Credentials, PasswordChange, Registration } from './forms.ts';

export const Traveller = z.object({ id: z.int(), username: z.string() });
export type Traveller = z.infer<typeof Traveller>;

export const register = endpoint('POST /api/auth/register', {
  who: 'anyone',
  summary: 'Creates an account for somebody who knows the signup code',
  input: z.extend(Registration, { humanProof: HumanProof }),
  output: Traveller,
  errors: { too_many_attempts: 429, invalid_signup_code: 403, password_too_common: 422, username_taken: 409 },
  status: 201,
});

export const logIn = endpoint('POST /api/auth/login', {
  who: 'anyone',
  summary: 'Starts a session',
  input: z.extend(Credentials, { humanProof: HumanProof }),
  output: Traveller,
  errors: { too_many_attempts: 429, invalid_credentials: 401 },
});

export const logOut = endpoint('POST /api/auth/logout', {
  who: 'anyone',
  summary: 'Ends the session of the caller, if there is one',
  output: z.object({}),
});

export const OwnAccount = z.object({
  username: z.string(),
  since: z.string(),
  /** The last used first. */
  sessions: z.array(
    z.object({
      id: z.string(),
      /** "Firefox on Windows"; null where the browser did not say. */
      browser: z.nullable(z.string()),
      startedAt: z.string(),
      lastSeenAt: z.string(),
      /** The one that asks. */
      current: z.boolean(),
    }),
  ),
});
export type OwnAccount = z.infer<typeof OwnAccount>;

export const readAccount = endpoint('GET /api/account', {
  who: 'traveller',
  summary: 'The account of the caller and where it is logged in',
  output: OwnAccount,
});

export const changePassword = endpoint('PUT /api/account/password', {
  who: 'traveller',
  summary: 'A new password; every other session of the account ends',
  input: PasswordChange,
  output: z.object({ endedSessions: z.int() }),
  errors: { too_many_attempts: 429, wrong_password: 403, password_unchanged: 422, password_too_common: 422 },
});

export const endOwnSession = endpoint('DELETE /api/account/sessions/:id', {
  who: 'traveller',
  summary: 'Logs one browser of the account out',
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  output: z.object({}),
  errors: { no_such_session: 404 },
});

export const endOtherSessions = endpoint('DELETE /api/account/sessions', {
  who: 'traveller',
  summary: 'Logs every other browser of the account out',
  output: z.object({ endedSessions: z.int() }),
});

export const downloadOwnData = endpoint('GET /api/account/data.json', {
  who: 'traveller',
  summary: 'Everything that is kept about the caller, as a file',
  output: FileAnswer,
  produces: 'application/json',
  errors: { too_many_downloads: 429 },
});

export const deleteAccount = endpoint('POST /api/account/deletion', {
  who: 'traveller',
  summary: 'Deletes the account and what it says about a person; sales stay without a name',
  input: AccountDeletion,
  output: z.object({}),
  errors: { too_many_attempts: 429, wrong_password: 403, trip_ahead: 409, payment_open: 409, refund_open: 409 },
});
