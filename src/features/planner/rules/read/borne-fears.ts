/** "Afraid of flying, but I'll manage": who bears it all the same flies, and nothing is ruled out. */
import { isEnd } from './clause-ends.ts';
import type { Item } from './tagged-tokens.ts';

const FAR = 12;

/** Where a sentence says, behind what is feared, that they do it: the item that says so. */
export function borneAt(items: readonly Item[], at: number): number | undefined {
  for (let next = at + 1; next < at + FAR && !isEnd(items, next); next++)
    if (items[next]?.senses.has('borne')) return next;
  return undefined;
}

export const withoutBorneFears = (items: readonly Item[]): Item[] =>
  items.map((item, at) => {
    const isFear = item.senses.has('no-flight') || item.senses.get('feared') === 'flying';
    if (!isFear || borneAt(items, at) === undefined) return item;
    const senses = [...item.senses].filter(([type]) => type !== 'no-flight' && type !== 'feared');
    return { ...item, senses: new Map([...senses, ['borne', 'any']]) };
  });
