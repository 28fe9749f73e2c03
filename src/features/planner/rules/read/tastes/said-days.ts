/** For which day of the stay something was asked: "fado on the second evening", "Kew on Saturday", "a cruise on 7 May". */
import { TAGS, type Tag } from '../../../../destinations/rules/tags.ts';
import { minutesOf } from '../../../../destinations/rules/weekly-hours.ts';
import type { Reading } from '../../reading.ts';
import { ON_STAGE, SHOWS } from '../../select/shows-and-boats.ts';
import { isContent } from '../claimed-words.ts';
import { isEnd } from '../clause-ends.ts';
import { countAt, type DateRow, has, senseAt } from '../dates/date-items.ts';
import { dayAt } from '../dates/day-phrase.ts';
import { figuresAt } from '../dates/numeric-dates.ts';
import { dayOf } from '../dates/said-day.ts';
import type { DaysOfStay } from '../hours/appointments.ts';
import { timeOf } from '../hours/times-of-day.ts';
import { type Reader, wordsOf } from '../reader.ts';
import { tagTokens } from '../tagged-tokens.ts';
import type { PlaceInWish } from './read-wanted-places.ts';

type AskedDay = NonNullable<Reading['onDays']>[number];
type Day = Pick<AskedDay, 'nth' | 'weekday' | 'date'>;

const FIELDS: readonly string[] = ['interests', 'preferences', 'taste'];
const KNOWN: ReadonlySet<string> = new Set(TAGS);
const REACH = 6;
/** They tell of a way in or out, of what is closed, of every such day, or of more days than one. */
const OTHERWISE = [
  ...['arrive', 'return', 'from', 'until', 'way-in', 'way-out', 'departs', 'homeward', 'between', 'before', 'after'],
  ...['sooner', 'following', 'side-before', 'side-after', 'near'],
];
const NOT_OF_ONE = /^(?:every|each|closed?|closes|shut|except|jeden|jede|chaque|tous|cada|todos|ogni|elke|hver)$/;

export function readSaidDays(reader: Reader, stay: DaysOfStay, places: readonly PlaceInWish[]): readonly AskedDay[] {
  const { items, tokens, gazetteer, languageIn } = reader;
  const row = tagTokens(tokens, gazetteer.calendar, languageIn, [figuresAt]);
  const found: AskedDay[] = [];
  for (let here = 0; here < row.length; here++) {
    if (!FIELDS.includes(row[here]?.field ?? '')) continue;
    const said = dayIn(reader, row, here, stay);
    if (!said) continue;
    const [first, last] = [itemOf(reader, row[here]?.from ?? 0), itemOf(reader, (row[said.to - 1]?.to ?? 1) - 1)];
    here = said.to - 1;
    const part = items[last + 1]?.senses.get('day-part') && !isEnd(items, last + 1) ? last + 1 : last;
    const end = Math.max(last, part) + 1;
    if ((reader.ledger.isUsed(first) && !isProposal(reader)) || isOfOther(reader, row, here, first, end)) continue;
    const target = before(reader, first, places) ?? behind(reader, first, end, places);
    if (!target) continue;
    const [from, to] = (items[part]?.senses.get('day-part')?.split('-') ?? []).map((at) => timeOf(minutesOf(at)));
    reader.ledger.claim('', '', first, end);
    found.push({
      ...target,
      ...said.day,
      ...(from && to ? { from, to } : {}),
      words: wordsOf(reader, first, end),
    });
  }
  return [...found, ...someEvening(reader, found)];
}

/** "Theatre one night", "an evening at the opera": no matinee, on whichever day. */
function someEvening(reader: Reader, found: readonly AskedDay[]): AskedDay[] {
  const evenings = reader.items.flatMap(({ senses, field }, at) => {
    const [from, to] = (senses.get('day-part')?.split('-') ?? []).map((each) => timeOf(minutesOf(each)));
    if (!from || !to || from < '17:00' || !FIELDS.includes(field)) return [];
    const { tag } = before(reader, at, [], NEAR) ?? behind(reader, at, at + 1, [], NEAR) ?? {};
    return tag && ON_STAGE.includes(tag) ? [{ tag, from, to, words: wordsOf(reader, at, at + 1) }] : [];
  });
  return evenings.filter(
    ({ tag }, at) => [...found, ...evenings.slice(0, at)].every((each) => each.tag !== tag) && !isOften(reader, tag),
  );
}
const NEAR = 3;

/** "Opera, and an evening at the opera": not once, and at any hour. */
export const isOften = ({ items }: Reader, tag: Tag) => items.filter((item) => tagsOf(item)[0] === tag).length > 1;

const itemOf = ({ items }: Reader, token: number) => items.findIndex(({ from, to }) => from <= token && token < to);

/** "Second evening", "3rd night", "last day"; "7 May"; "Saturday". */
function dayIn(reader: Reader, row: DateRow, at: number, { dayFirst }: DaysOfStay): { day: Day; to: number } | null {
  const { items, today } = reader;
  const suffixed = has(row, at + 1, 'suffix') ? countAt(row, at, 60) : undefined;
  const nth = Number(senseAt(row, at, 'ordinal') ?? suffixed ?? 0);
  if (nth !== 0) {
    const next = suffixed === undefined ? at + 1 : at + 2;
    const unit = items[itemOf(reader, row[next]?.from ?? -1)];
    const isDay = unit?.senses.has('day-part') || ['night', 'day'].includes(unit?.senses.get('stay-unit') ?? '');
    if (isDay && row[next]?.joint === ' ') return { day: { nth }, to: next + 1 };
  }
  const date = dayAt(row, at, { today, dayFirst, atHome: false });
  if (date) return { day: { date: dayOf(date.day, today) }, to: date.to };
  const weekday = senseAt(row, at, 'weekday');
  const isOne = items[itemOf(reader, row[at]?.from ?? -1)]?.senses.get('dayname') === weekday;
  return weekday && isOne && !/days$/.test(row[at]?.text ?? '')
    ? { day: { weekday: Number(weekday) }, to: at + 1 }
    : null;
}

/** The clause tells of something else, or the day stands in a range. */
function isOfOther({ items }: Reader, row: DateRow, last: number, first: number, end: number): boolean {
  if (has(row, last + 1, 'to', 'until', 'weekday') || row[last + 1]?.joint === '-' || row[last + 1]?.text === '-')
    return true;
  for (let at = first - 1; at >= first - REACH && !isEnd(items, at + 1); at--) {
    const item = items[at];
    if (!item || /^[,()]$/.test(item.text)) break;
    if (NOT_OF_ONE.test(item.text) || (item.senses.has('appointment') && !item.senses.has('taste'))) return true;
    // "The beach is crowded on Sunday"; "am Sonntag" is said so as well.
    if (item.senses.has('copula') && at < first - 1) return true;
    const there = row.findIndex(({ from }) => from === item.from);
    // "On" and "in" lead many things.
    if (there >= 0 && has(row, there, ...OTHERWISE) && !has(row, there, 'of')) return true;
  }
  return items[end]?.senses.has('appointment') ?? false;
}

type Target = Pick<AskedDay, 'tag' | 'place'>;

/** Asked for at this item: a place of ours, or a taste, the music rather than the bar of it. */
function targetAt({ items, polarity }: Reader, at: number, places: readonly PlaceInWish[]): Target | null {
  const place = places.find(({ from, to }) => from <= at && at < to);
  if (place) return { place: place.id };
  const tags = [at - 1, at].flatMap((each) =>
    each === at || (items[at]?.joint === ' ' && !isEnd(items, at)) ? tagsOf(items[each]) : [],
  );
  const tag = tags.find((each) => SHOWS.includes(each)) ?? tagsOf(items[at])[0];
  return polarity[at] === 'wanted' && items[at]?.senses.has('taste') && tag ? { tag } : null;
}

const tagsOf = (item: Reader['items'][number] | undefined): Tag[] =>
  (item?.senses.get('taste') ?? '').split(', ').filter((tag): tag is Tag => KNOWN.has(tag));

function before(reader: Reader, first: number, places: readonly PlaceInWish[], reach = REACH): Target | null {
  const { items } = reader;
  for (let at = first - 1; at >= first - reach && !isEnd(items, at + 1); at--) {
    if (items[at]?.kind === 'mark') break;
    const target = targetAt(reader, at, places);
    if (target) return target;
  }
  return null;
}

/** Past a comma where the day leads: "on the first evening, fado", "to propose on the third evening, on a boat". */
function behind(
  reader: Reader,
  first: number,
  end: number,
  places: readonly PlaceInWish[],
  reach = REACH,
): Target | null {
  const { items } = reader;
  const leads = isProposal(reader) || opensClause(items, first);
  for (let at = end; at < end + reach && !isEnd(items, at); at++) {
    if (items[at]?.kind === 'mark' && !(at === end && (leads || /^[:–]$/.test(items[at]?.text ?? '')))) break;
    const target = targetAt(reader, at, places);
    if (target) return target;
  }
  return null;
}

/** Nothing but small words stands before it in its sentence. */
function opensClause(items: Reader['items'], first: number): boolean {
  let at = first;
  while (at > first - REACH && !isEnd(items, at)) {
    const item = items[at - 1];
    if (!item || item.kind === 'mark' || isContent(item)) return false;
    at--;
  }
  return isEnd(items, at);
}

const isProposal = ({ items }: Reader) => items.some(({ senses }) => senses.get('need') === 'proposal');
