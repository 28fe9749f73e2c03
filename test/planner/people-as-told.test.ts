/** Who travels, as people tell it in ten languages: one line each in the table beside. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH } from '../../src/features/planner/rules/questionnaire.ts';

const gazetteer = ownGazetteer();
const lines = readFileSync(new URL('people-as-told.txt', import.meta.url), 'utf8').split('\n');
const rows = lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split(' | '));

test.each(rows)('%s grown-ups, children %s: %s', (adults, children = '', travelers) => {
  const asked = { ...EMPTY_WISH, destination: 'Istanbul', ...(travelers ? { travelers } : {}) };
  const { party } = readWish(asked, { today: '2026-12-01', gazetteer });
  const ages = party.children.toSorted((a, b) => a - b).join(',');
  const read = children.startsWith('n') ? `n${party.children.length}` : ages;
  expect(`${party.adults} | ${read}`).toBe(`${adults} | ${children}`);
});
