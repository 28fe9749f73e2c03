/** After a build: every text file for browsers gets a brotli and a gzip twin, so that nothing is compressed per request. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const SMALLEST_BYTES = 400;
const folder = fileURLToPath(new URL('../dist/client', import.meta.url));
const names = await readdir(folder, { recursive: true });
for (const name of names.filter((each) => /\.(m?js|css|svg|webmanifest|txt)$/.test(each))) {
  const path = join(folder, name);
  const plain = await readFile(path);
  if (plain.length < SMALLEST_BYTES) continue;
  await Promise.all([
    writeFile(`${path}.br`, brotliCompressSync(plain)),
    writeFile(`${path}.gz`, gzipSync(plain, { level: 9 })),
  ]);
}
