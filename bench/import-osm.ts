/**
 * How fast OpenStreetMap files come in, and that a larger one needs no more
 * memory: two files of our own making, and every real extract of the folder that OSM_FOLDER names.
 *
 *   node bench/import-osm.ts [restaurants]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readdirSync, statSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbeddedPostgres } from '../src/server/embedded-postgres/embedded-postgres.ts';

const RESTAURANTS = Number(process.argv[2] ?? 100_000);
/** In a city's extract perhaps one node in a thousand is a table; here it is harder. */
const NODES_PER_RESTAURANT = 10;
const NODES_A_DEGREE = 100_000;
/** Of a street. */
const CORNERS = 10;
/** For files that do not say their day. */
const AS_OF = ['--as-of', '2024-10-01'];
/** What the larger file may need beyond the smaller one. */
const MOST_MORE_MB = 60;

/** A larger file covers more of the earth: strips of streets from south to north, with a few towns in the south. */
async function writeFile(path: string, restaurants: number): Promise<void> {
  const out = createWriteStream(path);
  const write = async (text: string) => {
    if (!out.write(text)) await once(out, 'drain');
  };
  const nodes = restaurants * NODES_PER_RESTAURANT;
  out.write('<osm>\n');
  for (let i = 0; i < nodes; i++) {
    const at = `id="${i + 1}" lat="${(40 + i / NODES_A_DEGREE).toFixed(7)}" lon="${(2 + (i % 7919) / 10_000).toFixed(7)}"`;
    const isTable = i % NODES_PER_RESTAURANT === 0;
    const tags = `<tag k="amenity" v="restaurant"/><tag k="name" v="Table ${i}"/><tag k="cuisine" v="italian;pizza"/>
      <tag k="opening_hours" v="Mo-Fr 12:00-15:00,19:00-23:00; Sa 19:00-24:00"/><tag k="phone" v="+34 900 000 000"/>`;
    const isTown = i % 4000 === 1 && i < 4 * 4000;
    const town = `<tag k="place" v="city"/><tag k="name" v="Town ${i}"/>`;
    await write(isTable || isTown ? `<node ${at}>${isTown ? town : tags}</node>\n` : `<node ${at}/>\n`);
  }
  for (let i = 1; i + CORNERS <= nodes; i += CORNERS) {
    const corners = Array.from({ length: CORNERS }, (_, at) => `<nd ref="${i + at}"/>`).join('');
    await write(`<way id="${i}">${corners}<tag k="highway" v="residential"/></way>\n`);
  }
  out.end('</osm>\n');
  await once(out, 'finish');
}

/** The command itself as a process of its own, so that the memory is its own. */
async function measured(file: string, databaseUrl: string): Promise<{ seconds: number; peakMb: number; said: string }> {
  const script = fileURLToPath(new URL('../scripts/import-osm.ts', import.meta.url));
  const report = "process.on('exit', () => process.stdout.write('peak ' + process.resourceUsage().maxRSS))";
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [
      // As a server has it, which reads what is sent to the back office: with more, rubbish is left lying and counted.
      '--max-old-space-size=384',
      '--import',
      `data:text/javascript,${encodeURIComponent(report)}`,
      script,
      file,
      '--zone',
      'Europe/Madrid',
      ...AS_OF,
    ],
    { env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString();
  });
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`The import ended with ${status}: ${said}`);
  const [words = '', peak = '0'] = said.split('peak ');
  return { seconds: (performance.now() - began) / 1000, peakMb: Number(peak) / 1024, said: words.trim() };
}

const dataDir = await mkdtemp(join(tmpdir(), 'bench-import-'));
await chmod(dataDir, 0o755);
const embedded = await openEmbeddedPostgres({ dataDir });
try {
  const files = [join(dataDir, 'smaller.osm'), join(dataDir, 'larger.osm')] as const;
  await writeFile(files[0], Math.round(RESTAURANTS / 5));
  await writeFile(files[1], RESTAURANTS);
  const folder = process.env['OSM_FOLDER'];
  const extracts = folder
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.osm.pbf'))
        .map((name) => join(folder, name))
    : [];
  const peaks: number[] = [];
  for (const file of [...extracts, ...files]) {
    const { seconds, peakMb, said } = await measured(file, embedded.url);
    if (!extracts.includes(file)) peaks.push(peakMb);
    const mb = statSync(file).size / 1_048_576;
    console.log(
      `${basename(file).padEnd(34)} ${mb.toFixed(1).padStart(6)} MB   ${seconds.toFixed(1).padStart(5)} s   peak ${peakMb.toFixed(0)} MB   ${said}`,
    );
  }
  const more = (peaks[1] ?? 0) - (peaks[0] ?? 0);
  console.log(`five times the file: ${more.toFixed(0)} MB more`);
  if (more > MOST_MORE_MB) process.exitCode = 1;
} finally {
  await embedded.stop();
  await rm(embedded.location, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}
