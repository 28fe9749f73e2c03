/** A real SMTP server for a test: it may be away, refuse a mailbox, take an email and lose its own reply, or fall silent. */
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { readEml } from '../src/effects/mail/eml-files.ts';

export interface Received extends Awaited<ReturnType<typeof readEml>> {
  readonly envelopeTo: readonly string[];
  readonly raw: string;
}

export interface Postbox extends AsyncDisposable {
  readonly port: number;
  readonly url: string;
  readonly received: Received[];
}

interface Reply {
  readonly code: number;
  readonly words: string;
}

export interface PostboxOptions {
  readonly port?: number;
  readonly refuses?: (address: string) => boolean;
  /** Its words for who is refused; `550 No such user` unless said otherwise. */
  readonly reply?: () => Reply;
  /** Takes the address, and refuses the email once it has read it. */
  readonly refusesEmail?: () => Reply | null;
  /** Accepts the email, and cuts the line before saying so. */
  readonly losesReply?: (accepted: number) => boolean;
  /** Takes the email, and never says a word again. */
  readonly fallsSilent?: (accepted: number) => boolean;
}

export async function openPostbox({
  port = 0,
  refuses,
  reply,
  refusesEmail,
  losesReply,
  fallsSilent,
}: PostboxOptions = {}): Promise<Postbox> {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const { code, words } = reply?.() ?? { code: 550, words: `No such user: ${address}` };
      const gone = Object.assign(new Error(words), { responseCode: code });
      done(refuses?.(address) ? gone : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString();
        const no = refusesEmail?.();
        if (no) return done(Object.assign(new Error(no.words), { responseCode: no.code }));
        const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ ...(await readEml(raw)), envelopeTo, raw });
        if (losesReply?.(received.length)) for (const socket of sockets) socket.destroy();
        else if (!fallsSilent?.(received.length)) done();
      });
    },
  });
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const bound = (server.server.address() as AddressInfo).port;
  return {
    port: bound,
    url: `smtp://127.0.0.1:${bound}`,
    received,
    async [Symbol.asyncDispose]() {
      const closed = new Promise<void>((done) => server.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
