/** The API of operators: signing in, who they are, and what they did. */
import * as z from 'zod/mini';
import { cursor, whole } from '../../shared/cursor.ts';
import { isCalendarDay } from '../../shared/dates.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { FileAnswer } from '../../shared/file-answer.ts';
import { LoggedAction } from '../../shared/logged-action.ts';
import { storable } from '../../shared/text-input.ts';
import { messages } from './copy.ts';
import { PASSWORD_LEAST, ROLES } from './rules.ts';

const Role = z.enum(ROLES, messages.role);
const Name = z
  .string(messages.name)
  .check(
    z.trim(),
    z.minLength(2, messages.name),
    z.maxLength(64, messages.name),
    z.regex(/^[\p{L}\p{N} .'’-]+$/u, messages.nameSigns),
  );
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
const ById = z.object({ id: z.coerce.number().check(z.int(), z.positive()) });
const ByToken = z.object({ token: z.string().check(z.maxLength(100)) });

export const Me = z.object({ id: z.int(), name: z.string(), role: Role });
export type Me = z.infer<typeof Me>;

export const SignIn = z.object({ name: Name, password: GivenPassword, code: Code });
export type SignIn = z.infer<typeof SignIn>;

export const signIn = endpoint({
  method: 'POST',
  path: '/api/admin/sign-in',
  who: 'anyone',
  summary: 'Starts an operator’s session: name, password and the code of the authenticator app',
  input: SignIn,
  output: Me,
  errors: { too_many_attempts: 429, wrong_credentials: 401 },
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/admin/sign-out',
  who: 'operator',
  summary: 'Ends the operator’s session',
  output: z.object({ signedOut: z.literal(true) }),
  errors: {},
});

export const readMe = endpoint({
  method: 'GET',
  path: '/api/admin/me',
  who: 'operator',
  summary: 'Who is signed in to the back office',
  output: Me,
  errors: {},
});

export const Welcome = z.object({
  name: z.string(),
  role: Role,
  /** Base32, to be typed where the code cannot be scanned. */
  secret: z.string(),
  /** What the picture says; opens the app on a phone. */
  uri: z.string(),
  /** The QR code: rows of modules, "1" is dark. */
  picture: z.array(z.string()),
});
export type Welcome = z.infer<typeof Welcome>;

export const readWelcome = endpoint({
  method: 'GET',
  path: '/api/admin/welcome/:token',
  who: 'anyone',
  summary: 'What a one-time link is for, and the second factor to set up',
  params: ByToken,
  output: Welcome,
  errors: { link_over: 404 },
});

export const FirstSignIn = z.object({ password: NewPassword, code: Code });
export type FirstSignIn = z.infer<typeof FirstSignIn>;

export const redeemWelcome = endpoint({
  method: 'POST',
  path: '/api/admin/welcome/:token',
  who: 'anyone',
  summary: 'Sets both factors with a one-time link, which is used up by it, and signs in',
  params: ByToken,
  input: FirstSignIn,
  output: Me,
  errors: { link_over: 404, too_many_attempts: 429, wrong_code: 422, password_too_common: 422 },
});

/** `invited`: the link has not been used yet. */
const OperatorState = z.enum(['invited', 'active', 'disabled']);

export const OperatorEntry = z.object({
  id: z.int(),
  name: z.string(),
  role: Role,
  state: OperatorState,
  createdAt: z.string(),
  lastSeenAt: z.nullable(z.string()),
});
export type OperatorEntry = z.infer<typeof OperatorEntry>;

export const listOperators = endpoint({
  method: 'GET',
  path: '/api/admin/operators',
  who: 'owner',
  summary: 'Everybody who may work in the back office, and who may no longer',
  output: z.array(OperatorEntry),
  errors: {},
});

export const listOperatorNames = endpoint({
  method: 'GET',
  path: '/api/admin/operators/names',
  who: 'operator',
  summary: 'Names of all operators, and whether they work here now',
  output: z.array(z.object({ id: z.int(), name: z.string(), state: OperatorState })),
  errors: {},
});

export const Invitation = z.object({ name: Name, role: Role });
export type Invitation = z.infer<typeof Invitation>;
const Link = z.object({ path: z.string(), until: z.string() });

export const inviteOperator = endpoint({
  method: 'POST',
  path: '/api/admin/operators',
  who: 'owner',
  summary: 'Adds an operator and answers the one-time link to come in with',
  input: Invitation,
  output: Link,
  errors: { name_taken: 409 },
  status: 201,
});

export const renewLink = endpoint({
  method: 'POST',
  path: '/api/admin/operators/:id/link',
  who: 'owner',
  summary: 'A new one-time link, with which both factors are set anew; the present ones and all sessions end at once',
  params: ById,
  output: Link,
  errors: { no_such_operator: 404, operator_disabled: 409, last_owner: 409 },
});

export const OperatorChange = z.object({ role: z.optional(Role), disabled: z.optional(z.boolean(messages.disabled)) });
export type OperatorChange = z.infer<typeof OperatorChange>;

export const changeOperator = endpoint({
  method: 'PUT',
  path: '/api/admin/operators/:id',
  who: 'owner',
  summary: 'Changes a role, or ends or restores somebody’s work here; their sessions end',
  params: ById,
  input: OperatorChange,
  output: OperatorEntry,
  errors: { no_such_operator: 404, last_owner: 409 },
});

const AlertShown = z.object({
  id: z.string(),
  title: z.string(),
  count: z.int(),
  oldest: z.nullable(z.string()),
  href: z.nullable(z.string()),
  state: z.enum(['fine', 'waits', 'urgent']),
  detail: z.optional(z.string()),
});
export type AlertShown = z.infer<typeof AlertShown>;

export const Today = z.object({ at: z.string(), alerts: z.array(AlertShown) });
export type Today = z.infer<typeof Today>;

export const readToday = endpoint({
  method: 'GET',
  path: '/api/admin/today',
  who: 'operator',
  summary: 'What waits for somebody, and how the house is',
  output: Today,
  errors: {},
});

export const FOUND_KINDS = ['booking', 'person', 'enquiry', 'package', 'restaurant', 'subscriber'] as const;

const FoundInAdmin = z.object({
  found: z.array(
    z.object({
      kind: z.enum(FOUND_KINDS),
      title: z.string(),
      detail: z.string(),
      href: z.string(),
      /** In what it matched. */
      why: z.string(),
    }),
  ),
  /** False: a part could not be searched. */
  isWhole: z.boolean(),
});
export type FoundInAdmin = z.infer<typeof FoundInAdmin>;

export const searchAdmin = endpoint({
  method: 'GET',
  path: '/api/admin/search',
  who: 'operator',
  summary: 'Bookings, people, inquiries, packages, restaurants and subscribers, each with why it matched',
  query: z.object({
    q: z.optional(z.string().check(z.overwrite(storable), z.maxLength(100, 'Please search for less text'))),
  }),
  output: FoundInAdmin,
  errors: {},
});

export const placeInLog = cursor(z.tuple([whole(Number.MAX_SAFE_INTEGER)]));

const AuditQuery = z.object({
  operator: z.optional(z.coerce.number().check(z.int(), z.positive())),
  /** The action. Its name in the address is kept: filtered pages are bookmarked. */
  did: z.optional(z.string().check(z.maxLength(60))),
  subject: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  /** A day where the brand is. */
  day: z.optional(z.string().check(z.refine(isCalendarDay, messages.day))),
  after: placeInLog.after,
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export const AuditLine = z.extend(LoggedAction, { subject: z.string() });
export type AuditLine = z.infer<typeof AuditLine>;

const AuditPage = z.object({
  entries: z.array(AuditLine),
  /** Every action the log has, to choose from. */
  actions: z.array(z.string()),
  next: z.nullable(z.string()),
});
export type AuditPage = z.infer<typeof AuditPage>;

export const readAuditLog = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  who: 'operator',
  summary: 'Who did what, the latest first',
  query: AuditQuery,
  output: AuditPage,
  errors: {},
});

export const exportAuditLog = endpoint({
  method: 'GET',
  path: '/api/admin/audit.csv',
  who: 'owner',
  summary: 'The whole audit log',
  output: FileAnswer,
  produces: 'text/csv; charset=utf-8',
  errors: {},
});
