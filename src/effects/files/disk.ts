/**
 * Files in a folder of our own: `quarantine/<key>` and `store/<two letters>/<key>`,
 * for our user alone. Keys are ours and random; no name of a visitor is a path.
 *
 * The folder may lie on a network that falls silent. Node cannot take such a call
 * back, and a thread stays with it; but whoever waits is answered.
 */

import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ending } from '../../shared/attachments.ts';
import type { Instant } from '../../shared/dates.ts';
import type { OsmEnding } from '../../shared/osm-upload.ts';
import { inTime } from '../../shared/timeout.ts';
import type { Files } from './files-port.ts';

const KEY = /^[0-9a-f]{48}$/;
const PLACE = /^[0-9a-f]{2}\/[0-9a-f]{48}$/;
const END_BYTES = 64 * 1024;
const ANSWER_MS = 30_000;

export type Quarantine = Pick<Files, 'receive' | 'isWhatItSays' | 'discard' | 'sweepQuarantine'> & {
  pathOf(key: string): string;
};

export function placeFor(key: string): string {
  if (!KEY.test(key)) throw new Error('That is no key of a file');
  return `${key.slice(0, 2)}/${key}`;
}

export function requirePlace(place: string): string {
  if (!PLACE.test(place)) throw new Error('That is no place of a file');
  return place;
}

export function openQuarantine(folder: string, answerWithinMs = ANSWER_MS): Quarantine {
  const pathOf = (key: string) => join(folder, placeFor(key).slice(3));
  const answered = <T>(work: Promise<T>) => inTime(work, answerWithinMs, 'The folder of files');
  return {
    pathOf,
    async receive(source, most) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const key = randomBytes(24).toString('hex');
      let bytes = 0;
      let isWhole = false;
      try {
        const file = await open(pathOf(key), 'wx', 0o600);
        let refused: { readonly by: unknown } | null = null;
        try {
          for await (const chunk of source) {
            bytes += chunk.byteLength;
            if (bytes > most || refused) continue;
            // Not `write`: that one may write a part of it, and the disk be full for the rest.
            await file.appendFile(chunk).catch((fault: unknown) => {
              refused = { by: fault };
            });
          }
          // Whoever sends is read to the end all the same: one who is cut off cannot read why.
          if (refused) throw (refused as { readonly by: unknown }).by;
          if (bytes <= most) await file.sync();
        } finally {
          await file.close();
        }
        isWhole = bytes <= most;
      } finally {
        if (!isWhole) await rm(pathOf(key), { force: true });
      }
      return isWhole ? { key, bytes } : null;
    },
    isWhatItSays: (key, ending) => answered(looksLike(pathOf(key), ending)),
    discard: (key) => answered(rm(pathOf(key), { force: true })),
    async sweepQuarantine(olderThan) {
      for await (const { path } of filesIn(folder, olderThan)) await rm(path, { force: true });
    },
  };
}

async function looksLike(path: string, ending: Parameters<Files['isWhatItSays']>[1]): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const part = async (from: number) => {
      const wanted = Buffer.alloc(Math.min(END_BYTES, size - from));
      const { bytesRead } = await file.read(wanted, 0, wanted.length, from);
      return wanted.subarray(0, bytesRead);
    };
    return isOfKind({ head: await part(0), tail: await part(Math.max(0, size - END_BYTES)) }, ending);
  } finally {
    await file.close();
  }
}

export function openDisk(folder: string, answerWithinMs = ANSWER_MS): Files {
  const quarantine = openQuarantine(join(folder, 'quarantine'), answerWithinMs);
  const answered = <T>(work: Promise<T>) => inTime(work, answerWithinMs, 'The folder of files');
  const store = join(folder, 'store');
  const pathOf = (place: string) => join(store, requirePlace(place));
  return {
    ...quarantine,
    async keep(key) {
      const place = placeFor(key);
      await answered(mkdir(join(store, place.slice(0, 2)), { recursive: true, mode: 0o700 }));
      await answered(rename(quarantine.pathOf(key), pathOf(place)));
      return place;
    },
    read: async (place) => (await answered(open(pathOf(place), 'r'))).createReadStream(),
    remove: (place) => answered(rm(pathOf(place), { force: true })),
    async *listOlderThan(moment) {
      for (const part of await readdir(store).catch(nothingYet)) {
        for await (const { name } of filesIn(join(store, part), moment)) {
          if (PLACE.test(`${part}/${name}`)) yield `${part}/${name}`;
        }
      }
    },
  };
}

async function* filesIn(folder: string, olderThan: Instant): AsyncIterable<{ name: string; path: string }> {
  for (const name of await readdir(folder).catch(nothingYet)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found?.isFile() && found.mtimeMs < olderThan.getTime()) yield { name, path };
  }
}

function nothingYet(fault: unknown): string[] {
  if ((fault as { code?: unknown }).code !== 'ENOENT') throw fault;
  return [];
}

interface Ends {
  /** The first bytes, up to 64 KiB. */
  readonly head: Buffer;
  /** The last bytes, up to 64 KiB; may overlap the head. */
  readonly tail: Buffer;
}

/**
 * What a file is, by its own bytes: a table of the kinds we take and nothing
 * else. Archives are not opened; of a zip only the names in its directory are
 * looked for, at its end, where they stand as plain text.
 */
const startsWith = (head: Buffer, signature: string, at = 0) =>
  head.subarray(at, at + signature.length).equals(Buffer.from(signature, 'latin1'));

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

function isOffice({ head, tail }: Ends, part: string): boolean {
  // The local header of a zip, its end record, and both names every such document has.
  return (
    startsWith(head, 'PK\x03\x04') &&
    tail.includes('PK\x05\x06', 0, 'latin1') &&
    tail.includes('[Content_Types].xml') &&
    tail.includes(part)
  );
}

/** UTF-8 without control characters. A letter cut in two at the end of the head is no fault. */
function isText({ head, tail }: Ends): boolean {
  const control = (byte: number) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27) || byte === 127;
  if (head.some(control) || tail.some(control)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}

const isJpeg = ({ head }: Ends) => startsWith(head, '\xff\xd8\xff');

/** The text of a map: its head says what it is. */
const isMapText = (beginning: RegExp) => (ends: Ends) => isText(ends) && beginning.test(ends.head.toString('utf8'));
const isOsmXml = isMapText(/^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<osm[\s>]/);

const SIGNATURES: Readonly<Record<Ending | OsmEnding, (ends: Ends) => boolean>> = {
  pdf: ({ head }) => startsWith(head, '%PDF-'),
  jpg: isJpeg,
  jpeg: isJpeg,
  png: ({ head }) => startsWith(head, '\x89PNG\r\n\x1a\n'),
  webp: ({ head }) => startsWith(head, 'RIFF') && startsWith(head, 'WEBP', 8),
  gif: ({ head }) => startsWith(head, 'GIF87a') || startsWith(head, 'GIF89a'),
  heic: ({ head }) => startsWith(head, 'ftyp', 4) && HEIC_BRANDS.has(head.toString('latin1', 8, 12)),
  txt: isText,
  docx: (ends) => isOffice(ends, 'word/document.xml'),
  xlsx: (ends) => isOffice(ends, 'xl/workbook.xml'),
  // Four bytes of length, then the name of the first block.
  pbf: ({ head }) => startsWith(head, '\x0a\x09OSMHeader', 4),
  osm: isOsmXml,
  xml: isOsmXml,
  json: isMapText(/^\uFEFF?\s*\{/),
  gz: ({ head }) => startsWith(head, '\x1f\x8b\x08'),
  bz2: ({ head }) => startsWith(head, 'BZh'),
};

function isOfKind(ends: Ends, ending: Ending | OsmEnding): boolean {
  return SIGNATURES[ending](ends);
}
