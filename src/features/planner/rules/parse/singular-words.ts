/** One spelling for the things people name and for what is told of places: folded, each word in its singular, blanks around. */
import { fold } from './fold-text.ts';

export function singularWords(text: string): string {
  const words = fold(text)
    .text.replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
  return ` ${words.trim().split(' ').map(singular).join(' ')} `;
}

function singular(word: string): string {
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|ss|x)es$/.test(word)) return word.slice(0, -2);
  // "Saunas", "bayous", and no "gas", "famous" or "Christmas".
  const isMany = /[^suai]s$/.test(word) || (/(?:(?<!christm)a|you)s$/.test(word) && word.length > 4);
  return isMany && word.length > 3 ? word.slice(0, -1) : word;
}

/** Whether it is told of: a key is alternatives with `|` between them, a `*` at an end leaves the ending open. */
export function hasKeyword(told: string, key: string): boolean {
  return key.split('|').some((one) => {
    const isOpen = one.endsWith('*');
    return told.includes(isOpen ? ` ${one.slice(0, -1)}` : ` ${one} `);
  });
}
