import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { IS_LONG, sampleOf } from '../test/rounds.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const run = promisify(execFile);
const SCRIPTS: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts;
const DOCUMENTS = ['README.md', 'media/README.md', ...markdownIn('docs'), ...markdownIn('docs/decisions')];
const TEXTS = new Map(DOCUMENTS.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));

function markdownIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
}

/** Every `npm run NAME` and `npm run ts -- FILE` of the documents. */
const documented = [...TEXTS.values()].flatMap((text) =>
  [...text.matchAll(/npm run (?:-s )?([a-z:]+)(?: -- ([\w/-]+\.ts)\b)?/g)].map(([, name = '', file]) => ({
    name,
    file,
  })),
);
const names = [...new Set(documented.map(({ name }) => name))].sort();

test('each command of the documents exists', () => {
  expect(names.length).toBeGreaterThan(12);
  expect(names.filter((name) => !(name in SCRIPTS))).toEqual([]);
  const files = documented.flatMap(({ name, file }) => (name === 'ts' && file ? [file] : []));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('no document asks for a TypeScript file or a tool on whichever Node there is', () => {
  const raw = [...TEXTS].flatMap(([path, text]) =>
    text
      .split('\n')
      .flatMap((line) =>
        (line.match(/(?<![\w/-])(?:node [\w/-]+\.ts|npx (?:vitest|playwright|biome|tsc|knip|vite))\b/g) ?? []).map(
          (command) => `${path}: ${command}`,
        ),
      ),
  );
  expect(raw).toEqual([]);
});

test('every npm script chooses its Node, or runs on the oldest that will do', () => {
  const own = Object.entries(SCRIPTS).flatMap(([name, command]) =>
    command
      .split(' && ')
      .filter((part) => !/^node scripts\/\w[\w-]*\.mjs\b|^npm run -s |^biome |^\$\{PYTHON:-python3\} /.test(part))
      .map((part) => `${name}: ${part}`),
  );
  expect(own).toEqual([]);
});

const OLD_NODE = await oldNode();

describe.skipIf(OLD_NODE === null)('on Node 20 (skipped where there is none)', () => {
  const old = OLD_NODE ?? '';
  const withOldNode = { ...process.env, PATH: `${old.replace(/[\\/]node$/, '')}${delimiter}${process.env['PATH']}` };

  test('each documented command is run by the Node of the packages', async () => {
    const launched = names.filter((name) => SCRIPTS[name]?.startsWith('node scripts/on-node.mjs '));
    for (const name of sampleOf(launched, 6)) {
      const [, , ...args] = SCRIPTS[name]?.split(' && ')[0]?.split(' ') ?? [];
      const given = name === 'ts' ? ['bench/fuzz.ts'] : args;
      const env = { ...withOldNode, ON_NODE: 'show' };
      const { stdout } = await run(old, ['scripts/on-node.mjs', ...given], { cwd: ROOT, env });
      const [node = '', ...words] = stdout.trim().split(' ');
      const file = words.find((word) => !word.startsWith('--')) ?? '';
      expect({ name, isThere: existsSync(join(ROOT, file)) }).toEqual({ name, isThere: true });
      expect((await run(node, ['--version'])).stdout).toMatch(/^v(?:2[4-9]|[3-9]\d)\./);
    }
  });

  test.runIf(IS_LONG)('a script runs', async () => {
    const { stdout } = await run(old, ['scripts/on-node.mjs', 'scripts/architecture.ts'], {
      cwd: ROOT,
      env: withOldNode,
    });
    expect(stdout).toContain(' 0 violations');
  });

  test('a tool runs, and on the same Node', async () => {
    const { stdout } = await run(old, ['scripts/on-node.mjs', 'vitest', '--version'], { cwd: ROOT, env: withOldNode });
    expect(stdout).toMatch(/node-v(?:2[4-9]|[3-9]\d)\./);
  });

  test('a script that is not there is refused in one sentence', async () => {
    const asked = run(old, ['scripts/on-node.mjs', 'bench/nothing.ts'], { cwd: ROOT, env: withOldNode });
    await expect(asked).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('npm run ts -- bench/fuzz.ts'),
    });
  });

  test.each(['start.mjs', 'test.mjs', 'prepare.mjs', 'chromium.mjs'])('%s can be read', async (file) => {
    await run(old, ['--check', join('scripts', file)], { cwd: ROOT });
  });
});

/** A Node on the path that cannot run TypeScript. */
async function oldNode(): Promise<string | null> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const node = join(folder, 'node');
    if (!existsSync(node)) continue;
    const { stdout } = await run(node, ['--version']).catch(() => ({ stdout: '' }));
    if (/^v2[0-2]\./.test(stdout)) return node;
  }
  return null;
}

test('packages are not installed through a link: npm would empty what it leads to', async () => {
  const checkout = mkdtempSync(join(tmpdir(), 'wl-linked-'));
  onTestFinished(() => rmSync(checkout, { recursive: true }));
  for (const part of ['package.json', 'package-lock.json', 'scripts'])
    cpSync(join(ROOT, part), join(checkout, part), { recursive: true });
  mkdirSync(join(checkout, 'of-others'));
  symlinkSync('of-others', join(checkout, 'node_modules'));
  const refused = run(process.execPath, [join(checkout, 'scripts/start.mjs'), '--prepare']);
  await expect(refused).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('is a link') });
});
