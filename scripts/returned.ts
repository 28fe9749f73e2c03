/**
 * `npm run returned -- NOTICE.eml …`, or a notice on standard input: mail servers
 * say that letters of ours did not arrive (RFC 3464). Each is written down; letters
 * of the list stay away from mailboxes that are gone. Made to be called by whatever
 * receives mail for the sender's address; what is no such notice changes nothing.
 */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { messagesIn, readNotice } from '../src/effects/mail/notice.ts';
import { openReturned, type Returned } from '../src/kernel/returned-emails.ts';
import { sharedSecret } from '../src/kernel/secrets.ts';
import { Refused } from '../src/shared/startup-error.ts';
import { onDatabase, saying } from './on-database.ts';

async function given(): Promise<readonly string[]> {
  const files = process.argv.slice(2);
  if (files.length === 0 && process.stdin.isTTY) throw new Refused('Say which files: npm run returned -- notice.eml');
  const texts = files.length === 0 ? [await text(process.stdin)] : await Promise.all(files.map(contentOf));
  return texts.flatMap(messagesIn);
}

async function contentOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((fault: NodeJS.ErrnoException) => {
    throw new Refused(`The file ${file} could not be read (${fault.code}).`);
  });
}

/** Names the letter, never whom it was for. */
async function take(returned: Returned, message: string, at: Date): Promise<string | null> {
  const notice = await readNotice(message);
  const [answer] = notice?.failures ?? [];
  if (!notice || !answer) return null;
  const { letterId, to, seal } = notice;
  if (!returned.isSealed({ id: letterId, to }, seal)) return null;
  await returned.record({ letterId, to, how: 'returned', answer, at });
  return `${letterId} came back (${[answer.code, answer.detail].filter(Boolean).join(' ')})`;
}

async function run(): Promise<void> {
  const messages = await given();
  await onDatabase(async ({ db }) => {
    const returned = openReturned(db, await sharedSecret(db, 'letters'));
    let others = 0;
    for (const message of messages) {
      const line = await take(returned, message, new Date());
      if (line) process.stdout.write(`${line}\n`);
      else others++;
    }
    if (others > 0)
      process.stdout.write(`${others} ${others === 1 ? 'message says' : 'messages say'} nothing of the kind.\n`);
  });
}

await saying(run());
