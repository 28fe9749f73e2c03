/**
 * What a person should look at before others read it. Nothing is refused here:
 * a review that is held waits, and whoever runs the site decides.
 */
export const HELD_FOR = ['rude', 'link', 'contact', 'shouting', 'repetition', 'duplicate', 'same_sender'] as const;
export type HeldFor = (typeof HELD_FOR)[number];

/** Whole words, folded: "arse" is held, "coarse" and "Scunthorpe" are not. */
const RUDE =
  /\b(?:fuck\w*|motherfuck\w*|shit(?:s|ty|hole|head)?|bullshit|cunts?|bitch(?:es)?|bastards?|assholes?|arseholes?|arse|dickheads?|wankers?|twats?|whores?|sluts?|retards?|retarded|fagg?ots?|nigg(?:er|a)s?|kikes?|spics?|chinks?|kill yourself)\b/;
const LINK = /https?:|www\.|\b[a-z0-9-]{2,}\.(?:com|net|org|info|biz|ru|cn|xyz|top|shop|online|site|io|co)\b/;
const CONTACT = /[\w.+-]+@[\w-]+\.[a-z]{2,}|(?:whatsapp|telegram|t\.me)\b|\+\d[\d ()-]{8,}\d/;
const SHORTEST_SHOUT = 30;

/** Null: it may be shown at once. */
export function heldFor(authorName: string, text: string): HeldFor | null {
  const said = folded(`${authorName} ${text}`);
  if (RUDE.test(said)) return 'rude';
  if (CONTACT.test(said)) return 'contact';
  if (LINK.test(said)) return 'link';
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

/** Lower case, no accents, no signs that only hide a word: "f.u.c.k", "sh1t". */
function folded(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase();
  const undisguised = plain
    .replaceAll(/(?<=\b\p{L})[.*_-](?=\p{L}\b)/gu, '')
    .replaceAll(/(?<=\p{L})[1!](?=\p{L})/gu, 'i')
    .replaceAll(/(?<=\p{L})0(?=\p{L})/gu, 'o')
    .replaceAll(/(?<=\p{L})\$(?=\p{L})/gu, 's')
    .replaceAll(/(?<=\p{L})@(?=\p{L}{2,}\b)(?!\p{L}+\.)/gu, 'a');
  return `${plain} ${undisguised}`;
}
