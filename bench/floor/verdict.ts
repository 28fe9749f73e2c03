/** What a bench says at its end: a table of what was demanded and what was seen, and the status to end with. */
import { parseArgs } from 'node:util';

export interface Line {
  readonly what: string;
  readonly demanded: string;
  readonly seen: string;
  readonly ok: boolean;
}

/** Common to all: how large the run is, its seed, and which control to run instead of the real thing. */
export function readArguments(defaultScale: number): { scale: number; seed: number; control: string } {
  const { values } = parseArgs({
    options: { scale: { type: 'string' }, seed: { type: 'string' }, control: { type: 'string' } },
  });
  const scale = Number(values.scale ?? defaultScale);
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  if (!(scale > 0) || !Number.isInteger(seed)) throw new Error('--scale is above zero, --seed is a whole number');
  return { scale, seed, control: values.control ?? '' };
}

/** A control is right when at least one line is broken: a check that cannot fail shows nothing. */
export function sayVerdict(title: string, lines: readonly Line[], broken: readonly string[], control = ''): void {
  console.log(`\n${title}`);
  for (const { what, demanded, seen, ok } of lines) {
    console.log(`${ok ? '  ok  ' : ' FAIL '} ${what.padEnd(44)} ${demanded.padEnd(22)} ${seen}`);
  }
  for (const rule of broken.slice(0, 12)) console.log(`       ${rule}`);
  if (broken.length > 12) console.log(`       … and ${broken.length - 12} more`);
  const isBroken = lines.some(({ ok }) => !ok);
  if (control)
    console.log(isBroken ? `The control "${control}" is caught.` : `The control "${control}" was NOT caught.`);
  process.exitCode = isBroken === (control !== '') ? 0 : 1;
}

export function invariants(broken: readonly string[], seconds: number): Line {
  return {
    what: 'rules (a) to (f), database and ledger',
    demanded: 'none broken, ≤ 60 s',
    seen: broken.length === 0 ? `none broken after ${seconds.toFixed(1)} s` : `${broken.length} broken`,
    ok: broken.length === 0,
  };
}
