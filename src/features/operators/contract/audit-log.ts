/** The API of operators: who did what. */
import * as z from 'zod/mini';
import { cursor, whole } from '../../../shared/cursor.ts';
import { isCalendarDay } from '../../../shared/dates.ts';
import { endpoint } from '../../../shared/endpoint.ts';
import { FileAnswer } from '../../../shared/file-answer.ts';
import { LoggedAction } from '../../../shared/logged-action.ts';
import { messages } from '../copy.ts';

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

export const readAuditLog = endpoint('GET /api/admin/audit', {
  who: 'operator',
  summary: 'Who did what, the latest first',
  query: AuditQuery,
  output: AuditPage,
});

export const exportAuditLog = endpoint('GET /api/admin/audit.csv', {
  who: 'owner',
  summary: 'The whole audit log',
  output: FileAnswer,
  produces: 'text/csv; charset=utf-8',
});
