/**
 * Emails that stay here: one `.eml` file each, which any mail program opens.
 * The file is named by the email, so a repeat overwrites itself.
 */

import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createTransport } from 'nodemailer';
import PostalMime, { decodeWords } from 'postal-mime';
import { messageOf, type Sender } from './mail-message.ts';
import type { Carrier, KeptEmail, KeptEmails } from './mail-port.ts';

const NAME = /^[a-z0-9][a-z0-9-]{0,99}$/;
const MOST_LISTED = 200;

export function openMailFiles(folder: string, from: Sender): Carrier {
  const composer = createTransport({ streamTransport: true, newline: 'windows' });
  return {
    async send(email) {
      const { message } = await composer.sendMail(messageOf(email, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const place = join(folder, `${email.id}.eml`);
      try {
        await pipeline(message, createWriteStream(`${place}.part`, { mode: 0o600, flush: true }));
        await rename(`${place}.part`, place);
      } catch (fault) {
        await rm(`${place}.part`, { force: true });
        throw fault;
      }
    },
    async close() {
      composer.close();
    },
  };
}

export function openKeptEmails(folder: string): KeptEmails {
  const read = async (name: string): Promise<KeptEmail> => ({
    name,
    ...(await readEml(await readFile(join(folder, `${name}.eml`), 'utf8'))),
  });
  return {
    async list() {
      const files = (await readdir(folder).catch(nothingYet)).filter((file) => file.endsWith('.eml'));
      const dated = await Promise.all(
        files.map(async (file) => ({ name: file.slice(0, -4), at: (await stat(join(folder, file))).mtimeMs })),
      );
      const newest = dated.sort((a, b) => b.at - a.at).slice(0, MOST_LISTED);
      return Promise.all(newest.map(({ name }) => read(name)));
    },
    async find(name) {
      return NAME.test(name) ? read(name).catch(nothing) : null;
    },
    async remove(name) {
      if (NAME.test(name)) await rm(join(folder, `${name}.eml`), { force: true });
    },
  };
}

function nothingYet(fault: unknown): string[] {
  if ((fault as { code?: unknown }).code !== 'ENOENT') throw fault;
  return [];
}

function nothing(fault: unknown): null {
  if ((fault as { code?: unknown }).code !== 'ENOENT') throw fault;
  return null;
}

/** Reads an email back for whoever wants to look at it. */
export async function readEml(eml: string): Promise<Omit<KeptEmail, 'name'>> {
  const { headers, text = '', html = '', attachments } = await PostalMime.parse(eml, { attachmentEncoding: 'base64' });
  const header = (name: string) => decodeWords(headers.find(({ key }) => key === name)?.value ?? '');
  return {
    to: header('to'),
    from: header('from'),
    subject: header('subject'),
    date: header('date'),
    messageId: header('message-id'),
    text: text.trimEnd(),
    html: html.trimEnd(),
    pictures: Object.fromEntries(
      attachments.flatMap(({ contentId, mimeType, content }) =>
        contentId ? [[contentId.slice(1, -1), `data:${mimeType};base64,${content}`]] : [],
      ),
    ),
  };
}
