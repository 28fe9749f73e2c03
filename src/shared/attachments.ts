/**
 * Which files somebody may send us: kinds, how large and how many. The browser
 * asks here before it sends, the server decides by it. The content must be what
 * the ending says; that is looked at where the bytes are (`effects/files`).
 */
import * as z from 'zod/mini';

const MB = 1024 * 1024;
export const ATTACHMENTS = { most: 5, mostBytes: 10 * MB, mostBytesTogether: 25 * MB } as const;

const MEDIA_TYPES = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heic: 'image/heic',
  txt: 'text/plain',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type Ending = keyof typeof MEDIA_TYPES;
export const ENDINGS = Object.keys(MEDIA_TYPES) as readonly Ending[];

export function endingOf(name: string): Ending | null {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return name.includes('.') ? (ENDINGS.find((known) => known === ending) ?? null) : null;
}

export function mediaTypeOf(ending: Ending): string {
  return MEDIA_TYPES[ending];
}

const MOST_OF_NAME = 120;
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these must not be in a name
const NOT_IN_A_NAME = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069"<>:|?*]/g;

/** A name to show and to save under: no folders, nothing that turns text around, the ending kept. */
export function cleanName(given: string): string {
  const bare = (given.split(/[/\\]/).at(-1) ?? '')
    .toWellFormed()
    .replaceAll(NOT_IN_A_NAME, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[ .]+/, '')
    .trim();
  const at = bare.lastIndexOf('.');
  if (at < 1) return bare.slice(0, MOST_OF_NAME) || 'file';
  const ending = bare.slice(at).slice(0, 12);
  return `${[...bare.slice(0, at)].slice(0, MOST_OF_NAME - ending.length).join('')}${ending}`;
}

/** A file that has arrived whole and is what it says, waiting in quarantine. */
export const Attachment = z.object({
  key: z.string(),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.number(),
});
export type Attachment = z.infer<typeof Attachment>;

/** The endings of `form` errors, each with the status it is answered with. */
export const ATTACHMENT_ERRORS = {
  broken_form: 400,
  too_many_files: 400,
  empty_file: 400,
  file_too_large: 413,
  files_too_large: 413,
  file_type_not_allowed: 415,
  file_not_what_it_says: 415,
} as const;
export type AttachmentError = keyof typeof ATTACHMENT_ERRORS;
