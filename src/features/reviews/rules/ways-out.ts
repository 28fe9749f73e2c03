/**
 * Ways out of the page that a text names: addresses on the web, also disguised
 * ones, and telephone numbers. Who is suspected wrongly only waits, so in doubt
 * it is a way out; a full stop without a space after it is not.
 */

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

export function namesLink(text: string): boolean {
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

export function namesTelephone(text: string): boolean {
  const rest = [DAY, TIME_OR_PRICE, YEARS].reduce((said, harmless) => said.replaceAll(harmless, 'x'), text);
  return TELEPHONE.test(rest);
}
