/** The inbox as an operator reads it. */
import { buffer } from 'node:stream/consumers';
import type { Db } from '../../../database/sql.ts';
import type { ReadAlerts } from '../../../kernel/alerts.ts';
import { findBounced } from '../../../kernel/bounces.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { type Instant, toWire } from '../../../shared/dates.ts';
import type { OutputOf, QueryOf } from '../../../shared/endpoint.ts';
import type { FileAnswer } from '../../../shared/file-answer.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { type Enquiry, type listInbox, placeByNumber, type ReplyState } from '../contract/admin.ts';
import { type AnsweredEnquiry, replyEmailId } from '../mail.ts';
import { EMAIL_LATE_SECONDS, savedName } from '../rules.ts';
import { type Contact, findContact } from '../store/contacts.ts';
import {
  countOpen,
  countUndelivered,
  findEnquiry,
  type InboxEntry,
  listEnquiries,
  listReplies,
  type Reply,
} from '../store/inbox.ts';
import { findRequest } from '../store/requests.ts';

const A_PAGE = 50;

export async function listedInbox(
  { db }: Pick<Deps, 'db'>,
  me: Operator,
  { view = 'open', kind, files, q, after }: QueryOf<typeof listInbox>,
): Promise<OutputOf<typeof listInbox>> {
  const last = placeByNumber.read(after)?.[0] ?? null;
  const found = await listEnquiries(db, {
    view,
    operatorId: me.id,
    kind: kind ?? null,
    withFiles: files === 'with',
    search: q ? q : null,
    after: last,
    // One more than is shown: whether there is a next page.
    most: A_PAGE + 1,
  });
  const { page, next } = placeByNumber.page(found, A_PAGE, ({ id }) => [id]);
  return { enquiries: page.map((listed) => ({ ...toWire(listed), isMine: listed.operatorId === me.id })), next };
}

export async function readEnquiry(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  me: Operator,
  id: number,
): Promise<Result<Enquiry, 'no_such_enquiry'>> {
  const entry = await findEnquiry(db, id);
  const written = entry && (await findWritten(db, entry));
  return entry && written ? ok(await present(db, me, entry, written, now())) : err('no_such_enquiry');
}

/** What somebody wrote, be it a message or a request. */
export interface WrittenMessage extends AnsweredEnquiry {
  readonly name: string | null;
  readonly topic: string | null;
  readonly files: Contact['files'];
}

/** Null: it has been forgotten in the meantime. */
export async function findWritten(
  db: Db,
  { contactId, requestId }: Pick<InboxEntry, 'contactId' | 'requestId'>,
): Promise<WrittenMessage | null> {
  if (contactId !== null) {
    const contact = await findContact(db, contactId);
    return contact && { ...contact, from: 'contact', text: contact.message, topic: null };
  }
  const request = requestId === null ? null : await findRequest(db, requestId);
  return request && { ...request, from: 'request', text: request.about, files: [] };
}

/** What became of a reply, for whoever waits for it. */
export function stateOf({ state, dueSince }: Reply, hasComeBack: boolean, now: Instant): ReplyState {
  if (state === 'due') return now.getTime() - dueSince.getTime() > EMAIL_LATE_SECONDS * 1000 ? 'late' : 'due';
  return state === 'sent' && hasComeBack ? 'returned' : state;
}

export async function present(
  db: Db,
  me: Operator,
  entry: InboxEntry,
  written: WrittenMessage,
  now: Instant,
): Promise<Enquiry> {
  const replies = await listReplies(db, entry.id);
  const idOf = (reply: Reply) => replyEmailId(written, reply);
  const bounced = await findBounced(db, replies.map(idOf));
  return {
    ...written,
    ...toWire(entry),
    isMine: entry.operatorId === me.id,
    files: written.files.map((file, position) => ({ position, ...file })),
    replies: replies.map((reply) => ({ ...toWire(reply), state: stateOf(reply, bounced.has(idOf(reply)), now) })),
  };
}

export async function readFile(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  id: number,
  position: number,
): Promise<Result<FileAnswer, 'no_such_file'>> {
  const entry = await findEnquiry(db, id);
  const written = entry && (await findWritten(db, entry));
  const file = written?.files[position];
  if (!written || !file) return err('no_such_file');
  const bytes = await buffer(await files.read(file.place));
  return ok({ name: savedName(written.reference, position, file.name), bytes });
}

/** What the back office is told of enquiries before anything else. */
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
