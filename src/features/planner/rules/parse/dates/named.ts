/** Dates with the month by name, in eight languages: "6–13 February 2027", "del 3 al 10 de abril", "March 3-6", "ab 3. Mai". */

import { MONTH, monthNumber, WEEKDAY } from '../months.ts';
import type { Anchor } from './anchor.ts';
import { type SaidDay, saidYear } from './day.ts';

const NOT_A_COUNT =
  '(?!\\d|\\s*-?\\s*(?:nights?|nuits?|noches?|nacht|nachte|notti|noites?|naetter|nat|days?|dias?|jours?|tage?n?|dage?|giorni|weeks?|semaines?|semanas?|wochen?|uger?|settiman\\w+|people|adult|pax|person|%|k\\b|eur|usd|gbp)\\b)';
const DAY = '(\\d{1,2})(?:st|nd|rd|th|er|o|\\.)?';
const OF = '\\s*(?:of |de |del |do |the )?\\s*';
const YEAR = "(?:\\s*,?\\s*(?:de |del |of |do |im )?\\s*(20\\d\\d|'\\d\\d)(?!\\d))?";
const NAMED = `(?:${WEEKDAY}\\.?,?\\s*(?:the |el |le |den |dem |,)?\\s*)?`;
const TO =
  "\\s*(?:-|~|>|\\bto\\b|\\buntil\\b|\\btill\\b|\\btil\\b|\\bthrough\\b|\\bthru\\b|\\bbis\\b(?: zum)?|\\bjusqu'au\\b|\\bau\\b|\\bal?\\b|\\bao\\b|\\bate\\b(?: o)?|\\bhasta\\b(?: el)?|\\bfino al?\\b)\\s*";
const AND = `(?:${TO}|\\s*(?:\\band\\b|\\bet\\b|\\by\\b|\\bund\\b|\\be\\b|\\bog\\b)\\s*(?:the |el |le |dem |il |o |den )?)`;
const M = `(${MONTH})\\b\\.?`;

const ranges = (sep: string) =>
  [
    // 22 March 2027 to 12 March 2027
    [
      `\\b${DAY}${OF}${M}${YEAR}${sep}${NAMED}(?:the |el |le |den )?${DAY}${OF}${M}${YEAR}`,
      ['d', 'm', 'y', 'd', 'm', 'y'],
    ],
    // 6-13 February 2027
    [`\\b${DAY}${sep}${NAMED}(?:the |el |le |den )?${DAY}${OF}${M}${YEAR}`, ['d', 'd', 'm', 'y']],
    // March 3, 2027 to March 12, 2027
    [
      `\\b${M}\\s*(?:the )?${DAY}${NOT_A_COUNT}${YEAR}${sep}${NAMED}${M}\\s*(?:the )?${DAY}${NOT_A_COUNT}${YEAR}`,
      ['m', 'd', 'y', 'm', 'd', 'y'],
    ],
    // March 3-6 2027
    [`\\b${M}\\s*(?:the )?${DAY}${sep}${NAMED}(?:the )?${DAY}${NOT_A_COUNT}${YEAR}`, ['m', 'd', 'd', 'y']],
  ] as const;

const compiled = (sep: string) => ranges(sep).map(([source, order]) => [new RegExp(source), order] as const);
const RANGES = compiled(TO);
const RANGES_BETWEEN = compiled(AND);
const BETWEEN = /\b(?:between|entre|zwischen|tra|mellem)\b/;
const DAY_MONTH = new RegExp(`\\b${DAY}${OF}${M}${YEAR}`);
const MONTH_DAY = new RegExp(`\\b${M}\\s*(?:the )?${DAY}${NOT_A_COUNT}${YEAR}`);

export function namedRange(line: string): Anchor | null {
  for (const [pattern, order] of BETWEEN.test(line) ? RANGES_BETWEEN : RANGES) {
    const found = pattern.exec(line);
    if (!found) continue;
    const days: number[] = [];
    const months: number[] = [];
    const years: (number | undefined)[] = [];
    order.forEach((part, index) => {
      const text = found[index + 1];
      if (part === 'd') days.push(Number(text));
      if (part === 'm') months.push(monthNumber(text ?? ''));
      if (part === 'y') years.push(saidYear(text));
    });
    const [firstYear, lastYear] = years.length === 2 ? years : [years[0], years[0]];
    const start: SaidDay = { year: firstYear, month: months[0] ?? 1, day: days[0] ?? 1 };
    const end: SaidDay = { year: lastYear, month: months[1] ?? months[0] ?? 1, day: days[1] ?? 1 };
    if (start.day > 31 || end.day > 31 || start.day < 1 || end.day < 1) continue;
    return { kind: 'range', from: found.index, to: found.index + found[0].length, start, end };
  }
  return null;
}

export function namedDay(line: string): Omit<Extract<Anchor, { kind: 'day' }>, 'role'> | null {
  const first = DAY_MONTH.exec(line);
  const second = MONTH_DAY.exec(line);
  const found = !first ? second : !second || first.index <= second.index ? first : second;
  if (!found) return null;
  const [all, a, b, y] = found;
  const [day, month] = found === first ? [Number(a), monthNumber(b ?? '')] : [Number(b), monthNumber(a ?? '')];
  if (day < 1 || day > 31) return null;
  return { kind: 'day', from: found.index, to: found.index + all.length, day: { year: saidYear(y), month, day } };
}
