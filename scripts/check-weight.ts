/** Weighs the build: one that has grown beyond its aims fails `npm test`. Details: `node bench/pages.ts --weights`. */
import { readdirSync, statSync } from 'node:fs';
import { builtSource } from '../src/server/pages/renderer.ts';
import { pageWeights } from './page-weight.ts';

const HOME_SCRIPT_BYTES = 90_000;
const SCRIPT_BYTES = 120_000;
const STYLE_BYTES = 60_000;
const FONT_BYTES = 50_000;

const dist = new URL('../dist/', import.meta.url);
const assets = new URL('client/assets/', dist);

function bytesOf(ending: string): number {
  const names = readdirSync(assets).filter((name) => name.endsWith(ending));
  return names.reduce((sum, name) => sum + statSync(new URL(name, assets)).size, 0);
}

const pages = await pageWeights(dist);
if (!pages.some(({ path }) => path === '/')) throw new Error('The build has no home page');
const weights = [
  ...pages.map(({ path, gzipBytes }) => ({
    what: `the scripts of ${path}, gzipped`,
    bytes: gzipBytes,
    most: path === '/' ? HOME_SCRIPT_BYTES : SCRIPT_BYTES,
  })),
  { what: 'the style sheet of every page', bytes: (await builtSource(dist)).sharedStyle.length, most: STYLE_BYTES },
  { what: 'the fonts', bytes: bytesOf('.woff2'), most: FONT_BYTES },
];
for (const { what, bytes, most } of weights) {
  const tooHeavy = bytes > most;
  console.log(`${(bytes / 1000).toFixed(1).padStart(6)} kB of ${most / 1000}  ${what}${tooHeavy ? '  TOO HEAVY' : ''}`);
  if (tooHeavy) process.exitCode = 1;
}
