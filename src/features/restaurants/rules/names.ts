/**
 * A restaurant's name has words of its own ("Ramiro"), words for what kind of house it is ("Cervejaria"), and words that
 * every name may have ("the", "Restaurant"). What two names have in common is judged by them.
 */
import { memoize } from '../../../shared/memoize.ts';

const ARTICLES = new Set(
  'the a an and of at by de da do du des di del della dei la le les el los las il lo i gli o e os as und der die das'.split(
    ' ',
  ),
);
const ANY_HOUSE = new Set('co restaurant restaurante ristorante restauracja restaurang ravintola'.split(' '));
/** Each line is one kind, in the words of several languages. */
const KINDS = new Map(
  [
    'cafe caffe cafeteria coffee',
    'bar',
    'pub',
    'grill',
    'bistro bistrot',
    'brasserie',
    'trattoria osteria',
    'pizzeria pizza',
    'taberna tasca tavern taverna',
    'cervejaria marisqueira marisqueria',
    'deli delicatessen',
    'kitchen',
    'house',
  ].flatMap((words, kind) => words.split(' ').map((word) => [word, kind] as const)),
);

export interface NameRead {
  readonly own: ReadonlySet<string>;
  readonly kinds: ReadonlySet<number>;
  /** All of it, without spaces. */
  readonly whole: string;
}

/** An import compares each name with those of its street: it is read once. */
export const readName = memoize(readWords, { most: 20_000 });

function readWords(name: string): NameRead {
  const words = wordsOf(name);
  return {
    own: new Set(words.filter((word, i) => !isArticle(word, i, words) && !ANY_HOUSE.has(word) && !KINDS.has(word))),
    kinds: new Set(words.flatMap((word) => KINDS.get(word) ?? [])),
    whole: words.join(''),
  };
}

/** No article is the end of a name: the one of "Bar A" tells it from "Bar B". */
const isArticle = (word: string, i: number, words: readonly string[]) => i < words.length - 1 && ARTICLES.has(word);

export function countShared<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  return [...a].filter((one) => b.has(one)).length;
}

export function isOneWithin<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean {
  return countShared(a, b) === Math.min(a.size, b.size);
}

export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’`]s?\b/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
