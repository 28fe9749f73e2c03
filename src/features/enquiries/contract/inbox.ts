/**
 * Enquiries as operators see them: every message and every request, who looks
 * after it, what was answered. Each change says which version of the enquiry it was
 * made from, so that of two operators the second is told what the first has done.
 */
import * as z from 'zod/mini';
import { cursor, whole } from '../../../shared/cursor.ts';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { FileAnswer } from '../../../shared/file-answer.ts';
import { job } from '../../../shared/job.ts';
import { storable } from '../../../shared/text-input.ts';
import { text } from './forms.ts';
import { RequestKind } from './requests.ts';

/** A whole number that stands in an address. */
const NumberInPath = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, 'There is nothing with this number')),
  z.pipe(z.transform(Number), z.int()),
);
const Searched = z.string().check(z.overwrite(storable), z.maxLength(100, 'Please look for less than 100 characters'));

export const EnquiryKind = z.enum(['message', ...RequestKind.options], 'There is no such kind');
export type EnquiryKind = z.infer<typeof EnquiryKind>;

/** `open` is the rest; `mine` are the open ones that I look after; `nobodys` those nobody does; `unread` have an answer that nobody has looked at; `undelivered` have a reply that nobody got. */
const InboxView = z.enum(['open', 'mine', 'nobodys', 'unread', 'undelivered', 'done', 'all'], 'There is no such list');
export type InboxView = z.infer<typeof InboxView>;

const Listed = z.object({
  id: z.int(),
  kind: EnquiryKind,
  reference: z.string(),
  /** Null where a request came without a name. */
  name: z.nullable(z.string()),
  email: z.string(),
  /** How the text begins; null where there is none. */
  begins: z.nullable(z.string()),
  files: z.int(),
  operatorId: z.nullable(z.int()),
  isMine: z.boolean(),
  replies: z.int(),
  /** A reply was refused, came back or is late. */
  isUndelivered: z.boolean(),
  unreadSince: z.nullable(z.string()),
  createdAt: z.string(),
  doneAt: z.nullable(z.string()),
});

/** The number of the last enquiry, or of the last subscriber. */
export const placeByNumber = cursor(z.tuple([whole()]));

export const listInbox = endpoint('GET /api/admin/enquiries', {
  who: 'operator',
  summary: 'What people wrote to the brand, the newest first, fifty at a time',
  query: z.object({
    view: z.optional(InboxView),
    kind: z.optional(EnquiryKind),
    files: z.optional(z.literal('with', 'There is no such choice')),
    /** Beginnings of words: of the reference, the name, the address or the text. */
    q: z.optional(Searched),
    after: placeByNumber.after,
  }),
  output: z.object({ enquiries: z.array(Listed), next: z.nullable(z.string()) }),
});

/** `returned`: it was taken and came back later. `late`: due for longer than usual. */
export const ReplyState = z.enum(['due', 'late', 'sent', 'refused', 'returned']);
export type ReplyState = z.infer<typeof ReplyState>;

const MailFile = z.object({
  position: z.int(),
  name: z.string(),
  /** As it was found when it arrived. */
  mediaType: z.string(),
  bytes: z.int(),
});

/** What came by mail after the first. */
const MailInThread = z.object({
  id: z.int(),
  sender: z.string(),
  senderName: z.nullable(z.string()),
  /** It came from the address that we write to. */
  isKnownSender: z.boolean(),
  isAutomatic: z.boolean(),
  text: z.string(),
  quoted: z.nullable(z.string()),
  files: z.array(MailFile),
  receivedAt: z.string(),
});
export type MailInThread = z.infer<typeof MailInThread>;

const BookingBeside = z.object({
  id: z.int(),
  reference: z.string(),
  packageName: z.string(),
  departsOn: z.string(),
  numberOfTravelers: z.int(),
  state: z.string(),
  /** `answered`: it is the booking whose email was answered. `address`: its contact email is the sender’s. */
  because: z.enum(['answered', 'address']),
});
export type BookingBeside = z.infer<typeof BookingBeside>;

export const Enquiry = z.extend(z.omit(Listed, { begins: true, files: true, replies: true, isUndelivered: true }), {
  text: z.nullable(z.string()),
  topic: z.nullable(z.string()),
  files: z.array(MailFile),
  mails: z.array(MailInThread),
  replies: z.array(
    z.object({
      id: z.int(),
      text: z.string(),
      operator: z.string(),
      writtenAt: z.string(),
      state: ReplyState,
      endedAt: z.nullable(z.string()),
    }),
  ),
  version: z.int(),
});
export type Enquiry = z.infer<typeof Enquiry>;

export const ByNumber = z.object({ id: NumberInPath });
const version = z.int('Please say which version this was made from');

export const readEnquiry = endpoint('GET /api/admin/enquiries/:id', {
  who: 'operator',
  summary: 'One message or request with its files and what was answered',
  params: ByNumber,
  output: Enquiry,
  errors: { no_such_enquiry: 404 },
});

export const readEnquiryBookings = endpoint('GET /api/admin/enquiries/:id/bookings', {
  who: 'operator',
  summary: 'The bookings an enquiry may be about',
  params: ByNumber,
  output: z.object({ bookings: z.array(BookingBeside) }),
  errors: { no_such_enquiry: 404 },
});

/** Never as the kind it says it is: what a stranger sent is saved, and runs nowhere. */
export const readFile = endpoint('GET /api/admin/enquiries/:id/files/:position', {
  who: 'operator',
  summary: 'One file that came with a message, to be saved',
  params: z.object({ id: NumberInPath, position: NumberInPath }),
  output: FileAnswer,
  produces: 'application/octet-stream',
  errors: { no_such_file: 404 },
});

export const readMailFile = endpoint('GET /api/admin/enquiries/:id/mails/:mail/files/:position', {
  who: 'operator',
  summary: 'One file that came with a mail, to be saved',
  params: z.object({ id: NumberInPath, mail: NumberInPath, position: NumberInPath }),
  output: FileAnswer,
  produces: 'application/octet-stream',
  errors: { no_such_file: 404 },
});

const CHANGE_ERRORS = { no_such_enquiry: 404, changed_meanwhile: 409 } as const;

export const assignEnquiry = endpoint('PUT /api/admin/enquiries/:id/operator', {
  who: 'operator',
  summary: 'Gives an enquiry to an operator, takes it, or leaves it to whoever comes',
  params: ByNumber,
  input: z.object({
    operator: z.union([z.literal('me'), z.int(), z.null()], 'Please choose who looks after it'),
    version,
  }),
  output: Enquiry,
  errors: { ...CHANGE_ERRORS, no_such_operator: 422 },
});

export const ReplyForm = z.object({ text: text(1, 5000) });
export type ReplyForm = z.infer<typeof ReplyForm>;

export const replyToEnquiry = endpoint('POST /api/admin/enquiries/:id/replies', {
  who: 'operator',
  summary: 'Answers by email; the same key is the same reply, however often it arrives',
  params: ByNumber,
  input: z.object({
    text: ReplyForm.shape.text,
    /** Of one press of the button. */
    key: z
      .string('Please send a key of your own')
      .check(z.regex(/^[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/, 'Please send a key of your own')),
    /** Whether that settles it. */
    done: z.boolean('Please say whether that settles it'),
    version,
  }),
  output: Enquiry,
  errors: { ...CHANGE_ERRORS, key_reused: 422 },
});

export const repeatReply = endpoint('POST /api/admin/enquiries/:id/replies/:reply/again', {
  who: 'operator',
  summary: 'Sends a reply again that nobody got',
  params: z.object({ id: NumberInPath, reply: NumberInPath }),
  output: Enquiry,
  errors: { no_such_enquiry: 404, not_undelivered: 409, too_many_letters: 429 },
});

export const markEnquiry = endpoint('PUT /api/admin/enquiries/:id/done', {
  who: 'operator',
  summary: 'Says that nothing is left to do about it, or that something is after all',
  params: ByNumber,
  input: z.object({ done: z.boolean('Please say whether it is done'), version }),
  output: Enquiry,
  errors: CHANGE_ERRORS,
});

export const eraseEnquiry = endpoint('DELETE /api/admin/enquiries/:id', {
  who: 'owner',
  summary: 'Erases an enquiry with its files and replies, as whoever wrote may ask',
  params: ByNumber,
  output: z.object({ erased: z.literal(true) }),
  errors: { no_such_enquiry: 404 },
});

export type InboxError =
  | ErrorOf<typeof readFile>
  | ErrorOf<typeof assignEnquiry>
  | ErrorOf<typeof replyToEnquiry>
  | ErrorOf<typeof repeatReply>
  | ErrorOf<typeof markEnquiry>;

export const sendReply = job({ name: 'enquiries.send-reply', data: z.object({ replyId: z.int() }) });
