/** The audit log, read in pages and exported whole. */
import { timeZone } from '../../../../site.config.ts';
import type { Db } from '../../../database/sql.ts';
import { type AuditEntry, audit, listAuditActions, readAudit } from '../../../kernel/audit-log.ts';
import { csvOf } from '../../../kernel/csv.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { isCalendarDay } from '../../../shared/dates.ts';
import type { FileAnswer } from '../../../shared/file-answer.ts';
import { type AuditLine, type AuditPage, type AuditQuery, placeInLog } from '../contract/audit-log.ts';

const PAGE = 50;
const EXPORT_PAGE = 5000;

export async function auditLog(db: Db, { operator, did: action, subject, day, after }: AuditQuery): Promise<AuditPage> {
  const beforeId = placeInLog.read(after)?.[0];
  const found = await readAudit(db, {
    ...{ operatorId: operator, action, subject, beforeId, most: PAGE + 1 },
    on: day && isCalendarDay(day) ? { day, timeZone } : undefined,
  });
  const actions = await listAuditActions(db);
  const { page, next } = placeInLog.page(found, PAGE, ({ id }) => [id]);
  return { entries: page.map(lineOf), actions, next };
}

function lineOf({ id, at, operator, action, subject, before, after }: AuditEntry): AuditLine {
  return { id, at: at.toISOString(), operator, action, subject, before, after };
}

/** The export is an entry too, and the last line of the file. */
export async function exportLog(db: Db, by: Operator): Promise<FileAnswer> {
  await audit(db, { operator: by, action: 'audit.export', subject: 'audit:all' });
  const rows: AuditEntry[] = [];
  for (let beforeId: number | undefined; ; ) {
    const page = await readAudit(db, { beforeId, most: EXPORT_PAGE });
    rows.push(...page);
    if (page.length < EXPORT_PAGE) break;
    beforeId = page.at(-1)?.id;
  }
  const json = (noted: unknown) => (noted === null ? '' : JSON.stringify(noted));
  const bytes = csvOf([
    ['id', 'at', 'operator_id', 'operator', 'did', 'subject', 'before', 'after'],
    ...rows
      .reverse()
      .map((row) => [
        row.id,
        row.at.toISOString(),
        row.operatorId ?? '',
        row.operator,
        row.action,
        row.subject,
        json(row.before),
        json(row.after),
      ]),
  ]);
  return { name: 'audit-log.csv', bytes };
}
