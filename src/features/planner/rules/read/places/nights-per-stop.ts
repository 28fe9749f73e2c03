/** How the nights are shared between stops: "Rome 3 nights, Florence 2", "4 nights each", "a week in Lisbon then three days in Porto". */
import type { FieldName } from '../../questionnaire.ts';
import type { Reader } from '../reader.ts';
import type { Item } from '../tagged-tokens.ts';
import { nightsByPart } from './nights-by-part.ts';
import type { Mention } from './place-mentions.ts';

/** Nobody is planned a longer one; a slip of the finger ("99 nights") must not become a year. */
const LONGEST_STAY = 60;

interface Said {
  readonly at: number;
  readonly to: number;
  readonly count: number;
  readonly unit: 'night' | 'day' | 'week' | null;
}

/** Fields other than that of the stops in which they may be counted. */
const ELSEWHERE: readonly FieldName[] = ['dates', 'preferences', 'destination'];

/** Nights by index of the stops; those without are missing. One stay alone is the whole trip and read with the dates. */
export function staysOf(reader: Reader, stops: readonly Mention[]): ReadonlyMap<number, number> {
  const found = counted(reader, stops);
  const names = stopNames(stops).size;
  return names > 1 && found.size < names ? (nightsByPart(reader, stops) ?? found) : found;
}

function counted(reader: Reader, stops: readonly Mention[]): ReadonlyMap<number, number> {
  const nights = new Map<number, number>();
  if (stopNames(stops).size < 2) return nights;
  const listed = listedStays(reader, stops) ?? glued(reader, stops);
  if (listed) return listed;
  const each = eachStay(reader);
  if (each) {
    reader.ledger.claim('nights', '', each.at, each.to);
    for (const index of stops.keys()) nights.set(index, nightsOf(each.count, each.unit, false));
    return nights;
  }
  const [first] = stops;
  const last = stops.at(-1);
  if (!first || !last) return nights;
  const said = saidBetween(reader.items, first.field);
  const withUnit = said.filter(({ unit }) => unit !== null);
  // "Rome for 2, Florence for 3, then 4 on the coast": as many as stops are nights without the word.
  if ((withUnit.length === 0 && said.length !== stopNames(stops).size) || said.length < 2) return nights;
  const unit = withUnit[0]?.unit ?? 'night';
  const isAhead = said.some(({ at }) => at < first.from);
  for (const one of said) {
    const ahead = isBehind(reader.items, one.at)
      ? -1
      : isAhead || isIn(reader.items, one.to)
        ? stops.findIndex(({ from }) => from >= one.to)
        : -1;
    const index = ahead < 0 ? stops.findLastIndex(({ to }) => to <= one.at) : ahead;
    if (index < 0 || nights.has(index)) continue;
    nights.set(index, nightsOf(one.count, one.unit ?? unit, index === stops.length - 1));
    reader.ledger.claim('nights', '', one.at, one.to);
  }
  return nights;
}

/**
 * As many counts as stops, in a row of their own: "Nashville then New Orleans, 3 and 4 nights"; or beside their names in
 * another field: "4 nights Madrid, 3 Granada, 3 Seville".
 */
function listedStays(reader: Reader, stops: readonly Mention[]): ReadonlyMap<number, number> | null {
  const { items, ledger } = reader;
  const [first] = stops;
  const last = stops.at(-1);
  for (const field of first && last ? [first.field, ...ELSEWHERE.filter((each) => each !== first.field)] : []) {
    const said = withoutWhole(saidBetween(items, field), stops.length);
    const isApart = field !== first?.field || said.every(({ at }) => at >= (last?.to ?? 0));
    const isSum =
      field === first?.field &&
      said.every(({ at, to }, i) => at >= (last?.to ?? 0) && (i === 0 || isAddedTo(items, at, said[i - 1]?.to ?? to)));
    const unit =
      said.find((each) => each.unit !== null)?.unit ??
      (isSum || saidBetween(items, field).some(({ unit: own }) => own === 'night') ? 'night' : undefined);
    if (!unit || said.length !== stops.length || !isApart) continue;
    const nights = new Map<number, number>();
    for (const [place, { at, to, count, unit: own }] of said.entries()) {
      const named = field === first?.field ? -1 : stopBeside(reader, stops, at, to);
      const index = named < 0 ? place : named;
      if (!nights.has(index)) nights.set(index, nightsOf(count, own ?? unit, index === stops.length - 1));
    }
    if (nights.size < stops.length) continue;
    for (const { at, to } of said) ledger.claim('nights', '', at, to);
    return nights;
  }
  return null;
}

/** "9 Jan + 7 nights; 4 Vail, 3 Aspen": the whole stands beside its parts. */
function withoutWhole(said: readonly Said[], stops: number): readonly Said[] {
  const sum = said.reduce((all, { count }) => all + count, 0);
  const whole = said.length === stops + 1 ? said.find(({ count }) => count * 2 === sum) : undefined;
  return whole ? said.filter((each) => each !== whole) : said;
}

/** "Colorado: Denver 1, Aspen 3": the country is no stop beside its towns. */
export const stopsAmong = (stops: readonly Mention[]): number =>
  stops.filter(({ named }) => {
    const isTown = named?.kind !== 'ours' || named.city !== undefined;
    return isTown || !stops.some((other) => isTownOf(other.named, named.id));
  }).length;

const isTownOf = (named: Mention['named'], id: string) =>
  named?.kind === 'ours' && named.id === id && named.city !== undefined;

/** "Florence, en Toscane" is one stop. */
function stopNames(stops: readonly Mention[]): ReadonlySet<string> {
  const named = stops.flatMap((stop) => (stop.named?.kind === 'ours' ? [stop.named] : []));
  return new Set(
    named
      .filter(
        ({ id, city }) => city !== undefined || named.every((other) => other.id !== id || other.city === undefined),
      )
      .map(({ id, city }) => `${id} ${city ?? ''}`),
  );
}

/** "Rome (3) → Naples (2)", "Nashville x3, New Orleans x4": a number right behind the name of every stop. */
function glued({ items, ledger }: Reader, stops: readonly Mention[]): ReadonlyMap<number, number> | null {
  const behind = stops.map(({ to, field }) => {
    const [mark, number, next] = [items[to], items[to + 1], items[to + 2]];
    // "Rome 3, Florence 2, Venice 2"
    if (mark?.field === field && mark.kind === 'digits' && Number.isInteger(mark.number) && isPart(number, field)) {
      const bare = mark.number ?? 0;
      return bare > 0 && bare <= MOST_BARE ? { count: bare, from: to, to: to + 1 } : null;
    }
    const isGlued = mark?.text === '(' ? next?.text === ')' : mark?.text === 'x' || mark?.text === '×';
    const count = isGlued && number?.field === field && Number.isInteger(number.number) ? (number.number ?? 0) : 0;
    return count > 0 && count <= MOST_BARE ? { count, from: to, to: to + 2 } : null;
  });
  const all = behind.flatMap((each) => each ?? []);
  if (all.length < stops.length) return null;
  for (const { from, to } of all) ledger.claim('nights', '', from, to);
  return new Map(all.map(({ count }, index) => [index, count]));
}
const MOST_BARE = 21;

const isPart = (next: Item | undefined, field: FieldName) =>
  next === undefined || next.field !== field || /^[,;.+/(]$/.test(next.text) || next.senses.has('joiner');

/** "(4+5)", "4/5" */
const isAddedTo = (items: readonly Item[], at: number, end: number) =>
  at === end + 1 && /^[+/]$/.test(items[end]?.text ?? '');

/** The stop whose name stands right behind a count, or before it. */
function stopBeside({ items, gazetteer }: Reader, stops: readonly Mention[], at: number, to: number): number {
  const next = items[to]?.senses.has('preposition') ? to + 1 : to;
  for (const near of [next, at - 1]) {
    const named = gazetteer.names.get(items[near]?.senses.get('place') ?? '');
    const index =
      named && items[near]?.field === items[at]?.field ? stops.findIndex((stop) => stop.named === named) : -1;
    if (named && index >= 0) return index;
  }
  return -1;
}

function nightsOf(count: number, unit: Said['unit'], isLast: boolean): number {
  const nights = unit === 'week' ? count * 7 : unit === 'day' && isLast ? Math.max(1, count - 1) : count;
  return Math.min(LONGEST_STAY, nights);
}

/** Counts of nights, days or weeks in a field, and bare numbers that can be nothing else. */
function saidBetween(items: readonly Item[], field: Mention['field']): Said[] {
  const said: Said[] = [];
  items.forEach((item, at) => {
    // "A night in Denver and then five in Aspen"
    const isOne = item.senses.has('article') && item.number === undefined;
    if (isOne && item.field === 'destination' && item.field === field && unitAt(items, at + 1, field) === 'night') {
      said.push({ at, to: at + 2, count: 1, unit: 'night' });
      return;
    }
    if (
      item.field !== field ||
      item.number === undefined ||
      !Number.isInteger(item.number) ||
      item.number < 1 ||
      item.number > LONGEST_STAY
    )
      return;
    const behind = items[at + 1];
    // "Milan 1N", "4n Rome"
    const isShort = behind?.text === 'n' && behind.joint === '';
    const to = behind?.field === field && behind.senses.has('of-stops') ? at + 2 : at + 1;
    const unit = isShort && behind.field === field ? 'night' : unitAt(items, to, field);
    if (unit) said.push({ at, to: to + 1, count: item.number, unit });
    else if (isBare(items, at)) said.push({ at, to: at + 1, count: item.number, unit: null });
  });
  return said;
}

/** "Two nights", "two extra nights", "one last night". */
function unitAt(items: readonly Item[], at: number, field: Mention['field']): 'night' | 'day' | 'week' | undefined {
  const unit = items[at]?.field === field ? items[at]?.senses.get('stay-unit') : undefined;
  return unit === 'night' || unit === 'day' || unit === 'week' ? unit : undefined;
}

/** "Florence 2", "for 4": the end of a part of the list, no day of a month and no head count. */
function isBare(items: readonly Item[], at: number): boolean {
  const after = items[at + 1];
  const ends =
    after === undefined ||
    after.field !== items[at]?.field ||
    /^[,;.)+/]$/.test(after.text) ||
    after.senses.has('joiner') ||
    after.senses.has('route') ||
    after.senses.has('place') ||
    after.senses.has('preposition');
  const before = items[at - 1];
  const begins =
    before !== undefined &&
    (before.senses.has('place') ||
      ['preposition', 'joiner', 'route', 'of-stops'].some((type) => before.senses.has(type)) ||
      /^[,;(:x+/]$/.test(before.text));
  return ends && (begins || isIn(items, at + 1)) && (items[at]?.number ?? 99) <= MOST_BARE;
}

/** "Seville for 2": the place stands right before. */
const isBehind = (items: readonly Item[], at: number) =>
  (items[at - 1]?.senses.has('preposition') && items[at - 2]?.senses.has('place')) ?? false;

/** "The last 2 in Venice": the place stands behind. */
const isIn = (items: readonly Item[], at: number) =>
  (items[at]?.senses.has('preposition') && items[at + 1]?.senses.has('place')) ?? false;

/** "4 nights each", "3 nights in each city". */
function eachStay({ items }: Reader): Said | null {
  for (let at = 0; at + 2 < items.length; at++) {
    const [count, unit, share] = [items[at], items[at + 1]?.senses.get('stay-unit'), items[at + 2]];
    const isEach = share?.senses.get('share') === 'each' && share.field === count?.field;
    // "Je 3 Nächte"
    const isBefore = count?.senses.get('share') === 'each' && items[at + 1]?.number !== undefined;
    const own = items[at + 2]?.senses.get('stay-unit');
    if (isBefore && (own === 'night' || own === 'day' || own === 'week'))
      return { at, to: at + 3, count: items[at + 1]?.number ?? 1, unit: own };
    if (count?.number !== undefined && isEach && (unit === 'night' || unit === 'day' || unit === 'week'))
      return { at, to: at + 3, count: count.number, unit };
  }
  return null;
}
