/** A letter as nodemailer takes it. The envelope names exactly one sender and one recipient. */
import type { SendMailOptions } from 'nodemailer';
import { type Letter, requireSendable } from './port.ts';

export interface Sender {
  readonly name: string;
  readonly address: string;
}

export function messageOf(letter: Letter, from: Sender): SendMailOptions {
  requireSendable(letter);
  const host = from.address.slice(from.address.indexOf('@') + 1);
  return {
    from: { name: from.name, address: from.address },
    to: { name: '', address: letter.to },
    envelope: { from: from.address, to: [letter.to] },
    messageId: `<${letter.id}@${host}>`,
    date: letter.date,
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    textEncoding: 'quoted-printable',
    // Nobody's holiday notice should answer it.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
