/** What an edit of one stop did to its plan, in sentences: the stop, the checks that turned, the price. */
import { changeCopy } from '../../copy/change.ts';
import { planCopy } from '../../copy/plan.ts';
import type { Answer, PlannedTrip } from '../answer.ts';
import type { Check, Cost } from '../plan.ts';
import { planKey } from '../plan-key.ts';
import { money } from '../price/money.ts';
import type { StopEdit } from './stop-edit.ts';

export function editSaid({ plan, stop, to }: StopEdit, before: Answer, after: Answer): string[] {
  const [old, now] = [before, after].map((answer) => answer.recommendations.find((trip) => planKey(trip) === plan));
  const was = old && stopIn(old, stop);
  if (!old || !now || !was) return [changeCopy.nothing];
  const is = stopIn(now, stop);
  const isSame = is && is.day === was.day && is.item.start === was.item.start;
  if (isSame || (to === undefined) === (is !== undefined)) return [changeCopy.noRoom(was.item.name)];
  const [from, cost] = [totalOf(old.plan.cost), totalOf(now.plan.cost)];
  return [
    is ? changeCopy.moved(was.item.name, is.day, is.item.start) : changeCopy.takenOut(was.item.name, was.day),
    ...now.checks.flatMap((check) => turned(old.checks, check)),
    ...(from === cost ? [] : [changeCopy.ownCost(from, cost)]),
  ];
}

export function totalOf({ total, currency }: Cost): string {
  return total === null ? changeCopy.costUnknown : money(total, currency);
}

function stopIn({ plan }: PlannedTrip, id: string) {
  return plan.days
    .flatMap(({ n, items }) => items.map((item) => ({ day: n, item })))
    .find(({ item }) => item.placeId === id);
}

/** A check that holds another result than before; of one that failed the first fact says by whom. */
function turned(before: readonly Check[], { name, result, text, facts }: Check): string[] {
  const old = before.find((check) => check.name === name)?.result;
  if (old === undefined || old === result) return [];
  const title = planCopy.checks.names[name];
  if (result === 'passed') return [changeCopy.mended(title)];
  return [changeCopy.broken(title, result === 'failed' && facts[0] ? `${text} ${facts[0]}.` : text)];
}
