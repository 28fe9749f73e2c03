/** Every word of the pages about operators. */
import type { Sentence } from '../../shared/result.ts';

export const messages = {
  role: 'Choose operator or owner',
  name: 'A name has 2 to 64 characters',
  nameSigns: 'A name has letters, figures, spaces, dots, apostrophes and hyphens',
  code: 'The code has six figures',
  passwordMissing: 'Password is required',
  passwordShort: 'A password here has at least 12 characters',
  passwordLong: 'Password is too long',
  disabled: 'Say true or false',
  day: 'Please choose a day',
} as const;

const tooMany: Sentence = ({ retryAfterSeconds }) =>
  `Too many attempts. Please wait ${Number(retryAfterSeconds) > 600 ? 'an hour' : 'ten minutes'} and try again.`;

export const operatorErrors = {
  signIn: {
    too_many_attempts: tooMany,
    wrong_credentials:
      'Name, password or code is not right. A code can be used once; the next one comes within 30 seconds.',
  },
  welcome: {
    link_over: 'This link has been used or is too old. An owner, or "npm run operator", makes a new one.',
    too_many_attempts: tooMany,
    wrong_code: 'This is not the code the app shows now. Check that your phone’s clock is right.',
    password_too_common: 'This password is one of the first that strangers would try.',
  },
  people: {
    name_taken: 'Somebody works here under this name already.',
    no_such_operator: 'There is no such operator.',
    operator_disabled: 'Restore them first, then make a link.',
    last_owner:
      'Somebody must be left who is an owner and can come in: make another one first. Where you are the only one, "npm run operator" makes your link.',
  },
} as const satisfies Record<string, Record<string, Sentence>>;

export const operatorsCopy = {
  today: {
    calm: 'Nothing waits for you.',
    open: (count: number) => (count === 1 ? 'One matter waits.' : `${count} matters wait.`),
    asOf: 'As of',
    waiting: 'To act on',
    house: 'What is fine',
    fine: (count: number) => (count === 1 ? 'One other matter is fine.' : `${count} other matters are fine.`),
    none: 'Nothing to tell.',
    states: { urgent: 'Now', waits: 'Waits', fine: 'Fine' },
    columns: { alert: 'Matter', count: 'Number', oldest: 'Oldest', detail: 'More', state: 'State' },
  },
  search: {
    title: 'Search',
    hint: 'Type a reference, a name, an email, a trip or a restaurant.',
    count: (count: number, typed: string) =>
      count === 0
        ? `Nothing is called “${typed}”, or begins so.`
        : `${count === 1 ? 'One match' : `${count} matches`} for “${typed}”.`,
    part: 'A part could not be searched now.',
    columns: { what: 'Match', detail: 'More', why: 'Why' },
    kinds: {
      booking: 'Bookings',
      person: 'People',
      enquiry: 'Inquiries',
      package: 'Packages',
      restaurant: 'Restaurants',
      subscriber: 'Subscribers',
    },
  },
  signIn: {
    title: 'Sign in to the back office',
    name: 'Name',
    password: 'Password',
    code: 'Code of your authenticator app',
    submit: 'Sign in',
    pending: 'Signing in…',
    failed: 'Not signed in',
    lost: 'Lost your phone or your password? An owner makes you a new link, and what you have lost opens nothing from then on.',
  },
  welcome: {
    title: (name: string) => `Welcome, ${name}`,
    lead: 'Choose a password and set up the second factor. After that this link opens nothing any more. A password and an authenticator you had here before have ended.',
    scan: 'Scan this with an authenticator app, or type the key into it.',
    picture: 'QR code for the authenticator app',
    key: 'Key',
    open: 'Open the app on this device',
    password: 'New password',
    passwordHint: 'Twelve characters or more; a sentence is easy to keep in mind.',
    code: 'The code the app shows',
    submit: 'Begin',
    pending: 'Setting up…',
    failed: 'Not set up yet',
  },
  people: {
    title: 'Operators',
    lead: 'Owners may do everything; operators everything but give back more money than the terms say, change figures and launch, erase reviews and inquiries, export people’s data, and this page.',
    caption: 'Operators',
    none: 'Nobody yet.',
    columns: { name: 'Name', role: 'Role', state: 'State', lastSeen: 'Last seen', actions: 'What can be done' },
    states: { invited: 'Invited', active: 'Active', disabled: 'Ended' },
    roles: { operator: 'Operator', owner: 'Owner' },
    add: 'Add an operator',
    name: 'Name',
    role: 'Role',
    submit: 'Add and make the link',
    pending: 'Adding…',
    added: 'Added',
    failed: 'Nothing was changed',
    link: 'The one-time link. It is shown once, opens for 48 hours, and must reach nobody else:',
    copyLink: 'Copy the link',
    copied: 'The link is copied',
    newLink: 'New link',
    linking: 'Making it…',
    newLinkTitle: (name: string) => `Make ${name} a new one-time link?`,
    newLinkBody:
      'Their password, their authenticator and their sessions end now. They come in again with the link alone, within 48 hours; after that they need another one.',
    end: 'End',
    ending: 'Ending…',
    endTitle: (name: string) => `End the work of ${name}?`,
    endBody: 'Their sessions end now and they cannot sign in. Everything they did stays in the audit log.',
    restore: 'Restore',
    restoring: 'Restoring…',
    restoreTitle: (name: string) => `Restore ${name}?`,
    restoreBody:
      'They can sign in again with the password and the app they had, and may do what they did before. Whoever has lost them needs a new link at once.',
    makeOwner: 'Make owner',
    makeOperator: 'Make operator',
    changing: 'Changing…',
    changeTitle: (name: string, role: string) => `Make ${name} ${role}?`,
    changeBody: 'Their sessions end; they sign in again with the new role.',
    changed: 'Changed',
  },
  audit: {
    title: 'Audit log',
    caption: 'What was done in the back office, the latest first',
    none: 'Nothing was done that matches.',
    columns: { at: 'When', operator: 'Who', action: 'What', subject: 'Thing', change: 'Change' },
    export: 'Export all',
    thing: 'Thing',
    thingHint: 'Kind and id, like booking:4711',
    operator: 'Operator',
    everybody: 'Everybody',
    ended: (name: string) => `${name} (ended)`,
    deed: 'Deed',
    everything: 'Everything',
    day: 'Day',
    notSaved: 'The log could not be saved',
  },
} as const;
