/** A letter as nodemailer takes it. The envelope names exactly one sender and one recipient. */
import { Readable } from 'node:stream';
import type { SendMailOptions } from 'nodemailer';
import { type Enclosure, type Letter, requireSendable } from './port.ts';

export interface Sender {
  readonly name: string;
  readonly address: string;
  /** Ends every Message-ID. No setting: a letter keeps its Message-ID when the sender's address changes. */
  readonly domain: string;
  /** Known by it again in a notice that the letter did not arrive. */
  readonly sealOf?: (letter: Pick<Letter, 'id' | 'to'>) => string;
}

const SEAL_HEADER = 'X-Letter-Seal';

export function messageOf(letter: Letter, from: Sender): SendMailOptions {
  requireSendable(letter);
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
    ...(letter.replyTo && { replyTo: { name: '', address: letter.replyTo } }),
    ...(letter.attachments && { attachments: letter.attachments.map(attached) }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

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
