/**
 * A mailbox that is looked into over IMAP4rev1 (RFC 3501): what nobody has seen is handed over, one mail after another, and
 * marked as seen once that is done. Each look has a connection of its own, so a broken one is over with its look.
 */
import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import type { ImapAccess } from '../../shared/imap-url.ts';
import type { InboundMail, Mailbox } from './inbound-mail-port.ts';
import { readMime } from './read-mime.ts';

const SILENT_MS = 20_000;
/** A look ends after so many, and the next one goes on. */
const MOST_MAILS = 50;
/** Five files as a form takes them, in base64, and the words; what is larger stays in the mailbox, flagged for a person. */
const MOST_BYTES = 36 * 1024 * 1024;

export function openMailbox(access: ImapAccess, tls: Pick<ConnectionOptions, 'ca'> = {}): Mailbox {
  return {
    async look(take) {
      const talk = await enter(access, tls);
      try {
        await talk.ask(`SELECT ${quoted(access.folder)}`);
        const unseen = await talk.ask('UID SEARCH UNSEEN');
        const uids = unseen.flatMap(({ line }) => /^\* SEARCH (.*)$/i.exec(line)?.[1]?.trim().split(/\s+/) ?? []);
        for (const uid of uids.filter((text) => /^\d+$/.test(text)).slice(0, MOST_MAILS)) {
          await talk.ask(
            `UID STORE ${uid} +FLAGS.SILENT ${(await handOver(talk, uid, take)) ? '(\\Seen)' : '(\\Seen \\Flagged)'}`,
          );
        }
        await talk.ask('LOGOUT').catch(() => undefined);
      } finally {
        talk.end();
      }
    },
  };
}

/** False: it is too large to be read. */
async function handOver(talk: Talk, uid: string, take: (mail: InboundMail) => Promise<void>): Promise<boolean> {
  const sized = await talk.ask(`UID FETCH ${uid} (RFC822.SIZE)`);
  const bytes = Number(sized.map(({ line }) => /RFC822\.SIZE (\d+)/i.exec(line)?.[1]).find(Boolean) ?? 0);
  if (bytes > MOST_BYTES) return false;
  // PEEK: whoever dies meanwhile leaves it unseen.
  const fetched = await talk.ask(`UID FETCH ${uid} (BODY.PEEK[])`);
  const raw = fetched.find(({ literal }) => literal !== null)?.literal;
  // Somebody else has taken it out of the mailbox.
  if (raw) await take(await readMime(raw));
  return true;
}

interface Told {
  readonly line: string;
  readonly literal: Uint8Array | null;
}
type Talk = Awaited<ReturnType<typeof enter>>;

async function enter(access: ImapAccess, tls: Pick<ConnectionOptions, 'ca'>) {
  const socket = await connected(access, tls);
  const read = reader(socket);
  let asked = 0;

  /** Everything told until the command is answered. A refusal is told without what was asked: it may hold a password. */
  async function ask(command: string, more?: string): Promise<Told[]> {
    const tag = `w${++asked}`;
    socket.write(`${tag} ${command}\r\n`);
    const told: Told[] = [];
    for (;;) {
      const next = await read();
      if (next.line.startsWith('+') && more !== undefined) socket.write(`${more}\r\n`);
      else if (!next.line.startsWith(`${tag} `)) told.push(next);
      else if (/^\S+ OK\b/i.test(next.line)) return told;
      else
        throw new Error(
          `The mailbox refuses ${command.split(' ')[0]}: ${/\[[A-Z-]+\]/.exec(next.line)?.[0] ?? 'no reason'}`,
        );
    }
  }

  const end = () => void socket.destroy();
  try {
    const greeting = await read();
    if (!/^\* OK\b/i.test(greeting.line)) throw new Error('The mailbox does not greet as one');
    const secret = Buffer.from(`\0${access.user}\0${access.password}`).toString('base64');
    await ask('AUTHENTICATE PLAIN', secret);
  } catch (fault) {
    end();
    throw fault;
  }
  return { ask, end };
}

function connected({ host, port, isEncrypted }: ImapAccess, { ca }: Pick<ConnectionOptions, 'ca'>): Promise<Socket> {
  return new Promise((done, failed) => {
    const servername = isIP(host) ? {} : { servername: host };
    const socket: Socket = isEncrypted
      ? connectTls({ host, port, ...servername, ...(ca && { ca }), minVersion: 'TLSv1.2' }, () => done(socket))
      : connectPlain({ host, port }, () => done(socket));
    socket.setTimeout(SILENT_MS, () => socket.destroy(new Error('The mailbox has fallen silent')));
    socket.once('error', failed);
  });
}

/** One line after another; `{n}` at its end announces n bytes that belong to it. */
function reader(socket: Socket): () => Promise<Told> {
  const chunks = socket[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let waiting: Buffer = Buffer.alloc(0);

  async function more(): Promise<void> {
    const { value, done } = await chunks.next();
    if (done) throw new Error('The mailbox has hung up');
    if (waiting.length + value.length > MOST_BYTES * 2) throw new Error('The mailbox tells too much');
    waiting = Buffer.concat([waiting, value]);
  }
  async function line(): Promise<string> {
    let end = waiting.indexOf('\r\n');
    while (end < 0) {
      await more();
      end = waiting.indexOf('\r\n');
    }
    const text = waiting.toString('latin1', 0, end);
    waiting = waiting.subarray(end + 2);
    return text;
  }
  async function bytes(count: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    let missing = count;
    while (missing > 0) {
      if (waiting.length === 0) await more();
      const part = waiting.subarray(0, missing);
      waiting = waiting.subarray(part.length);
      missing -= part.length;
      parts.push(part);
    }
    return Buffer.concat(parts);
  }
  return async () => {
    let text = await line();
    let literal: Uint8Array | null = null;
    for (let told = /\{(\d+)\}$/.exec(text); told; told = /\{(\d+)\}$/.exec(text)) {
      literal = await bytes(Number(told[1]));
      text = `${text.slice(0, told.index)}${await line()}`;
    }
    return { line: text, literal };
  };
}

function quoted(text: string): string {
  return `"${text.replaceAll(/[\r\n\0]/g, '').replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
