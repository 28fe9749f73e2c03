/**
 * Nights told part by part, where each part has one stop: "Valencia for 4 nights, Barcelona for the last one", "Lisbon, also
 * three", "Florence (Tues-Fri) and Venice (Fri-Mon)".
 */

import type { Reader } from '../reader.ts';
import type { Item } from '../tagged-tokens.ts';
import type { Mention } from './place-mentions.ts';

interface Part {
  readonly stops: number[];
  readonly counts: { nights: number; from: number; to: number }[];
}

const MOST = 21;
const UNITS: Readonly<Record<string, number>> = { night: 1, day: 1, week: 7 };

/** By index of the stops; nothing unless every stop has its nights. */
export function nightsByPart(reader: Reader, stops: readonly Mention[]): ReadonlyMap<number, number> | null {
  const [first] = stops;
  if (!first || stops.some(({ field }) => field !== first.field)) return null;
  const nights = new Map<number, number>();
  const claimed: Part['counts'] = [];
  let last: number | undefined;
  for (const { stops: here, counts } of partsOf(reader.items, stops, first.field)) {
    const [count] = counts;
    if (here.length > 1 || counts.length > 1) return null;
    const stop = here[0] ?? last;
    last = stop;
    if (!count || stop === undefined) continue;
    if (nights.has(stop)) return null;
    nights.set(stop, count.nights);
    claimed.push(count);
  }
  if (nights.size < stops.length) return null;
  for (const { from, to } of claimed) reader.ledger.claim('nights', '', from, to);
  return nights;
}

function partsOf(items: readonly Item[], stops: readonly Mention[], field: Mention['field']): readonly Part[] {
  const parts: Part[] = [];
  let part: Part = { stops: [], counts: [] };
  const close = () => {
    if (part.stops.length > 0 || part.counts.length > 0) parts.push(part);
    part = { stops: [], counts: [] };
  };
  for (let at = 0; at < items.length; at++) {
    const item = items[at];
    if (item?.field !== field) continue;
    if (item.joint === '\n' || isJoint(item)) close();
    const stop = stops.findIndex(({ from }) => from === at);
    if (stop >= 0) part.stops.push(stop);
    const count = countAt(items, at);
    if (!count) continue;
    part.counts.push({ ...count, from: at });
    at = count.to - 1;
  }
  close();
  return parts;
}

const isJoint = ({ text, senses }: Item) =>
  /^[,;.>+&|]$/.test(text) || ['joiner', 'route', 'contrast'].some((type) => senses.has(type));

function countAt(items: readonly Item[], at: number): { nights: number; to: number } | null {
  const item = items[at];
  const next = items[at + 1];
  const isHere = next !== undefined && next.field === item?.field;
  const days = weekdaysAt(items, at);
  if (days) return days;
  const number = item?.number;
  if (number === undefined || !Number.isInteger(number) || number < 1 || number > MOST) return null;
  const unit = isHere ? UNITS[next.senses.get('stay-unit') ?? ''] : undefined;
  if (unit !== undefined) return { nights: number * unit, to: at + 2 };
  const isLast = !isHere || isJoint(next) || /^[()]$/.test(next.text) || next.senses.has('preposition');
  return isLast ? { nights: number, to: at + 1 } : null;
}

/** "Tues-Fri", "Saturday to the next Thursday" */
function weekdaysAt(items: readonly Item[], at: number): { nights: number; to: number } | null {
  const from = dayOf(items[at]);
  if (from === undefined) return null;
  let next = at + 1;
  const isTied = items[next]?.joint === '-';
  while (next < at + 4 && SMALL.some((type) => items[next]?.senses.has(type))) next++;
  const to = dayOf(items[next]);
  if (to === undefined || items[next]?.field !== items[at]?.field || (next === at + 1 && !isTied)) return null;
  return { nights: (to - from + 7) % 7 || 7, to: next + 1 };
}

const SMALL = ['range-to', 'preposition', 'article', 'filler', 'route'];
const dayOf = (item: Item | undefined) => {
  const day = item?.senses.get('dayname');
  return day !== undefined && /^[0-6]$/.test(day) ? Number(day) : undefined;
};
