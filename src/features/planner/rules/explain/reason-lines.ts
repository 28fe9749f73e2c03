/** What a trip is for, answered from the finished days: one line for each reason, the gravest first. */
import { needCopy } from '../../copy/needs.ts';
import { nameTheHour, reasonCopy } from '../../copy/reasons.ts';
import type { PricedDraft } from '../plan-draft.ts';
import type { Reading, TripReason } from '../reading.ts';
import { EFFECTS, reasonsOf } from '../select/need-effects.ts';
import type { World } from '../world.ts';
import { weekdayName } from './date-text.ts';
import { keptOnSaidDay } from './said-day-lines.ts';
import { type Placed, placedIn } from './why-text.ts';

interface ReasonLine {
  readonly name: string;
  readonly result: 'partly' | 'not-met';
  readonly text: string;
  readonly day?: number;
  readonly placeId?: string;
}

const IN_THE_EVENING = '17:00';
/** The plan does nothing about them but give way. */
const LEFT_TO_THEM: readonly TripReason[] = ['grave', 'roots', 'divorce'];

export function reasonLines(draft: PricedDraft, world: World): ReasonLine[] {
  const { brief, days } = draft;
  const { needs, blocked, onDays } = brief.reading;
  const reasons = reasonsOf(needs);
  if (reasons.length === 0) return [];
  // The days of a package are its own.
  if (brief.style === 'package')
    return reasons.map((reason) => ({ name: reasonCopy[reason].name, result: 'not-met', text: needCopy.package }));
  const placed = placedIn({ days }, world);
  const visits = Math.max(
    ...days.map(({ items }) => items.filter(({ kind }) => kind === 'sight' || kind === 'activity').length),
  );
  const isKept = blocked.some(({ why }) => why === 'event');
  return reasons.map((reason) => {
    const onDay = (onDays ?? []).flatMap((said) => keptOnSaidDay(said, draft, placed));
    const found = (reason === 'proposal' && stopFor(reason, onDay, needs)) || stopFor(reason, placed, needs);
    const date = days.find(({ n }) => n === found?.day)?.date;
    const stop = found && date && { name: found.place.name, day: weekdayName(date), at: found.start };
    const { name, told, ask, givesWay } = reasonCopy[reason];
    return {
      name,
      result: (EFFECTS[reason]?.hour && !found) || LEFT_TO_THEM.includes(reason) ? 'not-met' : 'partly',
      text: [told({ visits, isKept, ...(stop && { stop }) }), ask, givesWay && !isKept ? nameTheHour : '']
        .filter(Boolean)
        .join(' '),
      ...(found && { day: found.day, placeId: found.place.id }),
    };
  });
}

/** The dinner at the best table; or the visit that is most of what is looked for, at its hour where there is one. */
function stopFor(reason: TripReason, placed: readonly Placed[], needs: Reading['needs']): Placed | undefined {
  const { hour } = EFFECTS[reason] ?? {};
  if (!hour) return undefined;
  if (hour === 'dinner')
    return placed
      .filter(({ isMeal, start }) => isMeal && start >= IN_THE_EVENING)
      .toSorted((a, b) => b.place.priceLevel - a.place.priceLevel || b.place.weight - a.place.weight)[0];
  const { from = '00:00' } = hour;
  const lights = reason === 'memorial' && needs.some(({ kind }) => kind === 'candle');
  const tags = lights ? (['church', ...hour.tags] as const) : hour.tags;
  const rank = ({ place }: Placed) => tags.findIndex((tag) => place.tags.includes(tag));
  const isEarly = ({ start }: Placed) => Number(start < from);
  return placed
    .filter((each) => !each.isMeal && rank(each) >= 0 && !each.place.tags.includes('ruins'))
    .toSorted((a, b) => isEarly(a) - isEarly(b) || rank(a) - rank(b) || b.place.weight - a.place.weight)[0];
}
