/** The inbox as an operator reads it. */

import { buffer } from 'node:stream/consumers';
import type { Db } from '../../../database/sql.ts';
import { findBounced } from '../../../kernel/bounces.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { type Instant, toWire } from '../../../shared/dates.ts';
import type { OutputOf, QueryOf } from '../../../shared/endpoint.ts';
import type { FileAnswer } from '../../../shared/file-answer.ts';
import { EMAIL_LATE_SECONDS } from '../../../shared/late-email.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { type BookingBeside, type Enquiry, type listInbox, placeByNumber, type ReplyState } from '../contract/inbox.ts';
import { type AnsweredEnquiry, replyEmailId } from '../mail.ts';
import { savedName } from '../rules/attached-files.ts';

import { type Contact, findContact, type KeptFile } from '../store/contacts.ts';
import { listMails } from '../store/inbound-mails.ts';
import { findEnquiry, type InboxEntry, listEnquiries, listReplies, type Reply } from '../store/inbox.ts';
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

/** The bookings that stand beside an enquiry. Bookings are not ours, so it is handed in. */
export type BookingsBeside = (
  db: Db,
  about: { readonly bookingId: number | null; readonly email: string },
) => Promise<readonly BookingBeside[]>;

export async function readEnquiry(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  me: Operator,
  id: number,
): Promise<Result<Enquiry, 'no_such_enquiry'>> {
  const written = await findWritten(db, id);
  return written ? ok(await present(db, me, written, now())) : err('no_such_enquiry');
}

export async function readBookings(
  { db }: Pick<Deps, 'db'>,
  id: number,
  beside: BookingsBeside,
): Promise<Result<{ bookings: BookingBeside[] }, 'no_such_enquiry'>> {
  const written = await findWritten(db, id);
  if (!written) return err('no_such_enquiry');
  const { bookingId, email } = written;
  return ok({ bookings: [...(await beside(db, { bookingId, email }))] });
}

/** What somebody wrote, be it a message or a request. */
export interface WrittenEnquiry extends AnsweredEnquiry {
  readonly entry: InboxEntry;
  readonly name: string | null;
  readonly topic: string | null;
  readonly files: Contact['files'];
  readonly bookingId: number | null;
}

/** Null: there is none, or it has been forgotten in the meantime. `find` may hold it. */
export async function findWritten(db: Db, id: number, find = findEnquiry): Promise<WrittenEnquiry | null> {
  const entry = await find(db, id);
  if (!entry) return null;
  if (entry.contactId !== null) {
    const contact = await findContact(db, entry.contactId);
    return contact && { ...contact, entry, from: 'contact', text: contact.message, topic: null };
  }
  const request = entry.requestId === null ? null : await findRequest(db, entry.requestId);
  return request && { ...request, entry, from: 'request', text: request.about, files: [], bookingId: null };
}

/** What became of a reply, for whoever waits for it. */
export function stateOf({ state, dueSince }: Reply, hasComeBack: boolean, now: Instant): ReplyState {
  if (state === 'due') return now.getTime() - dueSince.getTime() > EMAIL_LATE_SECONDS * 1000 ? 'late' : 'due';
  return state === 'sent' && hasComeBack ? 'returned' : state;
}

export async function present(db: Db, me: Operator, written: WrittenEnquiry, now: Instant): Promise<Enquiry> {
  const { entry } = written;
  const replies = await listReplies(db, entry.id);
  const mails = await listMails(db, entry.id);
  const idOf = (reply: Reply) => replyEmailId(written, reply);
  const bounced = await findBounced(db, replies.map(idOf));
  return {
    ...written,
    ...toWire(entry),
    isMine: entry.operatorId === me.id,
    files: placed(written.files),
    mails: mails.map((mail) => ({ ...toWire(mail), files: placed(mail.files) })),
    replies: replies.map((reply) => ({ ...toWire(reply), state: stateOf(reply, bounced.has(idOf(reply)), now) })),
  };
}

const placed = (files: readonly KeptFile[]) =>
  files.map(({ name, mediaType, bytes }, position) => ({ position, name, mediaType, bytes }));

export async function readFile(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  id: number,
  position: number,
): Promise<Result<FileAnswer, 'no_such_file'>> {
  const written = await findWritten(db, id);
  const file = written?.files[position];
  if (!written || !file) return err('no_such_file');
  const bytes = await buffer(await files.read(file.place));
  return ok({ name: savedName(written.reference, position, file.name), bytes });
}

export async function readMailFile(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { id, mail, position }: { readonly id: number; readonly mail: number; readonly position: number },
): Promise<Result<FileAnswer, 'no_such_file'>> {
  const written = await findWritten(db, id);
  const file = (await listMails(db, id)).find((one) => one.id === mail)?.files[position];
  if (!written || !file) return err('no_such_file');
  const bytes = await buffer(await files.read(file.place));
  return ok({ name: savedName(`${written.reference}-${mail}`, position, file.name), bytes });
}
