/**
 * Forms with files, read as they arrive: nothing larger than a piece of a file
 * is ever in memory. Each file is counted by us, looked at, and lies in
 * quarantine when the form is handed on; whoever wants to keep it says so, the
 * rest is forgotten with the answer.
 *
 * The parser is not trusted to end: a body that stops without its last boundary
 * would otherwise never be answered.
 */
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Files } from '../../effects/files/files-port.ts';
import { formTextOf } from '../../kernel/http/well-formed-text.ts';
import { unlessFull } from '../../kernel/storage-health.ts';
import {
  ATTACHMENTS,
  Attachment,
  type AttachmentError,
  cleanName,
  ENDINGS,
  endingOf,
  mediaTypeOf,
} from '../../shared/attachments.ts';
import { type Err, err, ok, type Result } from '../../shared/result.ts';

/** All files together, and room for the text and the parser's own words. */
export const FORM_LIMIT_BYTES = ATTACHMENTS.mostBytesTogether + 1024 * 1024;
const MOST_FIELDS = 10;
const MOST_OF_FIELD_BYTES = 64 * 1024;
/** A form of 25 MB on a line of less than one Mbit/s. */
export const FORM_MS = 300_000;
/** Nothing has come for so long. */
const STILL_MS = 60_000;
/** The body has ended and the parser has not. */
const AFTER_THE_END_MS = 6000;

type Form = Readonly<Record<string, unknown>>;

export async function receiveForm(request: FastifyRequest, files: Files): Promise<Result<Form, AttachmentError>> {
  const received: Attachment[] = [];
  const reading = readParts(request, files, received);
  const overdue = new AbortController();
  let isWhole = false;
  try {
    const result = await Promise.race([reading, lateEnd(request, overdue.signal)]).catch((fault: unknown) => {
      if (isOfParser(fault)) return refusedBy(fault);
      throw fault;
    });
    isWhole = result.ok;
    return result;
  } finally {
    overdue.abort();
    if (!isWhole) {
      // A parser that was given up on may still finish a file; then that is forgotten too.
      reading.catch(() => undefined).finally(() => discard(received, files));
      await discard(received, files);
    }
  }
}

/** What nobody has kept. */
export async function forget(form: Form, files: Files): Promise<void> {
  const left = Array.isArray(form['files']) ? form['files'] : [];
  await discard(
    left.flatMap((file) => {
      const known = Attachment.safeParse(file);
      return known.success ? [known.data] : [];
    }),
    files,
  );
}

async function discard(received: readonly Attachment[], files: Files): Promise<void> {
  for (const { key } of received) await files.discard(key);
}

/** Reads to the end even where it has refused: a browser that is cut off while it sends cannot read why. */
async function readParts(
  request: FastifyRequest,
  files: Files,
  received: Attachment[],
): Promise<Result<Form, AttachmentError>> {
  const fields = new Map<string, string>();
  let refusal: Err<AttachmentError> | null = null;
  let full: unknown = null;
  let together = 0;
  const parts = request.parts({
    preservePath: true,
    limits: {
      files: ATTACHMENTS.most + 1,
      fields: MOST_FIELDS,
      fieldSize: MOST_OF_FIELD_BYTES,
      fileSize: ATTACHMENTS.mostBytes + 1,
      parts: ATTACHMENTS.most + 1 + MOST_FIELDS,
      headerPairs: 20,
    },
  });
  for await (const part of parts) {
    if (part.type === 'field') {
      if (!fields.has(part.fieldname)) fields.set(part.fieldname, formTextOf(String(part.value)));
      continue;
    }
    if (refusal || full || received.length === ATTACHMENTS.most) {
      refusal ??= err('too_many_files', { most: ATTACHMENTS.most });
      await drain(part);
      continue;
    }
    const read = await receiveFile(part, files, received).catch((fault: unknown) => {
      unlessFull(fault);
      full = fault;
      return ok(0);
    });
    if (!read.ok) refusal = read;
    else together += read.value;
    if (together > ATTACHMENTS.mostBytesTogether) refusal ??= err('files_too_large');
  }
  if (full) throw full;
  return refusal ?? ok({ ...Object.fromEntries(fields), files: received });
}

/** Answers its size; a chooser that was left empty is a file without a name and without bytes. */
async function receiveFile(
  part: MultipartFile,
  files: Files,
  received: Attachment[],
): Promise<Result<number, AttachmentError>> {
  const name = cleanName(part.filename ?? '');
  const details = { file: name };
  const ending = endingOf(name);
  if (part.fieldname !== 'files') {
    await drain(part);
    return err('broken_form');
  }
  if (!part.filename) return (await drain(part)) === 0 ? ok(0) : err('file_type_not_allowed', details);
  if (!ending) {
    await drain(part);
    return err('file_type_not_allowed', { ...details, allowed: ENDINGS.join(', ') });
  }
  const found = await files.receive(part.file, ATTACHMENTS.mostBytes);
  if (!found) return err('file_too_large', details);
  received.push({ key: found.key, name, mediaType: mediaTypeOf(ending), bytes: found.bytes });
  if (found.bytes === 0) return err('empty_file', details);
  if (!(await files.isWhatItSays(found.key, ending))) return err('file_not_what_it_says', details);
  return ok(found.bytes);
}

async function drain({ file }: MultipartFile): Promise<number> {
  let bytes = 0;
  for await (const chunk of file) bytes += (chunk as Buffer).length;
  return bytes;
}

/** Loses every race that is run properly. */
function lateEnd({ raw }: FastifyRequest, over: AbortSignal): Promise<Err<AttachmentError>> {
  return new Promise((give) => {
    const late = () => give(err('broken_form'));
    const timers = [setTimeout(late, FORM_MS)];
    let seen = -1;
    const watch = setInterval(() => {
      const { bytesRead } = raw.socket;
      // Where we are the slow ones, what has come waits to be read; that is not the sender's fault.
      const waits = !raw.isPaused() && raw.readableLength === 0;
      if (bytesRead === seen && waits && !raw.complete) late();
      seen = bytesRead;
    }, STILL_MS);
    const ended = () => timers.push(setTimeout(late, AFTER_THE_END_MS));
    raw.once('end', ended);
    over.addEventListener('abort', () => {
      for (const timer of timers) clearTimeout(timer);
      clearInterval(watch);
      raw.off('end', ended);
    });
  });
}

function isOfParser(fault: unknown): fault is Error & { statusCode?: number; code?: string } {
  const code = (fault as { code?: unknown }).code;
  if (typeof code === 'string' && code.startsWith('FST_')) return true;
  return (
    fault instanceof Error && /multipart|boundary|Part terminated|header|aborted|Premature close/i.test(fault.message)
  );
}

function refusedBy(fault: { code?: string }): Err<AttachmentError> {
  const tooMany = fault.code === 'FST_FILES_LIMIT' || fault.code === 'FST_PARTS_LIMIT';
  return tooMany ? err('too_many_files', { most: ATTACHMENTS.most }) : err('broken_form');
}
