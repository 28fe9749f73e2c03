/** The API of operators: who they are, inviting and changing them. */
import * as z from 'zod/mini';
import { endpoint } from '../../../shared/endpoint.ts';
import { messages } from '../copy.ts';
import { ROLES } from '../rules.ts';

export const OperatorRole = z.enum(ROLES, messages.role);
export const OperatorName = z
  .string(messages.name)
  .check(
    z.trim(),
    z.minLength(2, messages.name),
    z.maxLength(64, messages.name),
    z.regex(/^[\p{L}\p{N} .'’-]+$/u, messages.nameSigns),
  );
const ById = z.object({ id: z.coerce.number().check(z.int(), z.positive()) });

/** `invited`: the link has not been used yet. */
const OperatorState = z.enum(['invited', 'active', 'disabled']);

export const OperatorEntry = z.object({
  id: z.int(),
  name: z.string(),
  role: OperatorRole,
  state: OperatorState,
  createdAt: z.string(),
  lastSeenAt: z.nullable(z.string()),
});
export type OperatorEntry = z.infer<typeof OperatorEntry>;

export const listOperators = endpoint('GET /api/admin/operators', {
  who: 'owner',
  summary: 'Everybody who may work in the back office, and who may no longer',
  output: z.array(OperatorEntry),
});

export const listOperatorNames = endpoint('GET /api/admin/operators/names', {
  who: 'operator',
  summary: 'Names of all operators, and whether they work here now',
  output: z.array(z.object({ id: z.int(), name: z.string(), state: OperatorState })),
});

export const Invitation = z.object({ name: OperatorName, role: OperatorRole });
export type Invitation = z.infer<typeof Invitation>;
const Link = z.object({ path: z.string(), until: z.string() });

export const inviteOperator = endpoint('POST /api/admin/operators', {
  who: 'owner',
  summary: 'Adds an operator and answers the one-time link to come in with',
  input: Invitation,
  output: Link,
  errors: { name_taken: 409 },
  status: 201,
});

export const renewLink = endpoint('POST /api/admin/operators/:id/link', {
  who: 'owner',
  summary: 'A new one-time link, with which both factors are set anew; the present ones and all sessions end at once',
  params: ById,
  output: Link,
  errors: { no_such_operator: 404, operator_disabled: 409, last_owner: 409 },
});

export const OperatorChange = z.object({
  role: z.optional(OperatorRole),
  disabled: z.optional(z.boolean(messages.disabled)),
});
export type OperatorChange = z.infer<typeof OperatorChange>;

export const changeOperator = endpoint('PUT /api/admin/operators/:id', {
  who: 'owner',
  summary: 'Changes a role, or ends or restores somebody’s work here; their sessions end',
  params: ById,
  input: OperatorChange,
  output: OperatorEntry,
  errors: { no_such_operator: 404, last_owner: 409 },
});
