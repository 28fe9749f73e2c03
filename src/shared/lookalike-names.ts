/**
 * Names that could be taken for another. A new name keeps to one script, or to those that are written together ("highly
 * restrictive", UTS #39, section 5.2): all of them of those in use today (UAX #31, table 5). Two names of different
 * scripts that look alike letter by letter count as one: by the commonest pairs of the tables of UTS #39.
 */
const ALONE =
  'Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan';
const TOGETHER = ['Latin Han Hiragana Katakana', 'Latin Han Bopomofo', 'Latin Han Hangul'];

/** Digits, blanks, signs and marks belong to every script. */
const readings = [...ALONE.split(' '), ...TOGETHER].map((scripts) => {
  const letters = scripts.split(' ').map((script) => `\\p{scx=${script}}`);
  return new RegExp(`^[\\p{scx=Common}\\p{scx=Inherited}${letters.join('')}]*$`, 'u');
});

export function isOfOneScript(name: string): boolean {
  const folded = name.normalize('NFKC');
  return readings.some((reading) => reading.test(folded));
}

/** Takes no room and changes nothing that is seen, but for what makes a sign colourful. */
export function hidesSomething(name: string): boolean {
  return /(?<!\p{ExtPict})\p{DI}/u.test(name);
}

const LIKE = 'АВЕЗІЈКМНОРСТУХЅҮԚԜЁЇаеосрухкѕіјһԁԛԝёїΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυγϲϳօոսհցզɑıɡ';
const LOOKS = 'ABE3IJKMHOPCTYXSYQWËÏaeocpyxksijhdqwëïABEZHIKMNOPTYXaikvopuycjonuhgqaig';
const looks = new Map([...LIKE].map((letter, i) => [letter, [...LOOKS][i] ?? letter]));

/** Equal for names that an eye takes for one another. */
export function looksOf(name: string): string {
  return [...name.normalize('NFKC')]
    .map((letter) => looks.get(letter) ?? letter)
    .join('')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
