/**
 * The whole answer as text, in a fixed order: why, assumptions, warnings, good
 * to know, costs, then the days. Days come last, one line for each stop, so that
 * whoever reads them reads the plan itself.
 */

import { dayCopy } from '../../copy/days.ts';
import { explainCopy } from '../../copy/explain.ts';
import { needCopy } from '../../copy/needs.ts';
import { clause } from '../../copy/phrasing.ts';
import { resultsCopy } from '../../copy/results.ts';
import { stayCopy } from '../../copy/stay.ts';
import { type Housing, isLongAgo, type NamedStay, type PlanDay, type PlanItem } from '../plan.ts';
import type { Brief, PricedDraft } from '../plan-draft.ts';
import { money } from '../price/currency.ts';
import { needsNoSteps, quarterName, stepFreeIn } from '../select/choose-lodging.ts';
import type { World } from '../world.ts';
import { conditionsText } from './conditions-text.ts';
import { costText } from './cost-text.ts';
import { dayText } from './date-text.ts';
import { leadOf } from './lead-text.ts';
import { needLines, needText } from './need-text.ts';
import type { PlanHeadlines } from './plan-headlines.ts';
import { ramadanText } from './ramadan-text.ts';
import { reasonLines } from './reason-lines.ts';
import { mannersOf, warningsOf } from './warnings.ts';

export interface Said {
  /** Sentences of the plan as a whole that come before everything else. */
  readonly before: readonly string[];
  readonly assumptions: readonly string[];
  /** Of each segment. */
  readonly housing: readonly Housing[];
  readonly telling: PlanHeadlines;
}

export function fullText(draft: PricedDraft, world: World, { before, assumptions, housing, telling }: Said): string {
  const { headings } = explainCopy;
  const isPackage = draft.brief.style === 'package';
  const manners = isPackage ? [] : mannersOf(draft, world);
  // What nobody else may know does not stand in the first sentence.
  const isSecret = draft.brief.reading.needs.some(({ kind }) => kind === 'discreet');
  const reasons = isPackage ? [] : reasonLines(draft, world);
  const first = [...severeTold(draft), ...before, ...(isSecret ? [] : reasons.map(({ text }) => text))];
  const lead = isPackage
    ? { text: first.join(' '), left: [] }
    : leadOf(draft, telling, { before: first, conditions: toldFirst(draft, world) }, world);
  const paragraphs = [
    lead.text,
    isPackage ? '' : section(stayCopy.title, staysText(draft.brief, housing)),
    section(headings.assumed, [...assumptions, ...notUsed(draft)]),
    section(headings.watch, warningsOf(draft, housing, world)),
    section(resultsCopy.needs, [...lead.left, ...needText([...needLines(draft, world), ...(isSecret ? reasons : [])])]),
    section(headings.manners, manners),
    `${headings.costs}\n${costText(draft, world)}`,
    ...draft.days.map((day) => dayBlock(day, draft)),
  ];
  return paragraphs.filter(Boolean).join('\n\n');
}

/** What they asked for and nobody understood; torn words are in the reading alone. */
function notUsed({ brief: { reading } }: PricedDraft): string[] {
  const words = reading.unused.flatMap(({ text, isClause }) => (isClause ? text : []));
  return words.length > 0 ? [explainCopy.notUsed([...new Set(words)].slice(0, MOST_WORDS))] : [];
}
const MOST_WORDS = 4;

/** What life hangs on comes before everything else, as they wrote it. */
function severeTold({ brief: { reading } }: PricedDraft): string[] {
  const severe = reading.needs.find(({ kind }) => kind === 'severe-allergy');
  return severe ? [needCopy.severe(severe.words ?? '')] : [];
}

/** What changes the days, and what was said as a condition: what a worried reader looks for. */
function toldFirst(draft: PricedDraft, world: World): string[] {
  const ramadan = ramadanText(draft);
  return [...(ramadan ? [ramadan.what, ...ramadan.done] : []), ...conditionsText(draft, world)];
}

function section(heading: string, sentences: readonly string[]): string {
  return sentences.length > 0 ? `${heading}\n${sentences.join('\n')}` : '';
}

function dayBlock({ n, date, area, items, insight }: PlanDay, draft: PricedDraft): string {
  return [
    `Day ${n} — ${dayText(date)} · ${area}`,
    ...items.map((item) => itemLine(item, draft)),
    ...(insight ? [insight] : []),
  ].join('\n');
}

/** What ends then does not end then. */
const LATE = '23:50';

function itemLine(
  { name, start, end, why, leg, cost, note, kind }: PlanItem,
  { cost: { currency } }: PricedDraft,
): string {
  const parts = [
    `${start}–${end >= LATE && kind !== 'transfer' ? dayCopy.late : end} ${name}`,
    why ? clause(why) : '',
    leg && kind !== 'transfer' && leg.minutes > 3 ? dayCopy.way(leg) : '',
    cost && cost.amount > 0 ? money(cost.amount, currency) : cost && kind !== 'meal' ? dayCopy.free : '',
    note ?? '',
  ];
  return parts.filter(Boolean).join(' — ');
}

/** Where one sleeps, in words: the house that is named, the others, and what nobody vouches for. */
function staysText({ segments, reading, startDate }: Brief, housing: readonly Housing[]): string[] {
  const yearOf = (house: NamedStay) => (isLongAgo(house, startDate) ? house.asOf.slice(0, 4) : undefined);
  const isStepFree = needsNoSteps(reading);
  const lines = segments.flatMap((segment, i) => {
    const { stay, alternatives = [] } = housing[i] ?? {};
    if (!stay)
      return [
        isStepFree
          ? stayCopy.noneStepFree(quarterName(segment), stepFreeIn(segment))
          : stayCopy.unnamed(quarterName(segment)),
      ];
    const year = yearOf(stay);
    const longAgo = year === undefined ? '' : stayCopy.longAgo(year);
    const others = alternatives.map((house) => {
      const from = yearOf(house);
      return from === undefined ? house.name : stayCopy.otherLongAgo(house.name, from);
    });
    return [
      stay.quarter === quarterName(segment)
        ? stayCopy.at(stay, stay.quarter, longAgo)
        : stayCopy.nextDoor(stay, stay.quarter, quarterName(segment), longAgo),
      ...(isStepFree ? [stayCopy.stepFree(stay.name)] : []),
      ...(others.length > 0 ? [stayCopy.others(others)] : []),
    ];
  });
  const { rooms = 1 } = reading.party;
  const counted = rooms > 1 ? [stayCopy.rooms(rooms)] : [];
  return housing.some(({ stay }) => stay) ? [...lines, ...counted, stayCopy.notHeld] : [...lines, ...counted];
}
