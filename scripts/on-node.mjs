// @ts-check
/**
 * Runs a script or a tool on the Node 24 that came with the packages, whichever Node npm runs on:
 * `node scripts/on-node.mjs scripts/doctor.ts`, `node scripts/on-node.mjs vitest run`; flags before a script are for Node. What is missing is installed first.
 * With ON_NODE=show it says what it would run, and runs nothing.
 */
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { become } from './become.mjs';
import { ensureInstalled, Refusal, ROOT, run, runAsProgram } from './prepare.mjs';

await runAsProgram(async () => {
  const words = process.argv.slice(2);
  const isFlag = (/** @type {string} */ word) => word.startsWith('--');
  const first = words.findIndex((word) => !isFlag(word));
  /** For Node itself. */
  const flags = words.slice(0, Math.max(0, first));
  const [given = '', ...args] = first < 0 ? [] : words.slice(first);
  const node = await ensureInstalled();
  const isScript = /\.(?:ts|mjs)$/.test(given);
  const tool = isScript ? given : join('node_modules', '.bin', process.platform === 'win32' ? `${given}.cmd` : given);
  if (given === '' || !existsSync(isScript ? tool : join(ROOT, tool))) {
    throw new Refusal(`Say which script to run, as in: npm run ts -- bench/fuzz.ts (there is no ${given || 'name'})`);
  }
  if (process.env['ON_NODE'] === 'show') {
    console.log([node, ...flags, tool, ...args].join(' '));
    return 0;
  }
  // What the tool itself starts with `node` is to be the same one.
  process.env['PATH'] = `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}`;
  if (isScript) return become(node, [...flags, tool, ...args]);
  return run(join(ROOT, tool), args);
});
