/**
 * What a person should look at before others read it. Nothing is refused here:
 * a review that is held waits, and whoever runs the site decides.
 */
import { wordList } from '../../../shared/word-list.ts';
import { REPORT_REASONS, type ReportReason } from './review-limits.ts';

/** `every_trip`: nothing is wrong with it; reviews of trips are all read first. */
export const HELD_FOR = wordList('rude link contact shouting repetition duplicate same_sender every_trip');
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

/** Endings that lead away however they are written. */
const ALWAYS = new Set('com net org info biz xyz io co ru cn'.split(' '));
/** Others that are no country's. As the first word of a sentence, with a capital, they are words. */
const OTHERS = new Set(
  `app bar bet bid blog bond buzz cafe cam casino cfd chat click cloud club cyou date dating delivery dev digital email fit
  food fun games golf group guide guru help host icu kitchen life link live llc lol love loan ltd marketing media men menu
  mobi monster name news one online page party pics pizza poker press pro pub quest racing recipes rest restaurant review
  rocks sale sbs shop shopping site social software space sport store stream support tattoo team tech tel tips today top
  tours trade travel video vin vip website wiki win wine work world wtf xxx zone`.split(/\s+/),
);
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** `[.]`, `(dot)`, `pills . com`, `pills dot com`. */
const HIDDEN_DOT =
  /\s*[[({]\s*(?:\.|dot)\s*[\])}]\s*|\s+(?:\.\s*|dot\s+)(?=(?:com|net|org|info|biz|xyz)(?![\p{L}\p{N}]))|\u3002/giu;
const SCHEME = /\bh(?:tt|xx|\*\*)ps?\s*:|\bwww\b/i;
const WITH_PATH = /[\p{L}\p{N}]\.\p{L}{2,}\/\S/u;
const NAME_AND_ENDING = /(?<=(?<name>[\p{L}\p{N}-]+)\.)(?<ending>\p{L}{2,})(?![\p{L}\p{N}])/gu;
const CAPITALISED = /^\p{Lu}\p{Ll}+$/u;

/**
 * Ways out of the page that a text names: addresses on the web, also disguised ones, and telephone numbers. Who is
 * suspected wrongly only waits, so in doubt it is a way out; a full stop without a space after it is not.
 */
function namesLink(text: string): boolean {
  const plain = text.replaceAll(HIDDEN_DOT, '.');
  if (SCHEME.test(plain) || WITH_PATH.test(plain)) return true;
  return [...plain.matchAll(NAME_AND_ENDING)].some(({ groups }) => leadsAway(groups?.['name'], groups?.['ending']));
}

function leadsAway(name = '', ending = ''): boolean {
  const lower = ending.toLowerCase();
  if (ALWAYS.has(lower)) return true;
  // "e.g.", "7.it", "Loved it.It was".
  if (name.length < 2 || !/\p{L}/u.test(name) || CAPITALISED.test(ending)) return false;
  return OTHERS.has(lower) || (/^[a-z]{2}$/.test(lower) && countries.of(lower.toUpperCase()) !== undefined);
}

/** Figures that are no number to call: "11.30", "12.50", "24.12.2026", "2026-11-20", "2019-2024". */
const TIME_OR_PRICE = /(?<![\d.])\d{1,2}[.:]\d{2}(?!\d|[.:]\d)/g;
const DAY =
  /(?<!\d|\d[./-])(?:\d{1,2}([./-])\d{1,2}\1(?:(?:19|20)\d{2}|\d{2})|(?:19|20)\d{2}-\d{2}-\d{2})(?!\d|[./-]\d)/g;
const YEARS = /(?<!\d)(?:19|20)\d{2}\s*[-–/ ]\s*(?:19|20)\d{2}(?!\d)/g;
/** Seven digits or more, as they are grouped in numbers. */
const TELEPHONE = /\d(?:[ ().–-]{0,3}\d){6}/;

function namesTelephone(text: string): boolean {
  const rest = [DAY, TIME_OR_PRICE, YEARS].reduce((said, harmless) => said.replaceAll(harmless, 'x'), text);
  return TELEPHONE.test(rest);
}

/** Why an operator shows or hides a review: a closed list, and own words where none of it fits. */
export const SHOW_REASONS = ['harmless', 'opinion', 'unfounded', 'mistaken', 'other'] as const;
export const HIDE_REASONS = [...REPORT_REASONS, 'off_topic', 'duplicate', 'other'] as const;
export type ModerationReason = (typeof SHOW_REASONS)[number] | (typeof HIDE_REASONS)[number];

export function reasonsFor(state: 'shown' | 'hidden'): readonly ModerationReason[] {
  return state === 'shown' ? SHOW_REASONS : HIDE_REASONS;
}

export const WORDS_MAX = 500;

interface ModerationFacts {
  readonly state: 'shown' | 'pending' | 'hidden';
  readonly heldFor: HeldFor | null;
  /** The most frequent first. */
  readonly reports: readonly { readonly reason: ReportReason }[];
}

const FITS: Readonly<Record<HeldFor, ModerationReason>> = {
  rude: 'rude',
  link: 'advertising',
  contact: 'advertising',
  shouting: 'rude',
  repetition: 'off_topic',
  duplicate: 'duplicate',
  same_sender: 'untrue',
  every_trip: 'untrue',
};

/** What a decision is most often for, to begin the form with. */
export function likeliestReason(state: 'shown' | 'hidden', review: ModerationFacts): ModerationReason {
  const [reported] = review.reports;
  if (state === 'hidden') return reported?.reason ?? (review.heldFor ? FITS[review.heldFor] : 'untrue');
  if (reported) return 'unfounded';
  return review.state === 'hidden' ? 'mistaken' : 'harmless';
}
