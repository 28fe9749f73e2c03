/** Alerts about sign-ins to the back office. */
import type { ReadAlerts } from '../../../kernel/alerts.ts';
import { countAuditEntries } from '../../../kernel/audit-log.ts';
import { WRONG_CODE } from '../rules.ts';

/** Of one day. An operator mistypes now and then; who knows a password and guesses goes on. */
const SEVERAL = 3;
const MANY = 10;

export const operatorAlerts: ReadAlerts = async ({ db }) => {
  const { count, oldest } = await countAuditEntries(db, WRONG_CODE, { hours: 24 });
  return [
    {
      id: 'wrong-codes',
      title: 'Right password, wrong code, within a day',
      count,
      oldest: count > 0 ? oldest : null,
      href: count > 0 ? `/admin/audit?did=${WRONG_CODE}` : null,
      state: count >= MANY ? 'urgent' : count >= SEVERAL ? 'waits' : 'fine',
    },
  ];
};
