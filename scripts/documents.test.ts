import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readTree } from './architecture/tree.ts';
import { checkArchitecture, report } from './architecture.ts';
import { modulesDocument } from './modules.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const HOW_TO = read('docs/how-to-add-a-feature.md');
const files = readTree(ROOT);

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

interface Sample {
  readonly language: string;
  readonly path: string;
  readonly lines: readonly string[];
}

function samplesIn(text: string): readonly Sample[] {
  return [...text.matchAll(/^ *```(\w+) ?(\S*)\n([\s\S]*?)\n *```$/gm)].map(
    ([, language = '', path = '', code = '']) => ({
      language,
      path,
      lines: code.split('\n').map((line) => line.trim()),
    }),
  );
}

/** Whether the lines stand in the source one after another; `…` leaves some out. */
function standsIn(source: string, sample: readonly string[]): boolean {
  const lines = source.split('\n').map((line) => line.trim());
  return lines.some((_, start) => {
    let at = start;
    let mayLeaveOut = false;
    for (const wanted of sample) {
      if (wanted === '…') {
        mayLeaveOut = true;
        continue;
      }
      if (mayLeaveOut) at = lines.findIndex((line, i) => i >= at && line.includes(wanted));
      if (at < 0 || !lines[at]?.includes(wanted)) return false;
      mayLeaveOut = false;
      at += 1;
    }
    return true;
  });
}

describe('the samples of the how-to are those of the source', () => {
  const samples = samplesIn(HOW_TO);

  test('each names its file', () => {
    expect(samples.length).toBeGreaterThan(6);
    expect(samples.filter(({ path }) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test.each(samples.map((sample) => [sample.path, sample] as const))('%s', (path, { lines }) => {
    expect({ path, lines, stands: standsIn(read(path), lines) }).toMatchObject({ stands: true });
  });

  test('a sample that differs in one word is seen', () => {
    const [sample] = samples;
    const other = sample?.lines.map((line) => line.replace('capacity', 'seats')) ?? [];
    expect(standsIn(read(sample?.path ?? ''), sample?.lines ?? [])).toBe(true);
    expect(standsIn(read(sample?.path ?? ''), other)).toBe(false);
  });

  test('the refusal at its end is the one that the rules give', () => {
    const text = `${'\n'.repeat(8)}export const today = () => new Date();\n`;
    const planted = new Map([['src/features/gift-cards/rules.ts', text]]);
    expect(HOW_TO).toContain(report(checkArchitecture(planted, { 'gift-cards': [] })));
  });
});

test('the map of the modules is the one that npm run modules writes', () => {
  expect(read('docs/modules.md')).toBe(modulesDocument(files));
});

test('every link of the documents leads to a file', () => {
  const dead = [...files].flatMap(([path, text]) => {
    if (!/^(?:README|docs\/|media\/README).*\.md$/.test(path)) return [];
    return [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
      .map(([, link = '']) => join(dirname(path), link))
      .filter((target) => !existsSync(join(ROOT, target)))
      .map((target) => `${path}: ${target}`);
  });
  expect(dead).toEqual([]);
});
