/** What an edit of one stop did to its plan, in sentences: the stop, the checks that turned, the price. */
import { changeCopy } from '../../copy/changed-answer.ts';
import { planCopy } from '../../copy/plan.ts';
import type { Answer, PlannedTrip } from '../answer.ts';
import type { Check, Cost, PlanItem } from '../plan.ts';
import { planKey } from '../plan-key.ts';
import { money } from '../price/currency.ts';
import type { StopEdit } from './stop-edit.ts';

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

export function totalOf({ total, currency }: Cost): string {
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
