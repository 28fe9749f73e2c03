/** A mail as Postmark's inbound webhook hands it over: the fields and the spelling of its documentation. */
import { randomUUID } from 'node:crypto';

export interface Mailed {
  readonly from?: string;
  readonly name?: string;
  readonly to?: string;
  readonly subject?: string;
  readonly text?: string;
  readonly html?: string;
  readonly messageId?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly files?: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

export function postmarkMail(mailed: Mailed = {}): object {
  const { from = 'ines@example.com', name = 'Inês Duarte', to = 'inbox@wanderlight.example' } = mailed;
  const { messageId = `${randomUUID()}@mail.example.com`, headers = {}, files = [] } = mailed;
  return {
    FromName: name,
    MessageStream: 'inbound',
    From: from,
    FromFull: { Email: from, Name: name, MailboxHash: '' },
    To: to,
    ToFull: [{ Email: to, Name: '', MailboxHash: /\+([^@]+)@/.exec(to)?.[1] ?? '' }],
    Cc: '',
    CcFull: [],
    Bcc: '',
    BccFull: [],
    OriginalRecipient: to,
    Subject: mailed.subject ?? 'Re: Your message to us',
    MessageID: randomUUID(),
    ReplyTo: '',
    MailboxHash: /\+([^@]+)@/.exec(to)?.[1] ?? '',
    Date: 'Thu, 26 Nov 2026 10:00:00 +0000',
    TextBody: mailed.text ?? (mailed.html === undefined ? 'Is breakfast included?' : ''),
    HtmlBody: mailed.html ?? '',
    StrippedTextReply: '',
    Tag: '',
    Headers: [
      { Name: 'Return-Path', Value: `<${from}>` },
      { Name: 'Received-SPF', Value: 'pass' },
      { Name: 'MIME-Version', Value: '1.0' },
      { Name: 'Message-ID', Value: `<${messageId}>` },
      ...Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
    ],
    Attachments: files.map(({ name: Name, bytes }) => ({
      Name,
      Content: Buffer.from(bytes).toString('base64'),
      ContentType: 'application/octet-stream',
      ContentLength: bytes.length,
    })),
  };
}
