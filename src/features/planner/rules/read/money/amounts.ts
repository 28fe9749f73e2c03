/** Sums of money where they stand: a figure with its currency, or without one where nothing else is counted by it; ranges as one. */
import { wordList } from '../../../../../shared/word-list.ts';
import type { FieldName } from '../../questionnaire.ts';
import { isEnd } from '../clause-ends.ts';
import type { Reader } from '../reader.ts';
import type { Item } from '../tagged-tokens.ts';
import { figureAt, type SpokenNumber } from './spoken-numbers.ts';

export interface Amount {
  readonly from: number;
  readonly to: number;
  readonly field: FieldName;
  /** Of a range, the upper end. */
  readonly value: number;
  readonly low?: number;
  /** What the currency may be, the likeliest first; absent where none was named. */
  readonly currency?: string;
  /** As it was written. */
  readonly sign?: string;
  readonly isNegative: boolean;
  /** A currency, a thousand, or a figure that counts nothing smaller. */
  readonly isSure: boolean;
  /** Thousands: "10k", "two grand". */
  readonly isScaled: boolean;
}

/** A figure without a sign that is money and no count. */
const NO_COUNT = 200;
/** Ends that lie further apart are no range. */
const WIDEST = 12;
/** What a figure counts instead of money. */
const COUNTED = [
  ...wordList('people adult child children friend kin kins couple age-unit stay-unit price-unit room room-kind of-us'),
  ...wordList('pet pets degrees clock-mark decade'),
];
const OTHER_UNITS =
  /^(?:%|km|kms|miles|mi|min|mins|minutes|stars?|\*|hours?|hrs?|h|am|pm|months?|m2|kg|th|st|nd|rd|figures?|sterne|etoiles|estrellas|stelle|points?|avios|punkte|puntos|punti|pontos|punten)$/;

export function amountsIn(reader: Reader): Amount[] {
  const found: Amount[] = [];
  const { items } = reader;
  for (let at = 0; at < items.length; ) {
    const amount = amountAt(reader, at);
    if (amount) found.push(amount);
    at = amount ? amount.to : at + 1;
  }
  return found;
}

function amountAt(reader: Reader, from: number): Amount | null {
  const first = sumAt(reader, from);
  if (!first || isFactor(reader.items, from)) return null;
  const upper = upperOf(reader, first);
  const scale = first.figure.scale === undefined ? upper?.figure.scale : undefined;
  const isShort =
    scale !== undefined && upper !== undefined && first.figure.value * scale < upper.figure.value * WIDEST;
  const isThousands = upper !== undefined && first.figure.value < 10 && first.figure.value * 1000 < upper.figure.value;
  const low = isThousands
    ? first.figure.value * 1000
    : isShort && first.figure.value < upper.figure.value
      ? first.figure.value * scale
      : first.figure.value;
  const isRange = upper !== undefined && upper.figure.value > low && upper.figure.value < low * WIDEST;
  const last = isRange ? upper : first;
  const { value } = last.figure;
  const { items } = reader;
  const [written, sign] = clearer(last, isRange ? first : last);
  // "1.2 lakh each"
  const isIndian = items.slice(last.from, last.to).some(({ text }) => LAKH.test(text));
  const currency = written ?? (isIndian ? 'INR' : undefined);
  if (currency === undefined && (countsOther(items, last.to, from) || isHeads(items, from, last.to))) return null;
  return {
    from: first.from,
    to: last.to,
    field: items[from]?.field ?? 'budget',
    value,
    ...(isRange ? { low } : {}),
    ...(currency === undefined ? {} : { currency }),
    ...(sign === undefined ? {} : { sign }),
    isNegative: first.isNegative,
    isSure: currency !== undefined || last.figure.scale !== undefined || value >= NO_COUNT,
    isScaled: (last.figure.scale ?? 0) >= 1000,
  };
}

const LAKH = /^(?:lakhs?|lacs?|crores?)$/;

interface Sum {
  readonly from: number;
  readonly to: number;
  readonly figure: SpokenNumber;
  readonly currency?: string;
  readonly sign?: string;
  readonly isNegative: boolean;
}

/** "€500", "500 €", "US$ 500", "-500", "1.200.-", "un millón de pesos". */
function sumAt(reader: Reader, from: number): Sum | null {
  const { items, ledger } = reader;
  const field = items[from]?.field;
  const minus = minusAt(items, from);
  const before = currencyAt(reader, minus);
  let start = before ? minus + 1 : minus;
  if (before && items[start]?.text === '.' && items[start + 1]?.field === field) start++;
  const within = before && isMinus(items, start) ? start + 1 : start;
  if (items[within]?.field !== field || ledger.isUsed(within)) return null;
  const figure = figureAt(items, within);
  if (!figure) return null;
  let to = figure.to;
  // "€ 3.500,-", "2'500.-".
  const isMark = (at: number, marks: string) => items[at]?.joint === '' && marks.includes(items[at]?.text ?? ' ');
  if (isMark(to, ',.') && isMark(to + 1, '-')) to += 2;
  else if (isMark(to, '-') && items[to + 1]?.number === undefined && !currencyAt(reader, to + 1)) to++;
  const of = /^(?:de|di|d|of)$/.test(items[to]?.text ?? '') ? to + 1 : to;
  const after = items[of]?.field === field ? currencyAt(reader, of) : undefined;
  const isNext = after !== undefined && !startsNext(items, of, figure, before !== undefined);
  const end = isNext ? of + 1 : to;
  // "6000$ CAD"
  const code = isNext && items[end]?.field === field ? currencyAt(reader, end) : undefined;
  const isCode = code !== undefined && (items[end + 1]?.kind !== 'digits' || items[end + 1]?.field !== field);
  const written = [
    ...(before ? [[before, items[minus]?.text]] : []),
    ...(isNext ? [[after, items[of]?.text]] : []),
    ...(isCode ? [[code, items[end]?.text]] : []),
  ];
  const [currency, sign] = written.toSorted((a, b) => meanings(a[0]) - meanings(b[0]))[0] ?? [];
  return {
    from,
    to: isCode ? end + 1 : end,
    figure,
    ...(currency === undefined ? {} : { currency }),
    ...(sign === undefined ? {} : { sign }),
    isNegative: minus > from || within > start,
  };
}

const meanings = (currency: string | undefined) => (currency ?? '').split(' ').length;

/** The money of a range: the sign that says more. */
function clearer(one: Sum, other: Sum): readonly [currency: string | undefined, sign: string | undefined] {
  const [best] = [one, other]
    .filter(({ currency }) => currency !== undefined)
    .toSorted((a, b) => meanings(a.currency) - meanings(b.currency));
  return [best?.currency, best?.sign];
}

/** "$500 €300": the sign belongs to the figure behind it. */
function startsNext(items: readonly Item[], at: number, { isBare }: SpokenNumber, isSigned: boolean): boolean {
  const next = items[at + 1];
  return isSigned && isBare && next?.kind === 'digits' && next.joint === '' && items[at]?.field === next.field;
}

function minusAt(items: readonly Item[], from: number): number {
  const isFirst = items[from]?.joint === 'field' || items[from - 1]?.kind === 'mark';
  return isFirst && isMinus(items, from) ? from + 1 : from;
}

const isMinus = (items: readonly Item[], at: number) =>
  (items[at]?.text === '-' && items[at + 1]?.joint === '' && items[at + 1]?.field === items[at]?.field) ||
  items[at]?.text === 'minus';

/** A code that is a word as well counts in capitals only; "a $" is no Australian dollar. */
export function currencyAt({ items, tokens, typed }: Reader, at: number): string | undefined {
  const item = items[at];
  const token = item && tokens[item.from];
  if (!item || !token) return undefined;
  const code = item.senses.get('currency-code');
  if (code !== undefined && typed[token.field].slice(token.from, token.to) === code) return code;
  // "R60 000"; "r" alone is a word of chats.
  const next = tokens[item.to];
  if (item.text === 'r' && next?.kind === 'digits' && next.joint === '' && next.field === token.field) return 'ZAR';
  const last = tokens[item.to - 1];
  if (item.text.includes(' ') && last?.text === '$' && last.joint !== '') return 'USD AUD CAD NZD SGD HKD MXN COP';
  return item.senses.get('currency') ?? (token.field === 'budget' ? item.senses.get('budget-currency') : undefined);
}

function upperOf(reader: Reader, { to, from }: Sum): Sum | undefined {
  const { items } = reader;
  const link = items[to];
  if (!link || link.field !== items[from]?.field) return undefined;
  const isBetween = [from - 1, from - 2].some(
    (at) => items[at]?.senses.has('range-from') && items[at]?.field === link.field,
  );
  const joiner = link.senses.get('joiner');
  const links =
    link.senses.has('range-to') ||
    /^(?:-|~|to|a|bis|til|ate|から|〜)$/.test(link.text) ||
    joiner === 'or' ||
    (joiner === 'and' && isBetween);
  // "2k-3k": the hyphen stands between letter and figure.
  if (link.joint === '-' && link.kind === 'digits') return sumAt(reader, to) ?? undefined;
  // "Three thousand, thirty-five hundred if we have to"
  if (link.text === ',') {
    const more = sumAt(reader, to + 1);
    const behind = more && items[more.to];
    return behind?.field === link.field && (behind.senses.has('limit') || IF.test(behind.text))
      ? (more ?? undefined)
      : undefined;
  }
  const isList = link.text === '/' && items[to + 1]?.kind === 'digits';
  return links || isList ? (sumAt(reader, to + 1) ?? undefined) : undefined;
}

const IF = /^(?:if|wenn|falls|si|se|hvis)$/;

/** "$5,000 for 4". */
const isHeads = (items: readonly Item[], from: number, to: number) =>
  (items[from - 1]?.senses.has('for-whom') ?? false) &&
  items[from - 1]?.field === items[from]?.field &&
  to === from + 1 &&
  (items[from]?.number ?? MOST_HEADS) < MOST_HEADS;
const MOST_HEADS = 40;

/** "£120 a night x 6", "150/day × 2 people": by how much a sum is multiplied. */
const isFactor = (items: readonly Item[], from: number) =>
  /^[x×*]$/.test(items[from - 1]?.text ?? '') &&
  items[from - 1]?.field === items[from]?.field &&
  !isEnd(items, from - 1) &&
  (items[from]?.number ?? MOST_HEADS) < MOST_HEADS;

/** "2 adults", "5 nights", "4*", "20 km"; but "150 a night", "100 room". */
function countsOther(items: readonly Item[], at: number, from: number): boolean {
  const item = items[at];
  if (!item || item.field !== items[from]?.field || item.joint === '\n') return false;
  const isUnit = COUNTED.some((type) => item.senses.has(type)) || OTHER_UNITS.test(item.text);
  return isUnit && !item.senses.has('per') && !item.senses.has('basis');
}
