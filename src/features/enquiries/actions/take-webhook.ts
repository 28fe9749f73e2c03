/** What the mail service hands over. It tries again for hours unless we say that it is done, so a refusal is for strangers. */
import { readPostmark } from '../../../effects/inbound-mail/postmark.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { isSameSecret } from '../../../kernel/secrets.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { InboundMailError } from '../contract/mails.ts';
import { receiveMail } from './receive-mail.ts';

/** Five files as a form takes them, in base64, and the words. */
const MOST_BYTES = 36 * 1024 * 1024;

export async function takeInboundMail(
  deps: Pick<Deps, 'config' | 'db' | 'files' | 'jobs' | 'limits' | 'log' | 'now'>,
  authorization: string | undefined,
  body: AsyncIterable<Uint8Array>,
): Promise<Result<{ received: true }, InboundMailError>> {
  const password = deps.config.inboxWebhookPassword;
  if (password === null) return err('not_listening');
  if (!isSameSecret(passwordIn(authorization), password)) return err('not_the_mail_service');
  const json = await textOf(body);
  if (json === null) return err('mail_too_large');
  const mail = readPostmark(json);
  if (!mail) return err('no_mail');
  const received = await receiveMail(deps, mail);
  // Nothing of the mail itself: it is a person's.
  deps.log.info({ received, files: mail.attachments.length }, 'a mail came in');
  return ok({ received: true });
}

/** Of `https://anything:password@…`, as mail services are told their address. */
function passwordIn(authorization: string | undefined): string {
  const [, basic = ''] = /^Basic ([A-Za-z0-9+/=]{1,2000})$/i.exec(authorization ?? '') ?? [];
  const told = Buffer.from(basic, 'base64').toString('utf8');
  return told.slice(told.indexOf(':') + 1);
}

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > MOST_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
