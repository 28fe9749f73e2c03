/**
 * What Lighthouse says of every public page on a phone, with its own simulated line: scores, largest paint and shift.
 *
 *   npm run ts -- bench/lighthouse.ts [--at http://127.0.0.1:3000] [--runs 3] [--all] [PATH…]      (after `npm run build`)
 *
 * Of pages that stand for many addresses the first is measured, with `--all` each. Without `--at` it starts the site
 * itself. The simulation takes the processor's time as it was: on a busy machine every figure is too high.
 * Lighthouse is no dependency; npm fetches it once, or `LIGHTHOUSE` names its command. `CHROME_PATH` names a browser.
 */
import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { pages } from '../src/web/pages.ts';
import { aDataFolder, cleanUp, startSite } from '../test/site.ts';

const LARGEST_PAINT_MS = 1500;
const LOWEST_SCORE = 95;
const SHIFT = 0.02;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  readonly categories: Record<(typeof CATEGORIES)[number], { readonly score: number | null }>;
  readonly audits: Record<string, { readonly numericValue?: number }>;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    at: { type: 'string' },
    runs: { type: 'string', default: '3' },
    all: { type: 'boolean', default: false },
  },
});
const run = promisify(execFile);
const [command = 'npx', ...before] = (process.env['LIGHTHOUSE'] ?? 'npx --yes lighthouse@12.8.2').split(' ');

/** Pages without a sign-in or a token: those of the site map, and those that it leaves out. */
async function addressesAt(url: string): Promise<string[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const fixed = pages.filter(({ path, who }) => who === undefined && !/[:*]|^\/_dev/.test(path));
  const every = [...new Set([...fixed.map(({ path }) => path), '/saved', ...listed])];
  const folderOf = (address: string) => (address.split('/').length > 2 ? address.replace(/[^/]*$/, '') : address);
  return values.all
    ? every
    : every.filter((each, i) => every.findIndex((one) => folderOf(one) === folderOf(each)) === i);
}

async function reportOf(address: string): Promise<Report> {
  const flags = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox --disable-gpu'];
  const { stdout } = await run(command, [...before, address, ...flags], { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout);
}

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;

const site = values.at === undefined ? await startSite({ DATA_DIR: await aDataFolder() }) : null;
const url = values.at ?? site?.url ?? '';
try {
  console.log(`${'page'.padEnd(40)} perf a11y best  seo   LCP ms  shift`);
  for (const path of positionals.length > 0 ? positionals : await addressesAt(url)) {
    // What is asked for again is compressed as far as can be, as on a site with visitors.
    await fetch(url + path);
    await new Promise((done) => setTimeout(done, 6000));
    await fetch(url + path);
    const reports: Report[] = [];
    for (let i = 0; i < Number(values.runs); i++) reports.push(await reportOf(url + path));
    const audited = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    const scores = CATEGORIES.map((id) =>
      Math.round(median(reports.map((each) => (each.categories[id].score ?? 0) * 100))),
    );
    const [paint, shift] = [audited('largest-contentful-paint'), audited('cumulative-layout-shift')];
    const isGood = scores.every((score) => score >= LOWEST_SCORE) && paint <= LARGEST_PAINT_MS && shift <= SHIFT;
    if (!isGood) process.exitCode = 1;
    const columns = [
      ...scores.map((score) => String(score).padStart(4)),
      paint.toFixed(0).padStart(8),
      shift.toFixed(3),
    ];
    console.log(`${path.padEnd(40)} ${columns.join(' ')}${isGood ? '' : '  TOO LITTLE'}`);
  }
} finally {
  await cleanUp();
}
