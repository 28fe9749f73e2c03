/** A file of lines as publishers pack it. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { CommandError } from '../../../shared/command-error.ts';

export function linesOf(file: string): AsyncIterable<string> {
  if (file.endsWith('.bz2')) throw new CommandError('Unpack the file first (bunzip2): plain files and .gz are read.');
  const bytes = createReadStream(file);
  const input = file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes;
  return createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
}
