/**
 * The emails about enquiries: facts in, an email out, the same whenever it is
 * written again. Subjects hold nothing a visitor typed. The brand's copy can be
 * answered; the answer goes to whoever wrote.
 */
import type { Email } from '../../effects/mail/mail-port.ts';
import type { Instant } from '../../shared/dates.ts';
import { block, type EmailBlock, type EmailContent, emailBody, subjectLine } from '../../shared/email-body.ts';
import type { EmailMode } from '../../shared/email-copy.ts';
import { ANNOUNCED, type AnnouncedKind, type RequestKind } from './contract/requests.ts';
import { enquiryMail as copy, newsletterMail } from './copy/mail.ts';
import { requestCopy } from './copy/requests.ts';
import type { Contact } from './store/contacts.ts';
import type { Reply } from './store/inbox.ts';
import type { StoredRequest } from './store/requests.ts';

const { paragraph, section, quote, button, link, facts, figure, list } = block;
/** A heading and what somebody wrote; nothing where they wrote nothing. */
const quoted = (title: string, text: string | null) => (text ? [section(title), quote(text)] : []);
const idOf = (reference: string) => reference.toLowerCase();

type Envelope = Omit<Email, 'html' | 'text' | 'subject'> & { readonly subject?: string };
type Words = Pick<EmailContent, 'title' | 'preview'> & { readonly subject?: unknown };

/** The subject is the title's line unless it has one of its own. */
function compose(envelope: Envelope, words: Words, content: Omit<EmailContent, 'title' | 'preview'>): Email {
  const { title, preview } = words;
  return { subject: subjectLine(title), ...envelope, ...emailBody({ title, preview, ...content }) };
}

function filesOf({ files }: Contact, title: string): EmailBlock[] {
  if (files.length === 0) return [];
  return [section(title), list(files.map(({ name, bytes }) => `${name} (${copy.size(bytes)})`))];
}

export function acknowledgementOfMessage(contact: Contact, mode: EmailMode): Email {
  const words = copy.acknowledgement;
  const { reference, email: to, name, createdAt: date } = contact;
  return compose(
    { id: `contact-${idOf(reference)}-acknowledgement`, to, subject: words.subject(reference), date },
    words,
    {
      ...{ mode, name, why: copy.why },
      blocks: [
        paragraph(words.text[mode]),
        figure({ label: words.reference, value: reference }),
        ...quoted(words.yours, contact.message),
        ...filesOf(contact, words.files),
      ],
    },
  );
}

/** The brand's copy of what somebody sent. */
function delivered(
  { id, to, email, createdAt: date }: { id: string; to: string; email: string; createdAt: Instant },
  title: string,
  mode: EmailMode,
  lines: readonly (readonly [label: string, value: string | null])[],
  text: string | null,
  files: readonly EmailBlock[] = [],
): Email {
  const words = copy.delivered;
  return compose(
    { id, to, replyTo: email, date },
    { title, preview: words.preview },
    {
      ...{ mode, why: copy.whyBrand },
      blocks: [
        facts(lines.flatMap(([label, value]) => (value ? [{ label, value }] : []))),
        ...quoted(words.text, text),
        ...(text ? [] : [section(words.text), paragraph(words.nothing)]),
        ...files,
      ],
    },
  );
}

export function deliveredMessage(contact: Contact, to: string, mode: EmailMode): Email {
  const words = copy.delivered;
  const { reference, name, email, message, files } = contact;
  return delivered(
    { ...contact, id: `contact-${idOf(reference)}-message`, to },
    words.message(reference, files.length),
    mode,
    [
      [words.from, name],
      [words.email, email],
    ],
    message,
    filesOf(contact, words.files),
  );
}

export function deliveredRequest(request: StoredRequest, to: string, mode: EmailMode): Email {
  const words = copy.delivered;
  const { reference, kind, name, email, topic, about } = request;
  return delivered(
    { ...request, id: `request-${idOf(reference)}-message`, to },
    words.request(requestCopy.kinds[kind].called, reference),
    mode,
    [
      [words.from, name],
      [words.email, email],
      [words.topic, topic],
    ],
    about,
  );
}

export function acknowledgementOfRequest(request: StoredRequest, mode: EmailMode): Email {
  const words = copy.request;
  const { reference, kind, name, email: to, about, createdAt: date } = request;
  const { called } = requestCopy.kinds[kind];
  return compose(
    {
      id: `request-${idOf(reference)}-acknowledgement`,
      to,
      subject: subjectLine(words.subject(called, reference)),
      date,
    },
    words,
    {
      ...{ mode, name, why: copy.why },
      blocks: [
        paragraph(isAnnounced(kind) ? words.announced[kind] : words.text[mode](called)),
        figure({ label: copy.acknowledgement.reference, value: reference }),
        ...quoted(words.yours, about),
      ],
    },
  );
}

/** What was asked for is there; `link` leads to it. */
export function announcementEmail(
  { reference, kind, name, email: to, about, announcedAt: date }: StoredRequest & { readonly announcedAt: Instant },
  link: string,
  mode: EmailMode,
): Email {
  const words = copy.announcement[isAnnounced(kind) ? kind : 'lesson'];
  return compose({ id: `request-${idOf(reference)}-announcement`, to, subject: words.subject, date }, words, {
    ...{ mode, name, why: copy.announcement.why },
    blocks: [paragraph(words.text), button(words.action, link), ...quoted(copy.request.yours, about)],
  });
}

function isAnnounced(kind: RequestKind): kind is AnnouncedKind {
  return (ANNOUNCED as readonly RequestKind[]).includes(kind);
}

/** What a reply answers. */
export interface AnsweredEnquiry {
  readonly from: 'contact' | 'request';
  readonly reference: string;
  readonly name: string | null;
  readonly email: string;
  readonly text: string | null;
}

/** A reply that came back leaves again as an email of its own: the first would be taken for known. */
export function replyEmailId(
  { from, reference }: Pick<AnsweredEnquiry, 'from' | 'reference'>,
  { id, repeats }: Pick<Reply, 'id' | 'repeats'>,
): string {
  const name = `${from}-${idOf(reference)}-reply-${id}`;
  return repeats === 0 ? name : `${name}-again-${repeats}`;
}

export type ThreadOfEmail = Pick<Email, 'replyTo' | 'thread'>;

/** What the operator and the person typed stands in the body alone, where it is text. */
export function replyEmail(reply: Reply, answered: AnsweredEnquiry, mode: EmailMode, thread: ThreadOfEmail): Email {
  const words = copy.reply;
  const { reference, name, email: to, text } = answered;
  return compose(
    {
      id: replyEmailId(answered, reply),
      to,
      ...thread,
      subject: words.subject(reference),
      date: reply.writtenAt,
    },
    words,
    {
      ...{ mode, name, why: copy.why },
      blocks: [
        paragraph(reply.text),
        paragraph(words.signed(reply.operator)),
        ...(mode === 'demo' ? [] : [paragraph(words.answer)]),
        ...quoted(words.yours, text),
        facts([{ label: words.reference, value: reference }]),
      ],
    },
  );
}

interface Addressed {
  readonly id: number;
  readonly emailNumber: number;
  readonly email: string;
  readonly date: Instant;
  readonly mode: EmailMode;
}

export function newsletterConfirmationId(id: number, emailNumber: number): string {
  return `newsletter-${id}-confirm-${emailNumber}`;
}

type Confirming = Addressed & { readonly link: string };

export function newsletterConfirmationEmail({ id, emailNumber, email: to, date, mode, link }: Confirming): Email {
  const words = newsletterMail.confirm;
  return compose({ id: newsletterConfirmationId(id, emailNumber), to, subject: words.subject, date }, words, {
    ...{ mode, name: null, why: newsletterMail.why(to) },
    blocks: [paragraph(words.text), button(words.action, link)],
  });
}

type Welcoming = Addressed & { readonly page: string; readonly oneClick: string; readonly trips: string };

/** Every email to the list carries both ways out: the header for the mail program, the link for the reader. */
export function welcomeEmail({
  id,
  emailNumber,
  email: to,
  date,
  mode,
  page,
  oneClick: leave,
  trips,
}: Welcoming): Email {
  const words = newsletterMail.welcome;
  return compose({ id: `newsletter-${id}-welcome-${emailNumber}`, to, subject: words.subject, date, leave }, words, {
    ...{ mode, name: null, why: newsletterMail.why(to) },
    blocks: [paragraph(words.text[mode]), button(words.trips, trips), link(words.leave, page)],
  });
}
