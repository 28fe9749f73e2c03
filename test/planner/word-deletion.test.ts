/** A word that counts as used changes the wish when it is deleted: a seeded sample of both sets, whose share of idle words may only fall. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { languageOf } from '../../src/features/planner/rules/parse/language.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { noNotes } from '../../src/features/planner/rules/parse/reading-notes.ts';
import { EMPTY_WISH, FIELDS, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { isContent } from '../../src/features/planner/rules/read/claimed-words.ts';
import { namesInText } from '../../src/features/planner/rules/read/places/names-in-text.ts';
import { readerOf } from '../../src/features/planner/rules/read/reader.ts';
import { spanOfTokens } from '../../src/features/planner/rules/read/tokens.ts';
import type { Reading, Span } from '../../src/features/planner/rules/reading.ts';
import { cases } from './both-sets.ts';
import { materialise } from './checker/case.ts';

const today = '2026-12-01';
const gazetteer = ownGazetteer();
/** Of the words that count as used, how many may change nothing: words said twice, and those that repeat what is usual. */
const MOST_IDLE = 0.17;
const EVERY = 9;
const LONGEST = 600;

let seed = 20_270_115;
/** Numbers that are the same on every run. */
function next(below: number): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
}

const read = (said: Questionnaire) => readWish(said, { today, gazetteer });

/** What a plan or a line of the answer depends on: everything but where it stands in the text. */
function wishOf({ readings: _, unused: __, language: ___, assumptions: ____, ...wish }: Reading): string {
  return JSON.stringify(wish, (key, value) => (key === 'span' || key === 'words' ? undefined : value));
}

/** The words that matter, with their places. */
function contentOf(said: Questionnaire): Span[] {
  const language = languageOf(Object.values(said));
  const reader = readerOf(said, { language, today, gazetteer, notes: noNotes() }, [namesInText(gazetteer, said)]);
  return reader.items.flatMap((item) =>
    isContent(item) ? (spanOfTokens(reader.tokens, item.from, item.to) ?? []) : [],
  );
}

test('a word that is not told as unused changes the wish when it is deleted', () => {
  let asked = 0;
  const idle: string[] = [];
  for (const { id, input } of cases) {
    const said: Questionnaire = { ...EMPTY_WISH, ...materialise(input) };
    if (FIELDS.some((field) => said[field].length > LONGEST)) continue;
    const before = read(said);
    const wish = wishOf(before);
    for (const { field, from, to } of contentOf(said)) {
      const isTold = before.unused.some(({ span }) => span.field === field && span.from < to && span.to > from);
      if (isTold || next(EVERY) !== 0) continue;
      asked++;
      const without = `${said[field].slice(0, from)} ${said[field].slice(to)}`;
      if (wishOf(read({ ...said, [field]: without })) === wish) idle.push(`${id} ${said[field].slice(from, to)}`);
    }
  }
  expect(asked).toBeGreaterThan(80);
  expect(idle.length / asked, idle.join(', ')).toBeLessThan(MOST_IDLE);
}, 60_000);

test('a word nobody could understand is told, and counts as idle when it is not', () => {
  const said = { ...EMPTY_WISH, destination: 'Lisbon', interests: 'museums', preferences: 'floccinaucinihil' };
  expect(read(said).unused.map(({ text }) => text)).toEqual(['floccinaucinihil']);
  expect(wishOf(read(said))).toBe(wishOf(read({ ...said, preferences: '' })));
});
