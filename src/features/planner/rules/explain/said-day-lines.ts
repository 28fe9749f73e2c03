/** Whether what was asked for one day, or for an evening, stands there, told in the line of its wish. */
import type { CalendarDay } from '../../../../shared/dates.ts';
import { minutesOf } from '../../../destinations/rules/weekly-hours.ts';
import { wishWord } from '../../copy/tag-words.ts';
import { ledgerCopy as say } from '../../copy/wish-ledger.ts';
import type { WishLine } from '../answer.ts';
import type { PricedDraft } from '../plan-draft.ts';
import { type AskedDay, answersSaid, daysMeant, isOpenThen } from '../schedule/said-days.ts';
import type { World } from '../world.ts';
import { weekdayName } from './date-text.ts';
import { type Placed, placedIn } from './why-text.ts';

/** Of the stops that answer it, those of that day and hour. */
export function keptOnSaidDay(said: AskedDay, draft: PricedDraft, placed: readonly Placed[]): readonly Placed[] {
  const { startDate, nights } = draft.brief;
  const meant = daysMeant(said, startDate, nights);
  const { from = '00:00', to = '24:00' } = said;
  return placed.filter(
    ({ place, day, start }) =>
      answersSaid(place, said) &&
      (said.tag === undefined || place.tags.includes(said.tag)) &&
      meant.some((date) => date === draft.days.find(({ n }) => n === day)?.date) &&
      start < to &&
      minutesOf(start) + place.durationMin > minutesOf(from),
  );
}

export function withSaidDays(lines: readonly WishLine[], draft: PricedDraft, world: World): WishLine[] {
  const { reading, segments, startDate, nights } = draft.brief;
  const placed = placedIn(draft, world);
  const told = [...lines];
  for (const said of reading.onDays ?? []) {
    const wish =
      said.place === undefined ? said.tag && wishWord(said.tag) : world.catalogue.place.get(said.place)?.name;
    const answers = placed.filter(({ place }) => answersSaid(place, said));
    const at = told.findIndex(
      ({ wish: told, result, placeId }) =>
        told === wish ||
        (said.tag !== undefined && result === 'met' && answers.some(({ place }) => place.id === placeId)),
    );
    const line = told[at];
    if (!line) continue;
    const [kept] = keptOnSaidDay(said, draft, placed);
    const date = kept && draft.days.find(({ n }) => n === kept.day)?.date;
    if (kept && date) {
      const isOfDay = (said.nth ?? said.weekday ?? said.date) !== undefined;
      const text = say.onDay[isOfDay ? 'kept' : 'evening'](kept.place.name, weekdayName(date), kept.day, kept.start);
      const rest = line.result === 'met' ? '' : ` ${line.text}`;
      told[at] = { ...line, text: `${text}${rest}`, day: kept.day, placeId: kept.place.id };
      continue;
    }
    const meant = daysMeant(said, startDate, nights);
    const known = segments.flatMap(({ book }) => book.sights.filter((place) => answersSaid(place, said)));
    const isShut = known.length > 0 && known.every((place) => meant.every((day) => !isOpenThen(place, said, day)));
    const text = say.onDay.left(
      said.words,
      said.weekday === undefined ? whenOf(meant, draft) : null,
      meant.length === 0 ? 'outside' : isShut ? 'shut' : 'full',
    );
    told[at] = { ...line, result: line.result === 'met' ? 'partly' : line.result, text: `${text} ${line.text}` };
  }
  return told;
}

/** "Friday, day 3"; nothing where any day would do. */
const whenOf = ([day, ...more]: readonly CalendarDay[], { days }: PricedDraft): string | null => {
  const n = days.find(({ date }) => date === day)?.n;
  return day && n !== undefined && more.length === 0 ? say.onDay.when(weekdayName(day), n) : null;
};
