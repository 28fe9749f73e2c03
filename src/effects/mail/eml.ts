/** Reads a message back as we write it: a few headers, a text and an HTML part, and the pictures in it. No parser for the mail of others. */
import type { KeptLetter } from './port.ts';

export function readEml(eml: string): Omit<KeptLetter, 'name'> {
  const whole = partOf(eml.replaceAll('\r\n', '\n'));
  const leaves = leavesOf(whole);
  const parts = leaves.filter((part) => part.header('content-disposition') === '');
  const body = (type: string) => {
    const part = parts.find((each) => each.header('content-type').startsWith(type));
    return part ? decoded(part.body, part.header('content-transfer-encoding')).trimEnd() : '';
  };
  return {
    to: whole.header('to'),
    from: whole.header('from'),
    subject: whole.header('subject'),
    date: whole.header('date'),
    messageId: whole.header('message-id'),
    text: body('text/plain'),
    html: body('text/html'),
    pictures: Object.fromEntries(leaves.filter((part) => part.header('content-id') !== '').map(pictureOf)),
  };
}

type Part = ReturnType<typeof partOf>;

function pictureOf(part: Part): [string, string] {
  const [type = ''] = part.header('content-type').split(';');
  return [part.header('content-id').slice(1, -1), `data:${type};base64,${part.body.replaceAll(/\s/g, '')}`];
}

/** A message with files is a mixture whose first part is the alternatives. */
function leavesOf(part: Part): Part[] {
  const boundary = /boundary="([^"]+)"/.exec(part.header('content-type'))?.[1];
  if (!boundary) return [part];
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((each) => leavesOf(partOf(each)));
}

function partOf(text: string) {
  const from = text.startsWith('\n') ? 1 : 0;
  const end = text.indexOf('\n\n', from);
  const lines = text
    .slice(from, end)
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n');
  return {
    body: text.slice(end + 2),
    header(name: string): string {
      const line = lines.find((each) => each.toLowerCase().startsWith(`${name}: `));
      return line ? words(line.slice(name.length + 2)) : '';
    },
  };
}

/** `=?UTF-8?Q?In=C3=AAs?=` is "Inês"; neighbours are one word. */
function words(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      /b/i.test(encoding) ? Buffer.from(text, 'base64').toString() : fromQuoted(text.replaceAll('_', ' ')),
    );
}

function decoded(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString();
  return /quoted-printable/i.test(encoding) ? fromQuoted(body.replaceAll('=\n', '')) : body;
}

function fromQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
