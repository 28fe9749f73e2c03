/** The report of a bench: a table of what was demanded and what was measured, and the exit status. */
import { parseArgs } from 'node:util';

export interface Line {
  readonly what: string;
  readonly demanded: string;
  readonly seen: string;
  readonly ok: boolean;
  /** A time: a busy machine may miss it, and no rule is broken by that. */
  readonly isTime?: true;
}

export interface Control {
  readonly name: string;
  /** The beginning of a broken rule that this flaw, and not a slow machine, brings about. */
  readonly breaks: string;
}

/** What `--json` prints as the last line. */
export interface Verdict {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly broken: readonly string[];
}

/** Common to all: how large the run is, its seed, and which control to run instead of the real thing; `more` are a bench's own. */
export function readArguments(
  defaultScale: number,
  controls: Readonly<Record<string, Control['breaks']>> = {},
  more: readonly string[] = [],
): { scale: number; seed: number; control: Control | null } {
  const { values } = parseArgs({
    options: {
      scale: { type: 'string' },
      seed: { type: 'string' },
      control: { type: 'string' },
      json: { type: 'boolean' },
      ...Object.fromEntries(more.map((name) => [name, { type: 'string' } as const])),
    },
  });
  const scale = Number(values.scale ?? defaultScale);
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  if (!(scale > 0) || !Number.isInteger(seed)) throw new Error('--scale is above zero, --seed is a whole number');
  if (values.control === undefined) return { scale, seed, control: null };
  const breaks = controls[values.control];
  if (breaks === undefined) throw new Error(`--control is one of: ${Object.keys(controls).join(', ') || 'none here'}`);
  return { scale, seed, control: { name: values.control, breaks } };
}

/** A control is right when the rule it breaks is seen broken: a check that cannot fail shows nothing. */
export function printReport(verdict: Verdict, control: Control | null = null): void {
  const { title, lines, broken } = verdict;
  console.log(`\n${title}`);
  for (const { what, demanded, seen, ok } of lines) {
    console.log(`${ok ? '  ok  ' : ' FAIL '} ${what.padEnd(44)} ${demanded.padEnd(22)} ${seen}`);
  }
  for (const rule of broken.slice(0, 12)) console.log(`       ${rule}`);
  if (broken.length > 12) console.log(`       … and ${broken.length - 12} more`);
  const isRight = control ? broken.some((rule) => rule.startsWith(control.breaks)) : lines.every(({ ok }) => ok);
  if (control) console.log(`The control "${control.name}" ${isRight ? 'is caught' : 'was NOT caught'}.`);
  if (process.argv.includes('--json')) console.log(JSON.stringify(verdict));
  process.exitCode = isRight ? 0 : 1;
}

export function invariants(broken: readonly string[], seconds: number): Line[] {
  const none = broken.length === 0;
  return [
    {
      what: 'rules (a) to (i): rows, ledger, letters',
      demanded: 'none broken',
      seen: none ? 'none broken' : `${broken.length} broken`,
      ok: none,
    },
    {
      what: 'until all of them hold',
      demanded: '≤ 60 s',
      seen: `${seconds.toFixed(1)} s`,
      ok: none && seconds <= 60,
      isTime: true,
    },
  ];
}
