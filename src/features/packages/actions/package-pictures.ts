/** Pictures that operators upload: taken, kept, given out, and forgotten when no package shows them any more. */
import { createHash } from 'node:crypto';
import { inTransaction } from '../../../database/sql.ts';
import { type EncodedPicture, PICTURE_LIMITS, type PictureRefusal } from '../../../effects/pictures/pictures-port.ts';
import { audit } from '../../../kernel/audit-log.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { DAY_MS } from '../../../shared/dates.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { deleteUnusedPictures, findPictureFile, insertPicture } from '../store/pictures.ts';

type Refusal = PictureRefusal | 'picture_too_large' | 'upload_broken';

/** Emails and pages that were opened before show the picture a package had then. */
const KEPT_DAYS = 90;

/** The package keeps its picture until it is saved with this one. */
export async function uploadPicture(
  { db, now, pictures }: Pick<Deps, 'db' | 'now' | 'pictures'>,
  operator: Operator,
  source: AsyncIterable<Uint8Array>,
): Promise<Result<{ image: string }, Refusal>> {
  const sent = await readAll(source);
  if (!sent.ok) return sent;
  const made = await pictures.make(sent.value);
  if (!made.ok) return made;
  const image = `uploaded-${createHash('sha256').update(sent.value).digest('hex').slice(0, 24)}`;
  await inTransaction(db, async (tx) => {
    if (!(await insertPicture(tx, image, made.value, now()))) return;
    await audit(tx, {
      operator,
      action: 'picture.upload',
      subject: `picture:${image}`,
      after: { sent: sent.value.length },
    });
  });
  return ok({ image });
}

async function readAll(
  source: AsyncIterable<Uint8Array>,
): Promise<Result<Buffer, 'picture_too_large' | 'upload_broken'>> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const piece of source) {
      bytes += piece.byteLength;
      // Read to its end all the same: a browser that is cut off while it sends cannot read why.
      if (bytes <= PICTURE_LIMITS.bytes) pieces.push(piece);
      else pieces.length = 0;
    }
  } catch {
    return err('upload_broken');
  }
  return bytes <= PICTURE_LIMITS.bytes ? ok(Buffer.concat(pieces)) : err('picture_too_large');
}

const FILE = /^(uploaded-[0-9a-f]{24})-(24|480|960|1600)\.(avif|webp)$/;

/** The file behind the last part of its address; null for every other name. */
export async function findUploadedPicture(
  { db }: Pick<Deps, 'db'>,
  name: string,
): Promise<{ readonly bytes: Buffer; readonly mediaType: string } | null> {
  const [, id = '', width, ending] = FILE.exec(name) ?? [];
  if (id === '') return null;
  const format = ending as EncodedPicture['format'];
  const bytes = await findPictureFile(db, id, Number(width), format);
  return bytes && { bytes, mediaType: `image/${format}` };
}

export async function sweepPictures({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deleteUnusedPictures(db, new Date(now().getTime() - KEPT_DAYS * DAY_MS));
}
