import type { Reading } from '../reading.ts';

/** One stop of one plan taken out, or put elsewhere: as the change that asks for it, and as the wish keeps it. */
export type StopEdit = NonNullable<Reading['edits']>[number];

const SAID = /^(?:out|move) (\S{1,120}) of day (\d{1,2}) in (\S{1,120})(?: to day (\d{1,2})(?: at (\d{1,2}))?)?$/;

/** "move lisbon-castle of day 2 in lisbon-value to day 3 at 1", "out lisbon-castle of day 2 in lisbon-value" */
export function stopEditText({ plan, day, stop, to }: StopEdit): string {
  const place = to?.at === undefined ? '' : ` at ${to.at}`;
  return `${to ? 'move' : 'out'} ${stop} of day ${day} in ${plan}${to ? ` to day ${to.day}${place}` : ''}`;
}

/** Null for every other change. */
export function readStopEdit(change: string): StopEdit | null {
  const [, stop, day, plan, toDay, at] = SAID.exec(change) ?? [];
  if (stop === undefined || plan === undefined || change.startsWith('move') !== (toDay !== undefined)) return null;
  const to = toDay === undefined ? {} : { to: { day: Number(toDay), ...(at === undefined ? {} : { at: Number(at) }) } };
  return { plan, day: Number(day), stop, ...to };
}

/** What of a day can be moved or taken out: places, and no journey, no group's programme, no hour kept free. */
export function isMovable({
  kind,
  placeId,
}: {
  readonly kind: string;
  readonly placeId?: string | undefined;
}): boolean {
  return placeId !== undefined && kind !== 'package' && kind !== 'transfer';
}
