/**
 * The emails about enquiries: facts in, an email out, the same whenever it is
 * written again. Subjects hold nothing a visitor typed. The brand's copy can be
 * answered; the answer goes to whoever wrote.
 */
import { site } from '../../../site.config.ts';
import type { Email } from '../../effects/mail/port.ts';
import type { Instant } from '../../shared/dates.ts';
import { type EmailBlock, emailBody, subjectLine } from '../../shared/email.ts';
import type { EmailMode } from '../../shared/email-copy.ts';
import { ANNOUNCED, type AnnouncedKind, type RequestKind } from './contract/requests.ts';
import { inboxCopy } from './copy/admin.ts';
import { enquiryMail as copy, newsletterMail } from './copy/mail.ts';
import { requestCopy } from './copy/requests.ts';
import type { Contact } from './store/contacts.ts';
import type { Reply } from './store/inbox.ts';
import type { StoredRequest } from './store/requests.ts';

const paragraph = (text: string): EmailBlock => ({ kind: 'paragraph', text });
const part = (text: string): EmailBlock => ({ kind: 'section', text });
const quote = (text: string): EmailBlock => ({ kind: 'quote', text });
const idOf = (reference: string) => reference.toLowerCase();

function filesOf({ files }: Contact, title: string): EmailBlock[] {
  if (files.length === 0) return [];
  const items = files.map(({ name, bytes }) => `${name} (${copy.size(bytes)})`);
  return [part(title), { kind: 'list', items }];
}

export function acknowledgementOfMessage(contact: Contact, mode: EmailMode): Email {
  const words = copy.acknowledgement;
  return {
    id: `contact-${idOf(contact.reference)}-acknowledgement`,
    to: contact.email,
    subject: words.subject(contact.reference),
    date: contact.createdAt,
    ...emailBody({
      mode,
      title: words.title,
      preview: words.preview,
      name: contact.name,
      blocks: [
        paragraph(words.text[mode]),
        { kind: 'figure', line: { label: words.reference, value: contact.reference } },
        ...(contact.message ? [part(words.yours), quote(contact.message)] : []),
        ...filesOf(contact, words.files),
      ],
      why: copy.why,
    }),
  };
}

export function deliveredMessage(contact: Contact, to: string, mode: EmailMode): Email {
  const words = copy.delivered;
  const title = words.message(contact.reference, contact.files.length);
  return {
    id: `contact-${idOf(contact.reference)}-message`,
    to,
    replyTo: contact.email,
    subject: subjectLine(title),
    date: contact.createdAt,
    ...emailBody({
      mode,
      title,
      preview: words.preview,
      blocks: [
        {
          kind: 'facts',
          lines: [
            { label: words.from, value: contact.name },
            { label: words.email, value: contact.email },
          ],
        },
        part(words.text),
        contact.message ? quote(contact.message) : paragraph(words.nothing),
        ...filesOf(contact, words.files),
      ],
      why: copy.whyBrand,
    }),
  };
}

export function acknowledgementOfRequest(request: StoredRequest, mode: EmailMode): Email {
  const words = copy.request;
  const { called } = requestCopy.kinds[request.kind];
  return {
    id: `request-${idOf(request.reference)}-acknowledgement`,
    to: request.email,
    subject: subjectLine(words.subject(called, request.reference)),
    date: request.createdAt,
    ...emailBody({
      mode,
      title: words.title,
      preview: words.preview,
      name: request.name,
      blocks: [
        paragraph(isAnnounced(request.kind) ? words.announced[request.kind] : words.text[mode](called)),
        { kind: 'figure', line: { label: copy.acknowledgement.reference, value: request.reference } },
        ...(request.about ? [part(words.yours), quote(request.about)] : []),
      ],
      why: copy.why,
    }),
  };
}

/** What was asked for is there; `link` leads to it. */
export function announcementEmail(
  request: StoredRequest & { readonly announcedAt: Instant },
  link: string,
  mode: EmailMode,
): Email {
  const words = copy.announcement[isAnnounced(request.kind) ? request.kind : 'lesson'];
  return {
    id: `request-${idOf(request.reference)}-announcement`,
    to: request.email,
    subject: words.subject,
    date: request.announcedAt,
    ...emailBody({
      mode,
      title: words.title,
      preview: words.preview,
      name: request.name,
      blocks: [
        paragraph(words.text),
        { kind: 'button', text: words.action, href: link },
        ...(request.about ? [part(copy.request.yours), quote(request.about)] : []),
      ],
      why: copy.announcement.why,
    }),
  };
}

function isAnnounced(kind: RequestKind): kind is AnnouncedKind {
  return (ANNOUNCED as readonly RequestKind[]).includes(kind);
}

export function deliveredRequest(request: StoredRequest, to: string, mode: EmailMode): Email {
  const words = copy.delivered;
  const title = words.request(requestCopy.kinds[request.kind].called, request.reference);
  return {
    id: `request-${idOf(request.reference)}-message`,
    to,
    replyTo: request.email,
    subject: subjectLine(title),
    date: request.createdAt,
    ...emailBody({
      mode,
      title,
      preview: words.preview,
      blocks: [
        {
          kind: 'facts',
          lines: [
            ...(request.name ? [{ label: words.from, value: request.name }] : []),
            { label: words.email, value: request.email },
            ...(request.topic ? [{ label: words.topic, value: request.topic }] : []),
          ],
        },
        part(words.text),
        request.about ? quote(request.about) : paragraph(words.nothing),
      ],
      why: copy.whyBrand,
    }),
  };
}

/** What a reply answers. */
export interface Answered {
  readonly from: 'contact' | 'request';
  readonly reference: string;
  readonly name: string | null;
  readonly email: string;
  readonly text: string | null;
}

/** A reply that came back leaves again as an email of its own: the first would be taken for known. */
export function replyEmailId(
  { from, reference }: Pick<Answered, 'from' | 'reference'>,
  { id, repeats }: Pick<Reply, 'id' | 'repeats'>,
): string {
  const name = `${from}-${idOf(reference)}-reply-${id}`;
  return repeats === 0 ? name : `${name}-again-${repeats}`;
}

/** What the operator and the person typed stands in the body alone, where it is text. */
export function replyEmail(reply: Reply, answered: Answered, mode: EmailMode): Email {
  const words = inboxCopy.letter;
  return {
    id: replyEmailId(answered, reply),
    to: answered.email,
    replyTo: site.email,
    subject: words.subject(answered.reference),
    date: reply.writtenAt,
    ...emailBody({
      mode,
      title: words.title,
      preview: words.preview,
      name: answered.name,
      blocks: [
        paragraph(reply.text),
        paragraph(words.signed(reply.operator)),
        ...(mode === 'demo' ? [] : [paragraph(words.answer)]),
        ...(answered.text ? [part(words.yours), quote(answered.text)] : []),
        { kind: 'facts', lines: [{ label: words.reference, value: answered.reference }] },
      ],
      why: words.why,
    }),
  };
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

export function newsletterConfirmationEmail({
  id,
  emailNumber,
  email,
  date,
  mode,
  link,
}: Addressed & { readonly link: string }): Email {
  const words = newsletterMail.confirm;
  return {
    id: newsletterConfirmationId(id, emailNumber),
    to: email,
    subject: words.subject,
    date,
    ...emailBody({
      mode,
      title: words.title,
      preview: words.preview,
      name: null,
      blocks: [paragraph(words.text), { kind: 'button', text: words.action, href: link }],
      why: newsletterMail.why(email),
    }),
  };
}

/** Every email to the list carries both ways out: the header for the mail program, the link for the reader. */
export function welcomeEmail(facts: Addressed & { page: string; oneClick: string; trips: string }): Email {
  const words = newsletterMail.welcome;
  return {
    id: `newsletter-${facts.id}-welcome-${facts.emailNumber}`,
    to: facts.email,
    subject: words.subject,
    date: facts.date,
    leave: facts.oneClick,
    ...emailBody({
      mode: facts.mode,
      title: words.title,
      preview: words.preview,
      name: null,
      blocks: [
        paragraph(words.text[facts.mode]),
        { kind: 'button', text: words.trips, href: facts.trips },
        { kind: 'link', text: words.leave, href: facts.page },
      ],
      why: newsletterMail.why(facts.email),
    }),
  };
}
