/**
 * Figures of a thousand and more without their commas, in a text for visitors. What a comma would be wrong in is
 * not among them: years, telephones, addresses, references, coordinates.
 */

/** Groups of digits that belong together: telephones, cards, days, postal codes; and whatever hangs on letters or slashes. */
const NUMBERS_OF_SOMETHING =
  /\+\d[\d\s().-]+\d|\b\d+(?:[\s-]\d{2,})+\b|\b\d{2,3}-\d{3}-\d{4}\b|[\p{L}/#:_-]\d{4,}|\b[A-Z]{2} \d{5}\b|\btext(?: \S+)? \d{5}\b(?: to \d{5})?/giu;
const FIGURE = /(?<![\d.,–-])(?:[$€£¥]\s?)?\d{4,}(?![\d–])/gu;
/** After which a figure like a year is none. */
const COUNTED =
  /^[ \u00a0-](?:m|ft|feet|km|mi|miles?|met(?:er|re)s?|yards?|kg|lb|pounds|kcal|dollars?|euros?|USD|EUR|GBP|JPY|people|travelers?|students?|reviews?|ratings?|places?|restaurants?|tables?|spots?|seats?|rooms?|characters?|steps?|views?|guests?|visitors?|hours?|nights?|objects?|works|species|islands|trees|houses|facts)\b/u;

const DATED = /\b(?:year|January|February|March|April|May|June|July|August|September|October|November|December) $/u;

export function bareFigures(text: string): string[] {
  const known = text.replace(NUMBERS_OF_SOMETHING, (found) => ' '.repeat(found.length));
  return [...known.matchAll(FIGURE)]
    .filter(({ 0: figure, index }) => {
      const after = known.slice(index + figure.length);
      if (/^\D/u.test(figure)) return true;
      const before = known.slice(0, index);
      const isYear = DATED.test(before) || (/^(?:1\d|20|21)\d\d$/u.test(figure) && !COUNTED.test(after));
      // A house or a postal code stands before a name.
      return !isYear && !/^\p{Lu}?,? \p{Lu}/u.test(after);
    })
    .map(([figure]) => figure);
}
