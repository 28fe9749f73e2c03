/** A mail as it lies in a mailbox (RFC 5322, MIME). */
import PostalMime, { type Address } from 'postal-mime';
import { textOfHtml } from './html-to-text.ts';
import type { InboundMail } from './inbound-mail-port.ts';
import { answersIn, isAutomatic } from './mail-headers.ts';

/** What was delivered says where to, also where the address was hidden from the others. */
const DELIVERED = ['delivered-to', 'x-original-to', 'envelope-to'];

export async function readMime(raw: Uint8Array): Promise<InboundMail> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer', forceRfc822Attachments: true });
  const headers = mail.headers.map(({ key: name, value }) => ({ name, value }));
  const [from] = addressesIn(mail.from ? [mail.from] : []);
  const sender = from?.address ?? '';
  const sent = [mail.to, mail.cc, mail.bcc].flatMap((to) => addressesIn(to ?? []));
  const delivered = headers.filter(({ name }) => DELIVERED.includes(name.toLowerCase())).map(({ value }) => value);
  return {
    from: { address: sender, name: from?.name || null },
    recipients: [...delivered, ...sent.map(({ address }) => address ?? '')],
    messageId: /<([^<>\s]+)>/.exec(mail.messageId ?? '')?.[1] ?? null,
    answers: answersIn(headers),
    subject: mail.subject ?? '',
    text: mail.text?.trim() || textOfHtml(mail.html ?? ''),
    isAutomatic: isAutomatic(headers, sender),
    attachments: mail.attachments.map(({ filename, content }) => ({
      name: filename ?? 'file',
      bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
  };
}

function addressesIn(told: readonly Address[]): Address[] {
  return told.flatMap((address) => (address.group ? addressesIn(address.group) : [address]));
}
