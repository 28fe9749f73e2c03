/** Processor time that a process and all its children have used, in ms; NaN where there is no /proc. */
import { readdirSync, readFileSync } from 'node:fs';

const MS_PER_TICK = 10;

export function processorMs(root: number): number {
  try {
    const parents = new Map<number, { parent: number; ms: number }>();
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue;
      const stat = statOf(Number(name));
      if (stat) parents.set(Number(name), stat);
    }
    return [...parents].reduce((sum, [pid, { ms }]) => (isBelow(pid, root, parents) ? sum + ms : sum), 0);
  } catch {
    return Number.NaN;
  }
}

function isBelow(pid: number, root: number, parents: ReadonlyMap<number, { parent: number }>): boolean {
  for (let at: number | undefined = pid; at !== undefined && at > 1; at = parents.get(at)?.parent) {
    if (at === root) return true;
  }
  return false;
}

/** A process may end while we look. Time of children that have ended counts too. */
function statOf(pid: number): { parent: number; ms: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const ticks = fields.slice(11, 15).reduce((sum, part) => sum + part, 0);
    return { parent, ms: ticks * MS_PER_TICK };
  } catch {
    return null;
  }
}
