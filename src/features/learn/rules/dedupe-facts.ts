/** What two sources say of one place, each thing once. */
import { folded } from './find-guides.ts';

/** So much of the shorter sentence's telling words in the longer one: the same thing said twice. */
const SAME = 0.4;

const TELLING = 3;

const SMALL_WORDS = new Set(
  'and are but can for from has have her his its may not one only than that the them then they this too was what when where which who will with you your also every there their into before after'.split(
    ' ',
  ),
);

/** The sentences of `more` that say something `said` does not. A guide is written by hand and completed from the catalogue. */
export function dedupeFacts<F extends { readonly text: string }>(said: readonly string[], more: readonly F[]): F[] {
  const known = said.map(tellingWords);
  return more.filter(({ text }) => {
    const own = tellingWords(text);
    return !known.some((other) => {
      const shared = [...own].filter((word) => other.has(word)).length;
      return shared >= 3 && shared / Math.min(own.size, other.size) >= SAME;
    });
  });
}

function tellingWords(text: string): Set<string> {
  return new Set(
    folded(text)
      .split(/[^a-z0-9]+/)
      .filter((word) => (word.length >= TELLING && !SMALL_WORDS.has(word)) || /\d/.test(word))
      .map((word) => word.replace(/(?:ing|es|s)$/, '').replace(/y$/, 'i')),
  );
}
