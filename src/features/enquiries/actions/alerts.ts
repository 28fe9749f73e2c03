/** What the back office is told of enquiries before anything else. */
import type { ReadAlerts } from '../../../kernel/alerts.ts';
import { countOpen } from '../store/inbox.ts';
import { countUndelivered } from '../store/replies.ts';

export const enquiryAlerts: ReadAlerts = async ({ db }) => {
  const { open, nobodys, since } = await countOpen(db);
  const opened = {
    id: 'enquiries-open',
    title: 'Inquiries that are not done',
    count: open,
    oldest: since,
    href: '/admin/inbox',
  } as const;
  const left = {
    id: 'enquiries-nobodys',
    title: 'Inquiries that nobody looks after',
    count: nobodys,
    oldest: null,
    href: '/admin/inbox?view=nobodys',
  } as const;
  const undelivered = await countUndelivered(db);
  const lost = {
    id: 'undelivered-replies',
    title: 'Inquiries whose answer nobody got',
    count: undelivered,
    oldest: null,
    href: undelivered > 0 ? '/admin/inbox?view=undelivered' : null,
  } as const;
  return [opened, left, lost].map((alert) => ({ ...alert, state: alert.count > 0 ? 'waits' : 'fine' }));
};
