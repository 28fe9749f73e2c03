/** What people type into the forms of an account. */
import * as z from 'zod/mini';
import { hidesSomething, isOfOneScript } from '../../../shared/lookalike-names.ts';
import { messages } from '../copy/validation.ts';
import { isPrintable, utf8Length } from '../rules/credentials.ts';

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

/** Names of before this rule log in as ever. */
const NewUsername = Username.check(
  z.refine((name) => !hidesSomething(name), messages.usernameUnprintable),
  z.refine(isOfOneScript, messages.usernameMixed),
);

export const Registration = z.object({
  username: NewUsername,
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

const CurrentPassword = z.string(messages.currentPasswordMissing).check(
  z.minLength(1, messages.currentPasswordMissing),
  z.refine((password) => utf8Length(password) <= PASSWORD_MAX_BYTES, messages.passwordLong),
);

export const PasswordChange = z.object({ currentPassword: CurrentPassword, newPassword: Password });
export type PasswordChange = z.infer<typeof PasswordChange>;

/** As at registering, the form asks twice. */
export const PasswordChangeForm = z.extend(PasswordChange, { confirmPassword: z.string() }).check(
  z.refine((form) => form.newPassword === form.confirmPassword, {
    error: messages.passwordsDiffer,
    path: ['confirmPassword'],
  }),
);
export type PasswordChangeForm = z.infer<typeof PasswordChangeForm>;

export const AccountDeletion = z.object({ currentPassword: CurrentPassword });
export type AccountDeletion = z.infer<typeof AccountDeletion>;
