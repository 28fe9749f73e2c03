/** What the back office is told of enquiries before anything else. */
import type { ReadMatters } from '../../../server/matters.ts';
import { countOpen } from '../store/inbox.ts';

export const enquiryMatters: ReadMatters = async ({ db }) => {
  const { open, nobodys, since } = await countOpen(db);
  const opened = {
    id: 'enquiries-open',
    title: 'Enquiries that are not done',
    count: open,
    oldest: since,
    href: '/admin/inbox',
  } as const;
  const left = {
    id: 'enquiries-nobodys',
    title: 'Enquiries that nobody looks after',
    count: nobodys,
    oldest: null,
    href: '/admin/inbox?view=nobodys',
  } as const;
  return [opened, left].map((matter) => ({ ...matter, state: matter.count > 0 ? 'waits' : 'fine' }));
};
