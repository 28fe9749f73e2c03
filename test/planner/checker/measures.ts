/** Reading numbers, times and names out of an answer as the checker does. */
import type { Answer, Item, Meta, Recommendation } from './case.ts';

/** Amount in a price text: "€3,240", "3.240 €", "¥498,000", "DKK 11,900 total". */
export function amountIn(text: unknown): number {
  const found = String(text ?? '').match(/\d[\d.,\u00a0\u202f' ]*\d|\d/);
  if (!found) return Number.NaN;
  let digits = found[0].replace(/[\u00a0\u202f' ]/g, '');
  const comma = digits.lastIndexOf(',');
  const dot = digits.lastIndexOf('.');
  const mark = Math.max(comma, dot);
  if (mark >= 0 && digits.length - mark - 1 === 3 && Math.min(comma, dot) < 0) digits = digits.replace(/[.,]/g, '');
  else if (mark >= 0) {
    const tail = digits.slice(mark + 1);
    digits = digits.slice(0, mark).replace(/[.,]/g, '') + (digits.length - mark - 1 === 3 ? '' : '.') + tail;
  }
  return Number(digits);
}

export const SIGNS: Readonly<Record<string, RegExp>> = {
  EUR: /€|EUR/,
  USD: /\$|USD/,
  GBP: /£|GBP/,
  JPY: /¥|JPY|円/,
  DKK: /DKK|kr\b/,
  INR: /₹|INR|Rs/,
  AUD: /A\$|AUD/,
};

export const pattern = (source: string) => new RegExp(source, 'iu');
export const list = <T>(value: readonly T[] | T | null | undefined): readonly T[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T];
export const within = (value: number, low: number, high: number) => value >= low && value <= high;

export function dayAfter(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * 864e5).toISOString().slice(0, 10);
}

export function weekdayOf(iso: string): string {
  return ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'][new Date(`${iso}T00:00:00Z`).getUTCDay()] ?? '';
}

export function kilometres(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const radian = Math.PI / 180;
  const x = (b.lat - a.lat) * radian;
  const y = (b.lon - a.lon) * radian;
  const s = Math.sin(x / 2) ** 2 + Math.cos(a.lat * radian) * Math.cos(b.lat * radian) * Math.sin(y / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(s));
}

/** Minutes since midnight; not a number where the text is no time. */
export function minutes(time: string | undefined): number {
  const found = /^(\d\d):(\d\d)$/.exec(time ?? '');
  return found ? Number(found[1]) * 60 + Number(found[2]) : Number.NaN;
}

export function textOf(rec: Recommendation): string {
  return [rec.title, rec.description, rec.price, rec.duration, ...list(rec.highlights), rec.fullAIResponse]
    .filter(Boolean)
    .join('\n');
}

export function textOfAnswer(body: Answer): string {
  return [
    ...list(body.recommendations).map(textOf),
    ...list(body.warnings).map((each) => (typeof each === 'string' ? each : each?.text)),
    body.message,
    ...list(body.interpretation?.assumptions),
    ...list(body.interpretation?.conflicts).map((each) => each?.text),
  ]
    .filter((each): each is string => typeof each === 'string')
    .join('\n');
}

export function textOfDays(rec: Recommendation): string {
  const names = (rec.plan?.days ?? []).flatMap((day) => (day.items ?? []).map((item) => item.name)).join('\n');
  return `${names}\n${(rec.fullAIResponse ?? '')
    .split(/\n(?=Day \d)/)
    .slice(1)
    .join('\n')}`;
}

export function canonical(id: unknown, meta: Meta): string {
  const name = String(id ?? '').toLowerCase();
  for (const [known, aliases] of Object.entries(meta.destinationAliases)) {
    if (known === name || aliases.includes(name)) return known;
  }
  return name;
}

export function same(a: unknown, b: unknown, meta: Meta): boolean {
  return canonical(a, meta) === canonical(b, meta);
}

export function destinationOf(rec: Recommendation): string | undefined {
  return rec.destinationId ?? rec.plan?.segments?.[0]?.destinationId ?? rec.plan?.destinationId;
}

/** Vegan serves vegetarians, and so on. */
export function serves(kitchen: readonly string[] | undefined, wanted: string): boolean {
  const known = list(kitchen);
  if (known.includes(wanted)) return true;
  const stricter: Readonly<Record<string, readonly string[]>> = {
    vegetarian: ['vegan'],
    pescatarian: ['vegetarian', 'vegan'],
    'lactose-free': ['vegan', 'dairy-free'],
  };
  return (stricter[wanted] ?? []).some((each) => known.includes(each));
}

export const VISITS: readonly (string | undefined)[] = ['sight', 'activity', 'meal'];
export const isVisit = (item: Item) => VISITS.includes(item.kind);
export const isStop = (item: Item) => item.kind === 'sight' || item.kind === 'activity';

/** Without what differs between two answers to one question. */
export function stripped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripped);
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(
    ([key]) => !['requestId', 'generatedAt', 'elapsedMs', 'traceId'].includes(key),
  );
  return Object.fromEntries(
    kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([key, each]) => [key, stripped(each)]),
  );
}
