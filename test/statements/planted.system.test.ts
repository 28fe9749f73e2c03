/** The proof sees what it is for. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { copyTemplate } from '../own-database.ts';
import { openDescriber } from './describe.ts';
import { readCode } from './program.ts';
import { type Proof, prove } from './prove.ts';

const PATH = 'test/statements/planted.ts';
const lines = readFileSync(new URL('planted.ts', import.meta.url), 'utf8').split('\n');
const plants = lines.flatMap((line, at) => (line.startsWith('// ') ? [{ words: line.slice(3), line: at + 1 }] : []));

let proof: Proof;

beforeAll(async () => {
  const database = await copyTemplate();
  const project = new URL('../../tsconfig.json', import.meta.url).pathname;
  const code = readCode({ project, covers: (path) => path === PATH });
  const describer = await openDescriber(database.url);
  try {
    proof = await prove(code, describer);
  } finally {
    code.close();
    await describer.close();
    await database.drop();
  }
});

/** What is said of lines from one plant to the next. */
function faultsOf(line: number): string[] {
  const end = plants.find((plant) => plant.line > line)?.line ?? lines.length;
  return proof.faults.filter((fault) => {
    const at = Number(/:(\d+): /.exec(fault)?.[1]);
    return at > line && at < end;
  });
}

test.each(plants.filter(({ words }) => words.startsWith('fault: ')))('$words', ({ words, line }) => {
  expect(faultsOf(line)).toEqual([expect.stringContaining(`: ${words.slice('fault: '.length)}`)]);
});

test('statements that are as their types say are left alone', () => {
  expect(plants[0]?.words).toBe('sound');
  expect(faultsOf(plants[0]?.line ?? 0)).toEqual([]);
});

test('a text that no statement was found to hold is named', () => {
  expect(proof.beside).toEqual([`${PATH}:${lines.findIndex((line) => line.includes('unused')) + 1}`]);
});
