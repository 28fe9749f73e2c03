/** A letter as nodemailer takes it. The envelope names exactly one sender and one recipient. */
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { SendMailOptions } from 'nodemailer';
import { LOGO } from '../../shared/letter.ts';
import { type Enclosure, type Letter, requireSendable } from './port.ts';

export interface Sender {
  readonly name: string;
  readonly address: string;
  /** Ends every Message-ID. No setting: a letter keeps its Message-ID when the sender's address changes. */
  readonly domain: string;
  /** Whom an answer goes to where the letter says nothing else; nobody: to `address`. */
  readonly answersTo?: string;
  /** Known by it again in a notice that the letter did not arrive. */
  readonly sealOf?: (letter: Pick<Letter, 'id' | 'to'>) => string;
}

const SEAL_HEADER = 'X-Letter-Seal';
/** Travels in the letter, so that nothing is fetched when it is opened. Drawn by `npm run cards`. */
const LOGO_FILE = readFileSync(new URL('./logo.png', import.meta.url));

export function messageOf(letter: Letter, from: Sender): SendMailOptions {
  requireSendable(letter);
  const replyTo = letter.replyTo ?? from.answersTo;
  const attachments = [
    ...(letter.html.includes(`cid:${LOGO.cid}`) ? [logo] : []),
    ...(letter.attachments ?? []).map(attached),
  ];
  return {
    from: { name: from.name, address: from.address },
    to: { name: '', address: letter.to },
    envelope: { from: from.address, to: [letter.to] },
    messageId: `<${letter.id}@${from.domain}>`,
    date: letter.date,
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    textEncoding: 'quoted-printable',
    // Nobody's holiday notice should answer it.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(from.sealOf && { [SEAL_HEADER]: from.sealOf(letter) }),
      ...(letter.leave && {
        'List-Unsubscribe': `<${letter.leave}>`,
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

/** Opened when its turn comes, so a letter with many files holds one of them at a time. */
function attached({ name, mediaType, open }: Enclosure) {
  const content = Readable.from(
    (async function* () {
      yield* await open();
    })(),
    { objectMode: false },
  );
  return { filename: name, contentType: mediaType, contentDisposition: 'attachment' as const, content };
}
