/** The API of operators: signing in, for the first time too, and who one is. */
import * as z from 'zod/mini';
import { endpoint } from '../../../shared/endpoint.ts';
import { messages } from '../copy.ts';
import { PASSWORD_LEAST } from '../rules.ts';
import { OperatorName, OperatorRole } from './operators.ts';

/** Of an authenticator app; spaces as the app shows them are no mistake. */
const Code = z.pipe(
  z.string(messages.code),
  z.pipe(
    z.transform((code: string) => code.replaceAll(/\s/g, '')),
    z.string().check(z.regex(/^\d{6}$/, messages.code)),
  ),
);

const GivenPassword = z
  .string(messages.passwordMissing)
  .check(z.minLength(1, messages.passwordMissing), z.maxLength(1000, messages.passwordLong));

const NewPassword = z
  .string(messages.passwordShort)
  .check(z.minLength(PASSWORD_LEAST, messages.passwordShort), z.maxLength(200, messages.passwordLong));

const ByToken = z.object({ token: z.string().check(z.maxLength(100)) });

export const Me = z.object({ id: z.int(), name: z.string(), role: OperatorRole });

export type Me = z.infer<typeof Me>;

export const SignIn = z.object({ name: OperatorName, password: GivenPassword, code: Code });

export type SignIn = z.infer<typeof SignIn>;

export const signIn = endpoint('POST /api/admin/sign-in', {
  who: 'anyone',
  summary: 'Starts an operator’s session: name, password and the code of the authenticator app',
  input: SignIn,
  output: Me,
  errors: { too_many_attempts: 429, wrong_credentials: 401 },
});

export const signOut = endpoint('POST /api/admin/sign-out', {
  who: 'operator',
  summary: 'Ends the operator’s session',
  output: z.object({ signedOut: z.literal(true) }),
});

export const readMe = endpoint('GET /api/admin/me', {
  who: 'operator',
  summary: 'Who is signed in to the back office',
  output: Me,
});

export const Welcome = z.object({
  name: z.string(),
  role: OperatorRole,
  /** Base32, to be typed where the code cannot be scanned. */
  secret: z.string(),
  /** What the picture says; opens the app on a phone. */
  uri: z.string(),
  /** The QR code: rows of modules, "1" is dark. */
  picture: z.array(z.string()),
});

export type Welcome = z.infer<typeof Welcome>;

export const readWelcome = endpoint('GET /api/admin/welcome/:token', {
  who: 'anyone',
  summary: 'What a one-time link is for, and the second factor to set up',
  params: ByToken,
  output: Welcome,
  errors: { link_over: 404 },
});

export const FirstSignIn = z.object({ password: NewPassword, code: Code });

export type FirstSignIn = z.infer<typeof FirstSignIn>;

export const redeemWelcome = endpoint('POST /api/admin/welcome/:token', {
  who: 'anyone',
  summary: 'Sets both factors with a one-time link, which is used up by it, and signs in',
  params: ByToken,
  input: FirstSignIn,
  output: Me,
  errors: { link_over: 404, too_many_attempts: 429, wrong_code: 422, password_too_common: 422 },
});
