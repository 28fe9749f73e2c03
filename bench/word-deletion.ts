/**
 * Whether a word that is not told as unused is used: every nth word of both public sets is deleted, and the wish read
 * again. Words whose deletion changes nothing are listed: small words, words said twice, and those only said to be used.
 *
 *   node bench/word-deletion.ts [n]
 */
import { ownGazetteer } from '../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, FIELDS, type Questionnaire } from '../src/features/planner/rules/questionnaire.ts';
import type { Reading } from '../src/features/planner/rules/reading.ts';
import { cases } from '../test/planner/both-sets.ts';
import { materialise } from '../test/planner/checker/case.ts';

const every = Number(process.argv[2] ?? 5);
const circumstances = { today: '2026-12-01', gazetteer: ownGazetteer() } as const;
const read = (said: Questionnaire) => readWish(said, circumstances);

/** What a plan or a line of the answer depends on: everything but where it stands in the text. */
function wishOf({ readings: _, unused: __, language: ___, ...wish }: Reading): string {
  return JSON.stringify(wish, (key, value) => (key === 'span' ? undefined : value));
}

let seen = 0;
let asked = 0;
let told = 0;
const nothing = new Map<string, string[]>();
for (const { id, input } of cases) {
  const said: Questionnaire = { ...EMPTY_WISH, ...materialise(input) };
  if (FIELDS.some((field) => said[field].length > 2000)) continue;
  const before = read(said);
  const wish = wishOf(before);
  for (const field of FIELDS) {
    for (const { 0: word, index } of said[field].matchAll(/[\p{L}\p{N}]+/gu)) {
      if (seen++ % every !== 0) continue;
      const to = index + word.length;
      if (before.unused.some(({ span }) => span.field === field && span.from < to && span.to > index)) {
        told++;
        continue;
      }
      asked++;
      const without = `${said[field].slice(0, index)}${said[field].slice(to)}`;
      if (wishOf(read({ ...said, [field]: without })) === wish) {
        nothing.set(id, [...(nothing.get(id) ?? []), `${field}: ${word}`]);
      }
    }
  }
}
const changedNothing = [...nothing.values()].flat().length;
for (const [id, words] of nothing) console.log(id, words.join(', '));
console.log(
  `${asked} words deleted, ${changedNothing} changed nothing (small words among them); ${told} are told as not used`,
);
