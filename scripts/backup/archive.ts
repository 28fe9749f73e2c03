/**
 * One file for a folder, in formats that other programs read: `tar`, packed by `zstd`, and where a recipient is named
 * encrypted by `age` (age-encryption.org). By hand: `age -d -i KEY FILE | zstd -d | tar x`.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import * as tar from 'tar';
import { CommandError } from '../../src/shared/command-error.ts';

const SEALED = '.age';
const HEAD = 'age-encryption.org/v1';

/** `file` is there when it is whole: it is written beside itself and renamed. A recipient is `age1…`. */
export async function pack(folder: string, file: string, recipient: string | null): Promise<void> {
  const half = `${file}.part`;
  try {
    const packed = Readable.from(tar.create({ cwd: folder, portable: false }, ['.'])).compose(createZstdCompress());
    const written = recipient === null ? packed : await sealed(packed, recipient);
    await pipeline(written, createWriteStream(half, { mode: 0o600, flags: 'wx', flush: true }));
    await rename(half, file);
  } catch (fault) {
    await rm(half, { force: true });
    throw fault;
  }
}

/** Into an empty folder. `identity` is `AGE-SECRET-KEY-1…`, needed where the file was encrypted. */
export async function unpack(file: string, folder: string, identity: string | null): Promise<void> {
  const read = createReadStream(file);
  const packed = (await isSealed(file)) ? await opened(read, identity, file) : read;
  try {
    await pipeline(packed, createZstdDecompress(), tar.extract({ cwd: folder, preserveOwner: false, strict: true }));
  } catch (fault) {
    throw new CommandError(`${file} is not a whole backup: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
}

export const nameOf = (day: string, recipient: string | null) =>
  `wanderlight-${day}.tar.zst${recipient === null ? '' : SEALED}`;

async function sealed(packed: Readable, recipient: string): Promise<Readable> {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new CommandError('The recipient is no public key of age: it begins with age1. Make a pair with age-keygen.');
  }
  return throughWeb(packed, (stream) => encrypter.encrypt(stream));
}

async function opened(read: Readable, identity: string | null, file: string): Promise<Readable> {
  if (identity === null) throw new CommandError(`${file} is encrypted. Name the file with its key: --identity FILE`);
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
    return await throughWeb(read, (stream) => decrypter.decrypt(stream));
  } catch {
    throw new CommandError(`The key does not open ${file}.`);
  }
}

/** The streams of the web and of Node are one thing under two types. */
async function throughWeb(
  source: Readable,
  change: (stream: globalThis.ReadableStream<Uint8Array>) => Promise<globalThis.ReadableStream<Uint8Array>>,
): Promise<Readable> {
  const web = Readable.toWeb(source) as unknown as globalThis.ReadableStream<Uint8Array>;
  return Readable.fromWeb((await change(web)) as unknown as ReadableStream);
}

async function isSealed(file: string): Promise<boolean> {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD.length), 0, HEAD.length, 0);
  return buffer.toString('latin1', 0, bytesRead) === HEAD;
}
