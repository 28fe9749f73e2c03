/** Finds words of wishes in a folded line and says which tags they mean. */

import { TAGS, type Tag } from '../../../destinations/rules/tags.ts';
import { wishWords } from '../../content/wish-words.ts';

export interface WishHit {
  readonly from: number;
  readonly to: number;
  /** The strongest first. */
  readonly tags: readonly Tag[];
  readonly word: string;
}

interface Entry {
  readonly tags: readonly Tag[];
  /** The words of a phrase; the last may be a stem. */
  readonly words: readonly string[];
  readonly isStem: boolean;
}

const KNOWN = new Set<string>(TAGS);
const CJK = /[\u3040-\u30ff\u4e00-\u9fff]/;
/** By the first three letters of the first word. */
const SPACED = new Map<string, Entry[]>();
const UNSPACED: (readonly [string, readonly Tag[]])[] = [];

for (const { means, words: list } of wishWords) {
  const tags = means.filter((tag): tag is Tag => KNOWN.has(tag));
  for (const written of list.split(/\s+/)) {
    if (CJK.test(written)) {
      UNSPACED.push([written, tags]);
      continue;
    }
    const isStem = written.endsWith('*');
    const words = written
      .replace(/\*$/, '')
      .split('_')
      .filter((word) => word !== '');
    const key = (words[0] ?? '').slice(0, 2);
    SPACED.set(key, [...(SPACED.get(key) ?? []), { tags, words, isStem }]);
  }
}
for (const entries of SPACED.values())
  entries.sort((a, b) => b.words.length - a.words.length || (b.words[0]?.length ?? 0) - (a.words[0]?.length ?? 0));
UNSPACED.sort((a, b) => b[0].length - a[0].length);

/** "Carriage-free" is carriage, and free of it. */
const TOKEN = /[a-z0-9]+(?:['-](?!free\b)[a-z0-9]+)*/g;

export function wishHits(line: string): readonly WishHit[] {
  const tokens = [...line.matchAll(TOKEN)].map(({ 0: word, index }) => ({
    word,
    from: index,
    to: index + word.length,
  }));
  const hits: WishHit[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token) continue;
    const found = (SPACED.get(token.word.slice(0, 2)) ?? []).filter((entry) => matches(entry, tokens, index));
    const longest = found[0]?.words.length ?? 0;
    for (const entry of found.filter((each) => each.words.length === longest)) {
      const last = tokens[index + entry.words.length - 1] ?? token;
      hits.push({ from: token.from, to: last.to, tags: entry.tags, word: line.slice(token.from, last.to) });
    }
    if (longest > 1) index += longest - 1;
    if (found.length === 0 && token.word.includes('-')) {
      for (const part of token.word.split('-')) {
        const entry = (SPACED.get(part.slice(0, 2)) ?? []).find(
          (each) => each.words.length === 1 && fits(each.words[0] ?? '', part, each.isStem),
        );
        if (entry) hits.push({ from: token.from, to: token.to, tags: entry.tags, word: token.word });
      }
    }
  }
  if (CJK.test(line)) {
    for (const [word, tags] of UNSPACED) {
      const at = line.indexOf(word);
      if (at >= 0) hits.push({ from: at, to: at + word.length, tags, word });
    }
  }
  return hits;
}

/** Whether it may well be a wish; a stem that has grown by half a word is no longer one ("Birdgehampton"). */
export function isWishWord(word: string): boolean {
  return (SPACED.get(word.slice(0, 2)) ?? []).some(({ words, isStem }) => {
    const [only = ''] = words;
    return words.length === 1 && word.length <= only.length + 5 && fits(only, word, isStem);
  });
}

function matches(entry: Entry, tokens: readonly { word: string }[], index: number): boolean {
  return entry.words.every((word, at) => {
    const token = tokens[index + at]?.word;
    return token !== undefined && fits(word, token, entry.isStem && at === entry.words.length - 1);
  });
}

/** A stem may have grown by a plural or an ending, not by half a word. */
function fits(word: string, token: string, isStem: boolean): boolean {
  if (word === token) return true;
  if (isStem) return token.startsWith(word);
  return token.length === word.length + 1 && token === `${word}s`;
}
