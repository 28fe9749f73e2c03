/**
 * What patterns do, counted instead of timed: how often one is tried, how many characters it is given to look at, and
 * which patterns they were. Everything that reads with a pattern goes through `exec`, as the language has it.
 */
export interface PatternWork {
  readonly calls: number;
  readonly characters: number;
  readonly patterns: ReadonlySet<RegExp>;
}

export async function patternWork(work: () => unknown): Promise<PatternWork> {
  const original = RegExp.prototype.exec;
  const seen = new Map<string, RegExp>();
  let [calls, characters] = [0, 0];
  RegExp.prototype.exec = function counted(this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = original.call(this, text);
    calls += 1;
    characters += Math.max(0, (found ? found.index + found[0].length : String(text).length) - from);
    seen.set(String(this), this);
    return found;
  };
  try {
    await work();
  } finally {
    RegExp.prototype.exec = original;
  }
  return { calls, characters, patterns: new Set(seen.values()) };
}
