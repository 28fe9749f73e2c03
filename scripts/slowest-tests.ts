/** The last lines of a run of tests: its ten slowest, so that nobody has to look for what makes it long. */
import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 10;

interface Timed {
  readonly name: string;
  readonly ms: number;
}

function show(what: string, timed: readonly Timed[]): void {
  const slowest = timed.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN);
  console.log(`\nThe slowest ${what}:`);
  for (const { name, ms } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
}

export const slowestTests = (): Reporter => ({
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: `${module.relativeModuleId} › ${test.fullName}`,
        ms: test.diagnostic()?.duration ?? 0,
      })),
    );
    show('tests', tests);
    show(
      'test files',
      modules.map((module) => {
        const { duration, collectDuration } = module.diagnostic();
        return { name: module.relativeModuleId, ms: duration + collectDuration };
      }),
    );
  },
});
