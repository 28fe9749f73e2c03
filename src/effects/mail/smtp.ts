/**
 * Emails through an SMTP server. Its refusals are reduced to their numbers:
 * the server's own words may quote the address, and logs must not. An email has a
 * deadline for the whole of its way, waiting for a free connection included; what
 * it waits on then is closed.
 */
import { createTransport } from 'nodemailer';
import { messageOf, type Sender } from './mail-message.ts';
import { type Carrier, EmailRefused, MailUnavailable } from './mail-port.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  readonly url: string;
  readonly from: Sender;
  /** Refuses to speak before the line is encrypted. */
  readonly requireTls: boolean;
  /** For tests. */
  readonly patienceMs?: number;
  readonly wholeMs?: number;
}

/** Of one reply. A line has at most 512 bytes (RFC 5321, 4.5.3.1.5), and a greeting some dozen of them. */
const MOST_REPLY_BYTES = 65_536;

export function openSmtp({ url, from, requireTls, patienceMs = 15_000, wholeMs = 45_000 }: SmtpOptions): Carrier {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    requireTLS: requireTls && !url.startsWith('smtps:'),
    dnsTimeout: patienceMs,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    maxResponseSize: MOST_REPLY_BYTES,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(email) {
      // The types do not know the signal yet.
      const message = { ...messageOf(email, from), signal: AbortSignal.timeout(wholeMs) };
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
  const { code, responseCode, response, command } = fault as Readonly<Record<string, unknown>>;
  const said = `${String(code ?? 'no code')}, ${String(responseCode ?? 'no answer')} to ${String(command ?? 'nothing')}`;
  const aboutAddress = command === 'RCPT TO';
  // A mailbox that does not exist will not exist in an hour either, and an email that is too large will not shrink.
  const isFinal = typeof responseCode === 'number' && responseCode >= 550 && (aboutAddress || command === 'DATA');
  if (!isFinal) return new MailUnavailable(`No delivery: ${said}`);
  const detail = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(String(response ?? ''))?.[1] ?? null;
  return new EmailRefused(`The mail server refuses: ${said}`, { code: String(responseCode), detail, aboutAddress });
}
