import { describe, expect, it } from 'vitest';
import { lexicon } from '../../../src/features/planner/content/lexicon.ts';
import { EMPTY_WISH } from '../../../src/features/planner/rules/questionnaire.ts';
import { lexiconOf } from '../../../src/features/planner/rules/read/lexicon.ts';
import { polarities } from '../../../src/features/planner/rules/read/negation.ts';
import { tagTokens } from '../../../src/features/planner/rules/read/tagged-tokens.ts';
import { tokensOf } from '../../../src/features/planner/rules/read/tokens.ts';

const words = lexiconOf(lexicon);

/** The content words that are ruled out. */
function ruledOut(text: string, language: string): string {
  const items = tagTokens(tokensOf({ ...EMPTY_WISH, preferences: text }), words, () => language);
  const polarity = polarities(items);
  const idle = ['filler', 'article', 'preposition', 'joiner', 'speaker', 'wanting', 'please', 'copula', 'negator'];
  return items
    .filter((item, at) => polarity[at] === 'unwanted' && item.kind === 'word')
    .filter(({ senses }) => !idle.some((type) => senses.has(type)))
    .map(({ text }) => text)
    .join(' ');
}

describe.each([
  ['en', 'no bars or clubs, we love gardens', 'bars clubs'],
  ['de', 'nix Museen', 'museen'],
  ['en', 'no bars, clubs or casinos but good food', 'bars clubs casinos'],
  ['en', 'no bars, beaches', 'bars'],
  ['en', 'no museums except the Louvre', 'museums'],
  ['en', 'everything except museums', 'museums'],
  ['en', 'anything but clubs, casinos or malls', 'clubs casinos malls'],
  ['en', 'Apart from museums we love gardens', ''],
  ['en', 'museums and churches: no thanks', 'museums churches'],
  ['en', 'beaches, clubs no thanks', 'clubs'],
  ['en', 'museums are a no go, beaches please', 'museums'],
  ['en', "we don't want to miss opera", ''],
  ['en', "I can't stand crowds and noise. Markets!", 'crowds noise'],
  ['en', 'no museums!!! gardens', 'museums'],
  ['en', 'not only museums', ''],
  ['en', 'neither museums nor churches', 'museums churches'],
  ['de', 'keine Museen und keine Kirchen, lieber Strand', 'museen kirchen'],
  ['de', 'Museen und Kirchen mögen wir nicht', 'museen kirchen'],
  ['de', 'Museen interessieren uns nicht, aber Strand', 'museen'],
  ['de', 'alles außer Casinos', 'casinos'],
  ['fr', 'sans musées ni églises, plutôt la plage', 'musees eglises'],
  ['fr', "on n'aime pas les musées mais la plage", 'musees'],
  ['fr', 'tout sauf les casinos', 'casinos'],
  ['es', 'nada de museos ni iglesias, queremos playa', 'museos iglesias'],
  ['es', 'no nos gustan los museos, pero sí la playa', 'museos'],
  ['es', 'playa; los museos no nos interesan', 'museos'],
  ['it', 'niente musei o chiese, ma spiaggia', 'musei chiese'],
  ['it', 'non ci piacciono i musei', 'musei'],
  ['pt', 'sem museus nem igrejas, queremos praia', 'museus igrejas'],
  ['pt', 'praia, mas museus não', 'museus'],
  ['da', 'ingen museer eller kirker, men gerne strand', 'museer kirker'],
  ['da', 'museer kan vi ikke lide', 'museer'],
  ['ja', '寺院、クラブなし', 'ク ラ ブ'],
  ['ja', 'クラブ、バーは苦手です', 'ク ラ ブ バ ー'],
  ['ja', '寺院が好き、バーは苦手', 'バ ー'],
])('%s: %s', (language, text, unwanted) => {
  it(`rules out "${unwanted}"`, () => expect(ruledOut(text, language)).toBe(unwanted));
});

it('reads a word of another language that means something else only in a text of that language', () => {
  const numbers = (text: string, language: string) =>
    tagTokens(tokensOf({ ...EMPTY_WISH, dates: text }), words, () => language).flatMap(({ number }) => number ?? []);
  expect(numbers('once a week by the fire', 'en')).toEqual([]);
  expect(numbers('once noches', 'es')).toEqual([11]);
  expect(numbers('fire dage', 'da')).toEqual([4]);
  expect(numbers('zwei Wochen', 'en')).toEqual([2]);
});
