/**
 * A mail as Postmark's inbound webhook sends it: postmarkapp.com/developer/webhooks/inbound-webhook. Only what is used is
 * read; the rest may change.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { textOfHtml } from './html-to-text.ts';
import type { InboundMail, MailService } from './inbound-mail-port.ts';
import { answersIn, isAutomatic } from './mail-headers.ts';

const Address = z.object({ Email: z.string(), Name: z.optional(z.string()) });
const Told = z.object({
  FromFull: Address,
  ToFull: z.optional(z.array(Address)),
  CcFull: z.optional(z.array(Address)),
  BccFull: z.optional(z.array(Address)),
  OriginalRecipient: z.optional(z.string()),
  Subject: z.optional(z.string()),
  /** Postmark's own; the mail's is among the headers. */
  MessageID: z.optional(z.string()),
  TextBody: z.optional(z.string()),
  HtmlBody: z.optional(z.string()),
  Headers: z.optional(z.array(z.object({ Name: z.string(), Value: z.string() }))),
  Attachments: z.optional(z.array(z.object({ Name: z.string(), Content: z.string() }))),
});

/** `password` of `https://anything:password@…`, as Postmark is told our address. */
export function openPostmark(password: string): MailService {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const right = digest(password);
  return { isFrom: (authorization) => timingSafeEqual(digest(passwordIn(authorization)), right), read: readPostmark };
}

function passwordIn(authorization: string | undefined): string {
  const [, basic = ''] = /^Basic ([A-Za-z0-9+/=]{1,2000})$/i.exec(authorization ?? '') ?? [];
  const told = Buffer.from(basic, 'base64').toString('utf8');
  return told.slice(told.indexOf(':') + 1);
}

function readPostmark(json: string): InboundMail | null {
  const told = Told.safeParse(parsed(json));
  if (!told.success) return null;
  const { FromFull: from, ToFull = [], CcFull = [], BccFull = [], ...mail } = told.data;
  const headers = (mail.Headers ?? []).map(({ Name: name, Value: value }) => ({ name, value }));
  const ownId = headers.find(({ name }) => name.toLowerCase() === 'message-id')?.value;
  return {
    from: { address: from.Email, name: from.Name || null },
    recipients: [...ToFull, ...CcFull, ...BccFull].map(({ Email }) => Email).concat(mail.OriginalRecipient ?? []),
    messageId: /<([^<>\s]+)>/.exec(ownId ?? '')?.[1] ?? mail.MessageID ?? null,
    answers: answersIn(headers),
    subject: mail.Subject ?? '',
    text: mail.TextBody?.trim() || textOfHtml(mail.HtmlBody ?? ''),
    isAutomatic: isAutomatic(headers, from.Email),
    attachments: (mail.Attachments ?? []).map(({ Name: name, Content }) => ({
      name,
      bytes: Buffer.from(Content, 'base64'),
    })),
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
