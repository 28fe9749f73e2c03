/**
 * What a model writes, sentence by sentence. A sentence may hold slots of places
 * that stand in this very plan, the words of `allowed-words.ts`, and the words of
 * our own description of the places it names; nothing else, so neither a name
 * nor a number, a day, an address or a claim can come in. A sentence that breaks
 * a rule is left out; a text that has too little left is not used.
 */
import * as z from 'zod/mini';
import type { Place } from '../../../destinations/rules/catalogue.ts';
import { isAllowedWord, isForbiddenWord } from './allowed-words.ts';

export const ModelProse = z.object({
  trips: z
    .array(
      z.object({
        /** A letter of ours for each plan of the answer. */
        trip: z.string().check(z.maxLength(2)),
        lead: z.string().check(z.maxLength(700)),
        why: z.string().check(z.maxLength(1600)),
      }),
    )
    .check(z.maxLength(8)),
});
export type ModelProse = z.infer<typeof ModelProse>;

/** As a model is told what was wrong: the rule, and nothing of its text. */
export const FAULTS = ['markup', 'digit', 'name', 'word', 'slot', 'claim', 'length', 'missing'] as const;
export type ProseFault = (typeof FAULTS)[number];

export interface Linted {
  /** With names in the place of slots. */
  readonly sentences: readonly string[];
  readonly faults: readonly ProseFault[];
}

const SLOT = /\{\{\s*([a-z0-9][\w-]{0,118})\s*\}\}/g;
const LONGEST_SENTENCE = 260;
const FEWEST_WORDS = 4;
/** Stands for a slot while a sentence is looked at; no text can hold it, since it is no letter. */
const HOLE = '□';
const ALLOWED = /^[\p{Script=Latin}□ ,;:.!?'’\-–—]*$/u;
const WORD = /[\p{Script=Latin}]+(?:['’-][\p{Script=Latin}]+)*/gu;

export function lintProse(text: string, places: ReadonlyMap<string, Place>): Linted {
  const sentences: string[] = [];
  const faults = new Set<ProseFault>();
  const seen = new Set<string>();
  for (const sentence of sentencesIn(text)) {
    const judged = judge(sentence, places);
    if ('fault' in judged) faults.add(judged.fault);
    else if (!seen.has(judged.text)) {
      seen.add(judged.text);
      sentences.push(judged.text);
    }
  }
  if (sentences.length === 0) faults.add('missing');
  return { sentences, faults: [...faults] };
}

function sentencesIn(text: string): string[] {
  return text
    .normalize('NFC')
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

type Judged = { readonly fault: ProseFault } | { readonly text: string };

function judge(sentence: string, places: ReadonlyMap<string, Place>): Judged {
  const slots: Place[] = [];
  let isStranger = false;
  const holed = sentence.replace(SLOT, (_, id: string) => {
    const place = places.get(id);
    if (place) slots.push(place);
    else isStranger = true;
    return HOLE;
  });
  if (isStranger) return { fault: 'slot' };
  if (sentence.includes(HOLE)) return { fault: 'markup' };
  if (/\p{N}/u.test(holed)) return { fault: 'digit' };
  if (!ALLOWED.test(holed)) return { fault: 'markup' };
  if (sentence.length > LONGEST_SENTENCE || !/[.!?]$/.test(holed)) return { fault: 'length' };
  const words = [...holed.matchAll(WORD)];
  if (words.length + slots.length < FEWEST_WORDS) return { fault: 'length' };
  const known = new Set(slots.flatMap(({ about }) => wordsOf(about)));
  for (const [at, { 0: word, index }] of words.entries()) {
    const plain = word.toLowerCase().replaceAll('’', "'");
    const isFirst = at === 0 && !holed.slice(0, index).includes(HOLE);
    if (!isFirst && word !== word.toLowerCase()) return { fault: 'name' };
    if (isFirst && word.slice(1) !== word.slice(1).toLowerCase()) return { fault: 'name' };
    const bare = plain.replace(/'s$/, '');
    if (isForbiddenWord(plain) || isForbiddenWord(bare) || bare.split('-').some(isForbiddenWord))
      return { fault: 'claim' };
    if (!isAllowedWord(bare) && !known.has(bare)) return { fault: 'word' };
  }
  let next = 0;
  return { text: holed.replaceAll(HOLE, () => slots[next++]?.name ?? '') };
}

/** The words of a description that are no names: what is written small in it. */
function wordsOf(about: string): string[] {
  return [...about.matchAll(WORD)].flatMap(([word]) =>
    word === word.toLowerCase() ? [word.replaceAll('’', "'")] : [],
  );
}
