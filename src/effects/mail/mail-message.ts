/** An email as nodemailer takes it. The envelope names exactly one sender and one recipient. */
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { SendMailOptions } from 'nodemailer';
import { LOGO } from '../../shared/email-body.ts';
import { type Email, type EmailAttachment, requireSendable } from './mail-port.ts';

export interface Sender {
  readonly name: string;
  readonly address: string;
  /** Ends every Message-ID. No setting: an email keeps its Message-ID when the sender's address changes. */
  readonly domain: string;
  /** Whom an answer goes to where the email says nothing else; nobody: to `address`. */
  readonly answersTo?: string;
  /** Known by it again in a notice that the email did not arrive. */
  readonly sealOf?: (email: Pick<Email, 'id' | 'to'>) => string;
}

const SEAL_HEADER = 'X-Letter-Seal';
/** Travels in the email, so that nothing is fetched when it is opened. Drawn by `npm run cards`. */
const LOGO_FILE = readFileSync(new URL('./logo.png', import.meta.url));

export function messageOf(email: Email, from: Sender): SendMailOptions {
  requireSendable(email);
  const replyTo = email.replyTo ?? from.answersTo;
  const attachments = [
    ...(email.html.includes(`cid:${LOGO.cid}`) ? [logo] : []),
    ...(email.attachments ?? []).map(attached),
  ];
  return {
    from: { name: from.name, address: from.address },
    to: { name: '', address: email.to },
    envelope: { from: from.address, to: [email.to] },
    messageId: `<${email.id}@${from.domain}>`,
    ...(email.thread && { references: `<${email.thread}@${from.domain}>` }),
    date: email.date,
    subject: email.subject,
    text: email.text,
    html: email.html,
    textEncoding: 'quoted-printable',
    // Nobody's holiday notice should answer it.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(from.sealOf && { [SEAL_HEADER]: from.sealOf(email) }),
      ...(email.leave && {
        'List-Unsubscribe': `<${email.leave}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    ...(attachments.length > 0 && { attachments }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const logo = {
  filename: 'logo.png',
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
  cid: LOGO.cid,
  content: LOGO_FILE,
};

/** Opened when its turn comes, so an email with many files holds one of them at a time. */
function attached({ name, mediaType, open }: EmailAttachment) {
  const content = Readable.from(
    (async function* () {
      yield* await open();
    })(),
    { objectMode: false },
  );
  return { filename: name, contentType: mediaType, contentDisposition: 'attachment' as const, content };
}
