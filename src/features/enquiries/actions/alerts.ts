/** What of the inbox waits for somebody. */
import type { ReadAlerts } from '../../../kernel/alerts.ts';
import { countOpen, countUndelivered, countUnread } from '../store/inbox.ts';

/** What waits for an operator: enquiries that are open, and replies that nobody got. */
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
  const answers = await countUnread(db);
  const unread = {
    id: 'enquiries-unread',
    title: 'Answers by mail that nobody has looked at',
    ...answers,
    href: answers.count > 0 ? '/admin/inbox?view=unread' : null,
  } as const;
  return [unread, opened, left, lost].map((alert) => ({ ...alert, state: alert.count > 0 ? 'waits' : 'fine' }));
};
