/**
 * Every word accounts say. An error without a sentence does not compile.
 */
import type { ErrorOf } from '../../../shared/endpoint.ts';
import type {
  changePassword,
  deleteAccount,
  downloadOwnData,
  endOwnSession,
  logIn,
  register,
} from '../contract/accounts.ts';
import { messages } from './validation.ts';

const patience = 'Too many attempts. Please wait a minute and try again.';

const common =
  'This password is one of the first that strangers would try. Please choose one that only you would think of.';
const wrongPassword = 'This is not your current password.';

export const accountsCopy = {
  registerErrors: {
    too_many_attempts: 'Too many attempts. Please wait a few minutes and try again.',
    invalid_signup_code: messages.signupCodeWrong,
    password_too_common: common,
    username_taken: 'Username might already be taken. Please try another.',
  } satisfies Record<ErrorOf<typeof register>, string>,
  logInErrors: {
    too_many_attempts: patience,
    invalid_credentials: 'Invalid username or password.',
  } satisfies Record<ErrorOf<typeof logIn>, string>,

  changePasswordErrors: {
    too_many_attempts: patience,
    wrong_password: wrongPassword,
    password_unchanged: 'This is your password already. Please choose another one.',
    password_too_common: common,
  } satisfies Record<ErrorOf<typeof changePassword>, string>,
  endSessionErrors: {
    no_such_session: 'This session has ended already.',
  } satisfies Record<ErrorOf<typeof endOwnSession>, string>,
  downloadErrors: {
    too_many_downloads: 'You have downloaded your data several times. Please try again in an hour.',
  } satisfies Record<ErrorOf<typeof downloadOwnData>, string>,
  deleteErrors: {
    too_many_attempts: patience,
    wrong_password: wrongPassword,
    trip_ahead: 'A trip of yours is still ahead. Please cancel it first, or come back when you have returned.',
    payment_open: 'A payment of yours is still being settled. Please try again in a few minutes.',
    refund_open:
      'Money is still on its way back to you. Your account can be deleted once it is back; your trip’s page says where it is.',
  } satisfies Record<ErrorOf<typeof deleteAccount>, string>,

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
    account: 'Your account',
    trips: 'See upcoming trips',
    next: 'Continue',
    logOut: 'Log out',
    loggingOut: 'Logging out...',
  },
  legal: { before: 'By continuing you accept our', terms: 'Terms of Service', and: 'and', privacy: 'Privacy Policy' },

  account: {
    since: (username: string, day: string) => `${username}, with us since ${day}`,
    loading: 'Fetching your account…',
    failed: 'Your account could not be fetched',
    again: 'Try again',
    loginRequired: { title: 'Login Required', text: 'Please log in to see your account.' },
    trips: 'My trips',
    password: {
      title: 'Password',
      lead: 'A new password logs out every other browser.',
      current: 'Current password',
      next: 'New password',
      repeat: 'New password again',
      submit: 'Change password',
      pending: 'Changing...',
      done: 'Password changed',
      failed: 'Password not changed',
      ended: (others: number) =>
        others === 0
          ? ''
          : `${others === 1 ? 'One other browser has' : `${others} other browsers have`} been logged out.`,
    },
    sessions: {
      title: 'Where you are logged in',
      lead: 'Do you not know one of them? Log it out and change your password.',
      unknown: 'Unknown browser',
      current: 'This browser',
      lastSeen: (moment: string) => `Last used ${moment}`,
      since: (moment: string) => `Logged in since ${moment}`,
      end: 'Log out',
      endNamed: (browser: string, since: string) => `: ${browser}, since ${since}`,
      endOthers: 'Log out all other browsers',
      ended: 'Logged out',
      failed: 'Logging out failed',
    },
    data: {
      title: 'Your data',
      lead: 'Everything we keep about you and your bookings, in one file that people and programs can read. Messages, newsletter and reviews of restaurants are not tied to your account; for those, write to us.',
      download: 'Download my data',
      pending: 'Preparing...',
      fileName: 'wanderlight-my-data.json',
      done: 'Your data has been saved',
      failed: 'Your data could not be saved',
    },
    leave: {
      title: 'Delete your account',
      lead: 'Your name, requests, addresses, shared links and reviews of trips are erased at once and cannot be brought back. What you paid for stays in our books, without you.',
      open: 'Delete my account…',
      question: 'Delete your account?',
      warning: 'This cannot be undone. Download your data first if you want to keep it.',
      password: 'Your password',
      submit: 'Delete my account for good',
      pending: 'Deleting...',
      keep: 'Keep it',
      done: 'Your account is deleted',
      farewell: 'Your account and everything tied to it are erased. Travel well.',
      failed: 'Your account was not deleted',
    },
  },
} as const;
