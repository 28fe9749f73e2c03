/**
 * Amounts of money in a line: "€3.5k", "12.000 kr.", "2 500 €", "about 3 grand",
 * "1.5 lakh", "20万円", "1500-2000". Which separator is the decimal one follows
 * from its place; `k` must stand alone, so that "12.000 kr." is no twelve million.
 */
import type { Currency } from '../reading.ts';
import { MONEY_WORDS, SHARED_SIGNS } from './money-words.ts';

export interface Amount {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  /** Of a range, the lower end. */
  readonly low?: number;
  readonly currency?: Currency;
  /** The sign or word as written, folded. */
  readonly sign?: string;
  readonly negative: boolean;
  /** Written with a currency, a multiplier, or thousands. */
  readonly sure: boolean;
}

const GROUPED = "(?:\\d{1,2}(?:,\\d{2})+,\\d{3}|\\d{1,3}(?:[., '\\u00a0]\\d{3})+(?:[.,]\\d{1,2})?)(?!\\d)";
const PLAIN = '\\d+(?:[.,]\\d{1,2})?(?!\\d)';
const NUMBER = `(?:${GROUPED}|${PLAIN})`;
const TIMES =
  '(?:\\s*(k|kilo|thousand|grand|mil|mila|mille|tusind|tausend|t|lakhs?|lacs?|crores?|m(?:io\\.?|illi?on(?:s|en|es)?|ilion[ei]|ilh(?:ao|oes))?|万|千|百|hundred|hundert|cent)(?![a-z]))?';
const WORD = MONEY_WORDS.map(([word]) => (/^[(]?\??:?[a-z]/.test(word) ? `(?<![a-z])${word}(?![a-z])` : word)).join(
  '|',
);
const BETWEEN = '\\s*(?:-|~|to|bis|a|et|and|y|til|ate)\\s*';
const AMOUNT = new RegExp(
  `(${WORD})?\\s*(?<![\\w.,])(?<![a-z]-)(-|minus\\s+)?\\s*(${WORD})?\\s*(${NUMBER})${TIMES}(?:\\s*(${WORD})?${BETWEEN}(${WORD})?\\s*(${NUMBER})${TIMES})?\\s*(?:,-|-)?\\s*(?:de |di |d')?(${WORD})?`,
  'g',
);
const CODES = MONEY_WORDS.map(([word, currency]) => [new RegExp(`^(?:${word})$`), currency] as const);

/** "1 thousand 5 hundred" in figures, every character in its place. */
const IN_WORDS =
  /(\d{1,3}) (?:thousand|mil|mille|tausend|tusind),? (?:and |y |e |og |und )?(?:(\d) hundred(?: and (\d{1,2}))?|(\d{3}))(?![\d.,])/g;

export function amountsIn(written: string): readonly Amount[] {
  const found: Amount[] = [];
  if (!/\d/.test(written)) return found;
  const line = written.replace(IN_WORDS, (said: string, thousands, hundreds, rest, three) =>
    String(Number(thousands) * 1000 + Number(hundreds ?? 0) * 100 + Number(rest ?? three ?? 0)).padEnd(said.length),
  );
  for (const match of line.matchAll(AMOUNT)) {
    const [all, before, minus, near, first = '', times, between, inner, second, secondTimes, after] = match;
    const signs = [before, near, between, inner, after].filter((each) => each !== undefined);
    const sign = signs.find((each) => !(each.trim() in SHARED_SIGNS)) ?? signs[0];
    const scale = scaleOf(times ?? (second ? secondTimes : undefined));
    const low = numberIn(first) * scale;
    const upper = second ? numberIn(second) * scaleOf(secondTimes ?? times) : undefined;
    const ranged = upper !== undefined && upper > low && upper < low * 12;
    if (upper !== undefined && !ranged && !sign) continue;
    const amount = ranged && upper !== undefined ? upper : low;
    const code = CODE_BEHIND.exec(line.slice(match.index + all.length))?.[1];
    const behind = code ? currencyOf(code) : undefined;
    const currency = behind ?? (sign ? currencyOf(sign) : undefined);
    found.push({
      from: match.index + (all.length - all.trimStart().length),
      to: match.index + all.trimEnd().length,
      amount: Math.round(amount * 100) / 100,
      ...(ranged ? { low } : {}),
      ...(currency ? { currency } : {}),
      ...(sign && !behind ? { sign: sign.trim() } : {}),
      negative: minus !== undefined,
      sure: currency !== undefined || times !== undefined || amount >= 200,
    });
  }
  return found;
}

const CODE_BEHIND = /^\s*([a-z]{3})(?![a-z])/;
const NAMED = new RegExp(`(${WORD})`);

/** A currency said apart from the sum: "750 pp GBP". */
export function currencyNamedIn(line: string): Currency | undefined {
  const named = NAMED.exec(line)?.[1];
  return named ? currencyOf(named) : undefined;
}

function currencyOf(sign: string): Currency | undefined {
  return CODES.find(([pattern]) => pattern.test(sign.trim()))?.[1];
}

function scaleOf(word: string | undefined): number {
  if (!word) return 1;
  if (/^(?:lakh|lac)/.test(word)) return 100_000;
  if (/^crore/.test(word)) return 10_000_000;
  if (word === '万') return 10_000;
  if (/^(?:hundred|hundert|cent|百)/.test(word)) return 100;
  return /^m(?:io\.?|illi?on(?:s|en|es)?|ilion[ei]|ilh(?:ao|oes))?$/.test(word) ? 1_000_000 : 1000;
}

/** "3.500" is three and a half thousand, "3.50" three and a half. */
function numberIn(text: string): number {
  const tight = text.replace(/[ '\u00a0]/g, '');
  const last = Math.max(tight.lastIndexOf(','), tight.lastIndexOf('.'));
  if (last < 0) return Number(tight);
  const tail = tight.length - last - 1;
  const marks = tight.match(/[.,]/g) ?? [];
  if (tail === 3 && new Set(marks).size === 1) return Number(tight.replace(/[.,]/g, ''));
  return Number(`${tight.slice(0, last).replace(/[.,]/g, '')}.${tight.slice(last + 1)}`);
}
