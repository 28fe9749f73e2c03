/** Messages, requests and subscribers for the one search of the back office. */
import type { FindInAdmin } from '../../../kernel/admin-search.ts';
import { inboxCopy } from '../copy/inbox.ts';
import { matchReasons } from '../copy/match-reasons.ts';
import { subscribersCopy } from '../copy/subscribers.ts';
import { listEnquiries } from '../store/inbox.ts';
import { listSubscribers } from '../store/subscribers.ts';

export const findEnquiries: FindInAdmin = async ({ db }, text, most) => {
  const sought = { view: 'all', kind: null, withFiles: false, search: text, after: null, most } as const;
  const enquiries = await listEnquiries(db, { ...sought, operatorId: 0 });
  const begins = (where: string | null) => where?.toLowerCase().startsWith(text.toLowerCase()) ?? false;
  return enquiries.map(({ id, kind, reference, name, email, begins: words, doneAt }) => ({
    kind: 'enquiry',
    title: `${reference}, ${name ?? email}`,
    detail: [inboxCopy.kinds[kind], inboxCopy[doneAt === null ? 'open' : 'done'], words].filter(Boolean).join(' · '),
    href: `/admin/inbox/${id}`,
    why: begins(reference)
      ? matchReasons.reference
      : begins(name)
        ? matchReasons.name
        : begins(email)
          ? matchReasons.email
          : matchReasons.words,
  }));
};

export const findSubscribers: FindInAdmin = async ({ db }, text, most) => {
  const subscribers = await listSubscribers(db, { status: null, begins: text.toLowerCase(), after: null, most });
  return subscribers.map(({ id, email, status }) => ({
    kind: 'subscriber',
    title: email,
    detail: subscribersCopy.statuses[status],
    href: `/admin/subscribers/${id}`,
    why: matchReasons.email,
  }));
};
