/**
 * `npm run returned -- BOUNCE.eml …`, or a bounce on standard input: mail servers
 * report emails that were not delivered (RFC 3464). Each is recorded; newsletters stay
 * away from mailboxes that are gone. To be called by whatever receives mail for the
 * sender's address; a message that is no bounce changes nothing.
 */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { messagesIn, readBounce } from '../src/effects/mail/parse-bounce.ts';
import { type Bounces, openBounces } from '../src/kernel/bounces.ts';
import { CommandError } from '../src/shared/command-error.ts';
import { onDatabase, saying } from './on-database.ts';

async function given(): Promise<readonly string[]> {
  const files = process.argv.slice(2);
  if (files.length === 0 && process.stdin.isTTY)
    throw new CommandError('Say which files: npm run returned -- bounce.eml');
  const texts = files.length === 0 ? [await text(process.stdin)] : await Promise.all(files.map(contentOf));
  return texts.flatMap(messagesIn);
}

async function contentOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((fault: NodeJS.ErrnoException) => {
    throw new CommandError(`The file ${file} could not be read (${fault.code}).`);
  });
}

/** Names the email, never the recipient. */
async function record(bounces: Bounces, message: string, at: Date): Promise<string | null> {
  const bounce = await readBounce(message);
  const [reply] = bounce?.failures ?? [];
  if (!bounce || !reply) return null;
  const { emailId, to, seal } = bounce;
  if (!bounces.isSealed({ id: emailId, to }, seal)) return null;
  await bounces.record({ emailId, to, how: 'bounced', reply, at });
  return `${emailId} came back (${[reply.code, reply.detail].filter(Boolean).join(' ')})`;
}

async function run(): Promise<void> {
  const messages = await given();
  await onDatabase(async ({ db }) => {
    const bounces = await openBounces(db);
    let others = 0;
    for (const message of messages) {
      const line = await record(bounces, message, new Date());
      if (line) process.stdout.write(`${line}\n`);
      else others++;
    }
    if (others > 0)
      process.stdout.write(`${others} ${others === 1 ? 'message says' : 'messages say'} nothing of the kind.\n`);
  });
}

await saying(run());
