/**
 * The passwords an attacker tries first: the most used words of `most-used.txt` (far more than ten
 * thousand with their endings and spellings) and what people type instead of thinking: repetitions,
 * runs along the keyboard or the alphabet, dates.
 *
 * Only for the server: the list is read from disk once and never reaches a browser.
 */
import { readFileSync } from 'node:fs';

const WORDS = new Set(
  readFileSync(new URL('./most-used.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(/\s+/))
    .filter(Boolean),
);

/** What people add to a word when a number or a sign is asked for. */
const ENDING =
  /(?:[0-9]|0[0-9]|1[0-3]|2[1-5]|69|77|88|99|1[012]1|00[17]|111|123|321|666|777|1234|12345|123456)?[!.?*]{0,2}$/;

/** Letters people replace by a look-alike. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  $: 's',
  '5': 's',
  '3': 'e',
  '1': 'i',
  '!': 'i',
};

const RUNS = [
  '12345678910111213',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  'qwertzuiopü',
  'azertyuiop',
  'asdfghjkl;',
  'qsdfghjklm',
  'zxcvbnm,./',
  'yxcvbnm,.-',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '147258369',
  '789456123',
  '!@#$%^&*()',
].flatMap((run) => [run, [...run].reverse().join('')]);

export function isMostUsed(password: string): boolean {
  const typed = password.toLowerCase();
  return isWordWithEnding(typed) || isRepetition(typed) || isKeyboardRun(typed) || isDate(typed);
}

function isWordWithEnding(typed: string): boolean {
  if (WORDS.has(typed)) return true;
  const end = ENDING.exec(typed)?.index ?? typed.length;
  // Every shorter ending too, so that "blink182" and "route66" are looked up whole and in part.
  for (let cut = end; cut <= typed.length; cut++) {
    if (!ENDING.test(typed.slice(cut))) continue;
    const word = typed.slice(0, cut);
    if (word.length < 4) continue;
    if (WORDS.has(word) || WORDS.has(word.replace(/[@405$31!]/g, (sign) => LOOK_ALIKES[sign] ?? sign))) return true;
  }
  return false;
}

/** One to four signs over and over: "aaaaaa", "121212", "abcabc", "asdfasdf"; a word twice counts as well. */
function isRepetition(typed: string): boolean {
  if (/^(.{1,4}?)\1+$/u.test(typed)) return true;
  const half = typed.slice(0, typed.length / 2);
  return typed === half + half && WORDS.has(half);
}

/** Made of at most four runs of three keys or more: "qwerty123", "asdzxc", "123qwe", "qwertyuiop". */
function isKeyboardRun(typed: string): boolean {
  let at = 0;
  for (let run = 0; run < 4 && at < typed.length; run++) {
    const length = longestRunAt(typed, at);
    if (length < 3) return false;
    at += length;
  }
  return at === typed.length;
}

function longestRunAt(typed: string, at: number): number {
  let longest = 0;
  for (const run of RUNS) {
    let length = 0;
    while (at + length < typed.length && run.includes(typed.slice(at, at + length + 1))) length += 1;
    longest = Math.max(longest, length);
  }
  const same = /^(.)\1*/u.exec(typed.slice(at))?.[0].length ?? 0;
  return Math.max(longest, same);
}

/** A birthday in any order: six or eight digits, with or without separators. */
function isDate(typed: string): boolean {
  const parts = /^(\d{1,4})([-./]?)(\d{1,2})\2(\d{1,4})$/.test(typed) ? typed.replace(/[-./]/g, '') : '';
  const day = '(0[1-9]|[12]\\d|3[01])';
  const month = '(0[1-9]|1[0-2])';
  const year = '((19[2-9]|20[0-3])\\d)';
  const shapes = [
    `${day}${month}${year}`,
    `${month}${day}${year}`,
    `${year}${month}${day}`,
    `${day}${month}\\d{2}`,
    `${month}${day}\\d{2}`,
    `\\d{2}${month}${day}`,
    `${year}${year}`,
  ];
  return new RegExp(`^(?:${shapes.join('|')})$`).test(parts);
}
