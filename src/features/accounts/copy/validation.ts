/** What is said at a field of an account’s forms; the server answers with the same words. */
export const messages = {
  usernameShort: 'Username must be at least 3 characters',
  usernameLong: 'Username must be at most 64 characters',
  usernameUnprintable: 'Username may only contain letters, digits and signs that can be seen',
  usernameMixed: 'Username may not mix letters of different alphabets',
  passwordShort: 'Password must be at least 6 characters',
  passwordLong: 'Password is too long',
  currentPasswordMissing: 'Current password is required',
  passwordsDiffer: "Passwords don't match",
  signupCodeMissing: 'Signup code is required',
  signupCodeWrong: 'Invalid signup code',
} as const;
