/**
 * Accounts over the wire: a name, a password, and a shared code for those who are invited.
 *
 * Registering does not log in; logging in always starts a new session. The signup code is compared by
 * the server only.
 */
import * as z from 'zod/mini';
import { endpoint } from '../../shared/endpoint.ts';
import { messages } from './copy.ts';
import { isPrintable, utf8Length } from './rules.ts';

const USERNAME_MAX = 64;
const PASSWORD_MAX_BYTES = 1024;

const Username = z
  .string(messages.usernameShort)
  .check(
    z.trim(),
    z.minLength(3, messages.usernameShort),
    z.maxLength(USERNAME_MAX, messages.usernameLong),
    z.refine(isPrintable, messages.usernameUnprintable),
  );

/** Taken as it is: never trimmed, shortened or normalised. */
const Password = z.string(messages.passwordShort).check(
  z.minLength(6, messages.passwordShort),
  z.refine((password) => utf8Length(password) <= PASSWORD_MAX_BYTES, messages.passwordLong),
);

export const Credentials = z.object({ username: Username, password: Password });
export type Credentials = z.infer<typeof Credentials>;

export const Registration = z.object({
  username: Username,
  password: Password,
  signupCode: z
    .string(messages.signupCodeMissing)
    .check(z.minLength(1, messages.signupCodeMissing), z.maxLength(256, messages.signupCodeWrong)),
});
export type Registration = z.infer<typeof Registration>;

/** The form asks for the password twice; the second one never leaves the browser. */
export const RegistrationForm = z.extend(Registration, { confirmPassword: z.string() }).check(
  z.refine((form) => form.password === form.confirmPassword, {
    error: messages.passwordsDiffer,
    path: ['confirmPassword'],
  }),
);
export type RegistrationForm = z.infer<typeof RegistrationForm>;

export const Traveller = z.object({ id: z.int(), username: z.string() });
export type Traveller = z.infer<typeof Traveller>;

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  who: 'anyone',
  summary: 'Creates an account for somebody who knows the signup code',
  input: Registration,
  output: Traveller,
  errors: { too_many_attempts: 429, invalid_signup_code: 403, password_too_common: 422, username_taken: 409 },
  status: 201,
});

export const logIn = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  who: 'anyone',
  summary: 'Starts a session',
  input: Credentials,
  output: Traveller,
  errors: { too_many_attempts: 429, invalid_credentials: 401 },
});

export const logOut = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  who: 'anyone',
  summary: 'Ends the session of the caller, if there is one',
  output: z.object({}),
  errors: {},
});

export const readTraveller = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  who: 'traveller',
  summary: 'Who is logged in; 401 when nobody is',
  output: Traveller,
  errors: {},
});
