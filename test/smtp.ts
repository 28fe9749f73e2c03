/** A real SMTP server for a test: it may be away, refuse a mailbox, or take a letter and lose its own reply. */
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { readEml } from '../src/effects/mail/eml.ts';

export interface Received extends ReturnType<typeof readEml> {
  readonly envelopeTo: readonly string[];
  readonly raw: string;
}

export interface Postbox extends AsyncDisposable {
  readonly port: number;
  readonly url: string;
  readonly received: Received[];
}

export interface PostboxOptions {
  readonly port?: number;
  readonly refuses?: (address: string) => boolean;
  /** Accepts the letter, and cuts the line before saying so. */
  readonly losesReply?: (accepted: number) => boolean;
}

export async function openPostbox({ port = 0, refuses, losesReply }: PostboxOptions = {}): Promise<Postbox> {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const gone = Object.assign(new Error(`No such user: ${address}`), { responseCode: 550 });
      done(refuses?.(address) ? gone : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ ...readEml(raw), envelopeTo, raw });
        if (losesReply?.(received.length)) for (const socket of sockets) socket.destroy();
        else done();
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
