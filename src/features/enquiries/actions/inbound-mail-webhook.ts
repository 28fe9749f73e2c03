/** What the mail service hands over. It tries again for hours unless we say that it is done, so a refusal is for strangers. */
import type { Deps } from '../../../kernel/deps.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { InboundMailError } from '../contract/inbound-mail.ts';
import { receiveMail } from './receive-mail.ts';

/** Five files as a form takes them, in base64, and the words. */
const MOST_BYTES = 36 * 1024 * 1024;

export async function takeInboundMail(
  deps: Pick<Deps, 'config' | 'db' | 'files' | 'jobs' | 'limits' | 'log' | 'mailService' | 'now'>,
  authorization: string | undefined,
  body: AsyncIterable<Uint8Array>,
): Promise<Result<{ received: true }, InboundMailError>> {
  const service = deps.mailService;
  if (service === null) return err('not_listening');
  if (!service.isFrom(authorization)) return err('not_the_mail_service');
  const json = await textOf(body);
  if (json === null) return err('mail_too_large');
  const mail = service.read(json);
  if (!mail) return err('no_mail');
  const received = await receiveMail(deps, mail);
  // Nothing of the mail itself: it is a person's.
  deps.log.info({ received, files: mail.attachments.length }, 'a mail came in');
  return ok({ received: true });
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
