/**
 * Every word accounts say. An error without a sentence does not compile.
 */
import type { ErrorOf } from '../../shared/endpoint.ts';
import type { logIn, register } from './contract.ts';

/** Under the fields; the server answers with the same words. */
export const messages = {
  usernameShort: 'Username must be at least 3 characters',
  usernameLong: 'Username must be at most 64 characters',
  usernameUnprintable: 'Username may only contain letters, digits and signs that can be seen',
  passwordShort: 'Password must be at least 6 characters',
  passwordLong: 'Password is too long',
  passwordsDiffer: "Passwords don't match",
  signupCodeMissing: 'Signup code is required',
  signupCodeWrong: 'Invalid signup code',
} as const;

const patience = 'Too many attempts. Please wait a minute and try again.';

export const accountsCopy = {
  registerErrors: {
    too_many_attempts: 'Too many attempts. Please wait a few minutes and try again.',
    invalid_signup_code: messages.signupCodeWrong,
    password_too_common:
      'This password is one of the first that strangers would try. Please choose one that only you would think of.',
    username_taken: 'Username might already be taken. Please try another.',
  } satisfies Record<ErrorOf<typeof register>, string>,
  logInErrors: {
    too_many_attempts: patience,
    invalid_credentials: 'Invalid username or password.',
  } satisfies Record<ErrorOf<typeof logIn>, string>,

  title: 'Your account',
  lead: 'Log in to book a trip and to see the ones you have booked.',
  tabs: { label: 'Login or register', login: 'Login', register: 'Register' },
  fields: {
    username: 'Username',
    password: 'Password',
    confirmPassword: 'Confirm Password',
    signupCode: 'Signup Code',
    signupCodeHint: 'You find it in your invitation.',
    passwordHint: 'Six characters or more; a short sentence is easy to keep in mind.',
    nameTaken: 'Somebody travels under this name already.',
    show: 'Show',
    hide: 'Hide',
    /** Read out after "Show" and "Hide". */
    shown: 'password',
    capsLock: 'Caps Lock is on.',
  },
  login: { submit: 'Login', pending: 'Logging in...' },
  register: { submit: 'Register', pending: 'Creating account...' },
  toasts: {
    welcome: 'Welcome back!',
    created: 'Account Created! Please log in.',
    loginFailed: 'Login Failed',
    registrationFailed: 'Registration Failed',
    checkCode: 'Please check the code of your invitation.',
    otherPassword: 'Please choose another password.',
    loggedOut: 'You are logged out.',
    logOutFailed: 'Logging out failed',
  },
  signedIn: {
    as: 'You are signed in as',
    lead: 'Good to have you back.',
    mine: 'My trips',
    trips: 'See upcoming trips',
    next: 'Continue',
    logOut: 'Log out',
    loggingOut: 'Logging out...',
  },
  legal: { before: 'By continuing you accept our', terms: 'Terms of Service', and: 'and', privacy: 'Privacy Policy' },
} as const;
