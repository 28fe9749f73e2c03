/**
 * After a build: every text file for browsers gets a brotli and a gzip twin, so
 * that nothing is compressed per request. Then the build is weighed: one that has
 * grown beyond its aims is not put live.
 */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pageWeights } from './page-weight.ts';

const HOME_SCRIPT_BYTES = 90_000;
const STYLE_BYTES = 70_000;
const FONT_BYTES = 110_000;

const dist = process.argv[2] ? pathToFileURL(`${process.argv[2]}/`) : new URL('../dist/', import.meta.url);
const folder = new URL('client/', dist).pathname;
const names = await readdir(folder, { recursive: true });
for (const name of names.filter((each) => /\.(js|css|svg|webmanifest|txt)$/.test(each))) {
  const path = join(folder, name);
  const plain = await readFile(path);
  if (plain.length < 400) continue;
  await Promise.all([
    writeFile(`${path}.br`, brotliCompressSync(plain)),
    writeFile(`${path}.gz`, gzipSync(plain, { level: 9 })),
  ]);
}

async function bytesOf(ending: string): Promise<number> {
  const sizes = await Promise.all(
    names.filter((name) => name.endsWith(ending)).map(async (name) => (await stat(join(folder, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const home = (await pageWeights(dist)).find(({ path }) => path === '/');
const weights = [
  { what: "home's scripts, gzipped", bytes: home?.gzipBytes ?? 0, most: HOME_SCRIPT_BYTES },
  { what: 'the style sheet in every page', bytes: await bytesOf('.css'), most: STYLE_BYTES },
  { what: 'the fonts', bytes: await bytesOf('.woff2'), most: FONT_BYTES },
];
for (const { what, bytes, most } of weights) {
  console.log(`${(bytes / 1000).toFixed(1).padStart(6)} kB of ${most / 1000}  ${what}`);
  if (bytes <= most) continue;
  console.error(`Too heavy: ${what}. Look at the pages with: node bench/pages.ts --weights`);
  process.exitCode = 1;
}
