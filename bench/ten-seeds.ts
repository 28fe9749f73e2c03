/**
 * Each bench of the sale with ten seeds, one run after the other, and each
 * control once. Prints one table: over all seeds, the least and the most of each
 * figure. Ends with 1 when a run broke a rule or a control was not caught; a time
 * that was missed is told and breaks nothing, for the machine may be busy.
 *
 * `node bench/ten-seeds.ts [--seeds 10] [--first 1] [--only last-seat] [--scale 0.2]`; needs a
 * build, and about 80 minutes.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Line, Verdict } from './sale/report.ts';

interface Bench {
  readonly name: string;
  readonly scale: number;
  readonly controls: readonly string[];
}

const BENCHES: readonly Bench[] = [
  { name: 'last-seat', scale: 1, controls: ['unguarded'] },
  { name: 'crash-sale', scale: 1, controls: ['unguarded', 'no-recovery', 'never-ends', 'keeps-a-dollar'] },
  { name: 'payment-outage', scale: 0.2, controls: [] },
  { name: 'late-listing', scale: 0.1, controls: ['no-second-look'] },
  { name: 'database-kill', scale: 0.5, controls: ['relaxed-commit'] },
];
const RUN_WITHIN_MS = 600_000;

interface Run {
  readonly status: number | null;
  /** Null: it did not come to a verdict. */
  readonly verdict: Verdict | null;
  readonly seconds: number;
  readonly said: string;
}

function run({ name, scale }: Bench, seed: number, control = ''): Promise<Run> {
  const begun = performance.now();
  const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const asked = [
    '--seed',
    String(seed),
    '--scale',
    String(scale),
    '--json',
    ...(control ? ['--control', control] : []),
  ];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...asked], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: RUN_WITHIN_MS,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  return new Promise((done) => {
    child.once('close', (status) => {
      done({ status, verdict: verdictIn(said), seconds: (performance.now() - begun) / 1000, said });
    });
  });
}

function verdictIn(said: string): Verdict | null {
  const last = said
    .trim()
    .split('\n')
    .findLast((line) => line.startsWith('{"title"'));
  return last ? (JSON.parse(last) as Verdict) : null;
}

/** "3 sold in 2 s" and "5 sold in 1 s" are "3–5 sold in 1–2 s". */
function rangeOf(seen: readonly string[]): string {
  const NUMBER = /\d+(?:\.\d+)?/g;
  const [first = '', ...others] = seen;
  const shape = (text: string) => text.replaceAll(NUMBER, '#');
  if (others.some((other) => shape(other) !== shape(first))) return [...new Set(seen)].join('; ');
  const numbers = seen.map((text) => (text.match(NUMBER) ?? []).map(Number));
  let place = 0;
  return first.replaceAll(NUMBER, () => {
    const at = numbers.map((row) => row[place] ?? Number.NaN);
    place++;
    const [least, most] = [Math.min(...at), Math.max(...at)];
    return least === most ? String(least) : `${least}–${most}`;
  });
}

function rowsOf({ name, scale }: Bench, verdicts: readonly Verdict[]): string[] {
  const lines = Map.groupBy(
    verdicts.flatMap(({ lines }) => lines),
    ({ what }) => what,
  );
  return [...lines.entries()].map(([what, all]) => {
    const { demanded } = all[0] as Line;
    const range = rangeOf(all.map(({ seen }) => seen));
    const missed = all.filter(({ ok }) => !ok).length;
    return `| ${name}, scale ${scale} | ${what} | ${demanded} | ${range} | ${missed} of ${all.length} |`;
  });
}

const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    first: { type: 'string' },
    only: { type: 'string' },
    scale: { type: 'string' },
  },
});
const first = Number(values.first ?? 1);
const seeds = Array.from({ length: Number(values.seeds ?? 10) }, (_, i) => first + i);
const chosen = BENCHES.filter(({ name }) => values.only === undefined || values.only === name).map((bench) =>
  values.scale === undefined ? bench : { ...bench, scale: Number(values.scale) },
);

const table: string[] = [];
const bad: string[] = [];
for (const bench of chosen) {
  const verdicts: Verdict[] = [];
  for (const seed of seeds) {
    const { verdict, seconds, said } = await run(bench, seed);
    const broken = verdict?.lines.filter(({ ok, isTime }) => !ok && !isTime) ?? [];
    const late = verdict?.lines.filter(({ ok, isTime }) => !ok && isTime) ?? [];
    const told = verdict ? [...broken, ...late].map(({ what, seen }) => `${what}: ${seen}`).join('; ') : 'no verdict';
    console.log(`${bench.name} seed ${seed}, ${seconds.toFixed(0)} s: ${told || 'all as demanded'}`);
    if (verdict) verdicts.push(verdict);
    if (verdict && broken.length === 0) continue;
    bad.push(`${bench.name}, seed ${seed}`);
    console.log(said);
  }
  table.push(...rowsOf(bench, verdicts));
  for (const control of bench.controls) {
    const { status, verdict, seconds, said } = await run(bench, first, control);
    const told = verdict?.broken[0] ?? 'nothing broken';
    console.log(
      `${bench.name} control ${control}, ${seconds.toFixed(0)} s: ${status === 0 ? 'caught' : 'NOT caught'}: ${told}`,
    );
    table.push(
      `| ${bench.name}, ${control} | control, seed ${first} | caught | ${verdict?.broken.length ?? 0} lines broken | ${status === 0 ? 0 : 1} of 1 |`,
    );
    if (status === 0) continue;
    bad.push(`${bench.name}, control ${control}`);
    console.log(said);
  }
}
console.log('\n| Bench | What | Demanded | Least–most | Missed |\n| - | - | - | - | - |');
console.log(table.join('\n'));
console.log(bad.length === 0 ? '\nNo rule was broken.' : `\nBroken: ${bad.join('; ')}`);
process.exitCode = bad.length === 0 ? 0 : 1;
