/** Mails that come in, over the wire. */
import * as z from 'zod/mini';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';

/** Basic authentication, as the mail service is given it in the address it calls. */
export const receiveInboundMail = endpoint('POST /api/inbound-mail/postmark', {
  who: 'anyone',
  summary: 'A mail that came to the brand, as Postmark’s inbound webhook sends it',
  consumes: 'bytes',
  input: z.custom<AsyncIterable<Uint8Array>>(
    (given) => typeof given === 'object' && given !== null && Symbol.asyncIterator in given,
  ),
  output: z.object({ received: z.literal(true) }),
  errors: { not_listening: 404, not_the_mail_service: 401, no_mail: 400, mail_too_large: 413 },
});
export type InboundMailError = ErrorOf<typeof receiveInboundMail>;
