/**
 * What a file is, by its own bytes: a table of the kinds we take and nothing
 * else. Archives are not opened; of a zip only the names in its directory are
 * looked for, at its end, where they stand as plain text.
 */
import type { Ending } from '../../shared/attachments.ts';
import type { MapEnding } from '../../shared/map-files.ts';

export interface Ends {
  /** The first bytes, up to 64 KiB. */
  readonly head: Buffer;
  /** The last bytes, up to 64 KiB; may overlap the head. */
  readonly tail: Buffer;
}

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

const SIGNATURES: Readonly<Record<Ending | MapEnding, (ends: Ends) => boolean>> = {
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
};

export function isOfKind(ends: Ends, ending: Ending | MapEnding): boolean {
  return SIGNATURES[ending](ends);
}
