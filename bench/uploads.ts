/**
 * Many people who send five files each at the same time, against a real server
 * process: every answer, how long they took, how far memory grew, and whether
 * what was stored is what was sent.
 *
 * `node bench/uploads.ts [people] [megabytes a file]`, by default 200 and 5.
 * No mail server listens: the emails wait, and only the uploads are measured.
 */
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from './server.ts';

const PEOPLE = Number(process.argv[2] ?? 200);
const MEGABYTES = Number(process.argv[3] ?? 5);
const FILES = 5;
const MOST_GROWTH_MB = 200;

const file = randomBytes(MEGABYTES * 1024 * 1024);
file.write('%PDF-1.7\n');
const print = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Resident memory of the server alone, in MB; its database is another process. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

const BOUNDARY = 'wanderlight-bench';
const field = (name: string, value: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/**
 * Two hundred people have two hundred computers; here one process plays them all. So it costs next to nothing: every
 * body is made of the same piece of memory, and nothing is read or copied on the way.
 */
function send(port: number, person: number): Promise<{ status: string; ms: number }> {
  const pieces: (string | Buffer)[] = [
    field('name', `Person ${person}`) + field('email', `person-${person}@example.com`) + field('message', 'Five files'),
  ];
  for (let i = 0; i < FILES; i++) {
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="files"; filename="plan-${i}.pdf"\r\n`;
    pieces.push(`${head}content-type: application/pdf\r\n\r\n`, file, '\r\n');
  }
  pieces.push(`--${BOUNDARY}--\r\n`);
  const begun = performance.now();
  return new Promise((done) => {
    const end = (status: string) => done({ status, ms: performance.now() - begun });
    const sending = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/api/contacts',
      agent: false,
      headers: {
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'content-length': pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0),
        'x-forwarded-for': `10.9.${person >> 8}.${person & 255}`,
      },
    });
    sending.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => end(String(answer.statusCode)));
    });
    sending.on('error', (fault: NodeJS.ErrnoException) => end(fault.code ?? fault.message));
    for (const piece of pieces) sending.write(piece);
    sending.end();
  });
}

const dataDir = await mkdtemp(join(tmpdir(), 'wanderlight-uploads-'));
const server = await startServer({ DATA_DIR: dataDir, SMTP_URL: 'smtp://127.0.0.1:1' });
try {
  const first = await send(server.port, PEOPLE);
  if (first.status !== '201') throw new Error(`The first of all was answered with ${first.status}`);
  const before = await memoryOf(server.pid);
  let most = before;
  let watching = true;
  const watch = (async () => {
    while (watching) {
      most = Math.max(most, await memoryOf(server.pid));
      await pause(100);
    }
  })();
  const begun = performance.now();
  const answers = await Promise.all(Array.from({ length: PEOPLE }, (_, person) => send(server.port, person)));
  const seconds = (performance.now() - begun) / 1000;
  watching = false;
  await watch;

  const places = readdirSync(join(dataDir, 'files/store'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const left = readdirSync(join(dataDir, 'files/quarantine')).length;
  const wanted = print(file);
  const sample = places.filter((_, i) => i % Math.ceil(places.length / 50) === 0);
  const wrong = sample.filter((entry) => print(readFileSync(join(entry.parentPath, entry.name))) !== wanted).length;
  const statuses = Object.entries(Object.groupBy(answers, ({ status }) => status));
  const good = answers.filter(({ status }) => status === '201').length;
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => ((sorted[Math.floor(sorted.length * share)] ?? 0) / 1000).toFixed(1);
  console.log(`${PEOPLE} people at once, ${FILES} files of ${MEGABYTES} MB each`);
  console.log(`  answers          ${statuses.map(([status, each]) => `${status}: ${each?.length}`).join(', ')}`);
  console.log(`  took             ${seconds.toFixed(1)} s, p50 ${at(0.5)} s, p95 ${at(0.95)} s`);
  console.log(`  through          ${((good * FILES * MEGABYTES) / seconds).toFixed(0)} MB/s`);
  console.log(`  memory grew      ${(most - before).toFixed(0)} MB of ${before.toFixed(0)} (limit ${MOST_GROWTH_MB})`);
  console.log(
    `  stored           ${places.length} files (must be ${(good + 1) * FILES}), ${wrong} of ${sample.length} wrong`,
  );
  console.log(`  in quarantine    ${left} (must be 0 once all are answered)`);
  const all = good === PEOPLE;
  if (!all || most - before > MOST_GROWTH_MB || wrong > 0 || places.length !== (good + 1) * FILES) process.exitCode = 1;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
