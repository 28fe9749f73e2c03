/**
 * The words and signs of an `opening_hours` value, and reading one after the other. What people write beside the notation
 * and what can mean one thing only is read as that: other dashes, "Monday", "9.30", "10am", small letters.
 */
import { SUN_EVENTS, type SunEvent } from './opening-value.ts';

export type HoursToken =
  | { readonly is: 'time'; readonly minutes: number }
  | { readonly is: 'number'; readonly number: number; readonly digits: number }
  | { readonly is: 'weekday'; readonly weekday: number }
  | { readonly is: 'month'; readonly month: number }
  | { readonly is: 'event'; readonly event: SunEvent }
  | { readonly is: 'holiday'; readonly of: 'public' | 'school' }
  | { readonly is: 'state'; readonly state: 'open' | 'closed' | 'unknown' }
  | { readonly is: 'word'; readonly word: 'week' | 'easter' | 'day' | '24/7' }
  | { readonly is: 'comment'; readonly text: string }
  | { readonly is: 'sign'; readonly sign: Sign };

type Sign = ';' | '||' | ',' | '-' | ':' | '+' | '[' | ']' | '(' | ')' | '/';

const WEEKDAYS = [
  ['mo', 'mon', 'monday'],
  ['tu', 'tue', 'tues', 'tuesday'],
  ['we', 'wed', 'wednesday'],
  ['th', 'thu', 'thur', 'thurs', 'thursday'],
  ['fr', 'fri', 'friday'],
  ['sa', 'sat', 'saturday'],
  ['su', 'sun', 'sunday'],
];
const MONTHS = [
  ['jan', 'january'],
  ['feb', 'february'],
  ['mar', 'march'],
  ['apr', 'april'],
  ['may'],
  ['jun', 'june'],
  ['jul', 'july'],
  ['aug', 'august'],
  ['sep', 'sept', 'september'],
  ['oct', 'october'],
  ['nov', 'november'],
  ['dec', 'december'],
];

const WORDS: ReadonlyMap<string, HoursToken> = new Map<string, HoursToken>([
  ...WEEKDAYS.flatMap((names, weekday) => names.map((name) => [name, { is: 'weekday', weekday }] as const)),
  ...MONTHS.flatMap((names, i) => names.map((name) => [name, { is: 'month', month: i + 1 }] as const)),
  ...SUN_EVENTS.map((event) => [event, { is: 'event', event }] as const),
  ['ph', { is: 'holiday', of: 'public' }],
  ['sh', { is: 'holiday', of: 'school' }],
  ['open', { is: 'state', state: 'open' }],
  ['off', { is: 'state', state: 'closed' }],
  ['closed', { is: 'state', state: 'closed' }],
  ['unknown', { is: 'state', state: 'unknown' }],
  ['week', { is: 'word', word: 'week' }],
  ['easter', { is: 'word', word: 'easter' }],
  ['day', { is: 'word', word: 'day' }],
  ['days', { is: 'word', word: 'day' }],
]);

const PIECE =
  /(?<gap>[\s\u00a0\u202f]+)|(?<always>24\/7)|(?<comment>"[^"]*")|(?<hour>\d{1,2})(?:[:.](?<minute>\d\d)(?!\d) ?(?<half>[ap]\.?m\b\.?)?| ?(?<half12>[ap]\.?m\b\.?))|(?<number>\d+)|(?<word>[a-z]+)|(?<or>\|\|)|(?<dash>[-\u2010-\u2015\u2212])|(?<sign>[;,:+[\]()/])/iuy;

/** Null where a piece of it is none of these. */
export function tokensIn(text: string): HoursToken[] | null {
  const tokens: HoursToken[] = [];
  const piece = new RegExp(PIECE);
  while (piece.lastIndex < text.length) {
    const found = piece.exec(text)?.groups;
    if (!found) return null;
    if (found['gap'] !== undefined) continue;
    const token = tokenOf(found);
    if (!token) return null;
    tokens.push(token);
  }
  return tokens;
}

function tokenOf(found: Readonly<Record<string, string | undefined>>): HoursToken | null {
  const { always, comment, hour, number, word, or, dash, sign } = found;
  if (always) return { is: 'word', word: '24/7' };
  if (comment !== undefined) return { is: 'comment', text: comment.slice(1, -1).trim() };
  if (hour !== undefined) return timeOf(Number(hour), found['minute'], found['half'] ?? found['half12']);
  if (number !== undefined) return { is: 'number', number: Number(number), digits: number.length };
  if (word !== undefined) return WORDS.get(word.toLowerCase()) ?? null;
  if (or !== undefined) return { is: 'sign', sign: '||' };
  return { is: 'sign', sign: dash === undefined ? (sign as Sign) : '-' };
}

/** "26:00" is two in the night after; "12am" is midnight. */
function timeOf(hour: number, minute = '00', half: string | undefined): HoursToken | null {
  if (Number(minute) > 59 || hour > 48 || (half && (hour < 1 || hour > 12))) return null;
  const hours = half ? (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0) : hour;
  return { is: 'time', minutes: hours * 60 + Number(minute) };
}

/** Thrown by the parts, caught by `parseOpeningHours` alone. */
export class NotRead extends Error {}

type Kind = HoursToken['is'];
type Of<K extends Kind> = Extract<HoursToken, { is: K }>;
type SignText = Of<'sign'>['sign'];

export interface HoursReader {
  readonly peek: (ahead?: number) => HoursToken | undefined;
  readonly isNext: (kind: Kind, ahead?: number) => boolean;
  readonly isSign: (sign: SignText, ahead?: number) => boolean;
  /** Takes the next token if it is of the kind. */
  readonly take: <K extends Kind>(kind: K) => Of<K> | null;
  readonly takeSign: (sign: SignText) => boolean;
  readonly need: <K extends Kind>(kind: K) => Of<K>;
}

export function readerOf(tokens: readonly HoursToken[]): HoursReader {
  let at = 0;
  const peek = (ahead = 0) => tokens[at + ahead];
  const isNext = (kind: Kind, ahead = 0) => peek(ahead)?.is === kind;
  const isSign = (sign: SignText, ahead = 0) => {
    const token = peek(ahead);
    return token?.is === 'sign' && token.sign === sign;
  };
  const take = <K extends Kind>(kind: K): Of<K> | null => {
    const token = tokens[at];
    if (token?.is !== kind) return null;
    at += 1;
    return token as Of<K>;
  };
  return {
    peek,
    isNext,
    isSign,
    take,
    takeSign: (sign) => {
      if (!isSign(sign)) return false;
      at += 1;
      return true;
    },
    need: (kind) => {
      const token = take(kind);
      if (!token) throw new NotRead();
      return token;
    },
  };
}

/** "+1 day", "-2 days"; 0 where none is written. */
export function shiftIn(reader: HoursReader): number {
  const isDays = reader.isNext('number', 1) && isWord(reader, 'day', 2);
  const sign = reader.isSign('+') ? 1 : reader.isSign('-') ? -1 : 0;
  if (sign === 0 || !isDays) return 0;
  reader.take('sign');
  const { number } = reader.need('number');
  reader.take('word');
  return sign * number;
}

export function isWord(reader: HoursReader, word: Of<'word'>['word'], ahead = 0): boolean {
  const token = reader.peek(ahead);
  return token?.is === 'word' && token.word === word;
}
