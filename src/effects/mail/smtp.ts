/**
 * Letters through an SMTP server. Its refusals are reduced to their numbers:
 * the server's own words may quote the address, and logs must not.
 */
import { createTransport } from 'nodemailer';
import { messageOf, type Sender } from './message.ts';
import { LetterRefused, type Mail, MailUnavailable } from './port.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  readonly url: string;
  readonly from: Sender;
  /** Refuses to speak before the line is encrypted. */
  readonly requireTls: boolean;
  /** For tests. */
  readonly patienceMs?: number;
}

export function openSmtp({ url, from, requireTls, patienceMs = 15_000 }: SmtpOptions): Mail {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    requireTLS: requireTls && !url.startsWith('smtps:'),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(letter) {
      const message = messageOf(letter, from);
      try {
        await transport.sendMail(message);
      } catch (fault) {
        throw inOurWords(fault);
      }
    },
    async close() {
      transport.close();
    },
  };
}

function inOurWords(fault: unknown): Error {
  const { code, responseCode, command } = fault as { code?: unknown; responseCode?: unknown; command?: unknown };
  const said = `${String(code ?? 'no code')}, ${String(responseCode ?? 'no answer')} to ${String(command ?? 'nothing')}`;
  // A mailbox that does not exist will not exist in an hour either.
  const isFinal = typeof responseCode === 'number' && responseCode >= 550 && command === 'RCPT TO';
  return isFinal ? new LetterRefused(`The mail server refuses: ${said}`) : new MailUnavailable(`No delivery: ${said}`);
}
