/** Files as people send them, and forms that carry them. Small ones; every kind begins and ends as the real one does. */
import { deflateRawSync } from 'node:zlib';
import type { Answered, Client, RequestOptions } from './app.ts';

/** A zip with these names in its directory; office documents are nothing else. */
function aZip(names: readonly string[]): Buffer {
  const body = deflateRawSync(Buffer.from('<xml/>'));
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const name of names) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(body.length, 18);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(body.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    locals.push(local, Buffer.from(name), body);
    entries.push(entry, Buffer.from(name));
    at += 30 + name.length + body.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 10);
  return Buffer.concat([...locals, ...entries, end]);
}

const after = (signature: string, bytes = 200) =>
  Buffer.concat([Buffer.from(signature, 'latin1'), Buffer.alloc(bytes, 7)]);

export const SAMPLES = {
  pdf: after('%PDF-1.7\n'),
  jpg: after('\xff\xd8\xff\xe0'),
  png: after('\x89PNG\r\n\x1a\n'),
  webp: after('RIFF\x10\x00\x00\x00WEBPVP8 '),
  gif: after('GIF89a'),
  heic: after('\x00\x00\x00\x18ftypheic'),
  txt: Buffer.from('Olá, a carta diz: São Jorge, às 9 h.\n'),
  docx: aZip(['[Content_Types].xml', 'word/document.xml']),
  xlsx: aZip(['[Content_Types].xml', 'xl/workbook.xml']),
  zip: aZip(['anything.txt']),
} as const;

export interface Sent {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export function aForm(fields: Readonly<Record<string, string>>, files: readonly Sent[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, bytes } of files) form.append('files', new Blob([new Uint8Array(bytes)]), name);
  return form;
}

export const INES = { name: 'Inês Duarte', email: 'ines@example.com', message: 'Is the inn quiet in June?' } as const;

export async function sendForm(client: Client, form: FormData, options: RequestOptions = {}): Promise<Answered> {
  const body = new Response(form);
  const type = body.headers.get('content-type') ?? '';
  return client.send('POST', '/api/contacts', Buffer.from(await body.arrayBuffer()), {
    ...options,
    headers: { 'content-type': type, ...options.headers },
  });
}
