/** Whether they dine at the hour that they said. */
import { minutesOf } from '../../../destinations/rules/weekly-hours.ts';
import { ledgerCopy as say } from '../../copy/wish-ledger.ts';
import type { WishLine } from '../answer.ts';
import type { PlanDay } from '../plan.ts';
import type { TimeOfDay } from '../reading.ts';

const EVENING = '16:00';
/** Minutes to either side. */
const LEEWAY = 15;

export function dinnerLine(dinesAt: TimeOfDay, days: readonly PlanDay[]): WishLine {
  const wish = say.names.dines(dinesAt);
  const dinners = days.flatMap(({ n, items }) =>
    items.flatMap(({ kind, start }) => (kind === 'meal' && start >= EVENING ? [{ day: n, at: start }] : [])),
  );
  const others = dinners.filter(({ at }) => Math.abs(minutesOf(at) - minutesOf(dinesAt)) > LEEWAY);
  if (dinners.length === 0) return { wish, result: 'not-met', text: say.dines.none };
  return others.length === 0
    ? { wish, result: 'met', text: say.dines.met(dinners.length) }
    : { wish, result: others.length < dinners.length ? 'partly' : 'not-met', text: say.dines.partly(others) };
}
