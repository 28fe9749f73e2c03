/**
 * Changing one thing: the wish as it was understood, and one word or sentence.
 * Whatever the change does not speak of stays, field by field.
 */
import { changeCopy } from '../../copy/changed-answer.ts';
import { planCopy } from '../../copy/plan.ts';
import type { Answer, PlannedTrip } from '../answer.ts';
import type { Check, Cost, PlanItem } from '../plan.ts';
import { planKey } from '../plan-key.ts';
import { money } from '../price/currency.ts';
import type { Pace, Reading } from '../reading.ts';
import { withoutLine } from '../wish/understood-lines.ts';
import { WITHOUT_PREFIX } from '../wish/without-prefix.ts';
import { mergeReading } from './merge-reading.ts';
import { nightsAfter } from './nights.ts';
import { readStopEdit, type StopEdit } from './stop-edit.ts';

/** Reads a sentence as if it stood alone among the seven texts. */
type ReadSentence = (sentence: string) => Reading;

const CHEAPER = /\b(?:cheaper|less expensive|too expensive|less money|save money)\b/;
const SLOWER_WORDS = /\b(?:slower|more relaxed|less rushed|less packed|calmer|fewer stops|more time)\b/;
const CHEAPER_BY = 0.85;
const SLOWER: Readonly<Record<Pace, Pace>> = { full: 'normal', normal: 'slow', slow: 'slow' };
const LESS = { high: 'mid', mid: 'low', any: 'mid', low: 'low' } as const;

/** `before`: the answer to `previous`, whose costs a cheaper one is measured by. */
export function changeWish(previous: Reading, change: string, before: Answer, read: ReadSentence): Reading {
  const edit = readStopEdit(change);
  if (edit) return { ...settled(previous), edits: [...(previous.edits ?? []), edit] };
  if (change.startsWith(WITHOUT_PREFIX))
    return { ...settled(withoutLine(previous, change.slice(WITHOUT_PREFIX.length))), swaps: [] };
  const sentence = change.trim().toLowerCase();
  const swap =
    /^swap:\s*(\d{1,2})$/.exec(sentence) ??
    /\b(?:swap|replace|change|redo|another|different)\b[^.]*?\bday\s*(\d{1,2})\b/.exec(sentence);
  if (swap) {
    const swapped = { ...settled(previous), swaps: [...(previous.swaps ?? []), Number(swap[1])] };
    const rest = sentence.replace(swap[0], ' ').trim();
    // "Swap day 2 for a day on a boat": the boat is a wish of its own.
    return rest === '' ? swapped : { ...mergeReading(swapped, read(rest)), swaps: swapped.swaps };
  }
  if (CHEAPER.test(sentence) && !/\d/.test(sentence)) return cheaper(previous, before);
  if (SLOWER_WORDS.test(sentence)) return { ...settled(previous), pace: SLOWER[previous.pace] };
  const nights = nightsAfter(previous.nights, sentence);
  if (nights !== null) return { ...settled(previous), nights };
  return mergeReading(settled(previous), read(change));
}

/** Conflicts and assumptions that planning adds are found anew; those of reading stay. */
function settled(previous: Reading): Reading {
  const planned = new Set(['season', 'pace', 'budget']);
  return { ...previous, conflicts: previous.conflicts.filter(({ field }) => !planned.has(field)) };
}

function cheaper(previous: Reading, before: Answer): Reading {
  const { budget } = previous;
  const own = before.recommendations.filter(({ packageId }) => packageId === undefined);
  const sums = [own[0]?.plan.cost.total, budget.groupTotal].flatMap((sum) => sum ?? []);
  const tier = budget.tier === undefined ? {} : { tier: LESS[budget.tier] };
  // Where no sum is known, a simpler class is all that can be said.
  if (sums.length === 0)
    return { ...settled(previous), budget: { ...budget, tier: LESS[budget.tier ?? own[0]?.plan.tier ?? 'mid'] } };
  const limit = Math.floor(Math.min(...sums) * CHEAPER_BY);
  return { ...settled(previous), budget: { ...budget, ...tier, amount: limit, basis: 'group', groupTotal: limit } };
}

/** What differs, in sentences: of the wish first, then of the first plan. */
export function differences(previous: Reading, now: Reading, before: Answer, after: Answer): string[] {
  const edit = (now.edits ?? []).length > (previous.edits ?? []).length ? now.edits?.at(-1) : undefined;
  if (edit) return editSaid(edit, before, after);
  const said = [
    ...budgetSaid(previous, now),
    ...(previous.pace === now.pace ? [] : [changeCopy.pace(previous.pace, now.pace)]),
    ...fieldsSaid(previous, now),
    ...linesSaid(before, after),
    ...swapsSaid(previous, now, before, after),
  ];
  const [old, fresh] = [before.recommendations[0]?.plan.cost, after.recommendations[0]?.plan.cost];
  const cost =
    old && fresh && (old.total !== fresh.total || old.currency !== fresh.currency)
      ? [changeCopy.cost(totalOf(old), totalOf(fresh))]
      : [];
  return said.length + cost.length > 0 ? [...said, ...cost] : [changeCopy.nothing];
}

function budgetSaid({ budget: old }: Reading, { budget: now }: Reading): string[] {
  const amount = (of: Reading['budget']) => (of.groupTotal === undefined ? null : money(of.groupTotal, of.currency));
  const [from, to] = [amount(old), amount(now)];
  return [
    ...(to !== null && from !== to ? [changeCopy.budget(from, to)] : []),
    ...(now.tier !== undefined && old.tier !== now.tier ? [changeCopy.tier(old.tier ?? null, now.tier)] : []),
  ];
}

type Named = keyof typeof changeCopy.names;

function fieldsSaid(previous: Reading, now: Reading): string[] {
  return (Object.keys(changeCopy.names) as Named[]).flatMap((name) => {
    const [from, to] = [shown(previous, name), shown(now, name)];
    return from === to ? [] : [changeCopy.field(changeCopy.names[name], from, to)];
  });
}

/** Wishes that came or went and are told by no name above. */
function linesSaid({ understood: old }: Answer, { understood: now }: Answer): string[] {
  const isTold = (key: string) => key === 'pace' || (key.split(':')[0] ?? '') in changeCopy.names;
  const without = (lines: Answer['understood'], others: Answer['understood']) =>
    lines.filter(({ key }) => key !== undefined && !isTold(key) && !others.some((other) => other.key === key));
  return [
    ...without(old, now).map(({ part, value }) => changeCopy.leftOut(part, value)),
    ...without(now, old)
      .filter(({ key }) => key !== 'budget')
      .map(({ part, value }) => changeCopy.added(part, value)),
  ];
}

function shown(reading: Reading, name: Named): string {
  const value = reading[name];
  if (name === 'weights') return Object.keys(reading.weights).toSorted().join(', ');
  if (name === 'destinations') return reading.destinations.map(({ id, city }) => city ?? id).join(', ');
  if (name === 'party')
    return [`${reading.party.adults}`, ...reading.party.children.map((age) => `child ${age}`)].join(', ');
  if (name === 'workHours') return reading.workHours ? `${reading.workHours.from}–${reading.workHours.to}` : '';
  if (Array.isArray(value)) return value.join(', ');
  return value === true ? 'yes' : value === false || value === undefined ? '' : String(value);
}

function swapsSaid(
  { swaps: old = [] }: Reading,
  { swaps: now = [] }: Reading,
  before: Answer,
  after: Answer,
): string[] {
  return now.slice(old.length).map((n) => {
    const names = (answer: Answer) =>
      (answer.recommendations.find(({ packageId }) => packageId === undefined)?.plan.days[n - 1]?.items ?? []).flatMap(
        ({ name, placeId }) => (placeId === undefined ? [] : [name]),
      );
    const [gone, come] = [names(before), names(after)];
    return gone.join() === come.join() ? changeCopy.noSuchDay(n) : changeCopy.swapped(n, gone, come);
  });
}

/** What an edit of one stop did to its plan, in sentences: the stop, the checks that turned, the price. */
export function editSaid({ plan, day, stop, to }: StopEdit, before: Answer, after: Answer): string[] {
  const [old, now] = [before, after].map((answer) => answer.recommendations.find((trip) => planKey(trip) === plan));
  const was = old && stopOn(old, day, stop);
  if (!old || !now || !was) return [changeCopy.nothing];
  const is = stopOn(now, to?.day ?? day, stop);
  const isDone = to ? is !== undefined && (to.day !== day || is.start !== was.start) : is === undefined;
  if (!isDone) return [changeCopy.noRoom(was.name)];
  const [from, cost] = [totalOf(old.plan.cost), totalOf(now.plan.cost)];
  return [
    to && is ? changeCopy.moved(was.name, to.day, is.start) : changeCopy.takenOut(was.name, day),
    ...now.checks.flatMap((check) => turned(old.checks, check)),
    ...(from === cost ? [] : [changeCopy.ownCost(from, cost)]),
  ];
}

function totalOf({ total, currency }: Cost): string {
  return total === null ? changeCopy.costUnknown : money(total, currency);
}

function stopOn({ plan }: PlannedTrip, day: number, id: string): PlanItem | undefined {
  return plan.days[day - 1]?.items.find(({ placeId }) => placeId === id);
}

/** A check that holds another result than before; of one that failed the first fact says by whom. */
function turned(before: readonly Check[], { name, result, text, facts }: Check): string[] {
  const old = before.find((check) => check.name === name)?.result;
  if (old === undefined || old === result) return [];
  const title = planCopy.checks.names[name];
  if (result === 'passed') return [changeCopy.mended(title)];
  return [changeCopy.broken(title, result === 'failed' && facts[0] ? `${text} ${facts[0]}.` : text)];
}
