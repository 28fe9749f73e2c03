/**
 * What a person should look at before others read it. Nothing is refused here:
 * a review that is held waits, and whoever runs the site decides.
 */
import { namesLink, namesTelephone } from './ways-out.ts';

/** `every_trip`: nothing is wrong with it; reviews of trips are all read first. */
export const HELD_FOR = [
  'rude',
  'link',
  'contact',
  'shouting',
  'repetition',
  'duplicate',
  'same_sender',
  'every_trip',
] as const;
export type HeldFor = (typeof HELD_FOR)[number];

/** Whole words, folded: "arse" is held, "coarse" and "Scunthorpe" are not. */
const RUDE =
  /\b(?:fuck\w*|motherfuck\w*|shit(?:s|ty|hole|head)?|bullshit|cunts?|bitch(?:es)?|bastards?|assholes?|arseholes?|arse|dickheads?|wankers?|twats?|whores?|sluts?|retards?|retarded|fagg?ots?|nigg(?:er|a)s?|kikes?|spics?|chinks?|kill yourself)\b/;
const CONTACT = /[\w.+-]+@[\w-]+\.[a-z]{2,}|(?:whatsapp|telegram|(?<!\w)(?:t|wa)\.me)\b/;
const SHORTEST_SHOUT = 30;

/** Null: it may be shown at once. */
export function heldFor(authorName: string, text: string): HeldFor | null {
  const said = plainOf(`${authorName} ${text}`);
  if (RUDE.test(undisguised(said.toLowerCase()))) return 'rude';
  if (CONTACT.test(said.toLowerCase()) || namesTelephone(said)) return 'contact';
  if (namesLink(said)) return 'link';
  const letters = text.replaceAll(/\P{L}/gu, '');
  if (letters.length >= SHORTEST_SHOUT && letters === letters.toUpperCase() && letters !== letters.toLowerCase())
    return 'shouting';
  return /(.)\1{9,}/u.test(text) ? 'repetition' : null;
}

/** Long enough that two people do not write the same by chance, wherever they ate. */
const OWN_WORDS = 40;

/** The letters and figures of a text alone: two texts with the same are the same. */
export function bareWords(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** Whether the same words are suspicious even about another restaurant. */
export function isUnmistakable(text: string): boolean {
  return bareWords(text).length >= OWN_WORDS;
}

/** No accents, and nothing that cannot be seen. */
function plainOf(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\p{Cf}/gu, '');
}

/** As it is, and without signs that only hide a word: "f.u.c.k", "sh1t". */
function undisguised(plain: string): string {
  const bare = plain
    .replaceAll(/(?<=\b\p{L})[.*_-](?=\p{L}\b)/gu, '')
    .replaceAll(/(?<=\p{L})[1!](?=\p{L})/gu, 'i')
    .replaceAll(/(?<=\p{L})0(?=\p{L})/gu, 'o')
    .replaceAll(/(?<=\p{L})\$(?=\p{L})/gu, 's')
    .replaceAll(/(?<=\p{L})@(?=\p{L}{2,}\b)(?!\p{L}+\.)/gu, 'a');
  return `${plain} ${bare}`;
}
